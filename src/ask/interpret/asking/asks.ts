import type { Query } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { serviceTopicOf } from '../../vocabulary/kinds/service-topics.ts'

/** What kinds of answer are asked for; "how do you get at your rating" for the method. */
export function asksIn(spans: readonly Span[]): Set<Ask> {
  const asks = new Set<Ask>(spans.flatMap(({ meaning }) => (meaning.is === 'ask' ? [meaning.ask] : [])))
  if (asksForFilters(spans)) asks.add('help')
  if (spans.some(({ meaning }) => meaning.is === 'rating meant' || meaning.is === 'method asked'))
    asks.add('rating help')
  const how = spans.findIndex(({ said }) => /^how$/i.test(said))
  const isMethod = how !== -1 && spans.slice(how + 1).some(({ meaning }) => meaning.is === 'rating word')
  // "How reliable are the ratings?"
  const isSure = spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'confidence')
  const isOfRatings = isSure && spans.some(({ meaning }) => meaning.is === 'rating word')
  return (isMethod || isOfRatings) && !spans.some(({ meaning }) => OF_SPOTS.has(meaning.is))
    ? asks.add('rating help')
    : asks
}

/** What a question for help is about. */
export function topicOf(spans: readonly Span[], asks: ReadonlySet<string>): Query['topic'] {
  if (asks.has('rating help') || asks.has('why')) return 'rating'
  const [ofService] = spans.flatMap(({ meaning, said }) => (meaning.is === 'ask' ? (serviceTopicOf(said) ?? []) : []))
  if (ofService) return ofService
  return asks.has('help') ? (asksForFilters(spans) ? 'filters' : 'service') : null
}

/** "What tags can I filter by": what a search can be narrowed to. */
export function asksForFilters(spans: readonly Span[]): boolean {
  const [first] = spans
  const isOpen = /^(what|which|list|show|how)\b/i.test(first?.said ?? '')
  return isOpen && spans.some(({ typed }) => FILTERS.test(typed)) && !spans.some(({ meaning }) => NAMED.has(meaning.is))
}

const FILTERS = /(^| )(tags|filters?|facets|categories)$/i
const NAMED: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'spot', 'coordinates', 'feature', 'pronoun', 'here'])

type Ask = Extract<Span['meaning'], { is: 'ask' }>['ask']

/** What a question about spots has, and one about the method does not. */
const OF_SPOTS: ReadonlySet<Span['meaning']['is']> = new Set([
  'name',
  'spot',
  'coordinates',
  'feature',
  'number',
  'rating',
  'superlative',
  'pronoun',
  'here',
])
