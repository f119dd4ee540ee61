import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { spotsOf } from '../../../test/support/osm-spots.ts'

test('the country is that of the border in the file, and the world’s coarse border only where there is none', async () => {
  const { spots } = await spotsOf(map => {
    map.node(0, 0, { name: 'Owl Hill', natural: 'peak' })
    map.node(8000, 0, { name: 'Kite Hill', natural: 'peak' })
    const border = map.way(squareAround(0, 0, 10_000))
    map.relation([{ ref: border }], { boundary: 'administrative', admin_level: '2', 'ISO3166-1': 'AD' })
  })
  assert.deepEqual(Object.fromEntries(spots.map(({ name, country }) => [name, country])), {
    'Owl Hill': 'AD',
    'Kite Hill': null,
  })
})

test('what looks like a place and is none is refused with its reason', async () => {
  const { spots, report } = await spotsOf(map => {
    map.node(0, 0, { name: '1.500m', natural: 'cape' })
    map.node(0, 0, { name: 'Jubiläumsplatz', leisure: 'park' })
    map.node(0, 0, { name: 'Hotel Gardens', leisure: 'garden' })
    map.node(0, 0, { name: 'Owl Garden', leisure: 'garden', office: 'diplomatic' })
    map.node(0, 0, { name: 'Owl Halt Shelter', amenity: 'shelter' })
    map.node(9000, 0, { name: 'Main Street', amenity: 'shelter' })
    map.node(9020, 0, { highway: 'bus_stop' })
    map.node(0, 0, { name: 'Great Island', place: 'island' })
    map.way([-500, 0, 0, 500, 500, 0], { name: 'Open Island', place: 'island' })
    map.node(0, 0, { name: 'Font', natural: 'spring' })
  })
  assert.deepEqual(spots, [])
  assert.deepEqual(Object.fromEntries(report.refused.map(({ name, reason }) => [name, reason])), {
    '1.500m': 'its name is no name',
    Jubiläumsplatz: 'a square',
    'Hotel Gardens': 'not nature',
    'Owl Garden': 'not nature',
    'Owl Halt Shelter': 'a shelter of public transport',
    'Main Street': 'a shelter of public transport',
    'Great Island': 'an island of unknown size',
    'Open Island': 'a piece of coastline',
    Font: 'its name only says what it is, and nothing with a name of its own is near',
  })
})

test('a thing whose name only says what it is is called after the settlement near it', async () => {
  const { spots } = await spotsOf(map => {
    map.node(0, 0, { name: 'Font', natural: 'spring' })
    map.node(1000, 0, { name: 'Ordino', place: 'village' })
  })
  assert.deepEqual(
    spots.map(({ name, otherNames }) => [name, otherNames]),
    [['Font near Ordino', ['Font']]],
  )
})

test('one place is one spot, whatever it was mapped as', async () => {
  const pairs: [string, (map: SampleMap) => unknown][] = [
    [
      'bay and beach',
      map => [
        map.node(0, 0, { name: 'Owl Bay', natural: 'bay' }),
        map.node(600, 0, { name: 'Owl Beach', natural: 'beach' }),
      ],
    ],
    [
      'saddle and viewpoint',
      map => [
        map.node(0, 0, { name: "Coll d'Owl", natural: 'saddle' }),
        map.node(90, 0, { name: "Mirador del Coll d'Owl", tourism: 'viewpoint' }),
      ],
    ],
    [
      'reserve and lake',
      map => [
        map.way(squareAround(0, 0, 900), { name: 'Naturschutzgebiet Owl', leisure: 'nature_reserve' }),
        map.way(squareAround(0, 0, 500), { name: 'Owl', natural: 'water' }),
      ],
    ],
    [
      'node in its area',
      map => [
        map.way(squareAround(0, 0, 3000), { name: 'Owl Wood', natural: 'wood' }),
        map.node(1200, 0, { name: 'Owl Wood', natural: 'wood' }),
      ],
    ],
    [
      'alternative names',
      map => [
        map.node(0, 0, { name: 'Pic Owl', natural: 'peak', alt_name: 'Kite Top' }),
        map.node(40, 0, { name: 'Kite Top', natural: 'peak' }),
      ],
    ],
    [
      'spring and its tables',
      map => [
        map.node(0, 0, { name: 'Font del Owl', natural: 'spring' }),
        map.node(10, 0, { name: 'Berenador de la Font del Owl', tourism: 'picnic_site' }),
      ],
    ],
    [
      'park and camp site',
      map => [
        map.node(0, 0, { name: 'Owl Meadow', leisure: 'park' }),
        map.node(110, 0, { name: 'Owl Meadow', tourism: 'camp_site' }),
      ],
    ],
    [
      'two that are called after one village',
      map => [
        map.node(0, 0, { name: 'Ordino', place: 'village' }),
        map.node(800, 0, { name: 'Font', natural: 'spring' }),
        map.node(-800, 0, { name: 'Font', natural: 'spring' }),
      ],
    ],
    [
      'pieces of a river',
      map =>
        [0, 5000, 9000].map(x =>
          map.way(squareAround(x, 0, 300), { name: 'Riu Owl', natural: 'water', water: 'river' }),
        ),
    ],
  ]
  const river = { name: 'Riu Owl', natural: 'water', water: 'river' }
  pairs.push([
    'far pieces of a river by its id',
    map => [0, 60_000].map(x => map.way(squareAround(x, 0, 300), { ...river, wikidata: 'Q1' })),
  ])
  for (const [name, build] of pairs) assert.equal((await spotsOf(build)).spots.length, 1, name)
  const { spots } = await spotsOf(map => {
    map.node(0, 0, { name: 'Estany Mort', natural: 'water' })
    map.node(100, 0, { name: "Pic de l'Estany Mort", natural: 'peak' })
    map.node(5000, 0, { name: 'Owl Hill', natural: 'peak' })
    map.node(9000, 0, { name: 'Owl Hill', natural: 'peak' })
  })
  assert.equal(spots.length, 4)
  const rivers = await spotsOf(map => [0, 40_000].map(x => map.way(squareAround(x, 0, 300), river)))
  assert.equal(rivers.spots.length, 2, 'two rivers of one name')
})
