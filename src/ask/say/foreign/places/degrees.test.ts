import assert from 'node:assert/strict'
import { test } from 'node:test'
import { degreesIn } from './degrees.ts'

test('degrees are told with their side, in the letters of each language', () => {
  assert.equal(degreesIn('de', 'northernmost', 59.18), '59,18° N')
  assert.equal(degreesIn('de', 'easternmost', 17.65), '17,65° O')
  assert.equal(degreesIn('fr', 'westernmost', -179.9), '179,9° O')
  assert.equal(degreesIn('es', 'southernmost', -54.8), '54,8° S')
  assert.equal(degreesIn('it', 'easternmost', 177), '177° E')
})
