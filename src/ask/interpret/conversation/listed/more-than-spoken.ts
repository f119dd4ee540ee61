// "Something quieter", "a cheaper one" behind what was asked of a spot of a list: of that list, and more than that spot.
import type { Doc } from '../../../../index/types.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import type { Comparative } from '../../../vocabulary/meanings.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { refined } from '../../refine.ts'
import type { Reading } from '../../understand.ts'

/**
 * Looks in the list for what is more than the spot that was spoken of last; null where no list stands behind it, and where it is
 * asked of that spot itself, of what lies around it, or by how much two differ.
 */
export function moreThanSpoken(
  before: Query,
  reading: Reading,
  measureOf: (doc: Doc, more: Comparative) => number,
): Query | null {
  const { query, reference } = reading
  const { listed: list } = before
  const more = reference.comparative === null ? undefined : MORE.get(reference.comparative)
  if (list === null || !more || isElse(reading) || isOfOtherKind(query, list)) return null
  if (before.kind === 'compare' && !isOfOthers(before, reading)) return null
  const to = spokenOf(before, reference.comparative ?? 'quieter', measureOf)
  if (to === undefined) return null
  const than = more.condition(to)
  const conditions = [...query.conditions.filter(({ on }) => on !== 'rating'), than]
  const wanted = { ...query, ...PLAIN, conditions }
  const plain = { pronoun: null, follow: null, comparative: null, isCorrection: false } as const
  const found = refined(list, wanted, { ...reference, ...plain }, [])
  return {
    ...found,
    kind: list.kind === 'nearest' ? 'nearest' : 'find',
    order: list.kind === 'superlative' ? 'rating' : found.order,
    unmeasured: more.unmeasured ?? query.unmeasured,
  }
}

type More = { condition: (to: Doc) => Condition; unmeasured?: 'price' }
type How = Extract<Condition, { on: 'compared' }>['how']

const compared = (how: How, shown: string): More => ({
  condition: to => ({ on: 'compared', to, how, shown, isOther: true, isNegated: false, said: shown }),
})

const MORE: ReadonlyMap<Comparative, More> = new Map([
  ['quieter', compared('quieter', 'quieter than that')],
  ['louder', compared('louder', 'noisier than that')],
  ['higher', compared('higher', 'higher than that')],
  ['lower', compared('lower', 'lower than that')],
  // Nothing tells what a spot costs.
  [
    'cheaper',
    { condition: () => ({ on: 'access', access: 'free', isNegated: false, said: 'free' }), unmeasured: 'price' },
  ],
])

const PLAIN = {
  kind: 'find',
  order: 'rating',
  rank: 1,
  aspects: [],
  comparative: null,
  isYesNo: false,
} as const satisfies Partial<Query>

/** Of one, "it", "there", "nearby", "which of them", "than that one". */
function isElse({ query, reference, aspects }: Reading): boolean {
  const { pronoun, isWhich, isThan, isNearby, isSimilar, isCompared, isAroundIt, km, nth } = reference
  const isOfSpot = pronoun === 'spot' || pronoun === 'place' || isNearby || isSimilar || isAroundIt || km !== null
  const isOfSeveral = isWhich || isThan || isCompared || nth !== null
  const isOfFact = query.topic === 'rating' || query.period !== null || !aspects.every(({ of }) => OF_MORE.has(of))
  return isOfSpot || isOfSeveral || isOfFact || query.subjects.length > 0 || query.unknowable.length > 0
}

const OF_MORE: ReadonlySet<Query['aspects'][number]['of']> = new Set(['access', 'rating', 'elevation'])

/** "A quieter beach" behind lakes. */
function isOfOtherKind({ conditions }: Query, list: Query): boolean {
  return (
    conditions.some(
      each =>
        each.on === 'feature' &&
        !each.isNegated &&
        !list.conditions.some(other => other.on === 'feature' && other.any.join() === each.any.join()),
    ) || conditions.some(isWhere)
  )
}

/** "And higher?" of two that were compared asks which of them is; "something quieter" does not. */
function isOfOthers({ comparative }: Query, { reference }: Reading): boolean {
  const { pronoun, isSomething, hasHead, follow } = reference
  return pronoun === 'spots' || isSomething || hasHead || follow === 'more' || comparative === reference.comparative
}

/** The one that was spoken of; of several that were compared the one that is most so. */
function spokenOf(
  { subjects }: Query,
  by: Comparative,
  measureOf: (doc: Doc, more: Comparative) => number,
): Doc | undefined {
  const [first, ...others] = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  if (first === undefined) return undefined
  return others.reduce((most, doc) => (measureOf(doc, by) > measureOf(most, by) ? doc : most), first)
}

/** How much more a spot is than others. */
export function measureIn({ index }: Pick<QuestionContext, 'index'>): (doc: Doc, more: Comparative) => number {
  return (doc, more) => {
    const { silenceRating, elevation } = index.spot(doc)
    // What is not known is most of nothing.
    if (more === 'higher' || more === 'lower')
      return typeof elevation === 'number' ? (more === 'higher' ? elevation : -elevation) : -Infinity
    return more === 'louder' ? -silenceRating : silenceRating
  }
}
