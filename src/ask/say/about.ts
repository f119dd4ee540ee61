import type { Doc } from '../../index/types.ts'
import { eventSaid } from './noises/capped.ts'
import { phraseOf } from '../../text/phrase.ts'
import type { Spot } from '../../spots/spot.ts'
import { hasBit } from '../../arrays/bitset.ts'
import { docsOfFeature } from '../gazetteer/feature-docs.ts'
import { countryWithArticle } from '../../index/regions/regions.ts'
import type { AspectAsk, Query, Subject } from '../query.ts'
import { FEATURES } from '../vocabulary/features.ts'
import type { QuestionContext } from '../question-context.ts'
import { listed, withFullStop, within } from '../../text/english.ts'
import { ratingInWords } from './rating.ts'
import { namedOf, sayNamesakes } from './taken/namesakes.ts'
import { sayElevation, sayLevel } from './ranking/figures.ts'
import { sayNoiseAt } from './noises/heard.ts'
import { saySourceNear } from './noises/source-near.ts'
import { joined, once, type Speech, speech } from './speech.ts'
import { quoted } from './quoted.ts'
import { inPlace } from './places/in-place.ts'
import { byMode } from './places/by-mode.ts'
import { withEntry } from './places/entry-told.ts'
import { toldWhere } from './places/told-where.ts'
import { sayWayTo } from './places/way-to.ts'
import { isParkingTold } from '../find/parking.ts'
import { sayCertainty, sayLevelAt } from './kinds/certainty.ts'
import { drinkingWater, hasDrinkingWater, isTapTold, withDrinkingWater } from './kinds/drinking-water.ts'
import { isLevelTold, isOfQuality } from './kinds/quality.ts'
import { sayTakenAs } from './kinds/taken-as.ts'
import { sayTold, sayWebsite } from './kinds/spot-facts.ts'
import { isComputed, textsOn, toldWithTexts } from './texts/texts-on.ts'
import { sayNotListed, sayTexts, sayUnrecorded, whetherFeature } from './texts/unrecorded.ts'
import { sayUnknowableOf, withCosts } from './unknowable.ts'
import { sayWhy } from './why.ts'

/** Says what is asked of each named spot; unrecorded facts are "not known". */
export function sayAbout({ subjects, aspects }: Query, context: QuestionContext): Speech {
  const told = once(joined(subjects.map(subject => aboutOne(subject, aspects, context))))
  const called = subjects.find(subject => subject.called !== undefined)?.called
  return called === undefined ? told : joined([speech([sayNotListed(called)]), told])
}

function aboutOne(subject: Subject, aspects: readonly AspectAsk[], context: QuestionContext): Speech {
  const { docs, phrase } = subject
  const [doc = 0] = docs
  const spot = context.index.spot(doc)
  const asked: readonly AspectAsk[] = aspects.length > 0 ? aspects.filter(isSaidOnce) : [{ of: 'description' }]
  return speech(
    [
      ...sayNamesakes([subject], context),
      ...sayTakenAs(spot.name, phrase),
      ...toldOf(toldWhere(withCosts(withDrinkingWater(asked, spot), spot), doc, context), spot, doc, context),
    ],
    namedOf(docs),
  )
}

/** Several words that nothing is known of are one sentence, beside what is known of the spot. */
function toldOf(asked: readonly AspectAsk[], spot: Spot, doc: Doc, context: QuestionContext): string[] {
  const isLost = (aspect: AspectAsk) =>
    aspect.of === 'unrecorded' && (quoted(aspect, spot) ?? eventSaid(aspect, doc, context)) === undefined
  const lost = asked.flatMap(aspect => (aspect.of === 'unrecorded' && isLost(aspect) ? [`"${aspect.word}"`] : []))
  if (lost.length < 2) return toldEach(asked, spot, doc, context)
  const others = asked.filter(aspect => !isLost(aspect))
  const told = toldEach(others, spot, doc, context)
  const known = told.length > 0 ? [] : [rated(spot), ...tell({ of: 'tags' }, spot, doc, context)]
  return [...told, `For ${spot.name}, ${listed(lost)} are not known.`, ...known]
}

/** What is recorded of each, or what the description says of it. */
function toldEach(asked: readonly AspectAsk[], spot: Spot, doc: Doc, context: QuestionContext): string[] {
  return toldWithTexts(asked, aspect => textsOn(aspect, spot, doc, context), {
    tell: aspect => tell(aspect, spot, doc, context),
    unrecorded: aspect => (isComputed(aspect, doc, context) ? tell : sayUnrecorded)(aspect, spot, doc, context),
    quote: (texts, time) => sayTexts(texts, spot, time),
  })
}

/** "How do I get there by train": the way there is said with whether a train goes. */
function isSaidOnce({ of }: AspectAsk, _: number, all: readonly AspectAsk[]): boolean {
  return of !== 'transport' || !all.some(other => other.of === 'transport by')
}

