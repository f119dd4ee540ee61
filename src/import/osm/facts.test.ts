import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { E7, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import type { Tags } from './elements.ts'
import { importOsm } from './import-osm.ts'
import { openOsm } from './open-osm.ts'
import { type SampleMap, sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { NO_NOISE_STORE } from '../../silence/pages/noise-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-facts-'))
after(() => rmSync(folder, { recursive: true }))
let files = 0

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
const everywhere = [Int32Array.from(squareAround(0, 0, 100_000), toE7)]

async function spotsOf(build: (map: SampleMap) => unknown) {
  const map = sampleMap()
  build(map)
  const path = join(folder, `${++files}.osm`)
  writeFileSync(path, map.xml())
  const done = await importOsm(await openOsm(path), { source: 'a', area: everywhere, store: NO_NOISE_STORE })
  return { spots: [...done.drafts], report: done.report }
}

type Place = { tags: Tags; shape?: 'node' | 'area' }
type Near = { tags: Tags; metres: number; line?: true }

async function spotWith({ tags, shape = 'node' }: Place, near?: Near): Promise<SpotDraft> {
  const { spots } = await spotsOf(map => {
    const named = { name: 'Owl Place', ...tags }
    if (shape === 'node') map.node(0, 0, named)
    else map.way(squareAround(0, 0, 1000), named)
    if (near?.line) map.way([-2000, near.metres, 2000, near.metres], near.tags)
    else if (near) map.node(near.metres, 0, near.tags)
  })
  return spots.find(({ name }) => name === 'Owl Place') ?? assert.fail('there is no such spot')
}

const FACTS: Record<string, (spot: SpotDraft) => unknown> = {
  fire: spot => spot.fireStatus,
  firepit: spot => spot.tags.includes('firepit'),
  river: spot => spot.tags.includes('river'),
  waterfall: spot => spot.tags.includes('waterfall'),
  swimming: spot => spot.activities.includes('swimming'),
  camping: spot => spot.tags.includes('camping'),
  wheelchair: spot => spot.tags.includes('wheelchair'),
  dogs: spot => spot.tags.includes('dogs'),
  access: spot => spot.accessStatus,
  forbidden: spot => spot.tags.includes('no-access'),
  water: spot => spot.tags.includes('drinking-water'),
}

const PICNIC = { tourism: 'picnic_site' }
const PEAK = { natural: 'peak' }
const HUT = { tourism: 'wilderness_hut' }
const RESERVE = { leisure: 'nature_reserve' }
const FIREPIT = { leisure: 'firepit' }

