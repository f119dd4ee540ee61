import { countriesOf } from '../../index/regions/regions.ts'
import type { Condition, Query } from '../query.ts'
import { isAmount } from '../interpret/ranking/compared-by.ts'
import { isAddedToFirst } from '../recognise/figures/ordinals.ts'
import { isExceptToSilence, isHearingOnly } from '../interpret/noises/only-sounds.ts'
import { type Span, UNSAID } from '../recognise/spans.ts'
import { isGoingWith, isPart } from '../recognise/clauses/going-with.ts'
import { isKindOfPlace } from '../recognise/places/park-of-place.ts'
import { isLabelOfPoint } from '../recognise/figures/label.ts'
import { NAME_PART_KEYS } from '../vocabulary/features.ts'
import type { Aspect } from '../vocabulary/meanings.ts'
import { isNameBeside } from './content.ts'
import { isIdle } from './idle.ts'

/** Tells whether what a span says is met by others: they say the same, or a number says it more exactly. */
export function isImplied(spans: readonly Span[], at: number, used: readonly number[], query: Query): boolean {
  const meaning = spans[at]?.meaning
  if (!meaning) return true
  if (isIdle(spans, at, query) || isToldOfOneWord(spans, at, used, query)) return true
  // Words without a meaning have nothing in common.
  const same = meaning.is === 'unknown' || meaning.is === 'stop' ? null : textOf(meaning)
  if (used.some(other => spans[other] && textOf(spans[other].meaning) === same)) return true
  const { order, conditions, kind, limit } = query
  // Of a place that is not known nothing is: that was said.
  if (query.unknownPlace !== null && /^(comparative|aspect|rating word)$/.test(meaning.is)) return true
  if (kind === 'summary' && (meaning.is === 'aspect' ? FIGURES.has(meaning.aspect) : OF_SUMMARIES.has(meaning.is)))
    return true
  // "How do you know how loud it is": how ratings are made is told.
  const isTold = [query.topic, query.first?.topic ?? null].some(topic => TELLING_RATINGS.has(topic))
  if (kind === 'help' && isTold && isOfRatings(meaning)) return true
  // A wish is applied, too: "am besten mit der Bahn erreichbar".
  const isOn = (...tests: Condition['on'][]) => [...conditions, ...query.wishes].some(({ on }) => tests.includes(on))
  // "Where fires are not forbidden": they are to be allowed.
  if (isOn('fire', 'feature', 'access') && isDoubleNegation(spans, at)) return true
  switch (meaning.is) {
    case 'reckoned':
      return isOn('near', 'around')
    case 'confidence':
      // "Hand-picked, without the imported ones": in a summary, too.
      return isMetBy(meaning.any, query)
    case 'quality':
      return order !== 'distance' || isOn('rating', 'compared') || query.silenceAt !== null
    case 'superlative':
      return (
        kind === 'compare' ||
        meaning.by === order ||
        meaning.by === 'rating' ||
        (meaning.by === 'noise' && order === 'rating')
      )
    case 'comparative':
      // "Why is it not quieter": what is heard is told.
      return kind === 'compare' || kind === 'why' || isOn('nearer')
    case 'follow':
      // "The next quietest after Sarek".
      // "Another forest within 100 km of it": what is near a spot is not that spot.
      return isOn('after', 'like') || (meaning.as === 'more' && conditions.some(isNearSpot))
    case 'rating word':
      return isOn('rating', 'compared') || ONE_SPOT.has(kind) || kind === 'superlative' || kind === 'help'
    case 'ordinal':
      // "The quietest and the second": the list holds both.
      return isAddedToFirst(spans, at) && meaning.value <= limit
    case 'number':
      // "Why is Sarek rated 4": what is told of a spot is told with its rating.
      // "Which of the three", of three that are compared.
      if (kind === 'compare' && meaning.value === query.subjects.length) return true
      // "Which of the three is closest to Oslo": of as many that were shown.
      if (conditions.some(each => isAmongShown(each) && each.docs.length === meaning.value)) return true
      return meaning.value === limit || ((kind === 'why' || kind === 'about') && isRating(meaning.value))
    case 'aspect':
      // "Where exactly is it located".
      if (isAskedTwice(spans, at, query)) return true
      // "And by how much": a comparison tells both values.
      if (kind === 'compare' && isAmount(spans, at)) return true
      if (meaning.aspect === 'elevation' && /^(highest|lowest)$/.test(order)) return true
      if (isForWheelchairs(spans[at], conditions)) return true
      // "¿Se puede ir con perro?": dogs are asked for.
      if (meaning.aspect === 'transport' && isGoingWith(spans, query.aspects)) return true
      const isOfPeriod = query.aspects.some(({ of }) => of === 'level at')
      // "Is the noise above 40 dB there": the level is told.
      if (isOfRatings(meaning) && query.aspects.some(each => each.of === 'level' && each.limit)) return true
      if (meaning.aspect === 'level' && (isOfPeriod || order.endsWith('level'))) return true
      return (
        isOn(...(MET_BY[meaning.aspect] ?? [])) ||
        // "Is access free" asks for the access once.
        (kind !== 'summary' &&
          (kind !== 'about' || spans.some(other => other.meaning.is === meaning.aspect)) &&
          query.aspects.some(({ of }) => of === meaning.aspect)) ||
        (meaning.aspect === 'rating' && (kind === 'why' || SAYING_RATINGS.has(kind)))
      )
    case 'transport':
      // "I don't drive", beside a bus or "by train?".
      return (
        conditions.some(
          each => each.on === 'transport' && !each.isNegated && each.modes.every(mode => meaning.modes.includes(mode)),
        ) ||
        used.some(other => {
          const way = spans[other]?.meaning
          return kind === 'about' && way?.is === 'transport' && isPart(way.modes, meaning.modes)
        })
      )
    case 'forbidden':
      // "Are fires forbidden at the quietest": whether they are allowed is told.
      return query.aspects.length > 0
    case 'negation':
      return (
        isWhyNot(spans, at, query) ||
        isExceptToSilence(spans, at) ||
        (kind === 'about' && spans[at + 1]?.meaning.is === 'off topic')
      )
    case 'stop':
      return isHearingOnly(spans, at)
    case 'mention':
      return isOn('text')
    case 'feature':
      return (
        NAME_PART_KEYS.has(meaning.feature) &&
        ([-1, 1].some(step => isNameBeside(spans, at, step)) || (kind === 'about' && isKindOfPlace(spans, at)))
      )
    case 'name':
      return isLabelOfPoint(spans, at) || used.some(other => holds(meaning, spans[other]?.meaning))
    default:
      return false
  }
}

