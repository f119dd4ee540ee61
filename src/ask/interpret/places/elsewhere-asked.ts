import { isWhere, type Query } from '../../query.ts'
import { soughtOf } from '../conversation/relative/same-elsewhere.ts'
import type { Reading } from '../understand.ts'

/**
 * Reads "and Müritz?", "and Oslo?", "and in Norway?" after a question about one spot: the same is asked of the spot that is
 * called so, of a town how quiet it is, and of a country which spots there are so; null where something else is asked.
 */
export function elsewhereAsked(before: Query, { query, reference, aspects, called }: Reading): Query | null {
  const { pronoun, follow, comparative, nth, hasHead, isNearby } = reference
  // "Lakes near Oslo", "huts nearby?": where was looked before.
  if (isNearby && hasHead && before.subjects.length === 0)
    return { ...query, conditions: [...query.conditions, ...before.conditions.filter(isWhere)] }
  const isOfSpot = before.subjects.length > 0 && (before.kind === 'about' || before.kind === 'why')
  const isElse = pronoun !== null || comparative !== null || nth !== null || hasHead || isNearby || follow === 'more'
  if (!isOfSpot || isElse || aspects.length > 0 || query.subjects.length > 0) return null
  const [only, ...others] = query.conditions
  if (only?.on !== 'place' || only.isNegated || others.length > 0) return null
  // "And from Oslo?", how far it is.
  if (before.aspects.some(({ of }) => of === 'distance to' || of === 'location')) return null
  const asked = { ...query, unknownPlace: null, aspects: before.aspects }
  // "Is Sarek in Sweden?", "and in Norway?": whether it lies there.
  if (before.aspects.some(({ of }) => of === 'in place')) {
    const inEach = only.places.map(place => ({ of: 'in place', place }) as const)
    return { ...asked, kind: 'about', subjects: before.subjects, aspects: inEach, isYesNo: true }
  }
  if (called) return { ...asked, kind: before.kind, subjects: [called], conditions: [] }
  const [place] = only.places
  const isTown = only.places.length === 1 && place?.kind === 'settlement' && place.center !== null
  const isOfSilence = before.aspects.some(({ of }) => of === 'rating')
  if (isTown && isOfSilence && place) return { ...asked, kind: 'about', silenceAt: place, aspects: [{ of: 'rating' }] }
  return { ...query, kind: 'find', conditions: [...soughtOf(before), only] }
}
