import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer

test('of a small landscape what lies in it is told before what lies outside, with what it lacks', () => {
  for (const [query, inside] of [
    ['was gibt es Ruhiges im Berchtesgadener Land', /^Kein Treffer.+ Ohne die Bedingung „ruhig“.+\n- Königssee/],
    ['stille Orte in der Camargue', /^Kein Treffer.+ Ohne die Bedingung „ruhig“.+\n- Étang de Vaccarès/],
    [
      'ruhige Täler im Engadin',
      /^Kein Treffer.+ Ohne die Bedingung „Tal“.+\n- Parc Naziunal Svizzer.+nicht bekannt: Tal/,
    ],
    [
      'quiet forests in the Engadin',
      /^I found no quiet forest in the Engadin\. Leaving out "forests", .+Parc Naziunal Svizzer/,
    ],
    ['lugares tranquilos en la Camargue', /Sin la condición «tranquilo».+\n- Étang de Vaccarès/],
    ['quiet places at Lake Skadar', /Leaving out "quiet".+Skadarsko jezero/],
  ] as const)
    assert.match(answerTo(query), inside, query)
})

test('of a town what lies around it is told before quiet is given up', () => {
  assert.doesNotMatch(answerTo('quiet places near Zermatt'), /Leaving out/)
})

test('of a landscape without spots the nearest outside is told', () => {
  assert.match(
    answerTo('tell me about the Great Smoky Mountains'),
    /^I found no spot in the Great Smoky Mountains\. The closest is Joyce Kilmer/,
  )
})

test('what few are recorded as is not said to be missing', () => {
  for (const [query, said] of [
    [
      'wilderness in Siberia',
      /^I found nothing recorded as wilderness in Siberia\. Leaving out "wilderness".+\n- Putorana.+not known: wilderness/,
    ],
    ['Wildnis in Karelien', /^Als „Wildnisgebiet in Karelien“ ist hier nichts verzeichnet\./],
    ['zones sauvages en Sibérie', /^Rien n’est enregistré ici comme/],
    ['wilderness in Alaska', /^The catalogue has 1 wilderness in Alaska/],
    ['glaciers in Borneo', /^I found no glacier in Borneo/],
  ] as const)
    assert.match(answerTo(query), said, query)
})

test('a lake that is asked about by itself is the spot, whichever of its names is said', () => {
  for (const [query, said] of [
    ['ist der Skutarisee ruhig?', /^Nein: Skadarsko jezero: Bewertung 3,3/],
    ['quanto è tranquillo il lago di Scutari', /^Skadarsko jezero: voto 3,3/],
    ['is Skadar Lake quiet?', /^No, Skadarsko jezero is rated 3\.3/],
    ['¿es tranquilo el lago Skadar?', /^No: Skadarsko jezero: puntuación 3,3/],
    ['le lac de Skadar est-il calme ?', /^Skadarsko jezero : note 3,3/],
    ['is Lake Constance quiet?', /^Of a whole region only the spots listed in it are known here/],
  ] as const)
    assert.match(answerTo(query), said, query)
})
