import { edgesOfRings } from '../silence/coverage.ts'
import { joinNoiseMaps, type NoiseMaps } from '../silence/noise-maps.ts'
import { NOTHING_BUILT } from '../silence/sources/built-up.ts'
import { buildSources } from '../silence/sources/sources.ts'

const RING = [1, 42, 2, 42, 2, 43, 1, 43, 1, 42]

/** A fictional region with one road, for examples: the same everywhere, whatever has been imported. */
export const SANDBOX_NOISE: NoiseMaps = joinNoiseMaps([
  {
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
    coverage: {
      name: 'sandbox',
      method: 'area',
      edges: edgesOfRings([RING.map(degrees => degrees * 1e7)]),
      atSea: new Uint8Array(4),
    },
    builtUp: NOTHING_BUILT,
  },
])
