// The tiles of a region's maps: how long one takes, how large it is, and how large the base map is beside its extract.
// Run with `npm run bench:map-tiles [EXTRACT...]`.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BaseMap } from '../src/basemap/base-map.ts'
import { BaseMapFolder } from '../src/basemap/folder.ts'
import { encodePng } from '../src/basemap/hillshade/png.ts'
import type { Box } from '../src/geo/box.ts'
import { sharesOf } from '../src/geo/mercator.ts'
import { importOsm } from '../src/import/osm/import-osm.ts'
import { openOsm } from '../src/import/osm/open-osm.ts'
import { boxOfCoverage } from '../src/silence/coverage.ts'
import { makeGrid } from '../src/silence/grid/make-grid.ts'
import { openGrids } from '../src/silence/grid/silence-grid.ts'
import { NO_NOISE_STORE } from '../src/silence/pages/noise-pages.ts'
import { PALETTES } from '../src/web/map/silence/palette.ts'
import { silencePixels, TILE_PIXELS } from '../src/web/map/silence/pixels.ts'
import { seededRandom } from '../test/support/random.ts'
import { markdownTable, quantile } from './tables.ts'

const shared = join(import.meta.dirname, '../../shared/data/osm')
const EXTRACTS = ['andorra-2025-01-19', 'liechtenstein-2024-03-04', 'isle-of-man-2021-11-07']
const files = process.argv.length > 2 ? process.argv.slice(2) : EXTRACTS.map(name => join(shared, `${name}.osm.pbf`))
/** Zooms of both layers. */
const [FIRST, LAST] = [6, 14]
const TILES = 400
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

type Tile = ReturnType<typeof tilesOf>[number]
/** Milliseconds of processor time and bytes of each. */
async function measured(tiles: readonly Tile[], make: (tile: Tile) => Promise<Uint8Array>) {
  // What is compiled while it first runs does not count.
  for (const tile of tiles.slice(0, 100)) await make(tile)
  const [milliseconds, sizes]: [number[], number[]] = [[], []]
  for (const tile of tiles) {
    const start = process.cpuUsage()
    const bytes = await make(tile)
    const { user, system } = process.cpuUsage(start)
    milliseconds.push((user + system) / 1000)
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
      drawsBaseMap: true,
    })
    const box = boxOfCoverage(done.noise.coverage)
    const drawn = done.baseMap()
    if (!drawn || !box) throw new Error(`${file} has no base map`)
    const baseMaps = new BaseMapFolder(folder)
    const baseMap = new BaseMap([baseMaps.file(await baseMaps.keep(drawn))])
    const grid = makeGrid({ maps: [done.noise], region: 0 })
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
    const share = `${Math.round((100 * drawn.length) / statSync(file).size)} %`
    return [
      [basename(file), 'silence', ...silence.slice(0, 2), (silence[2] / 1000).toFixed(1), ''],
      [basename(file), 'base map, with gzip', ...base.slice(0, 2), (gzipped / 1000).toFixed(1), share],
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const rows: (string | number)[][] = []
for (const file of files) rows.push(...(await rowsOf(file)))
console.log(markdownTable(['extract', 'tiles', 'p50 CPU ms', 'p99 CPU ms', 'largest KB', 'beside the extract'], rows))
