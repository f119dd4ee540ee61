import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Box } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { boxOfCoverage } from '../../silence/coverage.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { joinNoiseMaps } from '../../silence/noise-maps.ts'
import type { OsmFile, Tags } from './elements.ts'
import { importOsm } from './import-osm.ts'
import { noisyWords, warningsOf } from './importer.ts'
import { openOsm } from './open-osm.ts'
import { seededRandom } from '../../../test/support/random.ts'
import { NO_EXTRACTS, realExtract, type SampleMap, sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { wholeMap } from '../../../test/support/whole-map.ts'
import { NO_NOISE_STORE } from '../../silence/pages/noise-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-lacking-'))
after(() => rmSync(folder, { recursive: true }))

/** The same file without some tags, and without the box in its header. */
function without(file: OsmFile, strip: (tags: Tags) => Tags): OsmFile {
  return {
    ...file,
    header: { ...file.header, box: null },
    pass: (visitor, options) =>
      file.pass(
        {
          ...visitor,
          node: (id, x, y, tags, bits) => visitor.node?.(id, x, y, strip(tags), bits),
          way: (id, lineOf, tags, bits) => visitor.way?.(id, lineOf, strip(tags), bits),
          relation: (id, members, tags) => visitor.relation?.(id, members, strip(tags)),
        },
        options,
      ),
  }
}

const SMALL = new Set(['unclassified', 'residential', 'living_street', 'service', 'road'])
const LACKS: { what: string; strip: (tags: Tags) => Tags }[] = [
  { what: 'places', strip: tags => (tags['place'] === undefined ? tags : {}) },
  { what: 'roads', strip: tags => (tags['highway'] === undefined ? tags : {}) },
  { what: 'small roads', strip: tags => (SMALL.has(tags['highway'] ?? '') ? {} : tags) },
  { what: 'its border', strip: tags => ({ ...tags, boundary: '' }) },
]
const ROUNDING = 1e-9
const CONFIDENCES = ['low', 'medium', 'high']
const extracts = [
  'andorra-2023-05-02.osm.pbf',
  'andorra-2025-01-19.osm.pbf',
  'liechtenstein-2024-03-04.osm.pbf',
  'isle-of-man-2021-11-07.osm.pbf',
]
const paths = extracts.flatMap(name => realExtract(name) ?? [])
const skip = paths.length === 0 ? NO_EXTRACTS : false

const request = { source: 'a', area: null, store: NO_NOISE_STORE }

/** What a whole extract says of its places and of points all over it: what it lacks is compared with that. */
async function readWhole(path: string) {
  const { drafts, noise } = await importOsm(await openOsm(path), request)
  const maps = joinNoiseMaps([wholeMap(noise)])
  const spots = [...drafts, ...pointsIn(boxOfCoverage(noise.coverage) ?? assert.fail())]
  return spots.flatMap(spot => {
    const whole = maps.explain(spot)
    return whole ? [{ spot, whole }] : []
  })
}

const wholes = new Map<string, ReturnType<typeof readWhole>>()
const wholeOf = (path: string) => wholes.getOrInsertComputed(path, readWhole)

for (const { what, strip } of LACKS) {
  test(`an extract without ${what} never rates a place quieter, and is less sure`, { skip }, async () => {
    for (const path of paths) {
      const less = joinNoiseMaps([wholeMap((await importOsm(without(await openOsm(path), strip), request)).noise)])
      let [before, now] = [0, 0]
      for (const { spot, whole } of await wholeOf(path)) {
        const after = less.explain(spot)
        before += CONFIDENCES.indexOf(whole.confidence)
        now += after ? CONFIDENCES.indexOf(after.confidence) : 0
        assert.ok(
          !after || after.rating <= whole.rating + ROUNDING,
          `${spot.latitude} ${spot.longitude}: ${whole.rating}, without ${what} ${after?.rating}`,
        )
      }
      assert.ok(now < before, `${path}: ${now} against ${before}`)
    }
  })
}

/** Points all over a box. */
function pointsIn({ west, south, east, north }: Box): Coordinates[] {
  const random = seededRandom(5)
  return Array.from({ length: 500 }, () => ({
    longitude: west + random() * (east - west),
    latitude: south + random() * (north - south),
  }))
}

/** What is seen around 1 km north of 0°, 0°, each by itself 10 km farther to the east. */
const CELLS: { what: string; draw: (map: SampleMap, x: number) => void; isRated: boolean }[] = [
  { what: 'nothing', draw: () => {}, isRated: true },
  {
    what: 'residential land',
    draw: (map, x) => map.way(squareAround(x, 1000, 600), { landuse: 'residential' }),
    isRated: false,
  },
  {
    what: 'residential land as a relation',
    draw: (map, x) =>
      map.relation([{ ref: map.way(squareAround(x, 1000, 600)) }], { type: 'multipolygon', landuse: 'residential' }),
    isRated: false,
  },
  { what: 'a village', draw: (map, x) => map.node(x, 1000, { place: 'village', name: 'Stillby' }), isRated: false },
  { what: 'a hamlet', draw: (map, x) => map.node(x, 1000, { place: 'hamlet', name: 'Owlton' }), isRated: false },
  {
    what: 'a village as an area',
    draw: (map, x) => map.way(squareAround(x, 1000, 100), { place: 'village', name: 'Ashton' }),
    isRated: false,
  },
  { what: 'a farm', draw: (map, x) => map.node(x, 1000, { place: 'isolated_dwelling' }), isRated: true },
  {
    what: 'a village with a minor road near it',
    draw(map, x) {
      map.node(x, 1000, { place: 'village', name: 'Quietham' })
      map.way([x + 1800, 100, x + 1800, 1900], { highway: 'unclassified' })
    },
    isRated: true,
  },
  {
    what: 'a main road',
    draw: (map, x) => map.way([x, 100, x, 1000, x, 1900], { highway: 'primary' }),
    isRated: false,
  },
  {
    what: 'a main road and a track',
    draw(map, x) {
      map.way([x, 100, x, 1000, x, 1900], { highway: 'primary' })
      map.way([x + 100, 100, x + 100, 1000, x + 100, 1900], { highway: 'track' })
    },
    isRated: true,
  },
]
/** Metres from one to the next, and from its place to the middle of a cell. */
const APART = 10_000
const IN_CELL = 1_000

