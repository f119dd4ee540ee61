import type { Doc } from '../../index/types.ts'
import { distanceKm } from '../../geo/distance.ts'
import type { Spot } from '../../spots/spot.ts'
import { hasBit } from '../../arrays/bitset.ts'
import { bitsInPlace, bitsOfFeature } from '../condition-bits.ts'
import { modesOf } from '../facts.ts'
import { countryName } from '../gazetteer/regions.ts'
import { phraseOf } from '../recognise/tokens.ts'
import type { AspectAsk, Query, Subject } from '../query.ts'
import { FEATURES } from '../vocabulary/features.ts'
import type { World } from '../world.ts'
import { kilometres, listed, ratingText, ratingWord, sentence, within } from './english.ts'
import { joined, type Speech, speech } from './speech.ts'
import { sayWhy } from './why.ts'

/** Says of each named spot what is asked; what the catalogue does not hold is said to be not known. */
export function sayAbout({ subjects, aspects }: Query, world: World): Speech {
  return joined(subjects.map(subject => aboutOne(subject, aspects, world)))
}

function aboutOne({ docs, phrase }: Subject, aspects: readonly AspectAsk[], world: World): Speech {
  const [doc = 0] = docs
  const spot = world.index.spot(doc)
  const asked: readonly AspectAsk[] = aspects.length > 0 ? aspects : [{ of: 'description' }]
  const several = docs.length > 1 ? [severalOf(docs, phrase, world)] : []
  return speech(
    [...several, ...asked.flatMap(aspect => tell(aspect, spot, doc, world))],
    docs.length > 1 ? docs.slice(0, MOST_NAMED) : docs,
  )
}

const MOST_NAMED = 5

function severalOf(docs: readonly Doc[], phrase: string, { index }: World): string {
  const names = docs
    .slice(0, MOST_NAMED)
    .map(doc => `${index.spot(doc).name} (rated ${ratingText(index.silenceRating(doc))})`)
  return `${docs.length} spots go by "${phrase}", the quietest first: ${listed(names)}; this is about the first.`
}

function tell(aspect: AspectAsk, spot: Spot, doc: Doc, world: World): string[] {
  const { name } = spot
  switch (aspect.of) {
    case 'access':
      if (spot.accessStatus === undefined) return [`Whether access to ${name} is free is not known.`]
      return [spot.accessStatus === 'free' ? `Access to ${name} is free.` : `Access to ${name} is paid.`]
    case 'fire':
      return [
        spot.fireStatus
          ? `Fires are ${spot.fireStatus} at ${name}.`
          : `Whether fires are allowed at ${name} is not known.`,
      ]
    case 'transport':
      return [
        spot.transportation
          ? sentence(`Getting to ${name}: ${spot.transportation}`)
          : `How to get to ${name} is not known.`,
      ]
    case 'transport by':
      return [byMode(aspect, spot)]
    case 'rating':
      return [rated(spot)]
    case 'rating at': {
      const { silenceRating: rating } = spot
      const holds = (aspect.min === null || rating >= aspect.min) && (aspect.max === null || rating <= aspect.max)
      return [`${holds ? 'Yes' : 'No'}, ${rated(spot)}`]
    }
    case 'location':
      return [located(spot, doc, world)]
    case 'activities':
      return [activities(spot)]
    case 'scenery':
      return [
        spot.sceneryType
          ? `The scenery of ${name} is of the type ${spot.sceneryType}.`
          : `The type of scenery of ${name} is not known.`,
      ]
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
    case 'distance':
      return [located(spot, doc, world)]
    case 'distance to':
      return aspect.place.center
        ? [
            `${name} is ${kilometres(distanceKm(spot, aspect.place.center))} from ${aspect.place.name} in a straight line.`,
          ]
        : [`How far ${name} is from ${aspect.place.name} is not known.`]
    case 'in place':
      return [inPlace(aspect, spot, doc, world)]
    case 'feature':
      return [feature(aspect.feature, spot, doc, world)]
    case 'why':
      return sayWhy(doc, spot, world)
    case 'unrecorded':
      return [unrecorded(aspect.word, spot)]
    default:
      return described(spot)
  }
}

