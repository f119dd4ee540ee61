import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answerTo = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context)

/** Each question gets an answer that says what is expected, and nothing is left unapplied. */
function assertTold(rows: readonly (readonly [string, RegExp])[]) {
  for (const [query, said] of rows) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
}

test('how often the catalogue changes is not known, and its day is told', () => {
  assertTold([
    ['how often is the data updated', /not known here: a new version.*published on/],
    ['Wie oft werden die Daten aktualisiert?', /nicht bekannt: Eine neue Fassung.*veröffentlicht/],
    ['à quelle fréquence mettez-vous à jour les données', /n’est pas connu.*publiée le/],
    ['cada cuánto se actualizan los datos', /no se sabe con qué frecuencia.*se publicó/],
    ['ogni quanto aggiornate i dati', /non si sa ogni quanto.*pubblicata il/],
  ])
})

test('the licence of the data is that of its sources, and no permit', () => {
  assertTold([
    ['under what licence is the data', /No source .* licence/],
    ['Unter welcher Lizenz stehen die Daten?', /Keine Quelle .* Lizenz/],
    ['quelle est la licence des données ?', /Aucune source .* licence/],
    ['bajo qué licencia están los datos', /Ninguna fuente .* licencia/],
    ['con che licenza sono i dati?', /Nessuna fonte .* licenza/],
    ['posso usare i vostri dati nella mia app?', /Nessuna fonte .* licenza/],
    ['Darf ich eure Daten auf meiner Website verwenden?', /Keine Quelle .* Lizenz/],
    ['je peux utiliser vos données ?', /Aucune source .* licence/],
    ['¿puedo usar vuestros datos?', /Ninguna fuente .* licencia/],
    ['can I use your data commercially?', /No source .* licence/],
    ['can I copy your database', /No source .* licence/],
    ['is commercial use allowed?', /No source .* licence/],
    ['Ist eine kommerzielle Nutzung erlaubt?', /Keine Quelle .* Lizenz/],
  ])
})

test('a licence to fish or hunt, and a permit of a spot, is none of the data', () => {
  for (const query of [
    'Brauche ich eine Lizenz zum Angeln?',
    'faut-il une licence de pêche au Mercantour ?',
    '¿necesito licencia de pesca en Andorra?',
    'serve una licenza di pesca a Braies?',
    'quiet lakes where no fishing licence is needed',
    'can I use mobile data at Sarek',
    'is commercial use of Sarek allowed',
  ])
    assert.doesNotMatch(
      answerTo(query).answer,
      /No source|Keine Quelle|Aucune source|Ninguna fuente|Nessuna fonte/,
      query,
    )
})

test('of ratings it is told how many are computed and how many given by editors', () => {
  assertTold([
    ['How many ratings are computed and how many by editors?', /530.*0 are computed and 530 given by editors/],
    ['Wie viele Bewertungen sind berechnet und wie viele von Redakteuren?', /0 berechnet und 530/],
    ['combien de notes sont calculées et combien par des éditeurs', /0 sont calculées et 530/],
    ['cuántas puntuaciones son calculadas y cuántas de editores', /0 son calculadas y 530/],
    ['quanti punteggi sono calcolati e quanti dai redattori', /0 sono calcolati e 530/],
  ])
})

test('what the model leaves out is told as a whole', () => {
  assertTold([
    ['what does the model leave out?', /leaves out weather/],
    ['Was lässt das Modell weg?', /lässt Wetter/],
    ['que laisse de côté le modèle', /laisse de côté le temps/],
    ['qué no tiene en cuenta el modelo', /Deja fuera el tiempo/],
    ['cosa non considera il modello', /Lascia fuori il tempo/],
  ])
  for (const query of [
    'does the model ignore wind?',
    'what spots have no rating',
    'which lakes in Norway are not rated 5',
  ])
    assert.doesNotMatch(answerTo(query).answer, /leaves out weather/, query)
})

