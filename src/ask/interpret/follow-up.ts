import { accountFor } from '../account/account.ts'
import { interpret, type Reading } from './understand.ts'
import type { Place } from '../gazetteer/place.ts'
import type { CanMention, Condition, Query, Understanding } from '../query.ts'
import { kilometres } from '../../text/distance-words.ts'
import { Budget } from '../recognise/budget.ts'
import { OTHER_LANGUAGES } from '../vocabulary/languages/other-languages.ts'
import { otherLanguageOf } from '../recognise/languages/other-language.ts'
import { languageOf } from '../recognise/languages/language.ts'
import { limited, type Lookups } from '../recognise/lookups.ts'
import type { Language } from '../vocabulary/languages/languages.ts'
import { placedAtAsker, placedHere, withTripsPlaced } from '../recognise/placed-here.ts'
import { scan } from '../recognise/scan.ts'
import { retrieve } from '../find/retrieve.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { QuestionContext } from '../question-context.ts'

const MOST_EARLIER = 8

/** The language of an answer to a question of none, and where the asker is. */
type Asker = { preferred?: Language | undefined; near?: Coordinates | undefined }

/**
 * Reads a question together with those before it: "there", "closer", "and with a shelter?". Goes back until a question
 * that stands alone.
 */
export function readInContext(
  text: string,
  prev: readonly string[],
  context: QuestionContext,
  { preferred = 'en', near }: Asker = {},
): Understanding {
  const canMention = (word: string) => context.index.list({ filter: { words: word }, limit: 1 }).total > 0
  const lookups = limited(context.gazetteer, canMention, new Budget())
  const other = otherLanguageOf(text)
  const told = languageIn(text, prev, lookups)
  const language = told ?? preferred
  const said = placedHere(scan(text, lookups, language), near)
  const alone = interpret(withTripsPlaced(said), lookups)
  const before = standsAlone(alone) ? null : earlierQuery(prev, canMention, context)
  const placed = near && !before ? placedAtAsker(said, near) : said
  const spans = withTripsPlaced(placed)
  const reading = placed === said ? alone : interpret(spans, lookups)
  const complete = before ? completing(before, context) : (each: Reading) => each.query
  const query = complete(reading)
  // A name in another script is a name.
  const isName = query.kind === 'about' && OTHER_LANGUAGES.get(other ?? '')?.script !== undefined
  if (other !== null && !isName && query.kind !== 'declined') return notUnderstood(other, reading.query)
  return {
    language,
    isOfNoLanguage: told === null && /\p{L}/u.test(text),
    query,
    account: accountFor(spans, query, {
      interpret: changed => complete(interpret(changed, lookups)),
      isFollowing: before !== null,
    }),
  }
}

/** A question in a language that is not understood. */
function notUnderstood(other: string, query: Query): Understanding {
  return {
    language: other,
    isOfNoLanguage: false,
    query: {
      ...query,
      kind: 'not understood',
      conditions: [],
      subjects: [],
      aspects: [],
      unknownPlace: null,
      unknowable: [],
    },
    account: { applied: [], notApplied: [], foreign: [], corrected: [], isMostLost: false },
  }
}

/** The language of a question, else that of those before it; null for bare names. */
function languageIn(text: string, prev: readonly string[], lookups: Lookups): Language | null {
  for (const each of [text, ...prev.slice(-MOST_EARLIER).toReversed()]) {
    const language = languageOf(each, lookups)
    if (language !== null) return language
  }
  return null
}

/** The earlier questions as one query; null when there are none. */
function earlierQuery(prev: readonly string[], canMention: CanMention, context: QuestionContext): Query | null {
  const lookups = limited(context.gazetteer, canMention, new Budget())
  const readings: Reading[] = []
  for (const question of prev.slice(-MOST_EARLIER).toReversed()) {
    const spans = scan(question, lookups, languageOf(question, lookups) ?? 'en')
    const reading = interpret(withTripsPlaced(spans), lookups)
    readings.unshift(reading)
    if (standsAlone(reading)) break
  }
  const [first, ...following] = readings
  if (!first) return null
  return following.reduce((before, next) => completing(before, context)(next), first.query)
}

