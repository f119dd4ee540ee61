import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { LengthUnit } from '../../vocabulary/length-units.ts'
import { isHeightWithin, isLevelWithin } from '../../find/figures/within-limit.ts'
import type { Bounds } from '../../query.ts'
import { yesOrNo } from '../speech.ts'
import { ORDER_WORDS } from './measures.ts'

/** What is asked beside a height: its unit, whether it is within a limit, and what lies higher or lower. */
type HeightAsked = { unit?: LengthUnit; limit?: Bounds; isThan?: true }

/** Says how high a spot lies. */
export function sayElevation({ name, elevation }: Spot, { unit, limit, isThan }: HeightAsked = {}): string {
  if (elevation === undefined)
    return `How high ${name} lies above the sea is not known${isThan ? ', so that no other can be told to lie higher or lower' : ''}.`
  const inUnit = unit && unit.name !== 'metres' ? ` (${inUnits(elevation / 1000, unit)})` : ''
  return `${yesOrNo(limit ? isHeightWithin(elevation, limit) : null)}${name} lies ${Math.round(elevation)} m${inUnit} above the sea.`
}

/** In whole feet or yards, and in tenths of miles. */
function inUnits(km: number, { name, km: each }: LengthUnit): string {
  return `${(km / each).toFixed(each < 0.01 ? 0 : 1)} ${name}`
}

/** Says how much noise was computed at a spot; an editorial rating has no level. */
export function sayLevel({ name }: Spot, doc: Doc, { index, explainPoint }: QuestionContext, limit?: Bounds): string {
  const level = index.lden(doc)
  const lden = level === null ? explainPoint?.(index.coordinates(doc))?.lden : undefined
  const is = limit ? isLevelWithin(lden ?? level, limit) : null
  const at = is === null ? 'At' : `${yesOrNo(is)}at`
  if (lden !== undefined) {
    const shown = ORDER_WORDS['highest level'].shown(lden === '< 20' ? -Infinity : lden)
    return `${at} the coordinates of ${name} ${shown} of man-made noise were computed (Lden, over day, evening and night); its rating was given by editors.`
  }
  return level === null
    ? `How many dB of noise there are at ${name} is not known: its rating was not computed.`
    : `${at} ${name} ${ORDER_WORDS['highest level'].shown(level)} of man-made noise were computed (Lden, over day, evening and night).`
}