/** Each fact, where it may come from, and where it may not. */
const TABLE: [fact: string, expected: unknown, place: Place, near?: Near][] = [
  ['fire', 'allowed', { tags: { ...PEAK, openfire: 'yes' } }],
  ['fire', 'allowed', { tags: { ...PICNIC, fireplace: 'yes' } }],
  ['fire', 'allowed', { tags: PICNIC }, { tags: FIREPIT, metres: 90 }],
  ['fire', 'allowed', { tags: { tourism: 'viewpoint' } }, { tags: { ...PICNIC, fireplace: 'yes' }, metres: 50 }],
  ['fire', 'prohibited', { tags: { ...PICNIC, openfire: 'no', fireplace: 'yes' } }, { tags: FIREPIT, metres: 20 }],
  ['fire', null, { tags: { ...PICNIC, fireplace: 'no' } }, { tags: FIREPIT, metres: 20 }],
  ['fire', null, { tags: PICNIC }, { tags: FIREPIT, metres: 120 }],
  ['fire', null, { tags: PICNIC }, { tags: { ...FIREPIT, access: 'private' }, metres: 20 }],
  ['fire', null, { tags: PICNIC }, { tags: { ...HUT, fireplace: 'yes' }, metres: 20 }],
  ['fire', null, { tags: { ...HUT, fireplace: 'yes' } }],
  ['fire', null, { tags: PEAK }, { tags: FIREPIT, metres: 20 }],
  ['fire', null, { tags: RESERVE, shape: 'area' }, { tags: FIREPIT, metres: 20 }],
  ['firepit', false, { tags: RESERVE, shape: 'area' }, { tags: FIREPIT, metres: 20 }],
  ['firepit', true, { tags: PICNIC }, { tags: FIREPIT, metres: 20 }],
  ['river', true, { tags: RESERVE, shape: 'area' }, { tags: { waterway: 'river' }, metres: 100, line: true }],
  ['river', false, { tags: RESERVE, shape: 'area' }, { tags: { waterway: 'river' }, metres: 550, line: true }],
  ['river', false, { tags: PEAK }, { tags: { waterway: 'stream' }, metres: 60, line: true }],
  ['waterfall', false, { tags: PEAK }, { tags: { waterway: 'waterfall' }, metres: 60 }],
  ['swimming', true, { tags: { natural: 'beach' } }, { tags: { leisure: 'bathing_place' }, metres: 50 }],
  ['swimming', false, { tags: PEAK }, { tags: { leisure: 'bathing_place' }, metres: 50 }],
  [
    'swimming',
    false,
    { tags: { natural: 'beach' } },
    { tags: { leisure: 'swimming_pool', sport: 'swimming' }, metres: 50 },
  ],
  [
    'swimming',
    false,
    { tags: { natural: 'beach' } },
    { tags: { leisure: 'swimming_area', access: 'private' }, metres: 50 },
  ],
  ['camping', true, { tags: { leisure: 'park' }, shape: 'area' }, { tags: { tourism: 'camp_site' }, metres: 100 }],
  ['camping', false, { tags: PEAK }, { tags: { tourism: 'camp_site' }, metres: 60 }],
  ['wheelchair', true, { tags: { ...PICNIC, wheelchair: 'yes' } }],
  ['wheelchair', false, { tags: { ...PICNIC, wheelchair: 'limited' } }],
  ['wheelchair', false, { tags: PICNIC }, { tags: { amenity: 'toilets', wheelchair: 'yes' }, metres: 20 }],
  ['dogs', true, { tags: { ...PICNIC, dog: 'leashed' } }],
  ['dogs', false, { tags: { ...PICNIC, dog: 'no' } }],
  ['access', 'free', { tags: { ...PICNIC, fee: 'no' } }],
  ['access', null, { tags: PICNIC }, { tags: { amenity: 'parking', fee: 'yes' }, metres: 20 }],
  ['forbidden', true, { tags: { place: 'islet', landing: 'no' }, shape: 'area' }],
  ['forbidden', true, { tags: { ...RESERVE, foot: 'private' } }],
  ['forbidden', false, { tags: RESERVE }],
  ['water', true, { tags: PICNIC }, { tags: { amenity: 'drinking_water' }, metres: 30 }],
  [
    'water',
    false,
    { tags: { natural: 'spring', drinking_water: 'no' } },
    { tags: { amenity: 'drinking_water' }, metres: 3 },
  ],
]

test('each fact comes only from where it may', async () => {
  for (const [fact, expected, place, near] of TABLE) {
    const said = FACTS[fact]?.(await spotWith(place, near))
    assert.deepEqual(said, expected, `${fact} of ${JSON.stringify(place)} near ${JSON.stringify(near)}`)
  }
})

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
  for (const [name, build] of pairs) assert.equal((await spotsOf(build)).spots.length, 1, name)
  const { spots } = await spotsOf(map => {
    map.node(0, 0, { name: 'Estany Mort', natural: 'water' })
    map.node(100, 0, { name: "Pic de l'Estany Mort", natural: 'peak' })
    map.node(5000, 0, { name: 'Owl Hill', natural: 'peak' })
    map.node(9000, 0, { name: 'Owl Hill', natural: 'peak' })
  })
  assert.equal(spots.length, 4)
})
