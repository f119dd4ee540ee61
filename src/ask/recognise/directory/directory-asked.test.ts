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
