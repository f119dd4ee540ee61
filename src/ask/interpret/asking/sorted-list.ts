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
  return isFirst || isSorted || (isBehindComma(before) && areAllAsked(before) && areSeveral(spans, at))
}

const OF_LISTS: ReadonlySet<Order> = new Set(['rating', 'noise'])
const SORTED = /^(sorted|ordered|ranked|arranged|by) /i

/** "Alle Seen in Norwegen", and not "von allen" of which one is the quietest. */
function areAllAsked(before: readonly Span[]): boolean {
  return before.some(({ typed }, at) => ALL.test(typed) && !OF.test(before[at - 1]?.typed ?? ''))
}

const ALL = /^(alle|sämtliche|tous|toutes|todos|todas|tutti|tutte)$/i
const OF = /^(von|unter|aus|de|d['’]|parmi|entre|di|tra|fra)$/i

/** "Die ruhigsten", "les plus calmes": several come first. */
function areSeveral(spans: readonly Span[], at: number): boolean {
  return SEVERAL.test(`${spans[at - 1]?.typed ?? ''} ${spans[at]?.typed ?? ''}`)
}

const SEVERAL = /(?<!\p{L})(die \p{L}+sten|(les|los|las|i|gli|le) (plus|más|più) \p{L}+)$/iu

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
