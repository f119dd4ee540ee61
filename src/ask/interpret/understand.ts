import { withAnimalsOfTexts } from './names/animals-of-texts.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { CanMention } from '../recognise/lookups.ts'
import { type AspectAsk, type Condition, DEFAULT_LIMIT, type Query, type Subject } from '../query.ts'
import { aspectsIn } from './aspects.ts'
import { unitAskedIn } from './asking/unit-asked.ts'
import { besideComparing } from './ranking/beside-comparing.ts'
import { comparedByIn, comparisonsIn, isComparedByAll, isOfDistance } from './ranking/compared-by.ts'
import { alsoCloser, closerThan, isLike, isLikened, likeIn, quieterThan } from './ranking/likeness.ts'
import { isComparing, isOfSpots, withoutInBehindThan } from './ranking/is-comparing.ts'
import { calledAlone } from './places/called-alone.ts'
import { isOthersThan } from './places/others-than.ts'
import { asksLoudness, comparedTo, nearerThanSpot, uncomparedIn } from './ranking/comparisons.ts'
import { harmIn, unknowableIn, unmeasuredIn, unmeasuredSaidIn } from './asking/beyond.ts'
import { estimatedIn } from './asking/estimated.ts'
import { withErrands } from './asking/errands.ts'
import { askedOfBest, askedOfEach, isFirstAsked } from './asking/asked-of-best.ts'
import { asksIn, topicOf } from './asking/asks.ts'
import { conditionsIn } from './conditions/conditions.ts'
import { kindOf } from './kind.ts'
import { type Reference, referenceOf } from './reference.ts'
import type { Span } from '../recognise/spans.ts'
import { figuresTold } from '../recognise/kinds/told-fields.ts'
import { toldIn } from './conditions/told.ts'
import { isOffTopicQuestion } from './off-topic.ts'
import { withNotHeard } from './noises/not-heard.ts'
import { withAtSpot } from './noises/at-spot.ts'
import { asksOfTown, withHeardAt } from './noises/heard-at.ts'
import { withOnlySounds } from './noises/only-sounds.ts'
import { withFigures } from './noises/figures-asked.ts'
import { nearerIn, withoutCloser } from './ranking/nearer.ts'
import { noiseComparedIn } from './ranking/less-noise.ts'
import { followingIn } from './ranking/following.ts'
import { isLowSought, limitOf, orderOf, rankOf, withoutSuperlatives } from './ranking/order.ts'
import { withBearers, withTownsBeside } from './places/bearers.ts'
import { withOffsetPoint } from './places/offset-point.ts'
import { withParksOfPlaces } from '../recognise/places/park-of-place.ts'
import { measuredFrom, placeFactIn } from './places/place-facts.ts'
import { allPlacesIn, type Asking, placesIn } from './places.ts'
import { isOfAsker, isServiceNear, nearbyIn } from './nearby.ts'
import { aspectsAt, periodIn, silenceAskedAt } from './places/silence-at.ts'
import { unknownTownIn } from '../recognise/places/town-in-state.ts'
import { excludedIn, isNothingAt, subjectsAt, subjectsIn, withoutNames } from './subjects.ts'
import { boundAsked } from './summary/least-spots.ts'
import { summaryIn } from './summary/summary.ts'
import { textsIn, withDrinking, withMentions } from './text-words.ts'
import { unknownIn, unknownNameIn, unknownPlaceIn, unknownSpotIn, wordsAsked } from './unknown-words.ts'
import { whereabouts } from './whereabouts.ts'
import { wishesApart } from './polarity/wished.ts'
import { isChoiceOfMore } from './ranking/more-of.ts'
import { isOfPlace, isOpen, isWhetherFirst, isYesNo, moreAsked } from './yes-no.ts'

export type Reading = {
  query: Query
  reference: Reference
  /** What is asked, of whichever spot it turns out to be asked. */
  aspects: readonly AspectAsk[]
  /** The spot of a name that stands alone and is a place as well: "and Müritz?" after another spot. */
  called?: Subject | undefined
  /** The words of "which do not?", which asks for the others of what was asked before. */
  denial?: readonly Span[] | undefined
}

/** What the names of a question are, and whether texts hold its unknown words. */
export type KnownNames = Gazetteer & { canMention: CanMention }

