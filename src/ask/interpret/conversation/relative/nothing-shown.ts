import { faintestTold } from '../../../find/noises/faintest-told.ts'
import { retrieve } from '../../../find/retrieve.ts'
import { withoutRoads } from '../../noises/far-from-roads.ts'
import { isWhere, type Query } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { FILLER, type Span } from '../../../recognise/spans.ts'
import { LISTS, ORDERED } from '../of-shown.ts'
import { isFirstOne } from '../shown/pointing.ts'
import type { Reading } from '../../understand.ts'

/** "The first one", "how do I get there?" where no spot was shown or named before: which one is meant cannot be told. */
export function isOfNothingShown(reading: Reading, before: Query | null, context: QuestionContext): boolean {
  if (pointsAtOne(reading)) return before === null || showsNothing(before, context)
  return before !== null && ORDERED.has(before.kind) && asksOfIt(reading) && showsNothing(before, context)
}

/** Says that it is not known which place is meant; what is asked of it stays asked. */
export function ofNothingShown({ query, aspects }: Reading): Query {
  return { ...query, kind: 'help', topic: 'nothing shown', conditions: [], aspects }
}

/** Without what says which one: that is answered. */
export function withoutPointing(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const isOfOrdinal = isOrdinal(spans[at - 1]) && (span.meaning.is === 'number' || span.meaning.is === 'generic')
    return isOrdinal(span) || isOfOrdinal ? { ...span, meaning: FILLER } : span
  })
}

function isOrdinal(span: Span | undefined): boolean {
  return span !== undefined && (span.meaning.is === 'ordinal' || isFirstOne(span) || /^last$/i.test(span.said))
}

function pointsAtOne({ query, reference, aspects }: Reading): boolean {
  const { kind, topic, subjects, conditions, unknownPlace } = query
  // "How loud is it at Kitterland": a place is named, known or not.
  const isPlaced = conditions.some(isWhere) || unknownPlace !== null
  const isElse = topic !== null || subjects.length > 0 || isPlaced || reference.hasHead
  if (isElse || !ASKS_NO_MORE.has(kind)) return false
  const { nth, isFirst, isLast, firstOf, pronoun } = reference
  if (nth !== null || isFirst || isLast || firstOf !== null) return true
  return aspects.length > 0 && conditions.length === 0 && (pronoun === 'spot' || pronoun === 'place')
}

/** "Is there water at that one?" behind "which is the highest?", of which no height is known. */
function asksOfIt({ query, reference }: Reading): boolean {
  const { pronoun, comparative, follow, hasHead } = reference
  const isElse = comparative !== null || follow !== null || hasHead || query.subjects.length > 0 || query.topic !== null
  return pronoun === 'spot' && !isElse && query.conditions.every(({ on }) => FACTS.has(on))
}

const FACTS: ReadonlySet<Query['conditions'][number]['on']> = new Set([
  'feature',
  'access',
  'fire',
  'transport',
  'rating',
])
const ASKS_NO_MORE: ReadonlySet<Query['kind']> = new Set(['help', 'find', 'about'])

function showsNothing(before: Query, context: QuestionContext): boolean {
  if (UNANSWERED.has(before.kind)) return true
  if (!LISTS.has(before.kind) || before.subjects.length > 0) return false
  const found = retrieve(withoutRoads(before, context.index), context)
  return found.hits.length === 0 && faintestTold(found) === null
}

const UNANSWERED: ReadonlySet<Query['kind']> = new Set(['help', 'not understood', 'declined'])
