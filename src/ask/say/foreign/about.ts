import { englishOfAnimal } from '../../vocabulary/languages/animals.ts'
import { sentenceWith } from '../quoted.ts'
import { toldByWay, withCosts } from '../unknowable.ts'
import { hasBit } from '../../../arrays/bitset.ts'
import type { Doc } from '../../../index/types.ts'
import type { Spot } from '../../../spots/spot.ts'
import { modesOf } from '../../../spots/transport-modes.ts'
import { phraseOf as namePhraseOf } from '../../../text/phrase.ts'
import { docsInPlace } from '../../find/conditions.ts'
import { isParkingTold } from '../../find/parking.ts'
import { docsOfFeature } from '../../gazetteer/feature-docs.ts'
import type { AspectAsk, Query, Subject } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { FEATURES } from '../../vocabulary/features.ts'
import { isStrip } from '../places/in-place.ts'
import { toldWhere } from '../places/told-where.ts'
import { isComputed, textsOn, toldWithTexts } from '../texts/texts-on.ts'
import { isLevelTold, isOfQuality } from '../kinds/quality.ts'
import { isTakenAs } from '../kinds/taken-as.ts'
import { isTapTold, withDrinkingWater } from '../kinds/drinking-water.ts'
import { KIND_SENTENCES } from './kinds/sentences.ts'
import { labelOf, notListedIn, textsIn, unrecordedIn } from './texts/unrecorded.ts'
import { certaintyIn, levelAtIn } from './kinds/certainty.ts'
import { elevationIn, toldIn, websiteIn } from './kinds/spot-facts.ts'
import { sourceNearIn } from './noises/source-near.ts'
import { joined, once, type Speech, speech } from '../speech.ts'
import { wayToIn } from './places/way-to.ts'
import { levelIn, noiseAtIn } from './heard.ts'
import { ratingIn, scaleWordIn, whyIn } from './noise.ts'
import { namesakesIn } from './taken/namesakes.ts'
import { namedOf } from '../taken/namesakes.ts'
import { eventSaidIn } from './noises/capped.ts'
import { featureTold } from './kinds/feature-told.ts'
import { withEntryIn } from './places/entry-told.ts'
import type { Voice } from './voice.ts'

/** Says what is asked of each named spot; null when one of the facts asked for can be said in English alone. */
export function aboutIn(voice: Voice, { subjects, aspects }: Query, context: QuestionContext): Speech | null {
  const spoken = subjects.map(subject => aboutOne(voice, subject, aspects, context))
  if (!spoken.every(each => each !== null)) return null
  const called = subjects.find(subject => subject.called !== undefined)?.called
  const told = once(joined(spoken))
  return called === undefined ? told : joined([speech([notListedIn(voice, called)]), told])
}

function aboutOne(voice: Voice, subject: Subject, aspects: readonly AspectAsk[], context: QuestionContext) {
  const { docs, phrase } = subject
  const [doc = 0] = docs
  const spot = context.index.spot(doc)
  const known = aspects.filter(aspect => !isWaterToDrink(aspect, aspects) && !isSaidWith(aspect, aspects))
  const asked: readonly AspectAsk[] = known.length > 0 ? known : [{ of: 'description' }]
  const here = toldWhere(withCosts(withDrinkingWater(asked, spot), spot), doc, context)
  const lines = new Map(here.map(aspect => [aspect, tell(voice, aspect, spot, doc, context)]))
  if ([...lines.values()].includes(null)) return null
  const told = toldWithTexts(here, aspect => textsOn(aspect, spot, doc, context), {
    tell: aspect => lines.get(aspect) ?? [],
    unrecorded: aspect =>
      isComputed(aspect, doc, context) ? (lines.get(aspect) ?? []) : unrecordedIn(voice, aspect, spot),
    quote: (texts, time) => textsIn(voice, texts, spot, time),
  })
  const taken = isTakenAs(spot.name, phrase) ? [KIND_SENTENCES[voice.language].takenAs(phrase, spot.name)] : []
  return speech([...namesakesIn(voice, [subject], context), ...taken, ...new Set(told)], namedOf(docs))
}

