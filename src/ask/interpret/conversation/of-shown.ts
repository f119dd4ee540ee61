// What is asked of spots that were shown before: of several, of what lies between two, and of what is around one.
import { listBehind } from './listed/spots-of.ts'
import type { Place } from '../../gazetteer/place.ts'
import { type Condition, isWhere, type Query } from '../../query.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import { nearTo, within } from '../nearby.ts'
import { quieterThan } from '../ranking/likeness.ts'
import type { Comparative } from '../../vocabulary/meanings.ts'
import type { Reading } from '../understand.ts'

/** "Compare the first two", "are the first three free?" */
export function aboutSeveral(
  query: Query,
  { aspects, said }: Record<'aspects' | 'said', Reading['aspects']>,
  docs: readonly number[],
): Query {
  const subjects = docs.map(doc => ({ phrase: '', docs: [doc] }))
  const isCompared = aspects.every(({ of }) => of === 'rating')
  const asked = aspects.length > 0 ? aspects : said
  return {
    ...query,
    kind: isCompared && asked.length === 0 ? 'compare' : 'about',
    subjects,
    aspects: asked,
    conditions: [],
    unknownPlace: null,
  }
}

/** "Are you sure?": how sure the ratings are that were told; of numbers, what ratings are worth. Null where nothing was told. */
export function certaintyOf(
  before: Query,
  { query, aspects: asked }: Reading,
  spotsBefore: () => readonly number[],
): Query | null {
  // Of a fact of a spot: what is recorded is told again; "how sure are you about the rating?" is no such fact.
  if (before.kind === 'about' && before.aspects.length > 0 && !before.aspects.some(isOfRating))
    return asked.some(isOfRatingSaid)
      ? {
          ...query,
          kind: 'about',
          subjects: before.subjects,
          aspects: [{ of: 'confidence' }],
          listed: listBehind(before),
        }
      : { ...before, isYesNo: false }
  const [first, ...others] = LISTS.has(before.kind) || before.kind === 'compare' ? spotsBefore() : []
  if (first === undefined)
    return before.kind === 'summary' || LISTS.has(before.kind) ? { ...query, kind: 'help', topic: 'rating' } : null
  const told = isSingle(before) ? [first] : [first, ...others].slice(0, before.limit)
  // "Are they free?", "how do you know?": what is recorded of each is told.
  const facts = before.isYesNo && !asked.some(isOfRatingSaid) ? factsOf(before) : []
  if (facts.length > 0 && LISTS.has(before.kind))
    return { ...aboutSeveral(query, { aspects: facts, said: [] }, told), listed: listBehind(before) }
  const sure = aboutSeveral(query, { aspects: [{ of: 'confidence' }], said: [] }, told)
  // "Show me others" is then asked of the list.
  return { ...sure, listed: listBehind(before) }
}

/** What was asked last, of what was listed. */
function factsOf({ conditions }: Query): Query['aspects'] {
  const last = conditions.at(-1)
  if (last?.on === 'access' || last?.on === 'fire') return [{ of: last.on }]
  if (last?.on === 'transport') return [{ of: 'transport by', modes: last.modes, shown: last.shown }]
  const isThing = last?.on === 'feature' && !last.isNegated && !last.any.some(key => LANDSCAPE_KEYS.has(key))
  return isThing ? last.any.map(feature => ({ of: 'feature', feature })) : []
}

function isOfRatingSaid(aspect: Query['aspects'][number]): boolean {
  return aspect.of === 'confidence' && aspect.isOfRating === true
}

function isOfRating({ of }: Query['aspects'][number]): boolean {
  return /^(rating|rating at|confidence|description|why)$/.test(of)
}

/** "How far apart are they?", of the two that were compared. */
export function distanceBetween(
  query: Query,
  [first = 0, second = 0]: readonly number[],
  placeOf: (doc: number) => Place,
): Query {
  const subjects = [{ phrase: '', docs: [first] }]
  return { ...query, kind: 'about', subjects, aspects: [{ of: 'distance to', place: placeOf(second) }], conditions: [] }
}

/** "Anything rated 4 within 10 km of it?": near the spot that was spoken of. */
export function around(query: Query, place: Place, km: number | null): Query {
  const near = km === null ? nearTo(place) : within(place, km)
  return {
    ...query,
    kind: query.kind === 'count' ? 'count' : 'find',
    subjects: [],
    aspects: [],
    conditions: [...query.conditions.filter(condition => !isWhere(condition)), near],
  }
}

/** "Which one is quieter?" after a list: the first of it by that; null where something else is asked. */
export function firstOfListed(
  before: Query,
  { query, reference: { isWhich, comparative, hasHead } }: Reading,
): Query | null {
  const order = isWhich && comparative !== null ? FIRST_BY.get(comparative) : undefined
  const isElse = hasHead || query.conditions.length > 0 || query.subjects.length > 0 || !LISTS.has(before.kind)
  if (order === undefined || isElse) return null
  return { ...before, kind: 'superlative', order, rank: 1, aspects: [], isYesNo: false }
}

