// Levels, confidence and caps for a whole lattice of points at once. It says what `explain` says of each of them (within
// 0.5 dB at the 99th percentile), and is made for speed: see tile-receiver.ts.
import { BEYOND } from '../parameters.ts'
import { indexCoverages } from '../coverage.ts'
import { lackOf, type RegionFacts, spreadOf, unknownAt } from '../explanation.ts'
import type { NoiseMap } from '../noise-bytes.ts'
import { type Confidence, confidenceInterval, confidenceOf, levelOf } from '../rating.ts'
import { spreadOfSupposed } from '../breakdown/supposed.ts'
import type { AudibleSources } from '../sources/audible.ts'
import { indexBuiltUp } from '../sources/built-up.ts'
import { joinSources } from '../sources/join-sources.ts'
import { joinTerrains } from '../terrain/heights.ts'
import { type AudibleIn, audibleIn } from './audible.ts'
import { coveredBy } from './covered.ts'
import { edgeDistances } from './edge-distances.ts'
import { boxOfLattice, type Lattice, metresPerUnit } from './lattice.ts'
import { shapesOf } from './shapes.ts'
import { treeOf } from './source-tree.ts'
import { TILE_CELLS, tileAt } from './tile.ts'
import { tileReceiver } from './tile-receiver.ts'

/** Row by row from the north. */
export type Raster = Lattice & {
  /** dB(A) Lden; NaN where no region holds the point. */
  level: Float32Array
  /** Place among CONFIDENCE_CODES; 0 where not covered. */
  confidence: Uint8Array
  /** The highest rating that events near by allow; Infinity without. */
  cap: Float32Array
  /** How many points are covered. */
  covered: number
  /** Per point, the places of the regions that hold it, by number in `sets`. */
  set: Uint16Array
  sets: readonly (readonly number[])[]
}

export const CONFIDENCE_CODES = [null, 'low', 'medium', 'high'] as const satisfies readonly (Confidence | null)[]

export type RasterEngine = { compute(lattice: Lattice, wanted?: Wanted): Raster }

export type Wanted = {
  /** Levels are computed in nothing but what this region, by its place, holds; what is heard there comes from all. */
  region?: number
  /** By point: whether its level is computed. */
  asked?: Uint8Array
}

/** The side of the finest squares of sources, metres. */
const FINEST_METRES = 64

/** Makes an engine over noise maps in memory, which are read as one, as joinNoiseMaps does. */
export function rasterEngine(maps: readonly NoiseMap[]): RasterEngine {
  const within = audibleIn(joinSources(maps.map(({ sources }) => sources)))
  const builtUp = indexBuiltUp(maps.flatMap(({ builtUp }) => builtUp ?? []))
  return rasterEngineOver(maps, {
    within,
    builtUp,
    terrain: joinTerrains(maps.flatMap(({ heights }) => heights ?? [])),
  })
}

/** What a region says of itself besides its sources. */
export type RasterRegion = Pick<NoiseMap, 'coverage' | 'usual'>

/** Makes an engine over regions, and whatever gives their sources. */
export function rasterEngineOver(
  maps: readonly RasterRegion[],
  { within, builtUp, terrain }: { within: AudibleIn } & Pick<AudibleSources, 'builtUp' | 'terrain'>,
): RasterEngine {
  const coverages = maps.map(({ coverage }) => coverage)
  const coverage = indexCoverages(coverages)
  const facts = maps.map(
    ({ usual, coverage: { missing } }): RegionFacts => ({ ...(usual && { usual }), ...(missing && { missing }) }),
  )

  return {
    compute(lattice, wanted = {}) {
      const { set, sets, count } = coveredBy(coverages, lattice)
      const size = set.length
      const raster: Raster = {
        ...lattice,
        level: new Float32Array(size).fill(NaN),
        confidence: new Uint8Array(size),
        cap: new Float32Array(size).fill(Infinity),
        covered: count,
        set,
        sets,
      }
      if (count === 0) return raster
      const isWanted = wantedOf(set, sets, wanted)
      const box = boxOfLattice(lattice)
      const longitude = (box.west + box.east) / 2
      const { sources, runs, others } = within(box)
      const finest = FINEST_METRES / metresPerUnit((box.south + box.north) / 2)
      const receive = tileReceiver({
        groups: sources.groups,
        trees: [...runs].flatMap(([radius, own]) => {
          return treeOf({ sources, runs: own, radius, builtUp, longitude, size: finest }) ?? []
        }),
        shapes: shapesOf(sources, others, longitude),
        terrain,
      })
      const metresToEdge = edgeDistances(coverage.landEdgesNear(box, BEYOND.nearMetres), longitude, BEYOND.nearMetres)
      const factsOfSet = sets.map(regions => regions.flatMap(region => facts[region] ?? []))
      const lackOfSet = factsOfSet.map(lackOf)
      const columns = lattice.longitudes.length
      for (let row = 0; row < lattice.latitudes.length; row += TILE_CELLS) {
        for (let column = 0; column < columns; column += TILE_CELLS) {
          const tile = tileAt({ lattice, isWanted, builtUp, column, row })
          if (!tile) continue
          const { energy, squares, cap } = receive(tile)
          const edge = metresToEdge(tile)
          for (let i = 0; i < energy.length; i++) {
            if (tile.isWanted[i] === 0) continue
            const at = (row + Math.floor(i / tile.columns)) * columns + column + (i % tile.columns)
            const known = energy[i] ?? 0
            const own = set[at] ?? 0
            const unknown = unknownAt(edge[i] ?? Infinity, known, factsOfSet[own] ?? [], lackOfSet[own])
            const level = levelOf(known + unknown.middle)
            const lowest = cap[i] ?? Infinity
            const beyondShare = unknown.middle / (known + unknown.middle)
            const ofModel = spreadOf(known, squares[i] ?? 0, unknown)
            const spread = spreadOfSupposed(ofModel, { level, caps: [lowest], beyondShare, edge: edge[i] ?? Infinity })
            const band = confidenceInterval(level, [lowest], spread)
            raster.level[at] = level
            raster.confidence[at] = CONFIDENCE_CODES.indexOf(confidenceOf(band))
            raster.cap[at] = lowest
          }
        }
      }
      return raster
    },
  }
}

function wantedOf(set: Uint16Array, sets: readonly (readonly number[])[], { region, asked }: Wanted): Uint8Array {
  const isSetWanted = Uint8Array.from(sets, regions => {
    return Number(regions.length > 0 && (region === undefined || regions.includes(region)))
  })
  const isWanted = new Uint8Array(set.length)
  for (let at = 0; at < set.length; at++) {
    isWanted[at] = asked && asked[at] === 0 ? 0 : (isSetWanted[set[at] ?? 0] ?? 0)
  }
  return isWanted
}
