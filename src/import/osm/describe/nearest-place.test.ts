import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SampleMap, squareAround } from '../../../../test/support/osm-samples.ts'
import { spotsOf } from '../../../../test/support/osm-spots.ts'

/** Where the first spot of a map is said to be. */
async function whereOf(build: (map: SampleMap) => unknown): Promise<string | undefined> {
  const { spots } = await spotsOf(map => {
    map.node(0, 0, { name: 'Owl Garden', leisure: 'garden' })
    build(map)
  })
  return spots[0]?.description?.split('.')[0]?.replace('A garden ', '').replace('A garden, ', '')
}

const municipality = (name: string) => ({ name, boundary: 'administrative', admin_level: '8' })

test('a spot is in, or near, a part of a settlement where it is in no settlement of the file', async () => {
  const town = { name: 'Owlham', place: 'town', population: '20000' }
  const rows: [string, (map: SampleMap) => unknown][] = [
    ...['suburb', 'quarter', 'neighbourhood', 'borough'].map((place): [string, (map: SampleMap) => unknown] => [
      'in Kite Green',
      map => map.node(300, 0, { name: 'Kite Green', place }),
    ]),
    ['just west of Kite Green', map => map.node(900, 0, { name: 'Kite Green', place: 'suburb' })],
    ['in Kite Green', map => map.way(squareAround(1500, 0, 4000), { name: 'Kite Green', place: 'suburb' })],
    ['just west of Kite Green', map => map.way(squareAround(1500, 0, 2900), { name: 'Kite Green', place: 'borough' })],
    ['in Kite Town', map => map.way(squareAround(1500, 0, 4000), municipality('Kite Town'))],
    // In a settlement of the file one is there.
    [
      'in Owlham',
      map => {
        map.node(400, 0, town)
        map.node(100, 0, { name: 'Kite Green', place: 'suburb' })
      },
    ],
    [
      'just west of Owl Farms',
      map => {
        map.node(1000, 0, { name: 'Owl Farms', place: 'hamlet' })
        map.way(squareAround(0, 0, 900), municipality('Kite Town'))
      },
    ],
    // Farther from one than from a part of it.
    [
      'in Kite Green',
      map => {
        map.node(5000, 0, town)
        map.node(100, 0, { name: 'Kite Green', place: 'suburb' })
      },
    ],
    [
      'just west of Owl Farms',
      map => {
        map.node(1000, 0, { name: 'Owl Farms', place: 'hamlet' })
        map.node(1200, 0, { name: 'Kite Green', place: 'suburb' })
      },
    ],
  ]
  for (const [where, build] of rows) assert.equal(await whereOf(build), where)
})

test('a spot outside of the boundary of a settlement is not in it, however near', async () => {
  const village = (map: SampleMap) => map.node(300, 0, { name: 'Owlham', place: 'village' })
  assert.equal(await whereOf(village), 'in Owlham')
  const inside = (map: SampleMap) => [village(map), map.way(squareAround(0, 0, 900), municipality('Owlham'))]
  assert.equal(await whereOf(inside), 'in Owlham')
  const outside = (map: SampleMap) => [village(map), map.way(squareAround(300, 0, 500), municipality('Owlham'))]
  assert.equal(await whereOf(outside), 'just west of Owlham')
  // Of a namesake that is elsewhere.
  const far = (map: SampleMap) => [village(map), map.way(squareAround(9000, 0, 500), municipality('Owlham'))]
  assert.equal(await whereOf(far), 'in Owlham')
  // Of which the file has the line alone.
  const line = (map: SampleMap) => [
    village(map),
    map.way(squareAround(300, 0, 500), { boundary: 'administrative', admin_level: '8' }),
  ]
  assert.equal(await whereOf(line), 'just west of Owlham')
  // Of which the file lacks a side.
  const cut = (map: SampleMap) => {
    village(map)
    const side = map.way([50, 250, 550, 250, 550, -250, 50, -250])
    map.relation([{ ref: side }, { ref: 999_999 }], { type: 'boundary', ...municipality('Owlham') })
  }
  assert.equal(await whereOf(cut), 'in Owlham')
})
