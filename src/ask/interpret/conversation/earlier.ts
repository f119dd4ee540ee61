// What the questions before one left open, read together as one query.
import { pairOfDistance } from './in-turn/pair-of-distance.ts'
import { interpretJoined } from '../asking/joined.ts'
import { deniedOf } from '../asking/pairs/two-denied.ts'
import { askedOfSpots } from '../asking/pairs/word-meant.ts'
import type { KnownNames, Reading } from '../understand.ts'
import { isWhere, type Query } from '../../query.ts'
import type { Lookups } from '../../recognise/lookups.ts'
import { withTripsPlaced } from '../../recognise/placed-here.ts'
import type { Span } from '../../recognise/spans.ts'
import type { QuestionContext } from '../../question-context.ts'
import { byEarlier } from './by-earlier/by-earlier.ts'
import { complete as completeWith } from './complete.ts'
import { spansOf } from './utterances/spans-of.ts'
import { listBehind, placeOfSpot, shownFor, spotsOf } from './listed/spots-of.ts'
import { withListKept } from './listed/list-kept.ts'
import { ofRanking } from './listed/of-ranking.ts'
import { ofSeveral } from './listed/of-several.ts'
import { ofUnknownHeight } from './listed/of-unknown-height.ts'
import { ofRanked } from './listed/of-ranked.ts'
import { listFor, stillOfList } from './listed/still-of-list.ts'
import { measureIn, moreThanSpoken } from './listed/more-than-spoken.ts'
import { ofBetter } from './shown/of-better.ts'
import { fromTown } from './relative/from-place.ts'
import { withLandSpoken } from './turned/land-spoken.ts'
import { awayFrom } from './turned/place-lifted.ts'
import { withinEarlierPlace } from './turned/narrowed-place.ts'
import { withTurnedDownNamed } from './turned/turned-down.ts'
import { reachingFarther } from './relative/even-farther.ts'
import { quieterThanPoint } from './relative/than-point.ts'
import { thanSpot } from './relative/than-spot.ts'
import { amongShown } from './shown/among-shown.ts'
import { withSpokenBesideUnknown } from './shown/beside-unknown.ts'
import { listBehindNone, listBehindUnknown } from './pointed/none-counted.ts'
import { isPointed } from './pointed/spot-token.ts'
import { isOfPointedAlone, isOfService, standsAlone, standsByItself } from './stands-alone.ts'
import { definiteIn, isSpotSpoken, withDefinite } from './definite.ts'
import { inList, isAnotherWith, isNotThatOne, isOfList, listAsking } from './shown/of-list.ts'
import { factsOfShown } from './shown/facts-of-shown.ts'
import { type Shown, shownBy, withShownNamed } from './shown/named-shown.ts'
import type { Said } from '../polarity/marks.ts'
import { languageIn, MOST_EARLIER } from './utterances/language-in.ts'
import { sinceRestart } from './utterances/since-restart.ts'
import { isNothingCloser } from '../sides/closer-than-told.ts'
import { withoutRepeats } from '../conditions/redundant.ts'

/** Earlier questions that the budget did not reach: with a part of them another question would be answered. */
export const BEYOND_BUDGET = Symbol()

/** What a question is read with. */
export type Given = { lookups: Lookups; known: KnownNames; context: QuestionContext }

/** Reads what points at the place that was spoken of as there, and at spots that were shown as their names, where more than one is meant. */
export function inConversation({ language, spans }: Said, prev: readonly string[], given: Given): readonly Span[] {
  if (prev.length === 0) return spans
  const before = () => knownEarlier(prev, given)
  const placed = byEarlier({ spans, language }, before)
  const spoken = withSpoken(placed, before, given)
  const shown = () => shownIn(prev, given)
  const named = withShownNamed({ spans: spoken, language }, shown, given.context)
  return withSpokenBesideUnknown(named, shown, given.context)
}

/** What was asked before, as far as the budget reaches. */
function knownEarlier(prev: readonly string[], given: Given): Query | null {
  const query = earlierQuery(prev, given)
  return query === BEYOND_BUDGET ? null : query
}

/** What was shown by the earlier questions. */
export function shownIn(prev: readonly string[], given: Given): Shown {
  return shownBy(latestFirst(prev, given), query => spotsOf({ ...query, first: null }, given.context))
}

