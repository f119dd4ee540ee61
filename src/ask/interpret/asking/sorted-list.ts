import type { Span } from '../../recognise/spans.ts'
import type { Order } from '../../vocabulary/orders.ts'

/** Tells whether an order is that of a list: "list every desert, quietest first", "all forests in Japan sorted by rating". */
export function isSortedList(spans: readonly Span[], superlative: readonly Order[]): boolean {
  if (superlative.length === 0 || !superlative.every(order => OF_LISTS.has(order)) || spans.some(isLimit)) return false
  const at = spans.findIndex(({ meaning }) => meaning.is === 'superlative')
  const before = spans.slice(0, at)
  if (!before.some(isHead)) return false
  // "From quietest to noisiest".
  if (superlative.length > 1) return superlative[0] !== superlative[1]
  const isFirst = /^first$/i.test(spans[at + 1]?.said ?? '')
  const isSorted = SORTED.test(spans[at]?.said ?? '')
  return isFirst || isSorted || (isBehindComma(before) && before.some(({ typed }) => ALL.test(typed)))
}

const OF_LISTS: ReadonlySet<Order> = new Set(['rating', 'noise'])
const SORTED = /^(sorted|ordered|ranked|arranged|by) /i
/** "Alle Seen in Norwegen, die ruhigsten zuerst". */
const ALL = /^(all|every|each|alle|sämtliche|tous|toutes|todos|todas|tutti|tutte)$/i

function isBehindComma(before: readonly Span[]): boolean {
  return before.findLast(({ meaning }) => meaning.is !== 'stop')?.meaning.is === 'comma'
}

/** "The top five". */
function isLimit({ meaning }: Span): boolean {
  return meaning.is === 'number' || meaning.is === 'ordinal'
}

function isHead({ meaning }: Span): boolean {
  return meaning.is === 'feature' || meaning.is === 'generic'
}
