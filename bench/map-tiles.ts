// The tiles of a region's maps: how long one takes and how large it is; how large grid and base map are, and what share of
// an import's time the base map takes.
// Run with `npm run bench:map-tiles [EXTRACT...]`.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BaseMap } from '../src/basemap/base-map.ts'
import { BaseMapFolder } from '../src/basemap/folder.ts'
import { encodePng } from '../src/basemap/hillshade/png.ts'
import { openCatalogue } from '../src/catalogue/open.ts'
import type { Box } from '../src/geo/box.ts'
import { latitudeAt, sharesOf } from '../src/geo/mercator.ts'
import { importFile } from '../src/import/import-file.ts'
import { ImportLog } from '../src/import/import-log.ts'
import { startDrawing } from '../src/import/osm/collect/drawn/drawing.ts'
import { importOsm } from '../src/import/osm/import-osm.ts'
import { openOsm } from '../src/import/osm/open-osm.ts'
import { boxOfCoverage } from '../src/silence/coverage.ts'
import { unpackBlock } from '../src/silence/grid/block-bytes.ts'
import { BLOCK_ZOOM } from '../src/silence/grid/cells.ts'
import { readGrid } from '../src/silence/grid/grid-bytes.ts'
import { makeGrid } from '../src/silence/grid/make-grid.ts'
import { openGrids } from '../src/silence/grid/silence-grid.ts'
import { NO_NOISE_STORE } from '../src/silence/pages/noise-pages.ts'
import { PALETTES } from '../src/web/map/silence/palette.ts'
import { silencePixels, TILE_PIXELS } from '../src/web/map/silence/pixels.ts'
import { seededRandom } from '../test/support/random.ts'
import { wholeMap } from '../test/support/whole-map.ts'
import { markdownTable, quantile } from './tables.ts'

const shared = join(import.meta.dirname, '../../shared/data/osm')
const EXTRACTS = ['andorra-2025-01-19', 'liechtenstein-2024-03-04', 'isle-of-man-2021-11-07']
const files = process.argv.length > 2 ? process.argv.slice(2) : EXTRACTS.map(name => join(shared, `${name}.osm.pbf`))
/** Zooms of both layers. */
const [FIRST, LAST] = [6, 14]
const TILES = 400
const EQUATOR_KM = 40_075
const SIZE = { width: TILE_PIXELS, height: TILE_PIXELS }

/** Tiles at random places and zooms of a region. */
function tilesOf(box: Box) {
  const random = seededRandom(7)
  return Array.from({ length: TILES }, (_, i) => {
    const point = {
      longitude: box.west + random() * (box.east - box.west),
      latitude: box.south + random() * (box.north - box.south),
    }
    const [z, { x, y }] = [FIRST + (i % (LAST - FIRST + 1)), sharesOf(point)]
    return { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) }
  })
}

/** Of each tile the quickest counts: what collects garbage now and then is none of it. */
const ROUNDS = 3

type Tile = ReturnType<typeof tilesOf>[number]
/** Milliseconds of processor time and bytes of each. */
async function measured(tiles: readonly Tile[], make: (tile: Tile) => Promise<Uint8Array>) {
  // What is compiled while it first runs does not count.
  for (const tile of tiles.slice(0, 100)) await make(tile)
  const milliseconds = tiles.map(() => Infinity)
  const sizes: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, tile] of tiles.entries()) {
      const start = process.cpuUsage()
      const bytes = await make(tile)
      const { user, system } = process.cpuUsage(start)
      milliseconds[at] = Math.min(milliseconds[at] ?? Infinity, (user + system) / 1000)
      sizes.push(bytes.length)
    }
  return [quantile(milliseconds, 0.5).toFixed(1), quantile(milliseconds, 0.99).toFixed(1), Math.max(...sizes)] as const
}

async function rowsOf(file: string): Promise<(string | number)[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-bench-tiles-'))
  try {
    const done = await importOsm(await openOsm(file), {
      source: 'bench',
      area: null,
      store: NO_NOISE_STORE,
      drawing: startDrawing(),
    })
    const box = boxOfCoverage(done.noise.coverage)
    const drawn = await done.baseMap()
    if (!drawn || !box) throw new Error(`${file} has no base map`)
    const baseMaps = new BaseMapFolder(folder)
    const archive = baseMaps.file(await baseMaps.keep(drawn))
    const baseMap = new BaseMap([archive])
    const grid = makeGrid({ maps: [wholeMap(done.noise)], region: 0 })
    const tiles = tilesOf(box)
    // Cold: no block is unpacked yet.
    const silence = await measured(tiles, async tile => {
      const pixels = silencePixels(openGrids([grid]), tile)
      return pixels ? encodePng(pixels, SIZE, PALETTES.light) : new Uint8Array()
    })
    let gzipped = 0
    const base = await measured(tiles, async tile => {
      const bytes = await baseMap.tile(tile)
      gzipped = Math.max(gzipped, gzipSync(bytes, { level: 6 }).length)
      return bytes
    })
    await baseMap.close()
    const perKm2 = `grid: ${(grid.length / coveredKm2(grid)).toFixed(1)} bytes a km²`
    const size = `${Math.round((100 * statSync(archive).size) / statSync(file).size)} % of the extract`
    const time = `${Math.round(100 * (await shareOfTime(file, folder)))} % of the import's time`
    return [
      [basename(file), 'silence', ...silence.slice(0, 2), (silence[2] / 1000).toFixed(1), perKm2],
      [basename(file), 'base map, with gzip', ...base.slice(0, 2), (gzipped / 1000).toFixed(1), `${size}, ${time}`],
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The area of all cells of a grid that are covered. */
function coveredKm2(grid: Uint8Array): number {
  let km2 = 0
  for (const { z, y, cells, bytes } of readGrid(grid)) {
    if (z !== BLOCK_ZOOM) continue
    const latitude = latitudeAt((y + 0.5) / 2 ** z)
    const side = (EQUATOR_KM * Math.cos((latitude * Math.PI) / 180)) / 2 ** z / cells
    km2 += unpackBlock(bytes, cells).flags.reduce((count, flag) => count + ((flag & 3) > 0 ? 1 : 0), 0) * side * side
  }
  return km2
}

/** What share of an import's processor time the base map takes: imports with and without it in turn, the quickest of each. */
async function shareOfTime(file: string, folder: string): Promise<number> {
  const [plain, drawn]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(await importTime(file, join(folder, `plain-${round}`), false))
    drawn.push(await importTime(file, join(folder, `drawn-${round}`), true))
  }
  return 1 - Math.min(...plain) / Math.min(...drawn)
}

async function importTime(path: string, folder: string, isDrawn: boolean): Promise<number> {
  mkdirSync(folder)
  const catalogue = await openCatalogue(join(folder, 'catalogue.sqlite'))
  const source = { name: 'bench', attribution: '', licence: null, url: null }
  const start = process.cpuUsage()
  await importFile(
    catalogue,
    { path, source, columns: new Map(), log: new ImportLog() },
    isDrawn ? { baseMaps: new BaseMapFolder(folder) } : {},
  )
  const { user, system } = process.cpuUsage(start)
  await catalogue.close()
  return user + system
}

const rows: (string | number)[][] = []
for (const file of files) rows.push(...(await rowsOf(file)))
console.log(markdownTable(['extract', 'tiles', 'p50 CPU ms', 'p99 CPU ms', 'largest KB', 'size and share'], rows))