function* latestFirst(prev: readonly string[], given: Given): Generator<Query> {
  for (let end = prev.length; end > 0; end--) {
    const query = earlierQuery(prev.slice(0, end), given)
    if (query === null || query === BEYOND_BUDGET) return
    yield query
  }
}

/** Reads "the lake" as the spot that the question before was about, where it is a lake. */
function withSpoken(spans: readonly Span[], beforeIt: () => Query | null, given: Given): readonly Span[] {
  const definite = definiteIn(spans)
  const before = definite ? beforeIt() : null
  if (!definite || before === null || !isSpotSpoken(before, definite)) return spans
  const [doc] = spotsOf({ ...before, first: null }, given.context)
  return doc === undefined ? spans : withDefinite(spans, definite, { doc, gazetteer: given.context.gazetteer })
}

/** Interprets spans, each list of them once with the same lookups: a question is read by itself, and again for those behind it. */
export function readingOf(spans: readonly Span[], { lookups, known }: Given): Reading {
  return unlessRefused(readings, lookups, spans, () => interpretJoined(spans, known))
}

const readings = new WeakMap<Lookups, Map<readonly Span[], Reading>>()

/** The earlier questions as one query, as far back as they are needed; null when there are none. Several passes ask for it. */
export function earlierQuery(prev: readonly string[], given: Given): Query | null | typeof BEYOND_BUDGET {
  return unlessRefused(queries, given.lookups, JSON.stringify(prev), () => queryOf(prev, given))
}

const queries = new WeakMap<Lookups, Map<string, ReturnType<typeof queryOf>>>()

/** Remembers what was read for a key; with less looked up it may mean something else. */
function unlessRefused<Key, Value extends object | symbol | null>(
  all: WeakMap<Lookups, Map<Key, Value>>,
  lookups: Lookups,
  key: Key,
  read: () => Value,
): Value {
  const known = all.getOrInsertComputed(lookups, () => new Map<Key, Value>())
  const before = known.get(key)
  if (before !== undefined) return before
  const { refusals } = lookups.budget
  const value = read()
  if (lookups.budget.refusals === refusals) known.set(key, value)
  return value
}

function queryOf(prev: readonly string[], given: Given): Query | null | typeof BEYOND_BUDGET {
  const { lookups, context } = given
  const all: { reading: Reading; at: number }[] = []
  const earlier = sinceRestart(prev.slice(-MOST_EARLIER))
  for (const [at, question] of [...earlier.entries()].toReversed()) {
    const { refusals } = lookups.budget
    const before = earlier.slice(0, at)
    const language = languageIn(question, before, lookups) ?? 'en'
    const said = spansOf(question, { lookups, language, isFirst: at === 0 })
    const spans = inConversation({ spans: said, language }, before, given)
    if (lookups.budget.refusals > refusals) return BEYOND_BUDGET
    const reading = askedOfSpots(readingOf(withTripsPlaced(spans), given))
    all.unshift({ reading, at })
    if (isOfService(reading)) all.shift()
    else if (standsAlone(reading)) break
  }
  const [first, ...following] = all
  if (!first) return null
  const begun =
    first.at === 0 || first.reading.query.subjects.length === 0 ? null : earlierQuery(earlier.slice(0, first.at), given)
  if (begun === BEYOND_BUDGET) return BEYOND_BUDGET
  const spots = (list: Query) => spotsOf(list, context)
  return following.reduce(
    (last, { reading, at }) => {
      const before = spokenBefore(last, reading, earlier.slice(0, at), given)
      const query = completing(before, context)(reading)
      // What got no answer, or found nothing closer, leaves what was spoken of before.
      const isLost = query.kind === 'not understood' && before.kind !== 'help'
      return isLost || isNothingCloser(query, spots) ? before : withListKept(query, last, spots)
    },
    withListKept(first.reading.query, begun, spots),
  )
}

