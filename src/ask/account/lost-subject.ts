import type { Condition, Query } from '../query.ts'
import type { Span } from '../recognise/spans.ts'
import { FEATURES } from '../vocabulary/features.ts'
import { UNRECORDED_THINGS } from '../vocabulary/unrecorded-things.ts'

/** Tells whether the thing that is asked for is one that no spot is recorded with: "a quiet playground near Vaduz". */
export function isSubjectLost(spans: readonly Span[], notApplied: readonly number[], { conditions }: Query): boolean {
  if (isModelLost(spans, notApplied)) return true
  const isOther = conditions.some(isSubject) || spans.some(isThing)
  return notApplied.some(at => {
    const isUnrecorded = THINGS.has(spans[at]?.said.toLowerCase() ?? '') && !isBeside(spans[at - 1], spans[at - 2])
    // "A playground next to a quiet park": the park says where.
    const isFirst =
      spans[at + 1]?.meaning.is === 'relation' && !spans.slice(0, at).some(isThing) && !isWishBehind(spans, at)
    return isUnrecorded && (!isOther || isFirst)
  })
}

/** "Something like Doñana, but quieter": like what is no spot here. */
function isModelLost(spans: readonly Span[], notApplied: readonly number[]): boolean {
  return notApplied.some(at => {
    const before = spans
      .slice(0, at)
      .findLastIndex(({ meaning, said }) => meaning.is !== 'stop' || !/^(the|a|an)$/i.test(said))
    return spans[before]?.meaning.is === 'like' && spans[at]?.meaning.is === 'name'
  })
}

/** "A playground near Vaduz, ideally somewhere quiet": a place is wished for by itself. */
function isWishBehind(spans: readonly Span[], at: number): boolean {
  const comma = spans.findIndex(({ meaning }, i) => i > at && meaning.is === 'comma')
  return comma !== -1 && spans.slice(comma).some(({ meaning }) => meaning.is === 'generic')
}

/** "Remote" is what a thing is like, and no thing. */
function isThing({ meaning }: Span): boolean {
  return meaning.is === 'generic' || (meaning.is === 'feature' && !isAdjective(meaning.feature))
}

function isSubject(condition: Condition): boolean {
  return SUBJECTS.has(condition.on) && !(condition.on === 'feature' && condition.any.every(isAdjective))
}

function isAdjective(feature: string): boolean {
  return FEATURES[feature]?.adjective !== undefined
}

const THINGS: ReadonlySet<string> = new Set(UNRECORDED_THINGS)
const SUBJECTS: ReadonlySet<Condition['on']> = new Set(['feature', 'text', 'named', 'like', 'either'])

/** "Near a playground", "without a sauna": what lies beside the thing is asked for. */
function isBeside(before: Span | undefined, further: Span | undefined): boolean {
  const leads = (span: Span | undefined) =>
    span?.meaning.is === 'relation' ||
    span?.meaning.is === 'negation' ||
    /^(with|without|no|by)$/i.test(span?.said ?? '')
  return leads(before) || (/^(a|an|the|any)$/i.test(before?.said ?? '') && leads(further))
}
