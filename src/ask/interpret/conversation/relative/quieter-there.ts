import type { Place } from '../../../gazetteer/place.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { LISTS } from '../of-shown.ts'

/**
 * "Is it quieter in Malbun?" behind a spot, or a list, of which it is the first: the spots there that are. Null where something
 * is looked for there, or nothing that has spots is named.
 */
export function quieterThere(
  before: Query,
  { query, reference, aspects }: Reading,
  spotsBefore: () => readonly number[],
  placeOf: (doc: number) => Place,
): Query | null {
  const { comparative, isThan, isNearby, isWhich, isCompared, hasHead, follow, km, nth } = reference
  const isOfOne = (before.kind === 'about' || before.kind === 'why') && before.subjects.length === 1
  const isOfList = LISTS.has(before.kind) && before.subjects.length === 0 && reference.pronoun === 'spot'
  // "Is there a quieter one in Austria?" is of the kind that was looked for.
  if (!(isOfOne || isOfList) || reference.isThereAsked || (comparative !== 'quieter' && comparative !== 'louder'))
    return null
  const isElse = isThan || isNearby || isWhich || isCompared || hasHead || km !== null || nth !== null
  if (isElse || follow === 'more' || reference.pronoun === 'spots' || query.subjects.length > 0) return null
  if (query.topic === 'rating' || query.unknowable.length > 0 || query.period !== null) return null
  if (!aspects.every(({ of }) => of === 'in place' || of === 'rating')) return null
  const there = query.conditions.filter(({ on }) => on !== 'rating')
  if (there.length === 0 || !there.every(each => isWhere(each) && !each.isNegated)) return null
  const [to] = spotsBefore()
  if (to === undefined) return null
  const shown = `${comparative === 'louder' ? 'noisier' : 'quieter'} than ${placeOf(to).name}`
  const than: Condition = { on: 'compared', to, how: comparative, shown, isNegated: false, said: shown }
  const found = { subjects: [], aspects: [], rank: 1, isFirstAsked: false, comparative: null } as const
  return {
    ...query,
    ...found,
    kind: 'find',
    order: comparative === 'louder' ? 'noise' : 'rating',
    conditions: [...there, than],
  }
}
