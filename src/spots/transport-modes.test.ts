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

test('the road that a bus goes on takes nobody there by car', () => {
  assert.deepEqual(modesOf('Bus on road 7 or train to Finse, then on foot'), ['bus', 'train', 'foot'])
  assert.deepEqual(modesOf('Bus along road 90'), ['bus'])
  assert.deepEqual(modesOf('Dune truck from road 10'), [])
  assert.deepEqual(modesOf('Bus from Leh, or road'), ['bus', 'car'])
  assert.deepEqual(modesOf('Own vehicle, road closed in winter'), ['car'])
})

test('by water, public transport is what takes whoever comes: no boat of one’s own, no ferry for cars', () => {
  for (const text of ['Riverboat to hire', 'Houseboat or canoe', 'Speedboat by arrangement', 'Ship from Ushuaia'])
    assert.deepEqual(modesOf(text), ['boat'], text)
  assert.deepEqual(modesOf('Car ferry to Craignure'), ['boat', 'car'])
})

test('the name of a stop says nothing of how one gets there', () => {
  assert.deepEqual(modesOf('Bus stop Port Erin, Railway Station, 310 m in a straight line'), ['bus'])
  assert.deepEqual(modesOf('Bus stop Ferry Road, 80 m away'), ['bus'])
  assert.deepEqual(modesOf('Bus station Bahnhof, 300 m in a straight line'), ['bus'])
  assert.deepEqual(modesOf('Train station Bus Depot, 400 m in a straight line'), ['train'])
  assert.deepEqual(modesOf('Train station, 150 m away'), ['train'])
  assert.deepEqual(modesOf('Tram stop Metro Park, 90 m away'), ['tram'])
  assert.deepEqual(modesOf('Ferry Bus Terminal, 900 m in a straight line'), ['ferry', 'boat'])
  assert.deepEqual(modesOf('Parking Boat House, 50 m away'), ['car'])
  assert.deepEqual(modesOf('Train to Otta, then 500 m away a bus'), ['bus', 'train'])
})
