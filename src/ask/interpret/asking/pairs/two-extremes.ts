import type { Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import type { Reading } from '../../understand.ts'

/**
 * Parts "which country has the most lakes and which the fewest" into a question for each; null where there are not two, of
 * countries or whatever else is counted by.
 */
export function extremesApart(spans: readonly Span[]): readonly [readonly Span[], readonly Span[]] | null {
  const [first, second, ...others] = [...spans.keys()].filter(at => spans[at]?.meaning.is === 'extreme')
  const [one, other] = [spans[first ?? -1], spans[second ?? -1]]
  if (first === undefined || second === undefined || others.length > 0 || !one || !other) return null
  const joint = spans.findLastIndex(({ meaning }, at) => at > first && at < second && JOINTS.has(meaning.is))
  const isOther =
    one.meaning.is === 'extreme' && other.meaning.is === 'extreme' && one.meaning.end !== other.meaning.end
  // "Die wenigsten" is several words of English.
  const areJoined = spans.slice(joint, second).every(span => isBetween(span) || span.typed === other.typed)
  if (joint === -1 || !isOther || !areJoined) return null
  const head = spans.slice(0, joint)
  // "Has the most and which the fewest lakes": what is said behind both is said of both.
  const rest = spans.slice(second + 1).filter(({ typed }) => !head.some(span => span.typed === typed))
  return [
    [...head, ...rest],
    [...head.with(first, other), ...rest],
  ]
}

/** The second, behind the first: each tells of the values of a group. */
export function secondExtreme(first: Query, { query }: Reading): Query | null {
  return first.summary?.of === 'values' && query.summary?.of === 'values' ? query : null
}

const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'comma', 'follow'])

/** "And which one has the", "and which country has": nothing else is looked for. */
function isBetween({ meaning, said }: Span): boolean {
  if (meaning.is === 'generic') return /^(ones?)$/i.test(said)
  if (meaning.is === 'pronoun') return meaning.of === 'spots'
  return JOINTS.has(meaning.is) || meaning.is === 'stop' || meaning.is === 'group' || isCountry(meaning)
}

function isCountry(meaning: Span['meaning']): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'location'
}
