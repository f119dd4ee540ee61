import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'
import { readInContext } from '../../interpret/conversation/follow-up.ts'

const context = await starterContext()
const answerTo = (query: string) => ask({ query }, context).answer
const placesOf = (query: string) =>
  readInContext(query, [], context).query.conditions.flatMap(each => ('places' in each ? each.places : []))

for (const [codes, queries] of [
  [
    ['CH', 'IT'],
    [
      'quiet lakes near the Swiss-Italian border',
      'quiet places on the Swiss border with Italy',
      'ruhige Orte im schweizerisch-italienischen Grenzgebiet',
      'endroits calmes à la frontière italo-suisse',
      'posti tranquilli al confine tra la Svizzera e l’Italia',
    ],
  ],
  [
    ['ES', 'FR'],
    [
      'quiet places along the border of France and Spain',
      'quiet spots on the Franco-Spanish border',
      'ruhige Orte an der französisch-spanischen Grenze',
      'lieux tranquilles à la frontière franco-espagnole',
      'lugares tranquilos en la frontera hispano-francesa',
    ],
  ],
  [
    ['DE', 'PL'],
    [
      'ruhige Orte an der deutsch-polnischen Grenze',
      'ruhige Orte an der Grenze zwischen Deutschland und Polen',
      'endroits calmes à la frontière germano-polonaise',
      'endroits calmes à la frontière entre l’Allemagne et la Pologne',
    ],
  ],
  [['ES', 'PT'], ['lugares tranquilos en la frontera entre España y Portugal']],
  [['FR', 'IT'], ['posti tranquilli al confine italo-francese']],
  [['CH'], ['quiet places near the Swiss border', 'ruhige Orte an der Schweizer Grenze', 'posti al confine svizzero']],
] as const)
  test(`what lies along a border is looked for there alone: ${codes.join('–')}`, () => {
    for (const query of queries) {
      const [place, ...others] = placesOf(query)
      assert.deepEqual([place?.region?.type, place?.region?.within.toSorted(), others], ['border', codes, []], query)
      assert.deepEqual(readInContext(query, [], context).account.notApplied, [], query)
    }
  })

test('spots of both sides are told, none far from it, and where it is said how far it reaches', () => {
  const answer = answerTo('quiet places near the Swiss-Italian border')
  assert.match(answer, /^The catalogue has 3 quiet spots in the border zone of .+ \(30 km on both sides\)/)
  for (const name of ['Val Grande', 'Plaun la Greina', 'Parc Naziunal Svizzer']) assert.ok(answer.includes(name), name)
  assert.match(
    answerTo('posti tranquilli al confine italo-francese'),
    /nella zona di confine Francia–Italia \(30 km per lato\)/,
  )
})

test('where nothing lies along a border, nothing near its middle is told instead', () => {
  const { answer, sources } = ask({ query: 'ruhige Orte an der deutsch-polnischen Grenze' }, context)
  assert.match(
    answer,
    /^Kein Treffer für „ruhiger Ort im Grenzgebiet Deutschland–Polen \(30 km beiderseits\)“\. Der Katalog hat 0 Orte im Grenzgebiet/,
  )
  assert.deepEqual(sources, [])
})

test('lands without a common border have none to look along', () => {
  const { answer, sources } = ask({ query: 'quiet places near the border between Germany and Japan' }, context)
  assert.match(answer, /^A place called "border between Germany and Japan" is not known here/)
  assert.deepEqual(sources, [])
})

test('a border that is crossed, measured from or of no land is no place to look in', () => {
  for (const query of [
    'a walk without crossing the Swiss border',
    'how far is Val Grande from the Swiss border?',
    'quiet places on the border',
    'can I bring my border collie to a lake in Italy?',
    'quiet lakes in Switzerland and Italy',
  ])
    assert.ok(!placesOf(query).some(({ region }) => region?.type === 'border'), query)
})