/** Returns how a question is completed with what the one before it asked; that is looked for once, and when needed. */
function completing(before: Query, context: QuestionContext): (reading: Reading) => Query {
  let found: number[] | undefined
  return reading =>
    standsAlone(reading)
      ? reading.query
      : merge(
          before,
          reading,
          () => (found ??= spotsOf(before, context)),
          doc => placeOfSpot(doc, context),
        )
}

/** Tells whether a question leaves nothing to those before it. */
function standsAlone({ query, reference, aspects }: Reading): boolean {
  const { pronoun, follow, comparative, hasHead, km, nth } = reference
  if (query.harm !== null || query.silenceAt !== null || query.kind === 'summary') return true
  if (nth !== null || asksWhetherThere(query, reference)) return false
  return (
    pronoun === null &&
    follow === null &&
    km === null &&
    !(comparative !== null && query.subjects.length < 2) &&
    (hasHead ||
      query.subjects.length > 0 ||
      (query.kind === 'help' && query.topic !== 'rating' && aspects.length === 0))
  )
}

/** "Is there water?": of the spot before, when it was one. */
function asksWhetherThere({ isYesNo, conditions, subjects }: Query, { pronoun }: Reading['reference']): boolean {
  const areFeatures = conditions.length > 0 && conditions.every(({ on, isNegated }) => on === 'feature' && !isNegated)
  return isYesNo && areFeatures && subjects.length === 0 && pronoun === null
}

/** Completes a question with what the one before it asked. */
function merge(
  before: Query,
  { query, reference, aspects }: Reading,
  spotsBefore: () => number[],
  placeOf: (doc: number) => Place,
): Query {
  const { pronoun, follow, comparative, hasHead, km, nth } = reference
  const isEmptyBefore = before.kind === 'help' || before.kind === 'not understood' || before.kind === 'declined'
  if (isEmptyBefore) return query
  // "Why?": what is loudest there already stands in that answer.
  if (before.silenceAt && query.topic === 'rating' && query.conditions.length === 0) return before
  if (before.silenceAt)
    return aroundPlace(before.silenceAt, query, comparative) ?? refined(before, query, reference, [])
  const comparison = before.kind === 'compare' ? comparedAgain(before, { query, reference, aspects }) : null
  if (comparison) return comparison
  if (query.subjects.length > 0) return withSubjects(before, query, reference, spotsBefore)
  const spot = nth === null ? undefined : spotsBefore()[nth - 1]
  if (spot !== undefined) return aboutSpot({ ...query, aspects }, before, spot)
  const isWhy = query.topic === 'rating' && query.conditions.length === 0 && before.kind !== 'count'
  const isThere = asksWhetherThere(query, reference) && isSingle(before)
  const isMore =
    follow === 'more' && (hasHead || pronoun !== null || comparative !== null || query.conditions.length > 0)
  const speaksOfSpot =
    !isMore &&
    (isWhy ||
      isThere ||
      pronoun === 'spot' ||
      (before.subjects.length > 0 && (pronoun !== null || !hasHead) && follow !== 'more') ||
      (pronoun === 'place' && isSingle(before)))
  const isRelative = comparative === 'quieter' || comparative === 'louder' || comparative === 'farther'
  const spots = speaksOfSpot || isRelative || follow === 'more' ? spotsBefore() : []
  if (speaksOfSpot && spots[0] !== undefined) return aboutSpot({ ...query, aspects }, before, spots[0])
  if (query.kind === 'not understood' && pronoun === null && follow === null && comparative === null && km === null)
    return query
  const [to] = spots
  const isNearby = reference.isNearby && before.kind === 'about' && to !== undefined
  const near: Condition[] = isNearby ? [nearTo(placeOf(to))] : []
  return refined(before, { ...query, conditions: [...query.conditions, ...near] }, reference, spots)
}

/** "And Schaan?" after the noise of Vaduz asks for that of Schaan; "where is it quieter nearby?" for spots near Vaduz. */
function aroundPlace(place: Place, query: Query, comparative: Reading['reference']['comparative']): Query | null {
  const where = query.conditions.filter(isWhere)
  const [only] = where
  const [other] = only?.on === 'place' ? only.places : []
  if (where.length === 1 && query.conditions.length === 1 && other?.center && comparative === null)
    return { ...query, kind: 'about', silenceAt: other, aspects: [{ of: 'rating' }] }
  if (comparative !== 'quieter' || where.length > 0 || !place.center) return null
  return {
    ...query,
    kind: 'find',
    order: 'rating',
    conditions: [...query.conditions, nearTo(place)],
    silenceAt: null,
    summary: null,
  }
}

