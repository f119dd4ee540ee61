import type { Query } from '../query.ts'
import type { Span } from '../recognise/spans.ts'
import { UNRECORDED_THINGS } from '../vocabulary/unrecorded-things.ts'

/** Tells whether the thing that is asked for is one that no spot is recorded with: "a quiet playground near Vaduz". */
export function isSubjectLost(spans: readonly Span[], notApplied: readonly number[], { conditions }: Query): boolean {
  const isOther = conditions.some(({ on }) => SUBJECTS.has(on)) || spans.some(isThing)
  return notApplied.some(at => {
    const isUnrecorded = THINGS.has(spans[at]?.said.toLowerCase() ?? '') && !isBeside(spans[at - 1], spans[at - 2])
    // "A playground next to a quiet park": the park says where.
    const isFirst = spans[at + 1]?.meaning.is === 'relation' && !spans.slice(0, at).some(isThing)
    return isUnrecorded && (!isOther || isFirst)
  })
}

function isThing({ meaning: { is } }: Span): boolean {
  return is === 'feature' || is === 'generic'
}

const THINGS: ReadonlySet<string> = new Set(UNRECORDED_THINGS)
const SUBJECTS: ReadonlySet<Query['conditions'][number]['on']> = new Set(['feature', 'text', 'named', 'like', 'either'])

/** "Near a playground", "without a sauna": what lies beside the thing is asked for. */
function isBeside(before: Span | undefined, further: Span | undefined): boolean {
  const leads = (span: Span | undefined) =>
    span?.meaning.is === 'relation' ||
    span?.meaning.is === 'negation' ||
    /^(with|without|no|by)$/i.test(span?.said ?? '')
  return leads(before) || (/^(a|an|the|any)$/i.test(before?.said ?? '') && leads(further))
}
