import { isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Reading } from '../../understand.ts'
import { clausesApart } from '../clauses/question-clause.ts'

/**
 * Parts "how many countries do you cover, and which has the fewest spots" into the number and which of them that is; null where no
 * countries are counted, or nothing is asked of one of them.
 */
export function countedValuesApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const group = spans.find(({ meaning }) => meaning.is === 'group')
  if (!group || !spans.some(isCount)) return null
  const clauses = clausesApart(spans)
  const begins = clauses.find((clause, i) => i > 0 && isWhich(spans[clause[0] ?? -1]))?.[0]
  if (begins === undefined) return null
  const [head, [which, ...tail]] = [spans.slice(0, begins), spans.slice(begins)]
  const isOfOne = tail.some(isEnd) && !tail.some(isCount)
  if (!which || !isOfOne || !head.includes(group) || !head.some(isCount)) return null
  const [next] = tail
  if (next?.meaning.is === 'group') return [head, [which, ...tail]]
  const isOne = next?.meaning.is === 'generic' && /^ones?$/i.test(next.said)
  return [head, [which, group, ...(isOne ? tail.slice(1) : tail)]]
}

/** The second, of the same that was counted: "how many countries have a glacier, and which has the most". */
export function secondOfCounted(first: Query, { query }: Reading): Query | null {
  if (first.summary?.of !== 'distinct' || query.summary?.of !== 'values') return null
  const { conditions } = query.summary
  const isOfOther = conditions.some(condition => !isWhere(condition))
  const counted = first.summary.conditions.filter(condition =>
    isWhere(condition) ? !conditions.some(isWhere) : !isOfOther,
  )
  return { ...query, summary: { ...query.summary, conditions: [...conditions, ...counted] } }
}

function isCount({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'count'
}

function isWhich(span: Span | undefined): boolean {
  return /^(and )?which\b/i.test(span?.said ?? '')
}

/** "The most", "the highest average", "the quietest lakes". */
function isEnd({ meaning }: Span): boolean {
  return (
    meaning.is === 'extreme' ||
    meaning.is === 'average' ||
    (meaning.is === 'superlative' && (meaning.by === 'rating' || meaning.by === 'noise'))
  )
}
