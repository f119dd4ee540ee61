// The silence model where it can be measured: ranks against an independent noise index of one city, levels in streets
// against the German guideline, and extracts cut in half against the whole. Run with `npm run bench:silence [FOLDER]`.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gather } from '../src/import/osm/collect/gather.ts'
import { noiseCollectors } from '../src/import/osm/collect/noise/noise.ts'
import { openOsm } from '../src/import/osm/open-osm.ts'
import type { OsmFile } from '../src/import/osm/elements.ts'
import type { Area } from '../src/import/osm/geometry/area-file.ts'
import { boxOfCoverage } from '../src/silence/coverage.ts'
import { compare } from '../src/silence/measurements.ts'
import type { NoiseMap } from '../src/silence/noise-bytes.ts'
import { joinNoiseMaps } from '../src/silence/noise-maps.ts'
import { levelOf } from '../src/silence/rating.ts'
import { receiverOf } from '../src/silence/receiver.ts'
import { indexBuiltUp } from '../src/silence/sources/built-up.ts'
import { wholeSources } from '../src/silence/sources/whole-sources.ts'
import { METHOD } from '../src/silence/parameters.ts'
import { E7, METRES_PER_DEGREE } from '../src/geo/local-plane.ts'
import { sceneAt } from '../test/support/noise-scenes.ts'
import { seededRandom } from '../test/support/random.ts'
import { wholeMap } from '../test/support/whole-map.ts'
import { rasterRows } from './silence-raster.ts'
import { type Cut, clippedRings, cutsOf, halfOf } from './silence-cuts.ts'
import { streetRows } from './silence-streets.ts'
import { markdownTable } from './tables.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../../shared/data')
const CITY = join(folder, 'osm/heidelberg-clipped.osm.pbf')
const INDEX = join(folder, 'noise/heidelberg-footways.csv')
const RASTER = 'osm/{andorra-2025,heidelberg,isle,liechtenstein}*'
const FIELD_DEGREES = 0.02
const NEAR_METRES = 3_000
const POINTS_PER_CUT = 200
const TOO_QUIET = 1

/** Spearman and the cuts of SR-1.0 on the same data: mean error, share of points too quiet by more than 1.0. */
const BEFORE: Record<string, string> = {
  all: '0.738',
  andorra: '+0.15, 2.1 %',
  isle: '+0.13, 4.3 %',
  liechtenstein: '+0.12, 1.2 %',
  north: '+0.12, 0.8 %',
}

async function mapOf(file: OsmFile, area: Area | null): Promise<NoiseMap> {
  const noise = noiseCollectors()
  await gather(file, noise.collectors)
  return wholeMap(noise.region({ name: 'bench', area, header: file.header }))
}

async function ranks(): Promise<void> {
  if (!existsSync(CITY) || !existsSync(INDEX)) return console.log('the city or its noise index is missing')
  const { sources, builtUp } = await mapOf(await openOsm(CITY), null)
  const receiver = receiverOf(wholeSources(sources, indexBuiltUp(builtUp ? [builtUp] : [])))
  const rows = readFileSync(INDEX, 'utf8').trim().split('\n').slice(1)
  const pairs = rows.map(row => {
    const [, latitude = 0, longitude = 0, measured = 0] = row.split(',').map(Number)
    const field = (Math.floor(latitude / FIELD_DEGREES) + Math.floor(longitude / FIELD_DEGREES)) % 2
    return { isWhite: field === 1, measured, modelled: levelOf(receiver.receive({ latitude, longitude }).energy) }
  })
  const rank = (list: typeof pairs) => compare(list).rankCorrelation?.toFixed(3) ?? ''
  console.log(`\nRanks of ${rows.length} footways against their noise index, ${METHOD} (SR-1.0: ${BEFORE['all']}):\n`)
  console.log(
    markdownTable(
      ['ways', 'Spearman'],
      [
        ['all', rank(pairs)],
        ['white fields of a chessboard of 0.02°', rank(pairs.filter(({ isWhite }) => isWhite))],
        ['its black fields', rank(pairs.filter(({ isWhite }) => !isWhite))],
      ],
    ),
  )
}

async function rasterMapOf(path: string) {
  const map = await mapOf(await openOsm(path), null)
  const box = boxOfCoverage(map.coverage) ?? { west: 0, south: 0, east: 0, north: 0 }
  return { name: basename(path), maps: [map], box }
}

type Errors = { errors: number[]; points: number }

async function cuts(): Promise<void> {
  const files = globSync(join(folder, 'osm/{andorra-2025,liechtenstein,isle-of-man,north-bayreuth}*')).sort()
  console.log('\nExtracts cut in half, points within 3 km of the cut:\n')
  const rows: (string | number)[][] = []
  for (const path of files) {
    const file = await openOsm(path)
    const whole = await mapOf(file, null)
    const { errors, points } = await cutErrors(file, whole)
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
    const tooQuiet = errors.filter(error => error > TOO_QUIET).length / errors.length
    rows.push([
      basename(path),
      points,
      signed(mean),
      percent(tooQuiet),
      BEFORE[basename(path).split('-')[0] ?? ''] ?? '',
    ])
  }
  console.log(markdownTable(['extract', 'points', 'mean error', 'too quiet by > 1.0', 'SR-1.0: both'], rows))
}

async function cutErrors(file: OsmFile, whole: NoiseMap): Promise<Errors> {
  const box = boxOfCoverage(whole.coverage) ?? { west: 0, south: 0, east: 0, north: 0 }
  const inE7 = { west: box.west * E7, south: box.south * E7, east: box.east * E7, north: box.north * E7 }
  const wholeMaps = joinNoiseMaps([whole])
  const errors: number[] = []
  for (const cut of cutsOf(inE7)) {
    const half = joinNoiseMaps([await mapOf(halfOf(file, cut), clippedRings(whole.coverage.edges, cut))])
    for (const point of pointsNear(cut, inE7)) {
      const [then, now] = [wholeMaps.explain(point), half.explain(point)]
      if (then && now) errors.push(now.rating - then.rating)
    }
  }
  return { errors, points: errors.length }
}

function pointsNear(cut: Cut, box: { west: number; south: number; east: number; north: number }) {
  const random = seededRandom(cut.at)
  const north = (NEAR_METRES / METRES_PER_DEGREE) * E7
  const east = north / Math.cos((((box.south + box.north) / 2 / E7) * Math.PI) / 180)
  return Array.from({ length: POINTS_PER_CUT }, () => {
    const away = random() * (cut.isLow ? -1 : 1)
    const x = cut.axis === 'x' ? cut.at + away * east : box.west + random() * (box.east - box.west)
    const y = cut.axis === 'y' ? cut.at + away * north : box.south + random() * (box.north - box.south)
    return { longitude: x / E7, latitude: y / E7 }
  })
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

console.log('\nPoints a second on one core, the raster engine beside the point engine in the same run:\n')
console.log(
  markdownTable(
    ['map', 'points', 'point engine', 'raster', 'ratio', 'p99 of the difference'],
    rasterRows([
      { name: 'made up', ...sceneAt({ seed: 1, latitude: 47, longitude: 11 }) },
      ...(await Promise.all(globSync(join(folder, RASTER)).sort().map(rasterMapOf))),
    ]),
  ),
)
await ranks()
console.log('\nLevels in streets, 10 m from the middle, dB(A) Lden:\n')
console.log(markdownTable(['street', 'vehicles a day', 'km/h', 'RLS-90', METHOD, 'difference'], streetRows()))
await cuts()
