import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modesOf } from './transport-modes.ts'

test('ways of getting there are read from the text', () => {
  assert.deepEqual(modesOf('Train to Otta, seasonal bus to Mysusæter'), ['bus', 'train'])
  assert.deepEqual(modesOf('Summer boat from Ísafjörður; no roads'), ['ferry', 'boat'])
  assert.deepEqual(modesOf('Ferry to Cres, then bus'), ['bus', 'ferry', 'boat'])
  assert.deepEqual(modesOf('Passenger ferries from Oban'), ['ferry', 'boat'])
  assert.deepEqual(modesOf('Cable car and bus from Gokurakubashi'), ['bus'])
  assert.deepEqual(modesOf('On foot from Bohinj'), ['foot'])
  assert.deepEqual(modesOf(''), [])
})

test('by water, public transport is what takes whoever comes: no boat of one’s own, no ferry for cars', () => {
  for (const text of ['Riverboat to hire', 'Houseboat or canoe', 'Speedboat by arrangement', 'Ship from Ushuaia'])
    assert.deepEqual(modesOf(text), ['boat'], text)
  assert.deepEqual(modesOf('Car ferry to Craignure'), ['boat', 'car'])
})
