import { eachDoc } from '../../../arrays/bitset.ts'
import type { Doc, Index } from '../../../index/types.ts'
import type { Condition } from '../../query.ts'
import { docsOfAll } from '../conditions.ts'
import { isOfHeight } from '../unknown-height.ts'

/** A bound on what is not known of every spot. */
export function isBounded(condition: Condition): boolean {
  return isOfHeight(condition) || condition.on === 'level'
}

/** How many meet all but a bound on a height or level that is not known of them. */
export function unmeasuredIn(conditions: readonly Condition[], index: Index): number {
  const bounded = conditions.find(isBounded)
  if (!bounded) return 0
  const read = (doc: Doc) => (isOfHeight(bounded) ? index.elevation(doc) : index.lden(doc))
  let unknown = 0
  eachDoc(
    docsOfAll(
      conditions.filter(({ on }) => on !== bounded.on),
      index,
    ),
    doc => {
      if (read(doc) === null) unknown++
    },
  )
  return unknown
}
