import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const [spot] = starterSpots()
const context = await contextOf([
  ...starterSpots(),
  {
    ...(spot ?? assert.fail()),
    id: 'own-gran',
    slug: 'own-gran',
    name: 'Refugi Gran',
    otherNames: [],
    country: 'AD',
    latitude: 42.55,
    longitude: 1.6,
    silenceRating: 4.8,
    description: 'A mountain hut. 43 people can sleep here.',
    tags: ['hut'],
  },
])

test('for how many a hut has room is no rating and no number of spots: no field records it, and texts are told', () => {
  for (const query of [
    'huts in Andorra that sleep at least six',
    'hut for at least three in Andorra',
    'huts with room for 6 in Andorra',
    'huts with more than ten beds in Andorra',
    'refuge for 12 people in Andorra',
    'Hütte in Andorra mit Platz für sechs',
    'Hütte in Andorra mit mindestens zehn Betten',
    'Hütte in Andorra, in der vier Leute schlafen können',
    'un refuge en Andorre avec huit couchages',
    'un refuge en Andorre pour au moins quatre personnes',
    'refugio en Andorra con capacidad para ocho personas',
    'refugio en Andorra con más de cuatro camas',
    'rifugio con almeno sei posti letto in Andorra',
    'rifugio con quattro letti in Andorra',
  ]) {
    const { answer, sources, understood } = ask({ query }, context)
    assert.match(answer, /43 people can sleep here/, query)
    assert.match(answer, /numbers of beds|verzeichnet es nicht|ne le note pas|no lo recoge|non lo registra/, query)
    assert.deepEqual([understood.notApplied, understood.minRating, understood.words], [[], null, []], query)
    assert.ok(sources.length > 0 && understood.tags.includes('hut'), query)
  }
})

test('of a named hut its text tells it', () => {
  for (const query of ['Does Refugi Gran sleep at least six?', 'Can six people sleep at Refugi Gran?'])
    assert.match(ask({ query }, context).answer, /43 people can sleep/, query)
})

test('a rating, a number of spots, nights and whoever asks are none', () => {
  const minRating = (query: string) => ask({ query }, context).understood.minRating
  assert.equal(minRating('huts in Andorra rated at least 4'), 4)
  assert.equal(minRating('quiet hut in Andorra, at least 4'), 4)
  assert.equal(minRating('shelter for at least two in Andorra rated 4.5'), 4.5)
  assert.equal(ask({ query: 'three huts near a lake in Norway' }, context).understood.limit, 3)
  assert.deepEqual(ask({ query: 'hut in Andorra for 3 nights' }, context).understood.notApplied, ['for 3 nights'])
  const { understood } = ask({ query: 'we are four people, which hut in Andorra is quietest?' }, context)
  assert.deepEqual(understood.notApplied, [])
  assert.equal(understood.orderBy, 'rating')
})