function tell(aspect: AspectAsk, spot: Spot, doc: Doc, context: QuestionContext): string[] {
  const { name } = spot
  switch (aspect.of) {
    case 'access':
      if (spot.accessStatus === undefined) return [`Whether access to ${name} is free is not known.`]
      return [
        spot.accessStatus === 'free'
          ? `Access to ${name} is free.`
          : `Access to ${name} is paid; how much is not recorded.`,
      ]
    case 'fire':
      return [
        spot.fireStatus
          ? withEntry(`Fires are ${spot.fireStatus} at ${name}.`, spot.fireStatus === 'allowed' ? spot : {})
          : `Whether fires are allowed at ${name} is not known.`,
      ]
    case 'transport':
      return [spot.transportation ? way(spot) : `How to get to ${name} is not known.`]
    case 'transport by':
      return [byMode(aspect, spot)]
    case 'rating': {
      const is = isOfQuality(aspect.asked, spot)
      const said = is === null ? rated(spot) : `${is ? 'Yes' : 'No'}, ${rated(spot)}`
      return isLevelTold(aspect, doc, context) ? [said, sayLevel(spot, doc, context)] : [said]
    }
    case 'rating at': {
      const { silenceRating: rating } = spot
      const holds = (aspect.min === null || rating >= aspect.min) && (aspect.max === null || rating <= aspect.max)
      return [`${holds ? 'Yes' : 'No'}, ${rated(spot)}`]
    }
    case 'location':
    case 'distance':
      return [located(spot, doc, context)]
    case 'activities':
      return [activities(spot)]
    case 'scenery':
      return [
        spot.sceneryType
          ? `The scenery of ${name} is of the type ${spot.sceneryType}.`
          : `The type of scenery of ${name} is not known.`,
      ]
    case 'noise':
      return [sayNoiseAt(aspect, spot, doc, context)]
    case 'source near':
      return [saySourceNear(aspect, spot, doc, context)]
    case 'elevation':
      return [sayElevation(spot, aspect)]
    case 'level':
      return [sayLevel(spot, doc, context, aspect.limit)]
    case 'level at':
      return [sayLevelAt(aspect.period, doc, spot, context)]
    case 'confidence':
      return sayCertainty(doc, spot, context)
    case 'website':
      return [sayWebsite(spot)]
    case 'size':
    case 'beds':
      return [sayTold(aspect.of, spot)]
    case 'id':
      return [`The id of ${name} is ${spot.id}.`]
    case 'comments':
      return [
        spot.commentsCount === undefined
          ? `The number of comments on ${name} is not known.`
          : `${name} has ${spot.commentsCount} ${spot.commentsCount === 1 ? 'comment' : 'comments'}.`,
      ]
    case 'tags':
      return [
        (spot.tags ?? []).length === 0
          ? `What there is at ${name} is not known.`
          : `${name} is tagged ${listed(spot.tags ?? [])}.`,
      ]
    case 'distance to':
    case 'direction':
    case 'side':
      return [sayWayTo(aspect, spot)]
    case 'text':
      return hasFeature(aspect.feature, doc, context) && spot.description
        ? [withFullStop(`Its description: ${spot.description}`)]
        : []
    case 'in place':
      return [inPlace(aspect, spot, doc, context)]
    case 'feature':
      return [feature(aspect.feature, spot, doc, context)]
    case 'why':
      return sayWhy(doc, spot, context)
    case 'unknowable':
      if (aspect.subject === 'water' && hasDrinkingWater(spot)) return [drinkingWater(spot)]
      return sayUnknowableOf(aspect.subject, spot, way(spot))
    case 'unrecorded':
      return [quoted(aspect, spot) ?? eventSaid(aspect, doc, context) ?? `For ${name}, "${aspect.word}" is not known.`]
    default:
      return described(spot)
  }
}

function way({ name, transportation }: Spot): string {
  return withFullStop(`Getting to ${name}: ${transportation}`)
}

export function rated(spot: Spot): string {
  return `${spot.name} is rated ${ratingInWords(spot)}.`
}

function described(spot: Spot): string[] {
  const facts = [
    ...(spot.accessStatus ? [`access is ${spot.accessStatus}`] : []),
    ...(spot.fireStatus ? [`fires are ${spot.fireStatus}`] : []),
    ...((spot.activities ?? []).length > 0
      ? [`listed activities are ${listed((spot.activities ?? []).map(spaced))}`]
      : []),
  ]
  const way = spot.transportation ? [withFullStop(`Getting there: ${spot.transportation}`)] : []
  const summary = facts.length > 0 ? [withFullStop(facts.join('; ').replace(/^./, letter => letter.toUpperCase()))] : []
  return [rated(spot), ...(spot.description ? [withFullStop(spot.description)] : []), ...summary, ...way]
}

function located({ name, latitude, longitude }: Spot, doc: Doc, { index }: QuestionContext): string {
  const { country, place } = index.storedFields(doc)
  const land = country === null ? undefined : countryWithArticle(country)
  const near = place === null || phraseOf(place) === phraseOf(name) ? '' : ` near ${place}`
  return `${name} lies at ${latitude}, ${longitude}${near}${land ? `, ${within(land)} ${land}` : ''}.`
}

function activities({ name, activities: list = [] }: Spot): string {
  if (list.length === 0) return `What one can do at ${name} is not known.`
  return `Activities listed for ${name}: ${listed(list.map(spaced))}.`
}

function hasFeature(key: string, doc: Doc, { index }: QuestionContext): boolean {
  return hasBit(docsOfFeature(FEATURES[key], index), doc)
}

function feature(key: string, spot: Spot, doc: Doc, context: QuestionContext): string {
  const wanted = FEATURES[key]
  const has = hasFeature(key, doc, context)
  if (isTapTold(key, has, spot)) return drinkingWater(spot)
  const { name } = spot
  if (key === 'parking' && !has && isParkingTold(spot))
    return withFullStop(`Getting to ${name}: ${spot.transportation}`)
  if (!has) return `${whetherFeature(key, name)} is not known.`
  const yes = wanted?.where
    ? `Yes, at ${name} ${wanted.where}.`
    : wanted?.adjective
      ? `Yes, ${name} is tagged ${wanted.adjective}.`
      : `Yes, ${name} is listed with ${wanted?.with ?? key}.`
  return key === 'no-access' ? yes : withEntry(yes, spot, key)
}

function spaced(text: string): string {
  return text.replaceAll('-', ' ')
}
