// The noise of an extract: which collectors it takes, and what is made of them once all has been seen.
import { USUAL_AT_UNKNOWN_EDGE, usualOf } from '../../../../silence/beyond.ts'
import type { AudibleSources } from '../../../../silence/sources/audible.ts'
import { indexBuiltUp } from '../../../../silence/sources/built-up.ts'
import { boxOfCoverage, type Coverage, type CoverageIndex, indexCoverages } from '../../../../silence/coverage.ts'
import { E7 } from '../../../../geo/local-plane.ts'
import type { RegionNoise } from '../../../../silence/pages/own-noise.ts'
import { SpilledSources } from '../../../../silence/sources/spilled-sources.ts'
import type { Elevations } from '../../../elevation/elevations.ts'
import { heightsOfRegion } from '../../../elevation/heights-of-region.ts'
import type { FileHeader } from '../../elements.ts'
import type { Area } from '../../geometry/area-file.ts'
import { aerodromes } from './aerodromes.ts'
import type { Collector } from '../collector.ts'
import { completeness } from './completeness.ts'
import { noiseLines } from './noise-lines.ts'
import { noisePlaces } from './noise-places.ts'
import { type Region, region } from '../region.ts'
import type { Settlement } from '../people/settlement.ts'
import { settlements } from '../settlements.ts'

export type RegionOptions = {
  name: string
  area: Area | null
  header: FileHeader
  /** Heights of the ground, where ratings are to be screened by it. */
  screening?: Elevations
  /** Told what share of the roads has its traffic, 0 to 1. */
  onShare?: (share: number) => void
}

export type NoiseCollectors = {
  collectors: Collector[]
  /** Places of the extract. */
  settlements: readonly Settlement[]
  /** Puts it together; only once all has been seen, and once. */
  region(options: RegionOptions): RegionNoise
}

export function noiseCollectors(): NoiseCollectors {
  const sources = new SpilledSources()
  const homes = settlements()
  const where = region()
  const air = aerodromes()
  const lines = noiseLines()
  const whole = completeness()
  return {
    collectors: [homes, where, air, lines, noisePlaces(source => sources.add(source)), whole],
    settlements: homes.found,
    region(options) {
      const area = where.coverage(options)
      const builtUp = lines.builtUp()
      const box = boxE7(area)
      const drawn = asDrawn(area)
      const people = homes.people({ box, meets: drawn.meets })
      const isWithin = ({ x, y }: { x: number; y: number }) => drawn.covers({ longitude: x / E7, latitude: y / E7 })
      const towns = people.towns.filter(isWithin)
      const missing = whole.missing(towns.reduce((sum, town) => sum + town.people, 0))
      const blank = whole.blank({ towns, settlements: homes.found.filter(isWithin), box })
      const coverage: Coverage = {
        ...area,
        ...(blank.length > 0 && { blank }),
        ...(missing.length > 0 && { missing }),
        ...(options.screening && { screening: 'terrain' }),
      }
      const surroundings = {
        peopleNear: people.near,
        isMapEnd: mapEnds(
          blank.length > 0 ? asDrawn(coverage) : drawn,
          area.method === 'cells' ? where.emptiness() : null,
        ),
        builtUp: indexBuiltUp([builtUp]),
        arePeopleKnown: !missing.includes('places'),
        ...(options.onShare && { onShare: options.onShare }),
      }
      for (const source of people.sources) sources.add(source)
      for (const source of lines.sources(surroundings)) sources.add(source)
      for (const source of air.sources()) sources.add(source)
      const linesBox = sources.linesBox()
      const heights = options.screening && heightsOfRegion(options.screening, { coverage, linesBox })
      const usualAmong = (audible: AudibleSources) => usualIn(audible, coverage)
      return { sources, coverage, builtUp, usualAmong, ...(heights && { heights }) }
    },
  }
}

/** A road that ends this near to the edge of the map, in metres, may go on beyond it; cells are only that exact. */
const OPEN_METRES = { known: 300, cells: 2_500 } as const

/** As an area: its edge as it is drawn, without the margin that cells have where ratings are concerned. */
function asDrawn(coverage: Coverage): CoverageIndex {
  return indexCoverages([{ ...coverage, method: 'area' }])
}

const SQUARE = E7 / 100
/** From the middle of a square to its farthest corner, metres. */
const SQUARE_METRES = 800

/** `isEmpty`: where the edge is not known, whether nothing is mapped near by. */
function mapEnds(
  drawn: CoverageIndex,
  isEmpty: ReturnType<Region['emptiness']> | null,
): (x: number, y: number) => boolean {
  const metres = isEmpty ? OPEN_METRES.cells : OPEN_METRES.known
  const isEnd = (x: number, y: number, within: number) => {
    const point = { longitude: x / E7, latitude: y / E7 }
    return drawn.isNearLandEdge(point, within) || !drawn.covers(point)
  }
  /** Most dead ends lie deep within: one look serves all of a square of a hundredth of a degree. */
  const isSquareInside = new Map<number, boolean>()
  return (x, y) => {
    if (isEmpty?.(x, y) === true) return true
    const column = Math.floor(x / SQUARE)
    const row = Math.floor(y / SQUARE)
    const key = row * 65_536 + column
    let isInside = isSquareInside.get(key)
    if (isInside === undefined) {
      isInside = !isEnd((column + 0.5) * SQUARE, (row + 0.5) * SQUARE, metres + SQUARE_METRES)
      isSquareInside.set(key, isInside)
    }
    return !isInside && isEnd(x, y, metres)
  }
}

/** What is usual in the region itself; undefined for a small one, and for one that has no edge on land. */
function usualIn(audible: AudibleSources, coverage: Coverage) {
  const box = boxOfCoverage(coverage)
  if (!box || !coverage.atSea.includes(0)) return undefined
  if (coverage.method === 'cells') return USUAL_AT_UNKNOWN_EDGE
  return usualOf({ audible, coverage: indexCoverages([coverage]), box })
}

function boxE7(coverage: Coverage) {
  const { west, south, east, north } = boxOfCoverage(coverage) ?? { west: 0, south: 0, east: 0, north: 0 }
  return { west: west * E7, south: south * E7, east: east * E7, north: north * E7 }
}
