import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('a very large city is meant in lower case behind what is looked for, or before it', () => {
  for (const [query, city] of [
    ['quiet lake munich', 'Munich'],
    ['quiet forest berlin', 'Berlin'],
    ['berlin quiet forest', 'Berlin'],
    ['silent place tokyo day trip', 'Tokyo'],
    ['lakes vienna', 'Vienna'],
    ['forêt calme paris', 'Paris'],
    ['parque tranquilo madrid', 'Madrid'],
  ] as const) {
    const { place, notApplied } = understood(query)
    assert.deepEqual([place?.name, notApplied], [city, []], query)
  }
})

test('a word that names a city, too, is a word', () => {
  for (const query of [
    'quiet place nice view',
    'quiet place reading',
    'quiet place mobile reception',
    'a quiet bath',
  ]) {
    assert.equal(understood(query).place, null, query)
  }
})