/** "Sarek is rated 5.0 (pristine)." */
export function rated({ name, silenceRating }: Spot): string {
  return `${name} is rated ${ratingText(silenceRating)} (${ratingWord(silenceRating)}).`
}

function described(spot: Spot): string[] {
  const facts = [
    ...(spot.accessStatus ? [`access is ${spot.accessStatus}`] : []),
    ...(spot.fireStatus ? [`fires are ${spot.fireStatus}`] : []),
    ...((spot.activities ?? []).length > 0
      ? [`listed activities are ${listed((spot.activities ?? []).map(spaced))}`]
      : []),
  ]
  const way = spot.transportation ? [sentence(`Getting there: ${spot.transportation}`)] : []
  const summary = facts.length > 0 ? [sentence(facts.join('; ').replace(/^./, letter => letter.toUpperCase()))] : []
  return [rated(spot), ...(spot.description ? [sentence(spot.description)] : []), ...summary, ...way]
}

function located({ name, latitude, longitude }: Spot, doc: Doc, { index }: World): string {
  const { country, place } = index.details(doc)
  const land = country === null ? undefined : countryName(country)
  const near = place === null || phraseOf(place) === phraseOf(name) ? '' : ` near ${place}`
  return `${name} lies at ${latitude}, ${longitude}${near}${land ? `, ${within(land)} ${land}` : ''}.`
}

function activities({ name, activities: list = [] }: Spot): string {
  if (list.length === 0) return `What one can do at ${name} is not known.`
  return `Activities listed for ${name}: ${listed(list.map(spaced))}.`
}

function byMode(
  { modes, shown }: Extract<AspectAsk, { of: 'transport by' }>,
  { name, transportation, tags = [] }: Spot,
): string {
  if (transportation && modesOf(transportation).some(mode => modes.includes(mode)))
    return sentence(`Yes, getting to ${name}: ${transportation}`)
  if (tags.includes('public-transport') && modes.length > 1) return `Yes, ${name} is tagged public-transport.`
  if (tags.includes('parking') && modes.includes('car')) return `Yes, ${name} is tagged parking.`
  const way = transportation ? sentence(` The catalogue says: ${transportation}`) : ''
  return `Whether ${name} can be reached ${shown} is not known.${way === '' ? '' : ` ${way}`}`
}

function inPlace({ place }: Extract<AspectAsk, { of: 'in place' }>, { name }: Spot, doc: Doc, world: World): string {
  if (hasBit(bitsInPlace(place, world), doc)) return `Yes, ${name} is ${within(place.name)} ${place.name}.`
  const { country } = world.index.details(doc)
  const land = country === null ? undefined : countryName(country)
  if (place.region && land) return `No, ${name} is ${within(land)} ${land}.`
  return `Whether ${name} is ${within(place.name)} ${place.name} is not known.`
}

function feature(key: string, { name }: Spot, doc: Doc, { facts }: World): string {
  const wanted = FEATURES[key]
  const has = hasBit(bitsOfFeature(wanted, facts), doc)
  if (wanted?.where)
    return has ? `Yes, at ${name} ${wanted.where}.` : `Whether ${wanted.where} at ${name} is not known.`
  if (wanted?.adjective)
    return has ? `Yes, ${name} is tagged ${wanted.adjective}.` : `Whether ${name} is ${wanted.adjective} is not known.`
  return has
    ? `Yes, ${name} is listed with ${wanted?.with ?? key}.`
    : `Whether ${name} comes with ${wanted?.with ?? key} is not known.`
}

/** Asked for something that no field holds: the description may speak of it. */
function unrecorded(word: string, { name, description = '' }: Spot): string {
  const found = description.split(/(?<=[.!?])\s+/).find(text =>
    phraseOf(text)
      .split(' ')
      .some(part => stem(part) === stem(word)),
  )
  return found === undefined
    ? `For ${name}, "${word}" is not known.`
    : sentence(`The description of ${name} says: ${found}`)
}

function stem(word: string): string {
  return word.replace(/(es|s)$/, '')
}

function spaced(text: string): string {
  return text.replaceAll('-', ' ')
}
