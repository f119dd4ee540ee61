import type { Doc, Index } from '../../index/types.ts'
import type { Condition, Query } from '../query.ts'

/** Tells whether a condition asks for a height above the sea. */
export function isOfHeight(condition: Condition): boolean {
  if (condition.on === 'elevation') return true
  if (condition.on === 'after') return condition.by === 'highest' || condition.by === 'lowest'
  return condition.on === 'compared' && (condition.how === 'higher' || condition.how === 'lower')
}

/** Whether the height, or the level, that was asked for was given up: those of which it is not known are then not left out. */
export function isMeasureGivenUp({ relaxed }: { relaxed: readonly Condition[] }, isHeight: boolean): boolean {
  return relaxed.some(each => (isHeight ? isOfHeight(each) : each.on === 'level'))
}

/** The spot that others are to lie higher or lower than, or behind by height, where its own height is not known; null in all other cases. */
export function spotOfUnknownHeight({ conditions }: Pick<Query, 'conditions'>, index: Index): Doc | null {
  for (const condition of conditions) {
    if ((condition.on !== 'compared' && condition.on !== 'after') || !isOfHeight(condition)) continue
    if (index.elevation(condition.to) === null) return condition.to
  }
  return null
}
