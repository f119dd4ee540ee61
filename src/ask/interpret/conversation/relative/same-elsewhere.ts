import { type AspectAsk, type Condition, isWhere, type Query } from '../../../query.ts'
import type { Place } from '../../../gazetteer/place.ts'
import { within } from '../../nearby.ts'
import type { Reading } from '../../understand.ts'

/**
 * Reads "and is there one in Norway?", "anywhere in Canada where they are?" behind a question about one spot: what was asked of
 * that spot is looked for there. Null where it is asked of that spot: "is it in Norway?"
 */
export function sameElsewhere(
  before: Query,
  { query, reference }: Reading,
  spotsBefore: () => readonly number[],
  placeOf: (doc: number) => Place,
): Query | null {
  const isOfOne = (before.kind === 'about' || before.kind === 'why') && before.subjects.length === 1
  if (!reference.isElliptic || !isOfOne || query.subjects.length > 0) return null
  const sought = soughtOf(before)
  // "Is there anything else within 200 km?" of a spot that was told about.
  if (sought.length === 0 && reference.follow === 'more' && reference.km !== null) return null
  if (sought.length === 0) return query.conditions.some(isWhere) ? query : { ...query, ...NOTHING }
  const [doc] = spotsBefore()
  // "Or somewhere within 50 km?"
  const isAround = reference.km !== null && doc !== undefined && !query.conditions.some(isWhere)
  const around = isAround ? [within(placeOf(doc), reference.km ?? 0)] : []
  const others: Condition[] =
    reference.follow === 'more'
      ? [{ on: 'docs', docs: spotsBefore(), isNegated: true, said: 'other ones', shown: 'other than those' }]
      : []
  const isOfMany = query.kind === 'count' || query.kind === 'superlative'
  return {
    ...query,
    kind: isOfMany ? query.kind : 'find',
    aspects: [],
    conditions: [...sought, ...query.conditions, ...around, ...others],
  }
}

const NOTHING = { kind: 'not understood', conditions: [], subjects: [], aspects: [] } as const satisfies Partial<Query>

/** What somebody looks for who asked that of a spot: "is Sarek free?", "is there a hut?" */
export function soughtOf({ conditions, aspects }: Query): readonly Condition[] {
  const wanted = conditions.filter(condition => !isWhere(condition))
  return wanted.length > 0 ? wanted : aspects.flatMap(soughtFor)
}

/** What is looked for by who asks of it: nobody looks for what costs. */
function soughtFor(aspect: AspectAsk): Condition[] {
  if (aspect.of === 'access') return [{ on: 'access', access: 'free', isNegated: false, said: 'free' }]
  if (aspect.of === 'unrecorded') return [{ on: 'text', any: [aspect.word], isNegated: false, said: aspect.word }]
  return []
}
