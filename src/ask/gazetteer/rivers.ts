import type { Region } from '../../index/regions/region.ts'
import type { Condition } from '../query.ts'

/** Tells whether a region is a river, and not its delta or valley. */
export function isRiver({ type, name }: Region): boolean {
  return type === 'river' && !/\b(Delta|Valley|gorge)$/.test(name)
}

/** Rivers along which something is looked for: their course is kept in few points, and what lies up to 35 km from it counts. */
export function riversIn(conditions: readonly Condition[]): readonly Region[] {
  return conditions.flatMap(condition =>
    condition.on === 'place' && !condition.isNegated
      ? condition.places.flatMap(({ region }) => (region && isRiver(region) ? [region] : []))
      : [],
  )
}
