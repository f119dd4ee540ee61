import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const understood = (query: string) => ask({ query }, context).understood

test('a weekend says nothing where the distance is said', () => {
  for (const query of [
    'a weekend within 150 km of Barcelona in the mountains',
    'Quiero pasar el fin de semana a menos de 150 km de Barcelona, en una montaña',
    'un week-end à moins de 150 km de Barcelone, à la montagne',
    'ein Wochenende höchstens 150 km von Barcelona, in den Bergen',
  ]) {
    const { notApplied, withinKm } = understood(query)
    assert.deepEqual([notApplied, withinKm], [[], 150], query)
  }
})

test('without one it is the distance, or not applied', () => {
  assert.equal(understood('weekend trip from Vienna').withinKm, 250)
  assert.deepEqual(understood('lakes in Norway open on the weekend').notApplied.length > 0, true)
})
