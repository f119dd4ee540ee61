import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const [spot, ...others] = starterSpots()
assert.ok(spot)
const named = [
  ['Refugi de Zorqual', ['hut']],
  ['Cascada del Zorqual', ['waterfall']],
  ['Estany de Zorqual', ['lake', 'hut']],
  ['Mirador de Tarnisca', ['viewpoint']],
] as const
const context = await contextOf([
  ...others,
  ...named.map(([name, tags], at) => ({
    ...spot,
    id: `kind-${at}`,
    slug: `kind-${at}`,
    name,
    otherNames: [],
    tags: [...tags],
    sceneryType: null,
    activities: [],
  })),
])
const subjectsOf = (query: string) => ask({ query, prev: [] }, context).understood.spots.map(({ name }) => name)

test('a name beside a kind of thing is the spot of that kind, in any language', () => {
  for (const query of [
    '¿El refugio de Zorqual es gratis o hay que pagar?',
    'is the Zorqual hut free?',
    'is the hut of zorqual free?',
    'le refuge de Zorqual est-il gratuit ?',
    'il rifugio di Zorqual è gratis?',
    'Ist die Hütte von Zorqual kostenlos?',
  ])
    assert.deepEqual(subjectsOf(query), ['Refugi de Zorqual'], query)
  assert.deepEqual(subjectsOf('how quiet is the lake of Zorqual'), ['Estany de Zorqual'])
})

test('where all of that name are other things, none is meant', () => {
  for (const query of [
    'se puede acampar en el lago de tarnisca',
    'can you camp at Tarnisca lake',
    'kann man am See von Tarnisca zelten',
    'peut-on camper au lac de Tarnisca',
    'si può campeggiare al lago di Tarnisca',
  ])
    assert.deepEqual(subjectsOf(query), [], query)
})

test('what lies near a spot is no part of its name', () => {
  assert.match(ask({ query: 'a hut near Tarnisca', prev: [] }, context).answer, /of Mirador de Tarnisca/)
  assert.deepEqual(subjectsOf('can you camp at Tarnisca'), ['Mirador de Tarnisca'])
})
