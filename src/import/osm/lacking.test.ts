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
import { warningsOf } from './importer.ts'
import { openOsm } from './open-osm.ts'
import { seededRandom } from '../../../test/support/random.ts'
import { NO_EXTRACTS, realExtract, sampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { NO_NOISE_STORE } from '../../silence/pages/noise-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-lacking-'))
after(() => rmSync(folder, { recursive: true }))

/** The same file without some tags, and without the box in its header. */
function without(file: OsmFile, strip: (tags: Tags) => Tags): OsmFile {
  return {
    ...file,
    header: { ...file.header, box: null },
    pass: (visitor, progress) =>
      file.pass(
        {
          ...visitor,
          node: (id, x, y, tags) => visitor.node?.(id, x, y, strip(tags)),
          way: (id, refs, tags) => visitor.way?.(id, refs, strip(tags)),
          relation: (id, members, tags) => visitor.relation?.(id, members, strip(tags)),
        },
        progress,
      ),
  }
}

const LACKS: { what: string; strip: (tags: Tags) => Tags }[] = [
  { what: 'places', strip: tags => (tags['place'] === undefined ? tags : {}) },
  { what: 'roads', strip: tags => (tags['highway'] === undefined ? tags : {}) },
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
  const maps = joinNoiseMaps([noise])
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
      const less = joinNoiseMaps([(await importOsm(without(await openOsm(path), strip), request)).noise])
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

test('a town with residential land or a main road, but without a minor road, has no rating', async () => {
  const map = sampleMap()
  for (let y = -9000; y <= 9000; y += 1500) map.way([-9000, y, 0, y, 9000, y], { highway: 'residential' })
  map.way(squareAround(21_000, 1000, 600), { landuse: 'residential' })
  map.way([31_000, 100, 31_000, 1000, 31_000, 1900], { highway: 'primary' })
  map.way([41_000, 100, 41_000, 1000, 41_000, 1900], { highway: 'primary' })
  map.way([41_100, 100, 41_100, 1000, 41_100, 1900], { highway: 'track' })
  const path = join(folder, 'bare.osm')
  writeFileSync(path, map.xml())
  const area = [Int32Array.from(squareAround(0, 0, 200_000), metres => Math.round((metres / METRES_PER_DEGREE) * 1e7))]
  const { noise } = await importOsm(await openOsm(path), { source: 'a', area, store: NO_NOISE_STORE })
  const maps = joinNoiseMaps([noise])
  const isRated = (x: number) =>
    maps.explain({ latitude: 1000 / METRES_PER_DEGREE, longitude: x / METRES_PER_DEGREE }) !== undefined
  const covered = [0, 15_000, 21_050, 31_100, 41_050].map(isRated)
  assert.deepEqual(covered, [true, true, false, false, true])
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
  const maps = joinNoiseMaps([noise])
  for (const spot of spots) assert.ok((maps.explain(spot)?.rating ?? 0) <= 3, spot.name)
})

test('a region in which few places can be rated says so', () => {
  const unrated = Array.from({ length: 80 }, (_, i) => ({ id: String(i), name: '' }))
  assert.match(warningsOf({ missing: [], given: 6, unrated }).join(), /^Only 6 of 86 places could be rated/)
  assert.match(warningsOf({ missing: [], given: 4, unrated: [] }).join(), /^Only 4 of 4 places/)
  assert.deepEqual(warningsOf({ missing: [], given: 50, unrated }), [])
})