/** What a question is asked of, where that is more than was spoken of last. */
export function spokenBefore(last: Query, reading: Reading, prev: readonly string[], given: Given): Query {
  const spotsIn = (query: Query) => spotsOf({ ...query, first: null }, given.context)
  const listed = () => knownEarlier(prev.slice(0, -1), given)
  return (
    listBehindUnknown(last, reading) ??
    listBehindNone(last, reading, { listed, spotsOf: spotsIn }) ??
    ofSeveral(last, reading, {
      shown: () => shownIn(prev, given),
      earlier: () => latestFirst(prev, given),
      docsOf: spotsIn,
    })
  )
}

/** Returns how a question is completed with what the one before it asked, and each of two that are asked at once. */
export function completing(before: Query, context: QuestionContext): (reading: Reading) => Query {
  const near = completingOne(before, context)
  const far = completingOne(reachingFarther(before), context)
  return reading => {
    const one = reading.reference.isEvenFarther ? far : near
    const { first } = reading.query
    if (first === null || standsByItself(reading)) return one(reading)
    // What the one asks for is not asked of the other.
    const own = (query: Query): Reading => ({ ...reading, query, aspects: query.aspects })
    return { ...one(own({ ...reading.query, first: null })), first: one(own(first)) }
  }
}

/** The same for one question; what was asked before is looked for once, and when needed. */
function completingOne(before: Query, context: QuestionContext): (reading: Reading) => Query {
  let found: number[] | undefined
  const said = { ...before, first: null }
  // What is asked of one of a list leaves the list to what comes next.
  const completed = (reading: Reading): Query => {
    const placed = withinEarlierPlace(completedAlone(reading), said, reading, context.index)
    const named = withTurnedDownNamed(withLandSpoken(placed, said), doc => context.index.name(doc))
    const query = ofUnknownHeight(named, listBehind(said), context.index)
    const isOfSome = isPointed(reading.query) && (query.kind === 'about' || query.kind === 'why')
    return isOfSome && !query.listed ? { ...query, listed: listBehind(said) } : query
  }
  const completedAlone = (reading: Reading): Query => {
    if (reading.denial) return deniedOf(said, reading.denial) ?? completed({ ...reading, denial: undefined })
    if (standsByItself(reading) || isOfPointedAlone(reading)) return fromTown(reading, listBehind(said) ?? said)
    const spots = () => spotsOf(said, context)
    const away = awayFrom(listBehind(said) ?? said, reading, (there, beside) =>
      completeWith(there, beside, spots, doc => placeOfSpot(doc, context)),
    )
    if (away) return away
    const ofCountries = ofRanking(said, reading)
    if (ofCountries) return ofCountries
    const still = stillOfList(said, reading, docs => spotsOf(docs, context))
    if (still) return still
    const ranked = ofRanked(said, reading, context)
    if (ranked) return ranked
    const pair = pairOfDistance(before, reading, context)
    if (pair) return completing(pair, context)(reading)
    const others = isNotThatOne(reading) || isAnotherWith(reading, said) ? before.listed : null
    if (others)
      return completeWith(
        others,
        reading,
        () => spotsOf(said, context),
        doc => placeOfSpot(doc, context),
      )
    const list = isOfList(reading) ? listAsking(listFor(reading, before.listed), before, reading) : null
    if (list) return completing(list, context)(inList(reading, before, () => spotsOf(list, context)))
    const more = moreThanSpoken(said, reading, measureIn(context))
    if (more) return more
    const among = amongShown(said, reading, () => shownFor(said, context))
    if (among) return among
    const than = thanSpot(said, reading, doc => placeOfSpot(doc, context))
    if (than) return than
    const better = ofBetter(said, reading, doc => context.index.spot(doc).silenceRating ?? null)
    if (better) return better
    const facts = factsOfShown(said, reading, () => (found ??= spotsOf(said, context)))
    if (facts) return facts
    const whole = completeWith(
      said,
      reading,
      () => (found ??= spotsOf(said, context)),
      doc => placeOfSpot(doc, context),
    )
    const query = quieterThanPoint(whole, said, reading, context)
    return {
      ...query,
      conditions: withoutRepeats(query.conditions),
      // "Closer" of spots in a country is closer to nothing that was named.
      isHere:
        query.isHere &&
        !query.conditions.some(each => isWhere(each) && !(each.on === 'place' && query.kind === 'nearest')),
    }
  }
  return completed
}