/** "Why is it not quieter there": why it is as it is. */
function isWhyNot(spans: readonly Span[], at: number, { kind, silenceAt }: Query): boolean {
  const isWhy = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'why')
  const next = spans[at + 1]?.meaning.is
  return isWhy && (kind === 'why' || silenceAt !== null) && (next === 'comparative' || next === 'quality')
}

/** "Wildcampen", "camping sauvage": camping is looked for, and that the law is not known is told. */
function isToldOfOneWord(spans: readonly Span[], at: number, used: readonly number[], { unknowable }: Query): boolean {
  const { meaning, typed } = spans[at] ?? UNSAID
  if (meaning.is !== 'off topic' || meaning.subject === null || !unknowable.includes(meaning.subject)) return false
  return used.some(other => Math.abs(other - at) === 1 && spans[other]?.typed === typed)
}

/** Whether spots of that confidence alone are asked for, or counted. */
function isMetBy(any: readonly string[], { conditions, summary }: Query): boolean {
  const all = summary && 'conditions' in summary ? [...conditions, ...summary.conditions] : conditions
  return all.some(each => each.on === 'confidence' && !each.isNegated && each.any.join() === any.join())
}

/** "I'm in a wheelchair, which parks are accessible?" */
function isForWheelchairs(span: Span | undefined, conditions: readonly Condition[]): boolean {
  const isSaid = ACCESSIBLE.test(span?.said ?? '') || ACCESSIBLE.test(span?.typed ?? '')
  return isSaid && conditions.some(condition => condition.on === 'feature' && condition.any.includes('wheelchair'))
}

