import assert from 'node:assert/strict'
import { test } from 'node:test'
import { squareAround, type SampleMap } from '../../../../../test/support/osm-samples.ts'
import { spotsOf } from '../../../../../test/support/osm-spots.ts'

async function namesOf(build: (map: SampleMap) => unknown): Promise<string[][]> {
  const { spots } = await spotsOf(build)
  return spots.map(({ name, otherNames }) => [name, ...otherNames])
}

const VIEW = { tourism: 'viewpoint', name: 'Pica Romana' }

test('a viewpoint and the pass or peak that it stands on are one, whatever their names', async () => {
  for (const natural of ['saddle', 'peak', 'volcano', 'cape']) {
    for (const [x, y] of [
      [0, 0],
      [48, 49],
      [-20_001, 30_003],
    ] as const) {
      const found = await namesOf(map => {
        map.node(x, y, { natural, name: 'Collet de Palomera' })
        map.node(x + 15, y - 15, VIEW)
      })
      assert.deepEqual(found, [['Collet de Palomera', 'Pica Romana']], `${natural} ${x} ${y}`)
    }
  }
})

test('one farther away, two peaks, and a viewpoint at a spring stay two', async () => {
  const pairs: ((map: SampleMap) => unknown)[] = [
    map => [map.node(0, 0, { natural: 'saddle', name: 'Collet de Palomera' }), map.node(45, 0, VIEW)],
    map => [map.node(0, 0, { natural: 'peak', name: 'One' }), map.node(10, 0, { natural: 'peak', name: 'Other' })],
    map => [map.node(0, 0, { natural: 'spring', name: 'Owl Spring' }), map.node(10, 0, VIEW)],
    map => [map.node(0, 0, VIEW), map.node(10, 0, { tourism: 'viewpoint', name: 'Owl View' })],
  ]
  for (const pair of pairs) assert.equal((await namesOf(pair)).length, 2)
})

test('a lake that an article calls by the name of its reserve lies in that', async () => {
  const lake = { natural: 'water', water: 'lake', name: 'Gampriner Seele' }
  const both = (wikipedia?: string) => (map: SampleMap) => [
    map.way(squareAround(0, 0, 80), { ...lake, ...(wikipedia && { wikipedia }) }),
    map.way(squareAround(0, 0, 200), { leisure: 'nature_reserve', name: 'Naturschutzgebiet Gampriner Seelein' }),
  ]
  assert.equal((await namesOf(both('de:Gampriner Seelein'))).length, 1)
  assert.equal((await namesOf(both('de:Gampriner_Seelein_(Gamprin)'))).length, 1)
  assert.equal((await namesOf(both('de:Gamprin'))).length, 2)
})

test('a part that bears the name of a garden first is of it', async () => {
  const garden = (metres: number) => (map: SampleMap) => [
    map.way(squareAround(0, 0, 60), { leisure: 'garden', name: 'Jardin Exotique' }),
    map.node(metres, 0, { tourism: 'viewpoint', name: 'Jardin exotique - allée louis Barral' }),
  ]
  const lane = (map: SampleMap) => [
    map.node(0, 0, { tourism: 'viewpoint', name: 'Jardin exotique - allée louis Barral' }),
    map.node(40, 0, { natural: 'spring', name: 'Allée Louis Barral' }),
  ]
  assert.equal((await namesOf(garden(34))).length, 1)
  assert.equal((await namesOf(lane)).length, 2)
  assert.equal((await namesOf(garden(400))).length, 2)
})