test('why a country is missing is answered with how many spots it has, and what the catalogue has', () => {
  for (const [query, number] of [
    ['Why are there no places in Belgium?', /^The catalogue has 2 spots in Belgium/],
    ['why is Belgium missing?', /^The catalogue has 2 spots in Belgium/],
    ['Warum gibt es keine Orte in Belgien?', /^Der Katalog hat 2 Orte in Belgien/],
    ['Warum fehlt Belgien?', /^Der Katalog hat 2 Orte in Belgien/],
    ["pourquoi n'y a-t-il aucun lieu en Belgique", /^Le catalogue compte 2 lieux en Belgique/],
    ['pourquoi la Belgique manque', /^Le catalogue compte 2 lieux en Belgique/],
    ['por qué falta Bélgica', /^El catálogo tiene 2 lugares en Bélgica/],
    ['¿por qué no hay nada en Bélgica?', /^El catálogo tiene 2 lugares en Bélgica/],
    ['perché manca il Belgio', /^Il catalogo ha 2 luoghi in Belgio/],
    ['perché non ci sono posti in Belgio', /^Il catalogo ha 2 luoghi in Belgio/],
    ['warum fehlen so viele Länder', /^Der Katalog hat/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, number, query)
    assert.match(answer, /editors|Redaktion|rédaction|redacción|redazione/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('why there is none of a kind in a place is answered with how many there are', () => {
  for (const [query, number] of [
    [
      'Warum habt ihr keine Orte in Polen mit Hund?',
      /^Der Katalog hat \d+ Orte in Polen \(Hunde erlaubt\)|^Der Katalog hat 0/,
    ],
    ['warum gibt es in Norwegen keine Seen', /^Der Katalog hat 3 Seen in Norwegen/],
    ['why are there no lakes in Norway', /^The catalogue has 3 lakes in Norway/],
    ['pourquoi il n’y a pas de lacs en Norvège', /^Le catalogue compte 3 lacs en Norvège/],
    ['¿por qué no hay lagos en Noruega?', /^El catálogo tiene 3 lagos en Noruega/],
    ['perché non ci sono laghi in Norvegia', /^Il catalogo ha 3 laghi in Norvegia/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, number, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('why something else is missing, or is not there, is no question about the catalogue', () => {
  for (const query of [
    'Why are there no roads in Sarek?',
    'warum gibt es keine Seen',
    'pourquoi il n’y a pas de bruit en Islande',
    'why is there no noise rating for Sarek',
    'quiet places in Belgium with no roads',
    'por qué no hay carreteras en Andorra',
  ])
    assert.doesNotMatch(answerTo(query).answer, /editors chose|ausgewählt|a choisi|eligió|ha scelto/, query)
})

test('two things that are asked of the directory in two sentences are both told', () => {
  for (const [query, first, second] of [
    ['E chi lo decide? posso mandarvi una correzione?', /redazione/, /OpenStreetMap/],
    ['Wer entscheidet das? Kann ich eine Korrektur schicken?', /Redaktion/, /OpenStreetMap/],
    ['Qui décide ça ? Comment ajouter un lieu ?', /rédaction/, /OpenStreetMap/],
    ['Who decides that? Can I submit a spot?', /editors/, /OpenStreetMap/],
    ['¿Cada cuánto se actualizan los datos? ¿Bajo qué licencia están?', /frecuencia/, /Ninguna fuente/],
  ] as const) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, first, query)
    assert.match(answer, second, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  // Of a fire it is not the ratings that are decided.
  assert.doesNotMatch(answerTo('who decides that?', ['Can I make a fire at Sarek?']).answer, /silence rating runs/)
})

test('whether ratings are measured, checked and to be believed is how they come about', () => {
  for (const query of [
    'Sind die Bewertungen gemessen oder nur ausgerechnet?',
    'Prüft jemand eure Bewertungen?',
    'Est-ce que quelqu’un vérifie vos notes ?',
    'por qué debería creerme vuestras puntuaciones',
    'perché dovrei fidarmi dei vostri voti',
    'chi decide i voti?',
  ]) {
    const { answer, understood } = answerTo(query)
    assert.match(answer, /SR-1\.1/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  for (const query of [
    'Orte in Norwegen mit Bewertung 4, die jemand empfiehlt',
    'lieux en France dont la note est calculée',
    'quanti posti in Italia hanno voto 4',
  ])
    assert.notEqual(answerTo(query).understood.kind, 'help', query)
})

test('that no spot is without a rating is told where it is asked, and no limit of ratings is taken for it', () => {
  assertTold([
    ['how many spots have no rating', /^Each of the 530 spots has a rating/],
    ['is every spot rated?', /^Each of the 530 spots has a rating/],
    ['Welche Orte haben keine Bewertung?', /^Jeder der 530 Orte hat eine Bewertung/],
    ['Quels lieux sont sans note ?', /^Chacun des 530 lieux a une note/],
    ['¿Hay lugares sin puntuación?', /^Cada uno de los 530 lugares tiene/],
    ['Ci sono luoghi senza voto?', /^Ciascuno dei 530 luoghi ha un voto/],
  ])
  for (const query of ['spots not rated above 3', 'spots with no rating below 3', 'lakes in Norway not rated 4'])
    assert.doesNotMatch(answerTo(query).answer, /Each of the 530/, query)
})