const ACCESSIBLE = /^(access?ibles?|accessibil[ei]|zugänglich(e[rnms]?)?|erreichbar(e[rnms]?)?)$/i

/** A negation and "forbidden" beside it take each other away. */
function isDoubleNegation(spans: readonly Span[], at: number): boolean {
  if (!/^(negation|forbidden)$/.test(spans[at]?.meaning.is ?? '')) return false
  const isOther = (span: Span | undefined) =>
    span !== undefined && span.meaning.is !== spans[at]?.meaning.is && /^(negation|forbidden)$/.test(span.meaning.is)
  const isBetween = ({ meaning }: Span) => /^(stop|fire|feature|access)$/.test(meaning.is)
  return (
    isOther(spans.slice(at + 1).find(span => !isBetween(span))) ||
    isOther(spans.slice(0, at).findLast(span => !isBetween(span)))
  )
}

/** A meaning as text, made once: every span that was not used is compared with every one that was. */
function textOf(meaning: Span['meaning']): string {
  return texts.getOrInsertComputed(meaning, () => JSON.stringify(meaning))
}

const texts = new WeakMap<Span['meaning'], string>()

/** An answer of these kinds says the rating of each spot. */
const SAYING_RATINGS: ReadonlySet<Query['kind']> = new Set(['superlative', 'nearest', 'compare'])
const ONE_SPOT: ReadonlySet<Query['kind']> = new Set(['about', 'why', 'compare'])

/** Of several that say that numbers are wanted, or which, one is enough. */
const OF_SUMMARIES: ReadonlySet<Span['meaning']['is']> = new Set([
  'average',
  'comparative',
  'extreme',
  'superlative',
  'group',
  'ask',
  'rating word',
])

/** What figures of many spots are of; how sure they are, or the way there, is told by none. */
const FIGURES: ReadonlySet<Aspect> = new Set(['rating', 'level', 'elevation'])

/** What an answer about the directory tells how ratings are made in. */
const TELLING_RATINGS: ReadonlySet<Query['topic']> = new Set(['rating', 'sources'])

function isOfRatings(meaning: Span['meaning']): boolean {
  if (meaning.is === 'aspect') return meaning.aspect === 'rating' || meaning.aspect === 'level'
  return meaning.is === 'quality' || meaning.is === 'rating word'
}

function isRating(value: number): boolean {
  return value >= 1 && value <= 5
}

/** "Lakes I can REACH by bus": the condition says what the aspect asks. */
const MET_BY: Partial<Record<Aspect, readonly Condition['on'][]>> = {
  transport: ['transport', 'near', 'around'],
  access: ['access', 'transport', 'unrecorded', 'either'],
  rating: ['rating', 'noise', 'level'],
  location: ['place', 'near', 'around'],
  distance: ['near', 'around'],
  elevation: ['elevation'],
  level: ['level', 'noise'],
}

/** "Europe: Poland": the narrower place is meant. */
function holds(outer: Extract<Span['meaning'], { is: 'name' }>, inner: Span['meaning'] | undefined): boolean {
  const countries = outer.named.region?.countries ?? []
  if (inner?.is !== 'name') return false
  const region = inner.named.region
  const codes = region ? countriesOf(region) : inner.named.settlements.map(({ country }) => country)
  return codes.some(code => countries.includes(code))
}

/** What another word asks as well, and is answered. */
function isAskedTwice(spans: readonly Span[], at: number, { aspects }: Query): boolean {
  const meaning = spans[at]?.meaning
  if (meaning?.is !== 'aspect' || !aspects.some(({ of }) => of === meaning.aspect)) return false
  return spans.some(({ meaning: other }, i) => i !== at && other.is === 'aspect' && other.aspect === meaning.aspect)
}

/** One of those that were shown. */
function isAmongShown(condition: Condition): condition is Extract<Condition, { on: 'docs' }> {
  return condition.on === 'docs' && !condition.isNegated
}

function isNearSpot(condition: Condition): boolean {
  return condition.on === 'near' && !condition.isNegated && condition.place.kind === 'spot'
}
