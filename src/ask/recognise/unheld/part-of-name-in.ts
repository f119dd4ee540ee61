import { recognisePartOfName, type Recognised, type Recogniser, type Seen } from '../name-recognisers.ts'
import type { Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

/**
 * Recognises "anywhere in Rushen" as a place that is not known, where Rushen is but a word of a spot's name, "Glen Rushen Plantation":
 * what lies in a district is no question about a wood that is called after it. Of a spot that is a large area, "places in Sorteny", it is one.
 */
export const recognisePartOfNameIn: Recogniser = (tokens, at, seen): Recognised | undefined => {
  if (!isBehindIn(seen.spans) || !tokens.some(isWhereabouts)) return undefined
  const found = recognisePartOfName(tokens, at, seen)
  if (found?.meaning.is !== 'spot') return undefined
  const { docs } = found.meaning
  if (docs.some(doc => isArea(doc, seen))) return undefined
  return { meaning: { is: 'unknown', isRare: true, isPlace: true }, length: found.length }
}

/** Several places are sought there, or any; "ruhige Orte" is one phrase. */
function isWhereabouts({ folded, source }: Token): boolean {
  return WHEREABOUTS.test(folded) || WHEREABOUTS_ELSEWHERE.test(source?.text ?? '')
}

const WHEREABOUTS = /^(anywhere|somewhere|nowhere|places?|spots?|locations?)$/
const WHEREABOUTS_ELSEWHERE =
  /(^| )(orte?n?|plätze?n?|platz|stellen?|endroits?|lieux?|coins?|sitios?|lugar(es)?|post[oi]|luog(o|hi))( |$)/i

function isBehindIn(spans: readonly Span[]): boolean {
  const last = spans.at(-1)
  return last?.meaning.is === 'relation' && last.meaning.relation === 'in' && !/^(on|of|by|for)$/i.test(last.said)
}

/** What other spots may lie in. */
function isArea(doc: number, { lookups }: Seen): boolean {
  return AREAS.some(feature => lookups.having([doc], feature).length > 0)
}

const AREAS = [
  'protected-area',
  'park',
  'wilderness',
  'world-heritage',
  'valley',
  'island',
  'lake',
  'canyon',
  'fjord',
  'bay',
]