/** "How do I get there without a car": the way there is said with whether a bus goes. */
function isSaidWith({ of }: AspectAsk, all: readonly AspectAsk[]): boolean {
  return of === 'transport' && all.some(other => other.of === 'transport by')
}

/** "Is the water drinkable" asks for no water. */
function isWaterToDrink(aspect: AspectAsk, all: readonly AspectAsk[]): boolean {
  const isWater = aspect.of === 'feature' && aspect.feature === 'water'
  return isWater && all.some(other => other.of === 'unknowable' && other.subject === 'water')
}

function tell(voice: Voice, aspect: AspectAsk, spot: Spot, doc: Doc, context: QuestionContext): string[] | null {
  const { say } = voice
  const { name } = spot
  const rated = () => say.rated(name, ratingIn(voice, spot), scaleWordIn(voice, spot))
  switch (aspect.of) {
    case 'access':
      return [say.access(name, spot.accessStatus)]
    case 'fire':
      return [
        withEntryIn(voice.language, say.fire(name, spot.fireStatus ?? null), spot.fireStatus === 'allowed' ? spot : {}),
      ]
    case 'transport':
      return [say.transport(name, spot.transportation ? withFullStop(spot.transportation) : null)]
    case 'transport by':
      return byMode(voice, aspect, spot)
    case 'rating': {
      const is = isOfQuality(aspect.asked, spot)
      const level = isLevelTold(aspect, doc, context) ? [levelIn(voice, spot, doc, context)] : []
      return [is === null ? rated() : is ? say.yes(rated()) : say.no(rated()), ...level]
    }
    case 'rating at': {
      const holds =
        (aspect.min === null || spot.silenceRating >= aspect.min) &&
        (aspect.max === null || spot.silenceRating <= aspect.max)
      return [holds ? say.yes(rated()) : say.no(rated())]
    }
    case 'location':
    case 'distance':
      return [located(voice, spot)]
    case 'id':
      return [`${name}${say.colon} id ${spot.id}.`]
    case 'activities':
      return [
        say.activities(
          name,
          listOf(
            voice,
            (spot.activities ?? []).map(activity => ACTIVITIES.get(activity) ?? activity),
          ),
        ),
      ]
    case 'scenery':
      return [
        say.scenery(name, spot.sceneryType ? (voice.words.nouns.get(spot.sceneryType)?.one ?? spot.sceneryType) : null),
      ]
    case 'comments':
      return [say.comments(name, spot.commentsCount)]
    case 'tags':
      return [say.tags(name, listOf(voice, spot.tags ?? []))]
    case 'elevation':
      return [elevationIn(voice, spot, aspect)]
    case 'distance to':
    case 'direction':
    case 'side':
      return [wayToIn(voice, aspect, spot)]
    case 'in place': {
      const isIn = hasBit(docsInPlace(aspect.place, context.index), doc)
      const country = spot.country === undefined ? null : voice.country(spot.country)
      const isKnown = isIn || isStrip(aspect.place) || (aspect.place.region !== null && country !== null)
      return [say.inPlace(name, voice.placeName(aspect.place), isKnown ? isIn : null, country)]
    }
    case 'level at':
      return [levelAtIn(voice, aspect.period, doc, spot, context)]
    case 'confidence':
      return certaintyIn(voice, doc, spot, context)
    case 'website':
      return [websiteIn(voice, spot)]
    case 'size':
    case 'beds':
      return [toldIn(voice, aspect, spot)]
    case 'feature': {
      const has = hasBit(docsOfFeature(FEATURES[aspect.feature], context.index), doc)
      if (aspect.feature === 'parking' && !has && isParkingTold(spot))
        return [say.transport(name, withFullStop(spot.transportation ?? ''))]
      const isTap = isTapTold(aspect.feature, has, spot)
      if (isTap) return [say.drinkingWater(name)]
      const said =
        featureTold(voice, name, aspect.feature, has) ?? say.feature(name, labelOf(voice, aspect.feature), has)
      return [has && aspect.feature !== 'no-access' ? withEntryIn(voice.language, said, spot, aspect.feature) : said]
    }
    case 'why':
      return whyIn(voice, doc, spot, context)
    case 'level':
      return [levelIn(voice, spot, doc, context, aspect.limit)]
    case 'noise':
      return [noiseAtIn(voice, aspect, spot, doc, context)]
    case 'source near':
      return [sourceNearIn(voice, aspect, spot, doc, context)]
    case 'unknowable':
      return unknowable(voice, aspect, spot)
    case 'unrecorded':
      return [eventSaidIn(voice, aspect, doc, context) ?? say.unrecorded(name, aspect.word, null)]
    case 'text':
      return spot.description && hasBit(docsOfFeature(FEATURES[aspect.feature], context.index), doc)
        ? [say.description(spot.description)]
        : []
    case 'description':
      return [
        rated(),
        ...(spot.country === undefined && spot.place === undefined ? [] : [located(voice, spot)]),
        ...(spot.accessStatus ? [say.access(name, spot.accessStatus)] : []),
        ...(spot.fireStatus ? [say.fire(name, spot.fireStatus)] : []),
        ...((spot.activities ?? []).length > 0 ? (tell(voice, { of: 'activities' }, spot, doc, context) ?? []) : []),
        ...(spot.transportation ? [say.transport(name, withFullStop(spot.transportation))] : []),
        ...(spot.description ? [say.description(spot.description)] : []),
      ]
    default:
      return null
  }
}