function nearTo(place: Place): Condition {
  return { on: 'near', place, km: NEARBY_KM, isStated: false, isNegated: false, said: `near ${place.name}` }
}

function placeOfSpot(doc: number, { index }: QuestionContext): Place {
  const center = index.coordinates(doc)
  return { name: index.name(doc), kind: 'spot', center, radiusKm: NEARBY_KM, region: null, docs: [] }
}

const NEARBY_KM = 25

/** "By how much?", "and which is closer to Kiruna?", "are both free?" of the spots that were compared. */
function comparedAgain(before: Query, { query, reference, aspects }: Reading): Query | null {
  if (query.subjects.length > 0 || reference.hasHead || query.topic === 'rating') return null
  const { subjects } = before
  const isAsked = aspects.some(({ of }) => of !== 'rating' && of !== 'unrecorded' && of !== 'distance to')
  const isOfAmount = aspects.length === 1 && aspects[0]?.of === 'access' && reference.pronoun === null
  if (isAsked && !isOfAmount) return { ...query, kind: 'about', subjects, aspects }
  const again = { ...before, conditions: query.conditions.filter(isWhere) }
  if (reference.comparative !== null)
    return { ...again, isYesNo: query.isYesNo, comparative: reference.comparative, comparedBy: query.comparedBy }
  return isOfAmount ? { ...before, isYesNo: false } : null
}

/** "And Sarek?" asks the same of another; "is it quieter than Sarek?" compares. */
function withSubjects(
  before: Query,
  query: Query,
  { pronoun, comparative }: Reading['reference'],
  spotsBefore: () => number[],
): Query {
  const [spot] = pronoun === 'spot' && comparative !== null && query.subjects.length === 1 ? spotsBefore() : []
  if (spot !== undefined && !query.subjects.some(({ docs: [first] }) => first === spot))
    return { ...query, kind: 'compare', subjects: [{ phrase: '', docs: [spot] }, ...query.subjects] }
  return { ...query, aspects: query.aspects.length > 0 ? query.aspects : before.aspects }
}

/** Tells whether the answer was about one spot, to which "there" then refers. */
function isSingle({ kind, limit }: Query): boolean {
  return kind === 'superlative' || kind === 'nearest' || kind === 'about' || kind === 'why' || limit === 1
}

function spotsOf(before: Query, context: QuestionContext): number[] {
  // "There" is then a place, not the spots in it.
  if (before.silenceAt) return []
  if (before.subjects.length > 0) return before.subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  return retrieve(before, context).hits.map(({ doc }) => doc)
}

function aboutSpot(query: Query, before: Query, doc: number): Query {
  const asked = query.aspects.length > 0 ? query.aspects : aspectsOf(query)
  const kind = asked.some(({ of }) => of === 'why') ? 'why' : 'about'
  const subjects = [before.subjects.find(({ docs }) => docs[0] === doc) ?? { phrase: '', docs: [doc] }]
  return { ...query, kind, subjects, aspects: asked, conditions: query.conditions.filter(isWhere), unknownPlace: null }
}

function aspectsOf({ conditions, topic }: Query): Query['aspects'] {
  return [
    ...(topic === 'rating' ? [{ of: 'why' } as const] : []),
    ...conditions.flatMap((condition): Query['aspects'][number][] => {
      if (condition.on === 'access' || condition.on === 'fire') return [{ of: condition.on }]
      if (condition.on === 'near') return [{ of: 'distance to', place: condition.place }]
      if (condition.on === 'rating') return [{ of: 'rating' }]
      if (condition.on === 'transport') return [{ of: 'transport by', modes: condition.modes, shown: condition.shown }]
      if (condition.on === 'feature') return condition.any.map(feature => ({ of: 'feature', feature }))
      return []
    }),
  ]
}

