import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokensOf } from '../tokens.ts'
import { linkAt } from './name-links.ts'

test('a small word joins two of a name where a capital follows', () => {
  const at = (text: string) => linkAt(tokensOf(text), 1)
  assert.equal(at('Tholt-e-Will'), 1)
  assert.equal(at('Tholt e Will'), 1)
  assert.equal(at('Tholt e will'), 0)
  assert.equal(at('Tholt and Will'), 0)
})
