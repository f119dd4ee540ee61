import type { AspectAsk } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Comparative } from '../../vocabulary/meanings.ts'
import type { Order } from '../../vocabulary/orders.ts'

const ORDERS: Partial<Record<Comparative, Order>> = {
  quieter: 'rating',
  louder: 'noise',
  closer: 'distance',
  farther: 'farthest',
  higher: 'highest',
  lower: 'lowest',
  north: 'northernmost',
  south: 'southernmost',
  east: 'easternmost',
  west: 'westernmost',
}

/** Whether spots are compared by how far they are from something, which a question must say. */
export function isOfDistance(order: Order): boolean {
  return order === 'distance' || order === 'farthest'
}

/** Reads what named spots are compared by: "higher", "closer to Kiruna", "the northernmost of"; else their ratings. */
export function comparedByIn(spans: readonly Span[]): Order {
  const [first] = comparisonsIn(spans)
  if (first !== undefined) return first
  for (const [at, { meaning }] of spans.entries()) {
    // "Compare them by distance to Kiruna".
    const isBy = /^by$/i.test(spans[at - 1]?.said ?? '')
    if (isBy && meaning.is === 'aspect' && meaning.aspect === 'distance') return 'distance'
    if (meaning.is === 'aspect' && meaning.aspect === 'elevation') return 'highest'
    if (meaning.is === 'aspect' && meaning.aspect === 'level') return 'lowest level'
  }
  return 'rating'
}

/** Reads what named spots are compared by in words, each once: "closer to Paris, and which is quieter". */
export function comparisonsIn(spans: readonly Span[]): Order[] {
  // "How many dB louder": ratings tell none of that.
  const inDecibels = (by: Order) => (spans.some(isLevelAsked) ? (LEVELS[by] ?? by) : by)
  const orders = spans.flatMap(({ meaning }): Order[] => {
    if (meaning.is === 'comparative' && meaning.to !== 'cheaper') return [inDecibels(ORDERS[meaning.to] ?? 'rating')]
    return meaning.is === 'superlative' ? [inDecibels(meaning.by)] : []
  })
  return [...new Set(orders)]
}

const LEVELS: Partial<Record<Order, Order>> = { rating: 'lowest level', noise: 'highest level' }

function isLevelAsked({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'level'
}

/** "Compare Sarek and Abisko", "compare the two", and not how quiet, how high or how far they are. */
export function isComparedByAll(spans: readonly Span[]): boolean {
  return spans.some(({ said }) => COMPARE.test(said)) && !spans.some(({ meaning }) => MEASURES.has(meaning.is))
}

const COMPARE = /^(compare|comparison|contrast)$/i
const MEASURES: ReadonlySet<Span['meaning']['is']> = new Set([
  'aspect',
  'comparative',
  'superlative',
  'quality',
  'rating word',
  'unmeasured',
])

/** "By how much", "how much quieter": no price. */
export function isAmount(spans: readonly Span[], at: number): boolean {
  const isBy = /^(by|um|de|di|en|por)$/i.test(spans[at - 1]?.typed ?? '')
  return /^how much$/i.test(spans[at]?.said ?? '') && (isBy || spans[at + 1]?.meaning.is === 'comparative')
}

/** Whether something else is asked of several spots than how they compare: "which of them has a hut". */
export function asksEachOf(spans: readonly Span[], aspects: readonly AspectAsk[]): boolean {
  if (spans.some(({ meaning }) => meaning.is === 'comparative' && meaning.to !== 'cheaper')) return false
  if (spans.some(({ meaning }) => meaning.is === 'superlative')) return false
  return aspects.some(({ of }) => EACH.has(of))
}

const EACH: ReadonlySet<AspectAsk['of']> = new Set([
  'access',
  'fire',
  'feature',
  'transport',
  'transport by',
  'activities',
  'scenery',
  'tags',
  'location',
  'unknowable',
])
