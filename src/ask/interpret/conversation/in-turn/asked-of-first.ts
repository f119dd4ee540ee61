// What the second of two questions of one text asks of the first: more of spots that are compared, or a fact of the best.
import type { Condition, Query } from '../../../query.ts'
import type { Understanding } from '../../../understanding.ts'

/** "How far is Sarek from Rondane, and which is quieter?", "which is quieter, and how far apart are they?": what the whole leaves out. */
export function isMoreOfCompared(whole: Query, first: Query, second: Query): boolean {
  if (whole.first !== null || first.first !== null || second.first !== null) return false
  const isOne = first.kind === 'about' || second.kind === 'about'
  if (whole.kind !== 'compare') return isOne && (first.kind === 'compare') !== (second.kind === 'compare')
  const isDistance = ({ aspects }: Query) => aspects.some(({ of }) => of === 'distance to')
  return first.kind === 'compare' && second.kind === 'about' && isDistance(second) && !isDistance(whole)
}

/** "The quietest lake: can I camp there?" asks that of the lake, where "is there one with a hut?" looks for another. */
export function isOfOther({ query: first }: Understanding, { query: second }: Understanding): boolean {
  return first.kind === 'superlative' && second.kind !== 'about' && second.conditions.some(isFact)
}

/** "El más tranquilo que es grande y es gratis": the verb behind "and" goes on with the relative clause. */
export function isRelative(one: string, behind: string): boolean {
  return RELATIVE.test(one) && /^\s+\p{L}/u.test(behind)
}

const RELATIVE = /\s(?:que|qui|che|cui|that)\s|,\s(?:die|der|das)\s/iu

/** What is recorded of a spot, and is no landscape or place. */
export function isFact({ on }: Condition): boolean {
  return FACTS.has(on)
}

const FACTS: ReadonlySet<Condition['on']> = new Set(['access', 'fire', 'transport', 'feature'])
