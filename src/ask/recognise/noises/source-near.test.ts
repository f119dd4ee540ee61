import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Explanation } from '../../../silence/explanation.ts'
import type { QuestionContext } from '../../question-context.ts'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const starter = await starterContext()
const sarek = starter.gazetteer.named('sarek')?.spots[0] ?? -1
const source = { levelDb: 22, share: 0.5 }
const explanation: Explanation = {
  rating: 4.9,
  lden: 25,
  levels: null,
  band: [4, 5],
  confidence: 'medium',
  method: 'SR-1.1',
  words: 'pristine',
  dominant: [
    { ...source, kind: 'road', class: 'trunk', name: 'E 45', distanceM: 6200 },
    { ...source, kind: 'settlement', class: 'village', name: 'Kvikkjokk', distanceM: 800 },
    { ...source, kind: 'road', class: 'residential', name: null, distanceM: 2100 },
  ],
  caps: [],
  caveats: [],
}
/** As if noise had been computed at Sarek. */
const context: QuestionContext = {
  ...starter,
  explain: doc => (doc === sarek ? explanation : undefined),
}
const answerTo = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context).answer

test('how near a road is to a spot is told of those that are heard most there, without a yes where none is near', () => {
  for (const query of [
    'Is there a road near Sarek?',
    'Is Sarek near a road?',
    'What is the closest road to Sarek?',
    'How far is the nearest road from Sarek?',
    'How far is Sarek from the nearest road?',
  ])
    assert.equal(
      answerTo(query),
      'Of the roads heard at Sarek, the loudest is the trunk road E 45, 6.2 km away; the nearest of those recorded is the street, 2.1 km away. Only the loudest are recorded: a fainter one may lie nearer.',
      query,
    )
  assert.match(
    answerTo('Does it have a road close by?', ['How quiet is Sarek?']),
    /^Of the roads heard at Sarek, the loudest/,
  )
  assert.match(
    answerTo('How far is the nearest road?', ['How quiet is Sarek?']),
    /^Of the roads heard at Sarek, the loudest/,
  )
})

test('one that is told within a kilometre, or within what is asked, is near', () => {
  assert.match(
    answerTo('Is there a village near Sarek?'),
    /^Yes, of the settlements heard at Sarek, .*village Kvikkjokk, 0\.8 km away/,
  )
  assert.match(answerTo('Is there a road within 3 km of Sarek?'), /^Yes, of the roads/)
  assert.match(answerTo('Is there a city near Sarek?'), /^Of the settlements/)
})

test('none that is told, and a spot without computed noise, are not known', () => {
  assert.equal(
    answerTo('Is there a railway near Sarek?'),
    'Nothing of what is heard most at Sarek comes from railways; how far away the next one is, is not known.',
  )
  assert.equal(
    answerTo('Is there a road near Abisko?'),
    'How near roads are to Abisko is not known: no noise was computed there.',
  )
})

test('the same in other languages', () => {
  for (const [query, told] of [
    ['Gibt es eine Straße in der Nähe von Sarek?', /^Am lautesten davon \(Straßen\) ist bei Sarek: .*E 45, 6,2 km/],
    ['Wie weit ist die nächste Straße von Sarek entfernt?', /^Am lautesten davon \(Straßen\)/],
    ['Gibt es ein Dorf in der Nähe von Sarek?', /^Ja: Am lautesten davon \(Siedlungen\)/],
    ['Y a-t-il une route près de Sarek ?', /^Le plus fort de cela \(routes\) à Sarek/],
    ['Quelle est la route la plus proche de Sarek ?', /^Le plus fort de cela \(routes\) à Sarek/],
    ['¿Hay una carretera cerca de Sarek?', /^Lo más fuerte de eso \(carreteras\) en Sarek/],
    ['¿Está Sarek cerca de una carretera?', /^Lo más fuerte de eso \(carreteras\) en Sarek/],
    ["C'è una strada vicino a Sarek?", /^Il più forte di questi \(strade\) a Sarek/],
    ['Quanto dista la strada più vicina a Sarek?', /^Il più forte di questi \(strade\) a Sarek/],
  ] as const)
    assert.match(answerTo(query), told, query)
})

test('spots near a road, a ride and a road to a spot are something else', () => {
  for (const query of ['lakes near a road', 'Is there a train station near Sarek?', 'Is there a road to Sarek?'])
    assert.doesNotMatch(answerTo(query), /the loudest at/, query)
})

test('behind a list it is asked of its first, and the railway in turn', () => {
  for (const [list, asked, railway] of [
    ['quietest spots in Sweden', 'How far is the nearest road?', 'And the train?'],
    ['die ruhigsten Orte in Schweden', 'Wie weit ist die nächste Straße weg?', 'Und die Bahn?'],
    ['les lieux les plus calmes de Suède', 'À quelle distance est la route la plus proche ?', 'Et le train ?'],
    ['los sitios más tranquilos de Suecia', '¿A qué distancia está la carretera más próxima?', '¿Y el tren?'],
    ['i posti più tranquilli della Svezia', 'È lontana dalla strada?', 'E il treno?'],
  ] as const) {
    assert.match(answerTo(asked, [list]), /Sarek.*E 45/, asked)
    const answer = answerTo(railway, [list, asked])
    assert.match(answer, /Sarek/, railway)
    assert.doesNotMatch(answer, /reached by|erreichbar|y aller|llegar|arriv/, railway)
  }
  assert.match(answerTo('And by bus?', ['quietest spots in Sweden', 'How far is the nearest road?']), /bus/)
})
