import { and, type Bitset, countBits, emptyBitset, not, or } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import type { Condition } from '../../query.ts'
import { docsOfAll, docsOfCondition } from '../conditions.ts'
import { noiseConditionsOf } from '../heard.ts'
import { ONLY_PRESENT } from '../../vocabulary/kinds/only-present.ts'
import { heardIn } from '../noises/heard-of-all.ts'

/** How many spots could meet the conditions or not: what they ask is not recorded of them, and all else holds. */
export function unknownOf(conditions: readonly Condition[], index: Index): number {
  const met = conditions.filter(({ isMet }) => isMet === true)
  if (met.length > 0) return unknownOfThose(met, conditions, index)
  const [facts, others] = [conditions.filter(isFact), conditions.filter(condition => !isFact(condition))]
  if (facts.length === 0) return 0
  // Of what is heard the answer says by itself how many are not known.
  if (conditions.some(({ on }) => on === 'noise')) return 0
  return unknownIn(docsOfAll(others, index), facts, index)
}

/** Of how many of those that were found it is not known whether they meet what is asked of them, too: "how many of them have a bench?" */
function unknownOfThose(met: readonly Condition[], conditions: readonly Condition[], index: Index): number {
  const asked = conditions.filter(condition => !met.includes(condition))
  if (conditions.some(({ on }) => on === 'noise') || !asked.some(each => isFact(each) || isOnlyPresent(each))) return 0
  const known = docsOfAll([...met, ...asked.filter(each => !isFact(each) && !isOnlyPresent(each))], index)
  const refused = asked
    .filter(isFact)
    .map(fact => and(recordedOf(fact, index), not(docsOfCondition(fact, index), index.count)))
  const open = refused.reduce((docs, each) => and(docs, not(each, index.count)), known)
  return countBits(and(open, not(docsOfAll(conditions, index), index.count)))
}

/** What is recorded where it is there, and never that it is missing. */
function isOnlyPresent(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.some(key => ONLY_PRESENT.has(key))
}

/** Of how many spots of a set it is not known whether they meet conditions on access, fire and noises; other conditions are known of all. */
export function unknownIn(whole: Bitset, conditions: readonly Condition[], index: Index): number {
  const facts = conditions.filter(isFact)
  const isKnownNotTo = facts.map(fact => and(recordedOf(fact, index), not(docsOfCondition(fact, index), index.count)))
  const noises = noiseConditionsOf(conditions)
  const heard = noises.length > 0 ? heardIn(whole, noises, index) : { met: whole, unmet: emptyBitset(index.count) }
  const known = conditions.filter(condition => !isFact(condition) && condition.on !== 'noise')
  const meeting = known.length > 0 ? and(whole, docsOfAll(known, index)) : whole
  const possible = and(meeting, not(heard.unmet, index.count))
  const open = isKnownNotTo.reduce((docs, refused) => and(docs, not(refused, index.count)), possible)
  const isKnownTo = facts.map(fact => and(recordedOf(fact, index), docsOfCondition(fact, index)))
  const met = isKnownTo.reduce(and, heard.met)
  return countBits(and(open, not(met, index.count)))
}

type Fact = Condition & { on: 'access' | 'fire' }

function isFact(condition: Condition): condition is Fact {
  // Of what is not to be known as paid, the unknown ones are kept.
  return (condition.on === 'access' && !condition.isNegated) || condition.on === 'fire'
}

/** The spots of which the catalogue records the fact, whatever it is. */
function recordedOf({ on }: Fact, index: Index): Bitset {
  return on === 'access'
    ? or(index.docs({ access: 'free' }), index.docs({ access: 'paid' }))
    : or(index.docs({ fire: 'allowed' }), index.docs({ fire: 'prohibited' }))
}
