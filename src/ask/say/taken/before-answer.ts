import { LOOKING } from '../../account/abstaining.ts'
import type { Query } from '../../query.ts'
import type { Account } from '../../understanding.ts'
import { sayAccount, sayEstimated, sayHomonyms, sayRivers } from '../account.ts'
import { sayUnmeasured } from '../ranking/measures.ts'
import { sayStandIn } from './stand-in.ts'
import { sayUnknowable } from '../unknowable.ts'

/** What is told before an answer in English: what was not applied, how names were read, what was estimated and what nobody knows. */
export function beforeAnswer(query: Query, account: Account): string[] {
  return [
    ...sayAccount(query, account),
    ...sayStandIn(query, account),
    ...homonyms(query),
    ...sayEstimated(query),
    ...sayRivers(query),
    ...beyond(query),
    ...unmeasured(query),
  ]
}

/** What is not known of any place, with where one would ask; of a named spot it is said where it is asked. */
function beyond({ kind, unknowable, silenceAt }: Query): string[] {
  return (kind === 'about' && silenceAt === null) || kind === 'why' || kind === 'declined'
    ? []
    : unknowable.map(sayUnknowable)
}

/** Where a question looks for spots, other places of that name are reported; those that were not used are not. */
function homonyms(query: Query): string[] {
  const isUsed = query.kind !== 'declined' && query.kind !== 'help' && query.kind !== 'not understood'
  return isUsed && query.unknownPlace === null ? sayHomonyms(query) : []
}

/** What was to be ranked by and is not recorded; without anything else to look for that is the answer. */
function unmeasured({ unmeasured: property, kind }: Query): string[] {
  return property !== null && (LOOKING.has(kind) || kind === 'compare' || kind === 'about')
    ? [sayUnmeasured(property)]
    : []
}
