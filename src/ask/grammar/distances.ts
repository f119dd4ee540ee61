import { comparatorAt } from '../vocabulary/lexicon.ts'
import type { Side } from '../vocabulary/meanings.ts'
import type { Found } from './marks.ts'
import { numberAt } from './numbers.ts'
import type { Token } from './tokens.ts'

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

/** Recognises a length with its unit, and what stands before it: "within 10 km", "more than five miles", "500 m". */
export function distanceAt(tokens: readonly Token[], at: number): Found<{ km: number; side: Side | null }> {
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
  return { km: Math.round(number.value * km * 1e6) / 1e6, side: side?.meaning ?? null, length: unitAt + 1 - at }
}
