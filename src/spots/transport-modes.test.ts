import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modesOf } from './transport-modes.ts'

test('ways of getting there are read from the text', () => {
  assert.deepEqual(modesOf('Train to Otta, seasonal bus to Mysusæter'), ['bus', 'train'])
  assert.deepEqual(modesOf('Summer boat from Ísafjörður; no roads'), ['boat'])
  assert.deepEqual(modesOf('Cable car and bus from Gokurakubashi'), ['bus'])
  assert.deepEqual(modesOf('On foot from Bohinj'), ['foot'])
  assert.deepEqual(modesOf(''), [])
})