test('a cell where people live or pass, but without a minor road, has no rating', async () => {
  const map = sampleMap()
  for (let y = -9000; y <= 9000; y += 1500) map.way([-9000, y, -5000, y], { highway: 'residential' })
  for (const [i, { draw }] of CELLS.entries()) draw(map, i * APART + IN_CELL)
  const isRated = await ratedAt(map)
  for (const [i, { what, isRated: expected }] of CELLS.entries()) {
    assert.equal(isRated(i * APART + IN_CELL + 50, 1000), expected, what)
  }
})

/** Imports a map as of a region of 200 km; tells whether a place of it is rated, in metres. */
async function ratedAt(map: SampleMap) {
  const { noise } = await importMap(map)
  const maps = joinNoiseMaps([wholeMap(noise)])
  return (x: number, y: number) =>
    maps.explain({ latitude: y / METRES_PER_DEGREE, longitude: x / METRES_PER_DEGREE }) !== undefined
}

async function importMap(map: SampleMap) {
  const path = join(folder, 'made.osm')
  writeFileSync(path, map.xml())
  const area = [Int32Array.from(squareAround(0, 0, 200_000), metres => Math.round((metres / METRES_PER_DEGREE) * 1e7))]
  return await importOsm(await openOsm(path), { source: 'a', area, store: NO_NOISE_STORE })
}

test('an extract of main roads alone says so, and rates no cell without a small one', async () => {
  const map = sampleMap()
  for (let y = -40_000; y <= 40_000; y += 20_000) map.way([-40_000, y, 0, y, 40_000, y], { highway: 'primary' })
  map.way([5000, 5000, 5500, 5000], { highway: 'residential' })
  map.node(5200, 5000, { natural: 'peak', name: 'Lone Peak' })
  map.node(15_000, 15_000, { natural: 'peak', name: 'Far Peak' })
  const { report, drafts, noise } = await importMap(map)
  const spots = [...drafts]
  assert.deepEqual(
    spots.map(({ name, confidence }) => [name, confidence]),
    [['Lone Peak', 'low']],
  )
  assert.match(warningsOf(report).join('. '), /^This extract has hardly any small roads.*: it seems filtered\. Ratings/)
  assert.match(
    joinNoiseMaps([wholeMap(noise)])
      .explain(spots[0] ?? assert.fail())
      ?.caveats.join() ?? '',
    /hardly any small roads/,
  )
  // As many minor roads as there usually are.
  for (let y = -39_000; y <= 39_000; y += 2000) map.way([-40_000, y, 40_000, y], { highway: 'unclassified' })
  const whole = await importMap(map)
  assert.deepEqual([...whole.drafts].map(({ name }) => name).sort(), ['Far Peak', 'Lone Peak'])
  assert.ok(!whole.report.missing.includes('hardly any small roads'))
})

test('an extract of a city that lacks its places and airfields says so', { skip }, async () => {
  const path = realExtract('heidelberg-clipped.osm.pbf')
  if (path === undefined) return
  const { report, drafts, noise } = await importOsm(await openOsm(path), {
    source: 'a',
    area: null,
    store: NO_NOISE_STORE,
  })
  const spots = [...drafts]
  const [warning] = warningsOf(report)
  assert.match(warning ?? '', /^This extract has no places.* and no airfields: it seems filtered\. Ratings are of low/)
  const maps = joinNoiseMaps([wholeMap(noise)])
  for (const spot of spots) assert.ok((maps.explain(spot)?.rating ?? 0) <= 3, spot.name)
})

test('a region in which few places can be rated says so', () => {
  const unrated = Array.from({ length: 80 }, (_, i) => ({ id: String(i), name: '' }))
  assert.match(warningsOf({ missing: [], given: 6, unrated }).join(), /^Only 6 of 86 places could be rated/)
  assert.deepEqual(warningsOf({ missing: [], given: 0, unrated }), [
    'Only 0 of 80 places could be rated: the extract covers too little. Import a larger or a whole one',
  ])
  assert.deepEqual(warningsOf({ missing: [], given: 50, unrated }), [])
})

test('a region of few places, all rated, says how few there are', () => {
  const said = (given: number) => warningsOf({ missing: [], given, unrated: [] })
  assert.deepEqual(said(0), ['No place was found'])
  assert.deepEqual(said(1), ['Only 1 place was found: the extract covers little'])
  assert.deepEqual(said(4), ['Only 4 places were found: the extract covers little'])
  assert.deepEqual(said(5), [])
})

test('how many places are noisy is said in a sentence', () => {
  const shown = 'rated below 1.8, and shown to those alone who ask for noisy places'
  assert.equal(noisyWords(1, 4), `1 of 4 places is ${shown}`)
  assert.equal(noisyWords(3, 4), `3 of 4 places are ${shown}; a larger extract has quieter ones`)
  assert.equal(noisyWords(4, 4), `all 4 places are ${shown}; a larger extract has quieter ones`)
  assert.equal(noisyWords(1, 1), `the only place is ${shown}; a larger extract has quieter ones`)
})
