import type { BaseTiles } from '../basemap/base-map.ts'
import { encodeTile } from '../basemap/encode-tile.ts'
import { edgesOfRings } from '../silence/coverage.ts'
import { makeGrid } from '../silence/grid/make-grid.ts'
import { openGrids, type SilenceGrid } from '../silence/grid/silence-grid.ts'
import type { NoiseMap } from '../silence/noise-bytes.ts'
import { joinNoiseMaps, type NoiseMaps } from '../silence/noise-maps.ts'
import { NOTHING_BUILT } from '../silence/sources/built-up.ts'
import { buildSources } from '../silence/sources/sources.ts'

/** A fictional region with one road, for examples: the same everywhere, whatever has been imported. */
const REGION: NoiseMap = {
  sources: buildSources([
    {
      kind: 'road',
      class: 'primary',
      name: 'Invented Road',
      origin: 1,
      level: 65.8,
      size: 0,
      points: [1, 42.5, 2, 42.5].map(degrees => degrees * 1e7),
    },
  ]),
  coverage: coverageOf([1, 42, 2, 42, 2, 43, 1, 43, 1, 42]),
  builtUp: NOTHING_BUILT,
}

export const SANDBOX_NOISE: NoiseMaps = joinNoiseMaps([REGION])

/** A few square kilometres of the region, cell by cell. */
export function sandboxGrid(): SilenceGrid {
  const coverage = coverageOf([1.58, 42.53, 1.63, 42.53, 1.63, 42.56, 1.58, 42.56, 1.58, 42.53])
  return openGrids([makeGrid({ maps: [{ ...REGION, coverage }], region: 0 })])
}

const [EXTENT, MIDDLE] = [4096, 2048]
/** A base map with a path through every tile. */
export const SANDBOX_PATHS: BaseTiles = {
  isEmpty: false,
  tile: () => Promise.resolve(PATH_TILE),
  close: () => Promise.resolve(),
}
const PATH_TILE = encodeTile([
  {
    name: 'road',
    extent: EXTENT,
    features: [{ shape: 'line', parts: [[0, MIDDLE, EXTENT, MIDDLE]], properties: { class: 'path' } }],
  },
])

function coverageOf(ring: readonly number[]): NoiseMap['coverage'] {
  const edges = edgesOfRings([ring.map(degrees => degrees * 1e7)])
  return { name: 'sandbox', method: 'area', edges, atSea: new Uint8Array(4) }
}
