import type { Coordinates } from '../geo/coordinates.ts'
import { hiddenBeyond, type Hidden } from './beyond.ts'
import { capsOf, type RatingCap } from './events.ts'
import { type CaveatFacts, caveatsOf, LEAST_SCREENED_DB } from './caveats.ts'
import { type Coverage, type CoverageIndex, FARTHEST_EDGE_METRES } from './coverage.ts'
import type { NoiseMap } from './noise-bytes.ts'
import { BEYOND, INTERVAL, METHOD, MISSING, MISSING_PEOPLE_DB, type MissingKind } from './parameters.ts'
import {
  type Confidence,
  confidenceInterval,
  confidenceOf,
  levelOf,
  ratingOf,
  shownLevel,
  type SilenceWord,
  type Spread,
  wordOf,
} from './rating.ts'
import { spreadOfSupposed } from './breakdown/supposed.ts'
import { type LevelsByClass, levelsOf } from './breakdown/levels-by-class.ts'
import { levelsByPeriod, type PeriodLevels } from './breakdown/periods.ts'
import type { Received, Receiver } from './receiver.ts'
import type { Kind } from './sources/sources.ts'

export type DominantSource = {
  kind: Kind
  class: string
  name: string | null
  /** Metres to its nearest point. */
  distanceM: number
  /** What it alone gives, dB(A) Lden. */
  levelDb: number
  /** Its part of the energy, 0 to 1. */
  share: number
  /** How much of it the terrain takes away, dB; only where it is at least 1. */
  screenedDb?: number
}

/** Why a point is rated as it is. */
export type Explanation = {
  rating: number
  /** dB(A) Lden to 0.1. */
  lden: number | '< 20'
  /** What Lden is made of; null where that is below the least that is told. */
  levels: PeriodLevels | null
  /** Confidence interval: the lowest and the highest rating that the truth may have. */
  band: [number, number]
  /** By the width of that interval. */
  confidence: Confidence
  method: string
  /** What was computed beside the method itself; absent: nothing was. */
  parameters?: { screening: 'terrain' }
  words: SilenceWord
  /** The loudest first. */
  dominant: DominantSource[]
  /** The nearest first. */
  caps: RatingCap[]
  caveats: string[]
  /** What the caveats are made of, to be said in other languages; absent of an explanation from elsewhere. */
  known?: CaveatFacts
  /** What each class of sources gives: kept with a spot, computed when it is read, and in no copy or JSON, as it is not shown. */
  readonly byClass?: LevelsByClass
}

const MOST_DOMINANT = 5
const LEAST_SHARE = 0.01

/** What a region says of itself besides its sources. */
export type RegionFacts = Pick<NoiseMap, 'usual'> & Pick<Coverage, 'missing' | 'isOld'>

/** Rates a point and says why; undefined outside of the coverage. `regions`: in the order of the coverages. */
export function explain(
  point: Coordinates,
  receiver: Receiver,
  coverage: CoverageIndex,
  regions: readonly RegionFacts[] = [],
): Explanation | undefined {
  const which = coverage.whichAt(point)
  if (which.length === 0) return undefined
  const received = receiver.receive(point)
  const facts = which.flatMap(i => regions[i] ?? [])
  const edge = coverage.metresToLandEdge(point, BEYOND.nearMetres)
  const unknown = unknownAt(edge, received.energy, facts)
  const total = received.energy + unknown.middle
  const level = levelOf(total)
  const caps = capsOf(received)
  const mostByCaps = caps.map(({ cap }) => cap)
  const rating = ratingOf(level, mostByCaps)
  const beyondShare = unknown.middle / total
  const own = spreadOf(received.energy, squaresOf(received), unknown)
  const spread = spreadOfSupposed(own, { level, caps: mostByCaps, beyondShare, edge })
  const band = confidenceInterval(level, mostByCaps, spread)
  const flat = received.overFlatGround
  const screenedDb = flat ? levelOf(flat.energy + unknown.middle) - level : null
  const told = edge === Infinity ? Infinity : coverage.metresToDrawnEdge(point, FARTHEST_EDGE_METRES)
  const known: CaveatFacts = { caps, edge: told, beyondShare, spread, facts, screenedDb }
  const explanation: Explanation = {
    rating,
    lden: shownLevel(level),
    levels: shownLevel(level) === '< 20' ? null : levelsByPeriod(energiesByKind(received, unknown)),
    band,
    confidence: confidenceOf(band),
    method: METHOD,
    ...(flat && { parameters: { screening: 'terrain' } }),
    words: wordOf(rating),
    dominant: received.parts
      .slice(0, MOST_DOMINANT)
      .filter(({ energy }) => energy >= LEAST_SHARE * total)
      .map(part => ({
        ...describe(part, total, receiver, point),
        ...screened(part, flat?.byGroup.get(part.group)),
      })),
    caps,
    caveats: caveatsOf(known),
    known,
  }
  return Object.defineProperty(explanation, 'byClass', { get: () => levelsOf(received) })
}

