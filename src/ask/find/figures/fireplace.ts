import type { Spot } from '../../../spots/spot.ts'
import type { Condition } from '../../query.ts'

/** Tells whether fireplaces are looked for, and whether a fire may be lit at the one that was found was not asked: it may not. */
export function isFireplaceOfNone({ fireStatus }: Pick<Spot, 'fireStatus'>, conditions: readonly Condition[]): boolean {
  const isSought = conditions.some(each => each.on === 'feature' && !each.isNegated && each.any.includes('firepit'))
  return fireStatus === 'prohibited' && isSought && !conditions.some(({ on }) => on === 'fire')
}
