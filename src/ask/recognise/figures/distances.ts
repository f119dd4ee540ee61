import { comparatorAfterAt, comparatorAt } from '../lexicon.ts'
import type { Side } from '../../vocabulary/meanings.ts'
import type { Found } from '../spans.ts'
import { numberAt } from './numbers.ts'
import type { Token } from '../tokens.ts'

const UNITS: readonly { km: number; said: string }[] = [
  { km: 1, said: 'km kilometer kilometers kilometre kilometres kilometeres k klicks' },
  { km: 1.609344, said: 'mile miles mi mls' },
  { km: 0.001, said: 'm meter meters metre metres mtr' },
  { km: 0.0009144, said: 'yard yards yd' },
  { km: 0.0003048, said: 'ft feet foot' },
  { km: 1.852, said: 'nm' },
]
const KM_OF: ReadonlyMap<string, number> = new Map(
  UNITS.flatMap(({ km, said }) => said.split(' ').map(unit => [unit, km] as const)),
)

/** Kilometres that people walk in an hour. */
const WALKED_IN_AN_HOUR = 5
const HOURS: ReadonlyMap<string, number> = new Map([
  ...['hour', 'hours', 'hr', 'hrs', 'h'].map(unit => [unit, 1] as const),
  ...['minute', 'minutes', 'min', 'mins'].map(unit => [unit, 1 / 60] as const),
])

/**
 * Recognises a time with a means of travel: "a 20 minute walk", "half an hour on foot". A walk becomes a length at 5 km/h;
 * `km` is null for a ride or drive.
 */
export function travelAt(tokens: readonly Token[], at: number): Found<{ km: number | null; side: Side | null }> {
  const side = comparatorAt(tokens, at)
  let next = at + (side?.length ?? 0)
  const isArticle = /^(a|an)$/.test(tokens[next]?.folded ?? '')
  const number =
    numberAt(tokens, next) ?? (isArticle ? (numberAt(tokens, next + 1) ?? { value: 1, length: 0 }) : undefined)
  if (!number) return undefined
  next += number.length + (isArticle && tokens[next]?.number === null ? 1 : 0)
  const hours = HOURS.get(tokens[next]?.folded ?? '')
  if (hours === undefined) return undefined
  next++
  const isHalfMore = ['and', 'a', 'half'].every((word, i) => tokens[next + i]?.folded === word)
  if (isHalfMore) next += 3
  while (/^(['’]|s|of|by|long)$/.test(tokens[next]?.text ?? '')) next++
  const way = tokens[next]?.folded ?? ''
  const isOnFoot = way === 'on' && /^(foot|feet)$/.test(tokens[next + 1]?.folded ?? '')
  const length = next + (isOnFoot ? 2 : 1) - at
  if (isOnFoot || WALKING.test(way)) {
    return {
      km: Math.round((number.value + (isHalfMore ? 0.5 : 0)) * hours * WALKED_IN_AN_HOUR * 100) / 100,
      side: side?.meaning ?? null,
      length,
    }
  }
  return RIDING.test(way) ? { km: null, side: null, length } : undefined
}

const WALKING = /^(walk|walking|walks|hike|hiking|foot|stroll)$/
const RIDING = /^(drive|driving|ride|car|bus|train|bike|bicycle|cycling|cycle|flight|ferry|boat)$/

/** Recognises a length with its unit, and the words before it: "within 10 km", "more than five miles", "500 m". */
export function distanceAt(tokens: readonly Token[], at: number): Found<Distance> {
  const range = rangeAt(tokens, at)
  if (range) return range
  const side = comparatorAt(tokens, at)
  const start = at + (side?.length ?? 0)
  const isArticle = /^(a|an|the)$/.test(tokens[start]?.folded ?? '')
  const number = isArticle
    ? KM_OF.has(tokens[start + 1]?.folded ?? '')
      ? { value: 1, length: 1 }
      : numberAt(tokens, start + 1)
    : numberAt(tokens, start)
  if (!number) return undefined
  const unitAt = start + number.length + (isArticle && number.value !== 1 ? 1 : 0)
  const unit = tokens[unitAt]
  const km = unit && KM_OF.get(unit.folded)
  if (km === undefined || (unit?.folded === 'k' && tokens[unitAt - 1]?.number === null)) return undefined
  const after = side ? undefined : comparatorAfterAt(tokens, unitAt + 1)
  return {
    km: kmOf(number.value, km),
    fromKm: 0,
    side: side?.meaning ?? after?.meaning ?? null,
    isHeight: isOfHeights(unit) && side !== undefined,
    length: unitAt + 1 + (after?.length ?? 0) - at,
  }
}

/** A distance in kilometres: at most `km` and at least `fromKm`, with what is said before it. */
export type Distance = { km: number; fromKm: number; side: Side | null; isHeight: boolean }

/** "Between 50 and 100 km", "1800 to 2200 m". */
function rangeAt(tokens: readonly Token[], at: number): Found<Distance> {
  const start = /^(between|from)$/.test(tokens[at]?.folded ?? '') ? at + 1 : at
  const low = numberAt(tokens, start)
  if (!low) return undefined
  let next = start + low.length
  if (KM_OF.has(tokens[next]?.folded ?? '')) next++
  if (!/^(and|to|-)$/.test(tokens[next]?.text.toLowerCase() ?? '')) return undefined
  const high = numberAt(tokens, next + 1)
  if (!high) return undefined
  const unitAt = next + 1 + high.length
  const unit = tokens[unitAt]
  const km = unit && KM_OF.get(unit.folded)
  if (km === undefined || high.value <= low.value) return undefined
  const [from, to] = [kmOf(low.value, km), kmOf(high.value, km)]
  return { km: to, fromKm: from, side: null, isHeight: isOfHeights(unit), length: unitAt + 1 - at }
}

function kmOf(value: number, km: number): number {
  return Math.round(value * km * 1e6) / 1e6
}

/** Heights are said in metres and feet. */
function isOfHeights(unit: Token | undefined): boolean {
  return /^(m|met(er|re)s?|mtr|ft|feet|foot)$/.test(unit?.folded ?? '')
}
