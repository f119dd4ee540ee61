import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Condition } from '../../query.ts'
import { either, withoutAccess } from './combine.ts'

const free: Condition = { on: 'access', access: 'free', isNegated: false, said: 'free' }
const paid: Condition = { on: 'access', access: 'paid', isNegated: false, said: 'paid' }
const lake: Condition = { on: 'feature', any: ['lake'], isNegated: false, said: 'lake' }
const forest: Condition = { on: 'feature', any: ['forest'], isNegated: false, said: 'forest' }
const fire: Condition = { on: 'fire', fire: 'allowed', isNegated: false, said: 'fires' }

function anyOf(...conditions: readonly Condition[]): Condition {
  return conditions.reduce((a, b) => either(a, b) ?? assert.fail('not to be combined'))
}

test('without the access the other alternatives stay alternatives', () => {
  assert.deepEqual(withoutAccess(free), [])
  assert.deepEqual(withoutAccess(lake), [lake])
  assert.deepEqual(withoutAccess(anyOf(free, paid)), [])
  assert.deepEqual(withoutAccess(anyOf(free, lake, paid)), [lake])
  assert.deepEqual(withoutAccess(anyOf(free, lake, paid, forest)), [anyOf(lake, forest)])
  assert.deepEqual(withoutAccess(anyOf(free, lake, fire)), [anyOf(lake, fire)])
  const negated: Condition = { ...anyOf(free, lake), isNegated: true }
  assert.deepEqual(withoutAccess(negated), [negated])
})