/** What no catalogue holds, or what the description says of an animal, and that there is a tap. */
function unknowable(
  { say }: Voice,
  { subject, typed = '' }: Extract<AspectAsk, { of: 'unknowable' }>,
  spot: Spot,
): string[] {
  const { name, description = '', tags = [], transportation } = spot
  if (subject === 'water' && tags.includes('drinking-water')) return [say.drinkingWater(name)]
  const [sentence] = englishOfAnimal(typed).flatMap(word => sentenceWith(word, description) ?? [])
  const told = toldByWay(subject, spot)
  const way = transportation && told !== 'nothing' ? [say.transport(name, withFullStop(transportation))] : []
  if (told === 'all') return way
  const unknown = sentence === undefined ? say.unknowable[subject] : say.unrecorded(name, typed, withFullStop(sentence))
  return [unknown ?? '', ...way]
}

function byMode(
  { say, words, listed }: Voice,
  { modes }: Extract<AspectAsk, { of: 'transport by' }>,
  { name, transportation, tags = [] }: Spot,
): string[] {
  const isTold = transportation && modesOf(transportation).some(mode => modes.includes(mode))
  if (transportation && isTold) return [say.yes(say.transport(name, withFullStop(transportation)))]
  const isPublic = modes.length > 1
  if (tags.includes('public-transport') && isPublic)
    return [say.feature(name, words.labels.get('public-transport') ?? '', true)]
  if (tags.includes('parking') && modes.includes('car'))
    return [say.feature(name, words.labels.get('parking') ?? '', true)]
  const shown = isPublic && modes.includes('bus') ? ['public-transport'] : modes
  const mode = listed(
    shown.map(each => words.labels.get(each) ?? each),
    'or',
  )
  return [say.byMode(name, mode), ...(transportation ? [say.transport(name, withFullStop(transportation))] : [])]
}

function located(voice: Voice, { name, latitude, longitude, place, country }: Spot): string {
  const near = place === undefined || namePhraseOf(place) === namePhraseOf(name) ? null : voice.near(place)
  return voice.say.located(
    name,
    `${latitude}, ${longitude}`,
    near,
    country === undefined ? null : voice.country(country),
  )
}

function listOf(voice: Voice, keys: readonly string[]): string | null {
  return keys.length === 0 ? null : voice.listed(keys.map(key => labelOf(voice, key)))
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** Activities whose feature has another key. */
const ACTIVITIES: ReadonlyMap<string, string> = new Map([
  ['picnicking', 'picnic'],
  ['wildlife-watching', 'wildlife'],
])
