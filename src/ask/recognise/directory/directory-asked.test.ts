import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context)

test('how to cite the data is answered with sources, licences and method, in the language asked', () => {
  for (const [query, expected] of [
    ['How do I cite this data?', 'Name the directory'],
    ['Can I quote your ratings in my thesis?', 'address of the spot'],
    ['how should we credit you', 'SR-1.1'],
    ['Wie zitiert man die Daten richtig?', 'Nennen Sie dazu'],
    ['Comment dois-je citer vos données ?', 'Nommez aussi'],
    ['¿Puedo citar estos datos en una tesis?', 'Nombre también'],
    ['Posso citare questi dati in un articolo?', 'Citi anche'],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.ok(answer.includes(expected), `${query}: ${answer}`)
    assert.deepEqual([understood.kind, understood.notApplied], ['help', []], query)
  }
})

test('where noise is computed is told, and where none is', () => {
  for (const query of [
    'Which countries are covered by the dB data?',
    'Für welche Länder gibt es Lärmdaten?',
    'Pour quels pays y a-t-il des niveaux de bruit ?',
    '¿Para qué países hay decibelios?',
    'Per quali paesi ci sono dati sul rumore?',
  ]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /No region has|keine Region|Aucune région|ninguna región|nessuna regione/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('why noisy places are listed is told of the directory, and not of its noisiest spots', () => {
  for (const [query, expected] of [
    ['Why do you have loud places in your directory?', 'whatever its rating'],
    ['Wieso stehen laute Orte im Verzeichnis?', 'heißt laut'],
    ['Pourquoi y a-t-il des lieux bruyants dans l’annuaire ?', 'dit bruyant'],
    ['¿Por qué están los lugares ruidosos en la lista?', 'se llama ruidoso'],
    ['Perché i posti rumorosi sono nell’elenco?', 'detto rumoroso'],
  ] as const) {
    const { answer, sources } = answerTo(query)
    assert.ok(answer.includes(expected), `${query}: ${answer}`)
    assert.deepEqual(sources, [], query)
  }
  assert.match(answerTo('and why is it listed then?', ['Which spot is the noisiest?']).answer, /whatever its rating/)
})

test('what is looked for, ranked or asked of a spot is none of that', () => {
  for (const query of [
    'lieux calmes près de la Cité de Carcassonne',
    'Which country has the lowest noise levels on average?',
    'Why is Grunewald listed as noisy?',
    'noisy lakes in Sweden',
    'why is it so loud at Lake Louise',
  ])
    assert.notEqual(answerTo(query).understood.kind, 'help', query)
})

test('who wants to add or correct a place is told that nothing is taken here, and where the map is mended', () => {
  for (const query of [
    'how do i add my own secret place to your list',
    'can I submit a spot',
    'Wie kann ich einen Ort eintragen?',
    'Comment ajouter un lieu ?',
    '¿Cómo puedo añadir un lugar?',
    'come posso aggiungere un posto?',
    'posso mandarvi una correzione?',
    'Come si aggiunge un posto che manca?',
    'Kann ich euch eine Korrektur schicken?',
  ]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /OpenStreetMap/, query)
    assert.equal(understood.kind, 'help', query)
  }
  for (const query of [
    'lakes in Norway, and add Sweden',
    'can I report a fire at Sarek',
    'spots in Norway with my kids',
  ]) {
    assert.doesNotMatch(answerTo(query).answer, /OpenStreetMap/, query)
  }
})

test('what confidence means is told by the width of the band', () => {
  for (const [query, said] of [
    ["What does 'low confidence' mean next to a rating", /high up to 1\.2 rating units, medium up to 2/],
    ["what's the difference between rating and confidence", /high up to 1\.2 rating units/],
    ['was bedeutet mittlere Sicherheit', /hoch bis 1,2 Stufen/],
    ['que veut dire fiabilité moyenne', /haute jusqu’à 1,2 points/],
    ['¿qué significa fiabilidad baja?', /alta hasta 1,2 puntos/],
    ['cosa vuol dire affidabilità media?', /alta fino a 1,2 punti/],
    ['was ist der Unterschied zwischen Bewertung und Konfidenz?', /hoch bis 1,2 Stufen/],
    ['quelle est la différence entre la note et la confiance ?', /haute jusqu’à 1,2 points/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  assert.doesNotMatch(answerTo('spots with high confidence in Norway').answer, /lies within a band/)
})

test('whether a machine that learns answers is told however it is called', () => {
  for (const query of [
    'Do you use artificial intelligence?',
    'Nutzt ihr künstliche Intelligenz?',
    'Utilisez-vous l’intelligence artificielle ?',
    '¿Usáis inteligencia artificial?',
    'Usate l’intelligenza artificiale?',
    'Chi gestisce questo sito? Usate l’intelligenza artificiale?',
  ]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /program/i, query)
    assert.deepEqual([understood.kind, understood.notApplied], ['help', []], query)
  }
})

test('a place to add that one knows is no word that is left out', () => {
  for (const query of [
    'Can I add a place that I know?',
    'Kann ich einen Ort hinzufügen, den ich kenne?',
    'Puis-je ajouter un lieu que je connais ?',
    '¿Puedo añadir un lugar que conozco?',
    'Posso aggiungere un posto che conosco?',
  ]) {
    const { kind, notApplied } = answerTo(query).understood
    assert.deepEqual([kind, notApplied], ['help', []], query)
  }
})

test('whether a phone works at a spot is asked as one thing', () => {
  for (const query of [
    'C’è campo per il cellulare a Sarek?',
    'Il telefono prende a Sarek?',
    '¿Hay señal de móvil en Sarek?',
    'Y a-t-il une couverture mobile à Sarek ?',
    'Gibt es in Sarek Handynetz?',
  ]) {
    const { answer, understood } = answerTo(query)
    assert.equal(answer.match(/Sarek/g)?.length, 1, `${query}: ${answer}`)
    assert.deepEqual([understood.kind, understood.notApplied], ['about', []], query)
  }
})

test('where the maps are is told, and a list on a map is a list', () => {
  for (const query of [
    'is there a map?',
    'how about a map of all the spots',
    'do you have a noise map?',
    'gibt es eine Karte?',
    'avez-vous une carte ?',
    '¿hay un mapa?',
    "c'è una mappa?",
  ])
    assert.match(ask({ query }, context).answer, / \/silence/, query)
  assert.match(ask({ query: 'show me the lakes in Norway on a map' }, context).answer, /3 lakes in Norway/)
})

test('why nothing is listed somewhere is told of what is there', () => {
  for (const query of [
    'Why do you list nothing in Malta?',
    'why do you show no lakes in Malta',
    'Warum listet ihr nichts in Malta?',
  ])
    assert.match(answerTo(query).answer, /Malta/, query)
  assert.match(answerTo('Why do you list nothing in Malta?').answer, /^The catalogue has 2 spots in Malta/)
})
