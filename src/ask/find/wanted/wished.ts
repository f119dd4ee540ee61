import type { Condition, Query } from '../../query.ts'

/** What was found, as far as wishes need to know it. */
type Found = {
  hits: readonly { doc: number }[]
  total: number
  conditions: readonly Condition[]
  relaxed: readonly Condition[]
  told: readonly Condition[]
  order: Query['order']
  isWidened: boolean
}

/** What became of the wishes of a question: those that any of the spots found meets, and those that none is known to. */
export type Wished = {
  met: readonly Condition[]
  unmet: readonly Condition[]
  /** How many of the spots meet all of `met`, and how many more there are. */
  count: number
  others: number
  /** Whether these alone are shown, or stand first, or are told by what each meets. */
  how: 'alone' | 'first' | 'told'
}

/** With as many that meet a wish there is enough to choose from. */
const ENOUGH = 3

/**
 * Shows those of the spots found that meet what would be nice: alone where they are enough, else before the others. A wish
 * never leaves nothing, and changes no order that is asked for.
 */
export function withWished<Retrieved extends Found>(
  query: Query,
  found: Retrieved,
  among: (conditions: readonly Condition[]) => Retrieved,
): Retrieved & { wished: Wished | null } {
  if (found.total === 0) return { ...found, wished: null }
  let best: Retrieved | null = null
  const met: Condition[] = []
  for (const wish of query.wishes) {
    const those = among([...found.conditions, ...met, wish])
    if (those.total === 0 || those.relaxed.length > 0 || those.isWidened) continue
    met.push(wish)
    best = those
  }
  const isOrdered = query.kind === 'find' && found.order === 'rating' && !found.isWidened && query.rank === 1
  const unmet = query.wishes.filter(wish => !met.includes(wish))
  const count = best?.total ?? 0
  const wished = { met, unmet, count, others: found.total - count }
  const told = [...found.told, ...query.wishes]
  if (!isOrdered || best === null || wished.others <= 0) return { ...found, told, wished: { ...wished, how: 'told' } }
  if (count >= ENOUGH)
    return { ...best, relaxed: found.relaxed, told: [...found.told, ...unmet], wished: { ...wished, how: 'alone' } }
  const first = best.hits
  const others = found.hits.filter(({ doc }) => !first.some(hit => hit.doc === doc))
  const hits = [...first, ...others].slice(0, found.hits.length)
  return { ...found, hits, told, wished: { ...wished, how: 'first' } }
}
