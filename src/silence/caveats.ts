// What is said of a rating besides its numbers, in sentences.
import { capitalised } from '../text/english.ts'
import type { RatingCap } from './events.ts'
import type { Spread } from './rating.ts'
import { EVENTS, MISSING, type MissingKind } from './parameters.ts'

export type CaveatFacts = {
  caps: readonly RatingCap[]
  /** Metres to the edge of the map on land; Infinity when it is far. */
  edge: number
  /** The part of the energy that is only supposed: beyond the edge, or of kinds of data that are missing; 0 to 1. */
  beyondShare: number
  spread: Spread
  /** How much the terrain takes from the level, dB; null: it is not modelled here. */
  screenedDb: number | null
  facts: readonly { missing?: readonly MissingKind[]; isOld?: boolean }[]
}

export function caveatsOf({ caps, edge, beyondShare, spread, facts, screenedDb }: CaveatFacts): string[] {
  const general = [spreadCaveat(spread), screenedDb === null ? SHIELDING : WOODS]
  const ridge = screenedDb !== null && screenedDb >= LEAST_SCREENED_DB ? [ridgeCaveat(screenedDb)] : []
  return [...caps.map(capCaveat), ...ridge, ...edgeCaveats(edge, beyondShare), ...regionCaveats(facts), ...general]
}

const SHIELDING = 'Neither woods nor the shape of the land are modelled: behind a ridge it is quieter than this says'

const WOODS = 'Ridges are modelled, by the heights of the ground; woods are not'

/** A loss by terrain is told from here on, dB. */
export const LEAST_SCREENED_DB = 1

function ridgeCaveat(db: number): string {
  return `Behind a ridge: the shape of the land takes ${Math.round(db)} dB away`
}

/** In whole dB, as the interval has them. */
function spreadCaveat({ quieterDb, louderDb }: Spread): string {
  const quieter = Math.round(quieterDb)
  const louder = Math.round(louderDb)
  const far = quieter === louder ? `${louder} dB to either side` : `${quieter} dB lower or ${louder} dB higher`
  return `Computed from the map, not measured: the truth may lie ${far}`
}

function capCaveat({ class: eventClass, name, distanceM, cap, season }: RatingCap): string {
  const what = `${EVENTS[eventClass].words}${name === null ? '' : ` (${name})`} ${distanceM} m away`
  if (season === null) return `${capitalised(what)} caps the rating at ${cap}`
  return `In ${season} ${what} caps the rating at ${cap}: in the rest of the year it may be quieter`
}

function edgeCaveats(metres: number, share: number): string[] {
  if (metres === Infinity) return []
  const km = metres < 50 ? 'less than 0.1' : (metres / 1000).toFixed(1)
  const where = `The imported map ends ${km} km from here: what noise lies beyond is not known`
  const percent = Math.round(100 * share)
  return [percent < 1 ? where : `${where}, and what is usual is counted (${percent} % of the whole)`]
}

function regionCaveats(facts: CaveatFacts['facts']): string[] {
  const missing = [...new Set(facts.flatMap(fact => fact.missing ?? []))].map(kind => MISSING[kind].words)
  return [
    ...(missing.length > 0
      ? [`The imported extract has ${missing.join(' and ')}: what they would add is a guess`]
      : []),
    ...(facts.some(({ isOld }) => isOld) ? ['The region was imported by an earlier version: import it again'] : []),
  ]
}
