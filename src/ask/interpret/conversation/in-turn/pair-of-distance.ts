import { spotCalled } from '../../../gazetteer/place.ts'
import type { Query } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Comparative } from '../../../vocabulary/meanings.ts'
import type { Order } from '../../../vocabulary/orders.ts'
import type { Reading } from '../../understand.ts'

/** "Which one is quieter?", "and which is higher?" behind "how far is Sarek from Abisko?": the two are compared. Null where something else is asked. */
export function pairOfDistance(
  before: Query,
  { query, reference }: Reading,
  { gazetteer }: QuestionContext,
): Query | null {
  const { comparative, hasHead, isWhich, isOfTwo } = reference
  const isRanked = query.kind === 'superlative' && PAIR_ORDERS.has(query.order)
  const isCompared = (isWhich || isOfTwo) && comparative !== null && PAIR_MEASURES.has(comparative)
  if (hasHead || query.subjects.length > 0 || query.conditions.length > 0 || !(isRanked || isCompared)) return null
  const [subject, ...others] = before.kind === 'about' ? before.subjects : []
  const [aspect] = before.aspects
  if (!subject || others.length > 0 || aspect?.of !== 'distance to' || aspect.place.region !== null) return null
  const { name } = aspect.place
  const doc = spotCalled(name, gazetteer)
  if (doc === undefined || subject.docs[0] === doc) return null
  return { ...before, kind: 'compare', subjects: [subject, { phrase: name, docs: [doc] }], aspects: [], isYesNo: false }
}

/** What the two may be compared by; which is closer does not say to what. */
export const PAIR_MEASURES: ReadonlySet<Comparative> = new Set([
  'quieter',
  'louder',
  'higher',
  'lower',
  'north',
  'south',
  'east',
  'west',
])
export const PAIR_ORDERS: ReadonlySet<Order> = new Set([
  'rating',
  'noise',
  'highest',
  'lowest',
  'northernmost',
  'southernmost',
  'easternmost',
  'westernmost',
])
