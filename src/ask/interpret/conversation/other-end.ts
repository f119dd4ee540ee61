import type { Query } from '../../query.ts'
import type { Comparative } from '../../vocabulary/meanings.ts'
import type { Order } from '../../vocabulary/orders.ts'
import type { Reading } from '../understand.ts'

/** "And the lowest?", "und am wenigsten?" behind a ranking of countries or kinds: its other end; null where something else is asked. */
export function otherEndOf(before: Query, { query, reference }: Reading): Query | null {
  const { summary } = before
  const isElse = reference.hasHead || query.conditions.length > 0 || query.subjects.length > 0
  if (isElse || (summary?.of !== 'values' && summary?.of !== 'groups')) return null
  const superlative = query.kind === 'superlative' ? ENDS.get(query.order) : undefined
  const end = reference.end ?? superlative ?? (reference.isThan ? undefined : COMPARED.get(reference.comparative))
  const isOfRating = query.order === 'rating' || query.order === 'noise'
  const isOther = summary.measure !== 'rating' && reference.end === null && isOfRating
  return end === undefined || isOther ? null : { ...before, summary: { ...summary, end } }
}

const ENDS: ReadonlyMap<Order, 'most' | 'least'> = new Map([
  ['lowest', 'least'],
  ['noise', 'least'],
  ['lowest level', 'least'],
  ['highest', 'most'],
  ['rating', 'most'],
  ['highest level', 'most'],
])

/** "¿Y la más baja?": comparative and superlative are one there. */
const COMPARED: ReadonlyMap<Comparative | null, 'most' | 'least'> = new Map([
  ['lower', 'least'],
  ['higher', 'most'],
])