function screened({ energy }: Received['parts'][number], flat: number | undefined): { screenedDb?: number } {
  const db = flat === undefined ? 0 : levelOf(flat) - levelOf(energy)
  return db < LEAST_SCREENED_DB ? {} : { screenedDb: Math.round(db * 10) / 10 }
}

/** `assumedDb`: how much quieter it may be than what was assumed for want of data. */
export type Unknown = Hidden & { assumedDb: number }

/** Returns what the edge of the map and missing kinds of data usually hide. */
export function unknownAt(
  edge: number,
  energy: number,
  facts: readonly RegionFacts[],
  lack: Lack = lackOf(facts),
): Unknown {
  const sum = { low: 0, middle: 0, high: 0, assumedDb: lack.assumedDb }
  if (edge < Infinity) addHidden(sum, hiddenBeyond(edge, energy, facts[0]?.usual))
  for (const hidden of lack.hidden) addHidden(sum, hidden)
  return sum
}

function addHidden(sum: Unknown, { low, middle, high }: Hidden): void {
  sum.low += low
  sum.middle += middle
  sum.high += high
}

/** What kinds of data that regions lack hide, and how much too loud roads may be there for want of places. */
export type Lack = { hidden: readonly Hidden[]; assumedDb: number }

export function lackOf(facts: readonly RegionFacts[]): Lack {
  const missing = new Set(facts.flatMap(({ missing }) => missing ?? []))
  return { hidden: Array.from(missing, hiddenByLack), assumedDb: missing.has('places') ? MISSING_PEOPLE_DB : 0 }
}

function hiddenByLack(kind: MissingKind): Hidden {
  const [low = 0, middle = 0, high = 0] = MISSING[kind].hiddenDb.map(db => (db === null ? 0 : 10 ** (db / 10)))
  return { low, middle, high }
}

/** What is only supposed is taken for roads. */
function energiesByKind({ parts }: Received, unknown: Hidden): Map<Kind, number> {
  const energies = new Map<Kind, number>([['road', unknown.middle]])
  for (const { group, energy } of parts) energies.set(group.kind, (energies.get(group.kind) ?? 0) + energy)
  return energies
}

/** 0 dB: a level stays a number where nothing arrives. */
const LEAST_ENERGY = 1

/** Returns the sum of squares of each group's energy times the error of its level in dB. */
function squaresOf({ parts }: Received): number {
  let squares = 0
  for (const { group, energy } of parts) squares += (energy * INTERVAL.byKindDb[group.kind]) ** 2
  return squares
}

/** Returns the spread of the level: the model's own errors (`squares`: see squaresOf), and what is not known. */
export function spreadOf(energy: number, squares: number, { low, middle, high, assumedDb }: Unknown): Spread {
  // Errors of several sources even each other out; that of the way of sound is common to all.
  const own = energy > 0 ? squares / (energy * energy) : INTERVAL.byKindDb.road ** 2
  const sum = INTERVAL.commonDb ** 2 + own
  if (low === 0 && middle === 0 && high === 0)
    return { quieterDb: Math.sqrt(sum + assumedDb * assumedDb), louderDb: Math.sqrt(sum) }
  const level = (hidden: number) => levelOf(Math.max(LEAST_ENERGY, energy + hidden))
  const quieter = level(middle) - level(low)
  const louder = level(high) - level(middle)
  return {
    quieterDb: Math.sqrt(sum + quieter * quieter + assumedDb * assumedDb),
    louderDb: Math.sqrt(sum + louder * louder),
  }
}

function describe(
  { group, energy }: Received['parts'][number],
  total: number,
  receiver: Receiver,
  point: Coordinates,
): DominantSource {
  return {
    kind: group.kind,
    class: group.class,
    name: group.name,
    distanceM: Math.round(receiver.metresTo(point, group)),
    levelDb: Math.round(levelOf(energy) * 10) / 10,
    share: Math.round((energy / total) * 1000) / 1000,
  }
}