/** "Is it the quietest?" behind a list: whether the one that was shown first is that of what was looked for; null where something else is asked. */
export function whetherFirst(
  before: Query,
  { query, reference: { pronoun, hasHead } }: Reading,
  spotsBefore: () => readonly number[],
): Query | null {
  const isAsked = query.kind === 'superlative' && query.isYesNo && pronoun === 'spot' && !hasHead
  const isElse = !query.conditions.every(isWhere) || query.subjects.length > 0 || before.subjects.length > 0
  const [shown] = isAsked && !isElse && LISTS.has(before.kind) ? spotsBefore() : []
  if (shown === undefined) return null
  const subjects = [{ phrase: '', docs: [shown] }]
  // "Is it the quietest in Europe?": of the same kind.
  const sought = before.conditions.filter(condition => query.conditions.length === 0 || !isWhere(condition))
  const conditions = [...sought, ...query.conditions]
  const asked = { kind: 'superlative', order: query.order, rank: 1, aspects: [], isYesNo: true } as const
  return { ...before, ...asked, subjects, conditions }
}

/** "How quiet are they?" of a list: their average and the quietest; null where something else is asked. */
export function ratingsOfListed(before: Query, { query, reference, aspects }: Reading): Query | null {
  const isOfRatings = aspects.length > 0 && aspects.every(({ of }) => of === 'rating')
  const isElse = reference.hasHead || query.conditions.length > 0 || query.subjects.length > 0
  if (!isOfRatings || isElse || reference.pronoun !== 'spots' || !LISTS.has(before.kind)) return null
  const groups = [{ said: '', conditions: before.conditions }]
  return { ...before, kind: 'summary', summary: { of: 'groups', groups, measure: 'rating', how: 'mean', end: 'most' } }
}

/** The same search, elsewhere. */
export function elsewhere(before: Query, { kind, conditions, order }: Query): Query {
  const sought = before.conditions.filter(condition => !isWhere(condition))
  return { ...before, kind, order, rank: 1, conditions: [...sought, ...conditions] }
}

/** "Something similar in Norway" to the spot that was spoken of, "something similar nearby", "something similar but cheaper". */
export function similarTo(to: number, place: Place, { query, reference }: Reading): Query {
  const shown = `like ${place.name}`
  const like: Condition = { on: 'like', to, shown, isNegated: false, said: shown }
  const than = quieterThan(to, reference)
  const unmeasured = reference.comparative === 'cheaper' ? 'price' : query.unmeasured
  const isAround = (reference.isNearby || reference.km !== null) && !query.conditions.some(isWhere)
  const around = isAround ? [reference.km === null ? nearTo(place) : within(place, reference.km)] : []
  const conditions = [...query.conditions, ...around, like, ...(than ? [than] : [])]
  return { ...query, kind: 'find', conditions, unmeasured }
}

/** What comes first by what one of several is more. */
export const FIRST_BY: ReadonlyMap<Comparative, Query['order']> = new Map([
  ['quieter', 'rating'],
  ['louder', 'noise'],
  ['higher', 'highest'],
  ['lower', 'lowest'],
  ['north', 'northernmost'],
  ['south', 'southernmost'],
  ['east', 'easternmost'],
  ['west', 'westernmost'],
])

/** Tells whether the answer was about one spot, to which "there" then refers. */
export function isSingle({ kind, limit, isFirstAsked }: Query): boolean {
  return (
    isFirstAsked || kind === 'superlative' || kind === 'nearest' || kind === 'about' || kind === 'why' || limit === 1
  )
}

/** Kinds whose answers are lists: "the third" of a shorter one is told not to be. */
export const LISTS: ReadonlySet<Query['kind']> = new Set(['find', 'nearest', 'superlative', 'count'])

/** Kinds of which one comes first. */
export const ORDERED: ReadonlySet<Query['kind']> = new Set(['superlative', 'nearest'])

/** Tells whether a search found one spot alone, of which what follows is asked. */
export function isOnlyOne({ kind, subjects }: Query, spotsBefore: () => readonly number[]): boolean {
  return subjects.length === 0 && kind === 'find' && spotsBefore().length === 1
}

/** "Anything higher?": the answer tells the highest before the others. */
export function isHeaded({ kind, order }: Query): boolean {
  return kind === 'find' && HEADED.has(order)
}

const HEADED: ReadonlySet<Query['order']> = new Set(
  [...FIRST_BY.values()].filter(order => order !== 'rating' && order !== 'noise'),
)

/** A landscape or a thing, and not how quiet or where. */
export function isSought({ on }: Condition): boolean {
  return on === 'feature' || on === 'text'
}
