import type { Span } from '../../recognise/spans.ts'

/** What kinds of answer are asked for; "how do you get at your rating" for the method. */
export function asksIn(spans: readonly Span[]): Set<Ask> {
  const asks = new Set<Ask>(spans.flatMap(({ meaning }) => (meaning.is === 'ask' ? [meaning.ask] : [])))
  const how = spans.findIndex(({ said }) => /^how$/i.test(said))
  const isMethod = how !== -1 && spans.slice(how + 1).some(({ meaning }) => meaning.is === 'rating word')
  return isMethod && !spans.some(({ meaning }) => OF_SPOTS.has(meaning.is)) ? asks.add('rating help') : asks
}

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