/** The earlier question with the new conditions added, or in place of its own of the same kind. */
function refined(
  before: Query,
  query: Query,
  { pronoun, follow, comparative, hasHead, km }: Reading['reference'],
  spots: readonly number[],
): Query {
  const fresh = query.conditions
  const hasPlace = fresh.some(condition => isWhere(condition) && !condition.isNegated)
  const isInstead = follow === 'instead'
  const kept = before.conditions
    .map(condition => withinKm(condition, km))
    .filter(condition => {
      if (isWhere(condition)) return !hasPlace || (condition.on === 'place' && comparative === 'closer')
      if (fresh.some(other => other.isNegated && isSameTest(condition, other))) return false
      if (condition.on === 'rating' && fresh.some(({ on }) => on === 'rating')) return false
      if (condition.on === 'access' && fresh.some(({ on }) => on === 'access')) return false
      if (isInstead && condition.on === 'feature' && hasHead) return false
      // "Another", then "another": none of those before.
      return condition.on !== 'docs'
    })
  const shown = before.conditions.flatMap(condition =>
    condition.on === 'docs' && condition.isNegated ? condition.docs : [],
  )
  const extra = follow === 'more' || comparative === 'farther' ? [others([...new Set([...shown, ...spots])])] : []
  const cheaper: Condition[] =
    comparative === 'cheaper' ? [{ on: 'access', access: 'free', isNegated: false, said: 'free' }] : []
  const added = fresh.filter(condition => !isTakenBack(condition) && !kept.some(other => isSameTest(condition, other)))
  const relative = relativeTo(before, comparative, spots)
  const reached = comparative === 'farther' ? kept.map(atAnyDistance) : kept
  const conditions = [...reached, ...added, ...cheaper, ...extra, ...relative]
  const isPlainFind = query.kind === 'find' || query.kind === 'help' || query.kind === 'not understood'
  const kind =
    comparative === 'closer'
      ? 'nearest'
      : before.kind === 'count' && pronoun === 'spots' && isPlainFind
        ? 'find'
        : isPlainFind
          ? before.kind === 'about'
            ? 'find'
            : before.kind
          : query.kind
  const order =
    comparative === 'closer' || comparative === 'farther'
      ? 'distance'
      : comparative === 'higher' || comparative === 'lower'
        ? comparative === 'higher'
          ? 'highest'
          : 'lowest'
        : comparative === 'louder'
          ? 'noise'
          : comparative === 'quieter'
            ? 'rating'
            : isPlainFind
              ? before.order
              : query.order
  return { ...query, kind, order, conditions, subjects: [], aspects: [], limit: query.limit }
}

/** "Something quieter nearby" after one spot; of spots by their distance, those quieter than the closest. */
function relativeTo(
  before: Query,
  comparative: Reading['reference']['comparative'],
  spots: readonly number[],
): Condition[] {
  const [to] = spots
  const isOfOne = before.kind === 'about' || before.kind === 'why' || before.order === 'distance'
  if (to === undefined || !isOfOne || (comparative !== 'quieter' && comparative !== 'louder')) return []
  const shown = comparative === 'quieter' ? 'quieter than that' : 'noisier than that'
  return [{ on: 'compared', to, how: comparative, shown, isNegated: false, said: shown }]
}

function atAnyDistance(condition: Condition): Condition {
  return condition.on === 'near' && !condition.isNegated ? { ...condition, km: Infinity } : condition
}

/** "Within 50 km" of the place that was named before. */
function withinKm(condition: Condition, km: number | null): Condition {
  if (km === null || condition.isNegated) return condition
  const place = condition.on === 'near' ? condition.place : condition.on === 'place' ? condition.places[0] : undefined
  if (!place?.center || (condition.on === 'place' && condition.places.length > 1)) return condition
  return { on: 'near', place, km, isStated: true, isNegated: false, said: `within ${kilometres(km)} of ${place.name}` }
}

/** "Drop the dogs", "forget the hut" take a condition away. */
function isTakenBack({ isNegated, said }: Condition): boolean {
  return isNegated && /^(drop|remove|forget about|never mind|not necessarily|need not be|not have to be)\b/i.test(said)
}

function isSameTest(a: Condition, b: Condition): boolean {
  if (a.on === 'feature' && b.on === 'feature') return a.any.join() === b.any.join()
  return a.on === 'fire' && b.on === 'fire'
}

function others(docs: readonly number[]): Condition {
  return { on: 'docs', docs, isNegated: true, said: 'other ones', shown: 'other than those' }
}

function isWhere({ on }: Condition): boolean {
  return on === 'place' || on === 'near' || on === 'around' || on === 'between'
}
