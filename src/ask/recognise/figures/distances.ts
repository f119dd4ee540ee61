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

export function isLengthUnit(folded: string): boolean {
  return KM_OF.has(folded)
}

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
  const height = isOfHeights(unit) ? heightWordsAt(tokens, unitAt + 1) : 0
  const after = side ? undefined : comparatorAfterAt(tokens, unitAt + 1 + height)
  return {
    km: kmOf(number.value, km),
    fromKm: 0,
    side: side?.meaning ?? after?.meaning ?? null,
    isHeight: isOfHeights(unit) && (side !== undefined || (height > 0 && after !== undefined)),
    length: unitAt + 1 + (side || after ? height : 0) + (after?.length ?? 0) - at,
  }
}

/** "5000 feet ABOVE SEA LEVEL or higher". */
function heightWordsAt(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + 4).map(({ folded }) => folded)
  const found = HEIGHTS.find(height => height.every((word, i) => words[i] === word))
  return found?.length ?? 0
}

const HEIGHTS = [
  'above sea level',
  'above the sea',
  'above the sea level',
  'asl',
  'of altitude',
  'of elevation',
  'altitude',
  'elevation',
  'high',
  'up',
].map(said => said.split(' '))

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
