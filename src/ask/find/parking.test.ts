import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf } from '../../../test/support/starter-context.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import { ask } from '../ask.ts'

const at = { country: 'AD', place: 'Soldeu', latitude: 42.6, longitude: 1.7 }
const context = await contextOf([
  spotRecord('tagged', { name: 'Estany A', tags: ['lake', 'parking'], ...at }),
  spotRecord('told', { name: 'Estany B', tags: ['lake'], transportation: 'Parking, 570 m away', ...at }),
  spotRecord('road', { name: 'Estany C', tags: ['lake'], transportation: 'Gravel road from Soldeu', ...at }),
])

test('a car park is recorded by a tag, or told of in the way there', () => {
  for (const query of [
    'lakes in Andorra with parking',
    'Seen mit Parkplatz in Andorra',
    'lacs avec parking en Andorre',
  ])
    assert.deepEqual(
      ask({ query }, context).sources.map(({ title }) => title),
      ['Estany A', 'Estany B'],
      query,
    )
  assert.equal(
    ask({ query: 'is there parking at Estany B' }, context).answer,
    'Getting to Estany B: Parking, 570 m away.',
  )
  assert.match(ask({ query: 'kann man am Estany B parken' }, context).answer, /Parking, 570 m away/)
  assert.match(ask({ query: 'is there parking at Estany C' }, context).answer, /not known/)
})