/** Makes a query of the spans of one question by itself. */
export function interpret(scanned: readonly Span[], lookups: KnownNames): Reading {
  const sought = withAnimalsOfTexts(scanned, lookups)
  const heard = withMentions(withNotHeard(withOnlySounds(withoutInBehindThan(withAtSpot(sought)))))
  const chosen = withTownsBeside(withBearers(withDrinking(heard)), lookups)
  const spans = withParksOfPlaces(withErrands(withOffsetPoint(withHeardAt(chosen, lookups), lookups)), lookups)
  const has = (is: Span['meaning']['is']) => spans.some(({ meaning }) => meaning.is === is)
  const bound = boundAsked(spans)
  const asks = bound ? asksIn(spans).add('count') : asksIn(spans)
  const superlatives = spans.flatMap(({ meaning }) => (meaning.is === 'superlative' ? [meaning.by] : []))
  const referring = referenceOf(spans)
  const asking: Asking = {
    hasHead: referring.hasHead || isLike(spans) || isOthersThan(spans) || spans.some((_, at) => isNothingAt(spans, at)),
    isAboutOne: asks.has('tell') || asks.has('why') || has('aspect') || has('allowed') || has('loudest source'),
    isComparing: isComparing(spans, { asks, reference: referring, superlative: superlatives }),
    isOfSpots: spans.every(isOfSpots),
    isLoudness: asksLoudness(spans) || asksOfTown(spans),
    isDistance:
      !referring.hasHead && spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'distance'),
  }
  const all = subjectsIn(spans, asking, lookups)
  const following = followingIn(spans, all)
  const superlative = following && superlatives.length === 0 ? [following.order] : superlatives
  // "The next one after Sarek" follows Sarek, not what was shown before.
  const reference = following ? { ...referring, follow: null } : referring
  const signs = { spans, asks, superlative, reference }
  const like = likeIn(spans, all)
  const compared = like ? quieterThan(like.to, reference) : (following?.condition ?? comparedTo(spans, all, reference))
  const than = like ?? nearerThanSpot(spans, all, reference)
  const isFirst = isWhetherFirst(spans, all, superlative) && !following
  const named = compared || than || isFirst ? [] : all
  const locatedAll = placesIn(spans, lookups, { ...asking, hasHead: reference.hasHead && named.length === 0 })
  const isFromElsewhere = locatedAll.some(({ relation }) => relation !== null && relation !== 'between')
  const from = isFromElsewhere || reference.comparative !== null ? null : measuredFrom(spans, named, lookups)
  const several = from ? named.slice(0, 1) : named
  const subjects = several.length > 0 || reference.hasHead ? several : subjectsAt(locatedAll, spans, asking)
  const located = (named.length > 0 || subjects.length === 0 ? locatedAll : []).filter(
    ({ place, at }) =>
      !isLikened(spans, at) && !(place.kind === 'spot' && isSubjectItself(spans[at]?.meaning, subjects)),
  )
  const unknown = unknownIn(spans)
  const isLooking = reference.hasHead || conditionsIn(spans).length > 0 || !isYesNo(spans)
  const nearer = subjects.length === 0 && isLooking ? nearerIn(spans, located) : undefined
  const ranked = nearer ? superlative.filter(by => by !== 'distance' && by !== 'farthest') : superlative
  const placed = nearer ? whereabouts(withoutCloser(spans), nearer.others) : whereabouts(spans, located)
  const about = subjects.length > 0
  const texts = about ? [] : textsIn(spans, unknown, lookups.canMention)
  const mentioned = new Set(texts.flatMap(({ any }) => any))
  const closer = than ? closerThan(than, spans, placed.conditions) : alsoCloser(compared, spans, placed.conditions)
  const { conditions, wishes } = wishesApart(
    [
      ...withoutNames(withoutSuperlatives(conditionsIn(spans), ranked, spans), spans, about),
      ...texts,
      ...placed.conditions,
      ...nearbyIn(spans, { all, reference, located, isOfOthers: Boolean(compared ?? than) }, lookups),
      ...listOf(nearer?.condition),
      ...listOf(compared),
      ...listOf(like),
      ...listOf(closer),
      ...excludedIn(spans, asking),
    ].slice(0, MOST_CONDITIONS),
  )
  const leftOver = unknown.filter(({ word }) => !mentioned.has(word))
  const unknownPlace = about
    ? null
    : (unknownNameIn(spans) ??
      unknownTownIn(spans) ??
      unknownSpotIn(spans) ??
      unknownPlaceIn(
        spans,
        leftOver.map(({ at }) => at),
      ))
  const asked = aspectsIn(spans, located, wordsAsked(spans, leftOver), subjects)
  const measured: readonly AspectAsk[] = from ? [{ of: 'distance to', place: from, ...unitAskedIn(spans) }] : asked
  const aspects = from || about ? measured : []
  const uncompared = uncomparedIn(spans, subjects, located, leftOver)
  const isOffTopic = !about && isOffTopicQuestion(spans, mentioned)
  const silenceAt = about
    ? null
    : silenceAskedAt(spans, {
        asks,
        conditions,
        hasHead: reference.hasHead,
        places: located.map(({ place }) => place),
      })
  const placeFact = about || reference.hasHead ? null : placeFactIn(spans, () => allPlacesIn(spans, lookups, asking))
  const limit = bound ? DEFAULT_LIMIT : limitOf(spans)
  const summary = about || silenceAt || placeFact || nearer ? null : summaryIn({ spans, conditions, asks, limit })
  // Whoever wants no planes within 10 km wants the quietest, not the closest.
  const isByDistance =
    (placed.isByDistance && (superlative.includes('distance') || !conditions.some(({ on }) => on === 'noise'))) ||
    (superlative.length === 0 && isServiceNear(conditions))
  const kind = kindOf({
    ...signs,
    superlative: ranked,
    subjects,
    uncompared,
    aspects,
    conditions,
    isOffTopic,
    isByDistance,
    silenceAt: silenceAt ?? placeFact?.place ?? null,
    places: located.length,
    summary,
  })
  const beside = kind === 'compare' ? besideComparing(spans, located, { subjects, uncompared }) : null
  const comparedBy = comparedByIn(spans)
  const more = kind === 'compare' || (subjects.length === 1 && reference.comparative) ? moreAsked(spans) : null
  const isByDistanceOf = kind === 'compare' && isOfDistance(comparedBy) && located.length === 0
  const isFromNowhere = isByDistanceOf || (than !== undefined && than !== like && !closer)
  const query: Query = {
    kind,
    subjects: isFirst ? all : subjects,
    aspects: silenceAt
      ? aspectsAt(asked)
      : (beside?.aspects ?? (about ? aspects : askedOfBest(spans, superlative, asked))),
    ofEach: about || silenceAt ? [] : askedOfEach(spans, asked, { kind, superlative, conditions }),
    conditions: silenceAt ? placed.conditions : beside ? conditions.filter(isOfCompared) : conditions,
    wishes,
    told: toldIn(spans, conditions),
    toldFigures: figuresTold(spans),
    silenceAt,
    period: periodIn(spans),
    isForPoints: spans.some(({ meaning }) => meaning.is === 'superlative' && meaning.isOfPoints === true),
    placeFact,
    rank: rankOf(spans),
    unmeasured: like && reference.comparative === 'cheaper' ? 'price' : unmeasuredIn(spans),
    unmeasuredSaid: unmeasuredSaidIn(spans),
    order: isLowSought(spans) ? 'lowest' : orderOf(ranked, isByDistance, conditions),
    limit,
    summary,
    comparative: nearer ? null : (reference.comparative ?? more),
    comparedBy,
    comparedAlso: kind === 'compare' ? comparisonsIn(spans).slice(1) : [],
    isComparedByAll: isComparedByAll(spans),
    alsoAsked: beside?.subjects ?? [],
    isYesNo:
      (isYesNo(spans) || more !== null) &&
      !((about || summary !== null) && (has('or') || spans.some(isChoiceOfMore))) &&
      !(isOfPlace(spans) && !about && reference.comparative === null),
    bound: kind === 'count' ? bound : null,
    isAllAtOnce: about && aspects.length > 1 && !(has('and') || has('or') || has('comma')),
    noiseCompared: noiseComparedIn(spans),
    isOpen: isOpen(spans),
    uncompared,
    unknownPlace,
    isHere: isFromNowhere || (!about && isOfAsker(spans, { superlative, located })),
    estimated: about ? null : estimatedIn(spans, conditions),
    unknowable: unknowableIn(spans),
    isFirstAsked: kind === 'count' && isFirstAsked(spans),
    first: null,
    listed: null,
    harm: harmIn(spans),
    topic: topicOf(spans, asks),
    ratingMeant: spans.flatMap(({ meaning }) => (meaning.is === 'rating meant' ? [meaning.value] : [])),
    method: spans.flatMap(({ meaning }) => (meaning.is === 'method asked' ? meaning.of : [])),
  }
  const reading: Reading = {
    query,
    reference: nearer ? { ...reference, comparative: null, hasHead: true } : reference,
    aspects: asked,
    called: calledAlone(spans, subjects),
  }
  return withFigures(reading, spans, lookups)
}

/** A spot that is compared or asked about is not what it is measured from. */
function isSubjectItself(meaning: Span['meaning'] | undefined, subjects: readonly Subject[]): boolean {
  const isNamed = meaning?.is === 'name' || meaning?.is === 'spot'
  return isNamed && subjects.some(({ phrase }) => phrase === meaning.phrase)
}

/** A comparison says whether access is free, fires allowed or a bus goes where that is asked, and is restricted by none of it. */
function isOfCompared({ on }: Condition): boolean {
  return on !== 'access' && on !== 'fire' && on !== 'transport'
}

function listOf<Item>(item: Item | undefined): Item[] {
  return item === undefined ? [] : [item]
}

/** More conditions of one question are not applied: each is weighed against all others when nothing fits. */
const MOST_CONDITIONS = 16
