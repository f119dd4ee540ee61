import type { Coordinates } from '../geo/distance.ts'
import type { CoverageIndex } from './coverage.ts'
import { type Heard, type Listener } from './receiver.ts'
import { AERODROME_RULES, BAND_DB, EDGE, EVENTS, METHOD, SCALE } from './parameters.ts'
import { bandOf, levelOf, ratingOf, shownLevel, type SilenceWord, wordOf } from './rating.ts'
import type { Group, Kind } from './sources/sources.ts'

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
}

/** Why a point is rated as it is. */
export type Explanation = {
  rating: number
  /** dB(A) Lden to 0.1. */
  lden: number | '< 20'
  /** The lowest and the highest rating that the truth may have. */
  band: [number, number]
  confidence: 'high' | 'medium' | 'low'
  method: string
  words: SilenceWord
  /** The loudest first. */
  dominant: DominantSource[]
  caveats: string[]
}

const MOST_DOMINANT = 5
const LEAST_SHARE = 0.01

/** Kinds whose parameters are judgement, by what they make of the confidence when they give half of the energy. */
const CONFIDENCE_BY_KIND: Partial<Record<Kind, 'medium' | 'low'>> = {
  aerodrome: 'low',
  settlement: 'medium',
  works: 'medium',
  turbine: 'medium',
}

/** Rates a point and says why; undefined outside of the coverage. */
export function explain(point: Coordinates, listener: Listener, coverage: CoverageIndex): Explanation | undefined {
  if (!coverage.covers(point)) return undefined
  const heard = listener.hear(point)
  const level = levelOf(heard.energy)
  const events = nearestEvents(heard, listener.scene.groups)
  const caps = events.map(({ cap }) => cap)
  const loudest = [...heard.parts].sort((a, b) => b.energy - a.energy || a.group - b.group)
  const first = loudest[0]
  const leading = first && first.energy >= heard.energy / 2 ? listener.scene.groups[first.group]?.kind : undefined
  const edge = coverage.metresToLandEdge(point, EDGE.low)
  const band = bandOf(level, leading === 'aerodrome' ? AERODROME_RULES.bandDb : BAND_DB, caps)
  const rating = ratingOf(level, caps)
  const isCapped = rating < ratingOf(level)
  return {
    rating,
    lden: shownLevel(level),
    band: edge <= EDGE.blind ? [SCALE.least, band[1]] : band,
    confidence: edge <= EDGE.low ? 'low' : ((leading && CONFIDENCE_BY_KIND[leading]) ?? (isCapped ? 'medium' : 'high')),
    method: METHOD,
    words: wordOf(rating),
    dominant: loudest
      .slice(0, MOST_DOMINANT)
      .filter(({ energy }) => energy >= LEAST_SHARE * heard.energy)
      .flatMap(part => describe(part, heard, listener, point)),
    caveats: [...events.map(({ caveat }) => caveat), ...edgeCaveats(edge), ...GENERAL_CAVEATS],
  }
}

const GENERAL_CAVEATS = [
  'Computed from the map, not measured: the truth may lie 5 dB to either side',
  'Neither woods nor the shape of the land are modelled: behind a ridge it is quieter than this says',
]

function describe(
  part: Heard['parts'][number],
  heard: Heard,
  listener: Listener,
  point: Coordinates,
): DominantSource[] {
  const group = listener.scene.groups[part.group]
  if (!group) return []
  return [
    {
      kind: group.kind,
      class: group.class,
      name: group.name,
      distanceM: Math.round(listener.metresTo(point, part.group)),
      levelDb: Math.round(levelOf(part.energy) * 10) / 10,
      share: Math.round((part.energy / heard.energy) * 1000) / 1000,
    },
  ]
}

function nearestEvents(heard: Heard, groups: readonly Group[]): { cap: number; caveat: string }[] {
  const nearest = new Map<number, number>()
  for (const { group, metres } of heard.events) nearest.set(group, Math.min(metres, nearest.get(group) ?? Infinity))
  return [...nearest]
    .sort(([, a], [, b]) => a - b)
    .flatMap(([index, metres]) => {
      const group = groups[index]
      if (!group) return []
      const { cap, words } = EVENTS[group.class as keyof typeof EVENTS] // events carry their table's key
      const name = group.name === null ? '' : ` (${group.name})`
      return [{ cap, caveat: `${capital(words)}${name} ${Math.round(metres)} m away caps the rating at ${cap}` }]
    })
}

function edgeCaveats(metres: number): string[] {
  if (metres > EDGE.low) return []
  const km = metres < 50 ? 'less than 0.1' : (metres / 1000).toFixed(1)
  const where = `The imported map ends ${km} km from here`
  return [metres <= EDGE.blind ? `${where}: what noise lies beyond is not known` : `${where}: noise beyond is missing`]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
