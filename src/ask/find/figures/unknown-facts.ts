import { and, type Bitset, countBits, emptyBitset, firstDocs, not, or } from '../../../arrays/bitset.ts'
import type { Doc, Index } from '../../../index/types.ts'
import type { Condition } from '../../query.ts'
import { docsOfAll, docsOfCondition } from '../conditions.ts'
import { noiseConditionsOf } from '../heard.ts'
import type { Hit } from '../retrieved.ts'
import { ONLY_PRESENT } from '../../vocabulary/kinds/only-present.ts'
import { heardIn } from '../noises/heard-of-all.ts'

/**
 * How many spots could meet the conditions or not: what they ask is not recorded of them, and all else holds. What is recorded
 * only where it is there counts where it is asked of a kind of place, or of those that were found: "how many beaches have toilets",
 * "how many of them have a bench?"
 */
export function unknownOf(conditions: readonly Condition[], index: Index): number {
  const docs = unknownDocs(conditions, index)
  return docs ? countBits(docs) : 0
}

/** More are counted, and not named. */
const MOST_NAMED = 3

/**
 * The few spots of which it is not known whether they meet a fact that is asked, where none is known to, and that are not told by
 * themselves; none where they are many.
 */
export function possibleOf(
  conditions: readonly Condition[],
  { hits, index }: { hits: readonly Hit[]; index: Index },
): Doc[] {
  if (!conditions.some(isFact) || conditions.some(isOnlyPresent)) return []
  const docs = unknownDocs(conditions, index)
  if (!docs) return []
  const named = [...firstDocs(docs, MOST_NAMED + 1)]
  return named.length > MOST_NAMED ? [] : named.filter(doc => !hits.some(hit => hit.doc === doc))
}

function unknownDocs(conditions: readonly Condition[], index: Index): Bitset | null {
  // Of what is heard the answer says by itself how many are not known.
  if (conditions.some(({ on }) => on === 'noise')) return null
  const isOfSome = conditions.some(each => each.isMet === true || isKind(each))
  const asked = conditions.filter(each => each.isMet !== true && (isFact(each) || (isOfSome && isOnlyPresent(each))))
  if (asked.length === 0) return null
  const others = docsOfAll(
    conditions.filter(each => !asked.includes(each)),
    index,
  )
  const facts = asked.filter(isFact)
  const open = facts.reduce((docs, fact) => and(docs, not(refusedBy(fact, index), index.count)), others)
  const met = asked.map(each => (isFact(each) ? knownToMeet(each, index) : docsOfCondition(each, index)))
  return and(open, not(met.reduce(and, others), index.count))
}

/** A kind of place, of which more is asked. */
function isKind(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && !isOnlyPresent(condition)
}

/** What is recorded where it is there, and never that it is missing. */
function isOnlyPresent(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.some(key => ONLY_PRESENT.has(key))
}

/** Of how many spots of a set it is not known whether they meet conditions on access, fire and noises; other conditions are known of all. */
export function unknownIn(whole: Bitset, conditions: readonly Condition[], index: Index): number {
  const facts = conditions.filter(isFact)
  const isKnownNotTo = facts.map(fact => refusedBy(fact, index))
  const noises = noiseConditionsOf(conditions)
  const heard = noises.length > 0 ? heardIn(whole, noises, index) : { met: whole, unmet: emptyBitset(index.count) }
  const known = conditions.filter(condition => !isFact(condition) && condition.on !== 'noise')
  const meeting = known.length > 0 ? and(whole, docsOfAll(known, index)) : whole
  const possible = and(meeting, not(heard.unmet, index.count))
  const open = isKnownNotTo.reduce((docs, refused) => and(docs, not(refused, index.count)), possible)
  const isKnownTo = facts.map(fact => knownToMeet(fact, index))
  const met = isKnownTo.reduce(and, heard.met)
  return countBits(and(open, not(met, index.count)))
}

type Fact = Condition & { on: 'access' | 'fire' }

function isFact(condition: Condition): condition is Fact {
  // Of what is not to be known as paid, the unknown ones are kept.
  return (condition.on === 'access' && !condition.isNegated) || condition.on === 'fire'
}

function knownToMeet(fact: Fact, index: Index): Bitset {
  return and(recordedOf(fact, index), docsOfCondition(fact, index))
}

function refusedBy(fact: Fact, index: Index): Bitset {
  return and(recordedOf(fact, index), not(docsOfCondition(fact, index), index.count))
}

/** The spots of which the catalogue records the fact, whatever it is. */
function recordedOf({ on }: Fact, index: Index): Bitset {
  return on === 'access'
    ? or(index.docs({ access: 'free' }), index.docs({ access: 'paid' }))
    : or(index.docs({ fire: 'allowed' }), index.docs({ fire: 'prohibited' }))
}
