import type { Index } from '../../../index/types.ts'
import { besideIn } from './kinds/far.ts'
import { distanceKm } from '../../../geo/distance.ts'
import type { Condition } from '../../query.ts'
import type { Gender, Noun } from './words.ts'
import { confidenceIn } from './kinds/certainty.ts'
import { otherThanIn } from './places/other-than.ts'
import type { Voice } from './voice.ts'

/** Writes what a question asks for: "12 quiet lakes in Sweden (with: hut; without: dogs)", without the number. */
export function phraseOf(conditions: readonly Condition[], isOne: boolean, voice: Voice, index: Index): string {
  const { head, adjectives, tail } = partsOf(conditions, isOne, voice, index)
  const named = voice.words.hasAdjectiveFirst ? [...adjectives, head] : [head, ...adjectives]
  return [...named, ...tail].join(' ')
}

/** The same behind a verb that takes the accusative: "es gibt 1 ruhigen See". */
export function objectPhraseOf(conditions: readonly Condition[], isOne: boolean, voice: Voice, index: Index): string {
  const { head, gender, adjectives, tail } = partsOf(conditions, isOne, voice, index)
  const { accusative } = voice.words
  if (accusative === null || !isOne || gender !== 'm') return phraseOf(conditions, isOne, voice, index)
  // Of "zertifizierter stiller Ort" the last word is the noun.
  const bare = head.lastIndexOf(' ') + 1
  return [...adjectives.map(accusative), accusative(head.slice(0, bare)) + head.slice(bare), ...tail].join(' ')
}

/** "The quietest lake in Sweden"; null for an order that is put otherwise. */
export function bestOf(conditions: readonly Condition[], order: string, voice: Voice, index: Index): string | null {
  const { head, gender, tail } = partsOf(conditions, true, voice, index)
  // Of quiet ones the noisiest: both are said, and one adjective alone would be.
  if (!LED.has(order) || conditions.some(isOfQuality)) return null
  return [voice.say.best(head, gender, order), ...tail].join(' ')
}

function isOfQuality(condition: Condition): boolean {
  return condition.on === 'rating' && condition.quality !== null
}

/** Orders whose first is said with an adjective. */
const LED: ReadonlySet<string> = new Set([
  'rating',
  'noise',
  'highest',
  'lowest',
  'northernmost',
  'southernmost',
  'easternmost',
  'westernmost',
])

/** The gender of the places that conditions ask for. */
export function genderOf(conditions: readonly Condition[], voice: Voice, index: Index): Gender {
  return partsOf(conditions, true, voice, index).gender
}

type Parts = { head: string; gender: Gender; adjectives: string[]; tail: string[] }

function partsOf(conditions: readonly Condition[], isOne: boolean, voice: Voice, index: Index): Parts {
  const { words } = voice
  const thing = conditions.find(condition => isThing(condition, voice))
  const nouns = thing?.on === 'feature' ? thing.any.flatMap(key => words.nouns.get(key) ?? []) : []
  const [first = words.nouns.get('place')] = nouns
  const heads = (nouns.length > 0 ? nouns : first ? [first] : []).map(noun => (isOne ? noun.one : noun.many))
  const rest = conditions.filter(condition => condition !== thing)
  // Behind "isla o lago" an adjective is masculine.
  const isMixed = nouns.some(({ gender }) => gender !== first?.gender)
  const agreeing = first && isMixed && !words.hasAdjectiveFirst ? { ...first, gender: 'm' as const } : first
  const adjectives = rest.flatMap(condition => adjectiveOf(condition, agreeing, isOne, voice))
  const head = voice.listed(heads, 'or')
  const others = rest.filter(condition => adjectiveOf(condition, agreeing, isOne, voice).length === 0)
  const placed = (isNot: boolean) =>
    others.filter(condition => isOutside(condition) === isNot).flatMap(condition => whereOf(condition, voice))
  const where = whereText(placed(false), placed(true), voice)
  const kept = others.filter(condition => whereOf(condition, voice).length === 0)
  const texts = (isNegated: boolean) =>
    kept.filter(condition => isLacking(condition) === isNegated).map(condition => labelOf(condition, voice, index))
  const [having, lacking] = [texts(false), texts(true)].map(list => list.filter(text => text !== ''))
  const lists = [
    ...(having && having.length > 0 ? [having.join(', ')] : []),
    ...(lacking && lacking.length > 0 ? [`${words.labels.get('without')} ${lacking.join(', ')}`] : []),
  ]
  const tail = [
    ...(where === '' ? [] : [where]),
    ...(lists.length > 0 ? [`(${lists.join(`${voice.say.semicolon} `)})`] : []),
  ]
  return { head, gender: agreeing?.gender ?? 'm', adjectives, tail }
}

/** The word of the scale for a rating, or that it is none of that. */
function qualityOf({ quality, isNegated }: Extract<Condition, { on: 'rating' }>, { words }: Voice): string {
  const word = words.scale.get(quality ?? '') ?? ''
  return isNegated && word !== '' ? (words.labels.get('not rated') ?? '').replace('…', word) : word
}

/** What is not recorded of a place; "not rated quiet" says so itself. */
function isLacking({ on, isNegated }: Condition): boolean {
  return isNegated && on !== 'docs' && on !== 'noise' && on !== 'rating'
}

/** "In Deutschland, aber nicht in Bayern"; alone "(nicht in Bayern)". */
function whereText(inside: readonly string[], outside: readonly string[], { say, listed }: Voice): string {
  const [where, not] = [inside.join(' '), listed(outside)]
  if (not === '') return where
  return where === '' ? `(${not})` : where + say.where.butNot(not)
}

/** Whether places are to lie anywhere but there. */
function isOutside(condition: Condition): boolean {
  return condition.isNegated && condition.on !== 'near'
}

/** Closes what was put between commas before a sentence goes on. */
export function closed(phrase: string): string {
  return BUT.test(phrase) ? `${phrase},` : phrase
}

const BUT = /, (aber|mais|pero|ma) /

/** Names one condition by itself. */
export function conditionText(condition: Condition, voice: Voice, index: Index): string {
  const { words } = voice
  const not = isLacking(condition) ? `${words.labels.get('without')} ` : ''
  const [where] = whereOf(condition, voice)
  return where ?? (labelOf(condition, voice, index) === '' ? '' : not + labelOf(condition, voice, index))
}

function isThing(condition: Condition, { words }: Voice): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.every(key => words.nouns.has(key))
}

function adjectiveOf(condition: Condition, noun: Noun | undefined, isOne: boolean, { words }: Voice): string[] {
  if (condition.on !== 'rating' || condition.quality === null || condition.isNegated || !noun) return []
  const forms = words.qualities.get(condition.quality)
  return forms ? [isOne ? forms[noun.gender] : forms.plural[noun.gender]] : []
}

function whereOf(condition: Condition, voice: Voice): string[] {
  const { where } = voice.say
  const turned = (text: string) => [condition.isNegated ? where.not(text) : text]
  switch (condition.on) {
    case 'place':
      return turned(voice.listed(condition.places.map(voice.inPlace), 'or'))
    case 'near':
      if (condition.km === Infinity) return []
      return [
        (condition.isNegated ? where.beyond : where.within)(voice.km(condition.km), voice.placeName(condition.place)),
      ]
    case 'around':
      return turned(where.within(voice.km(condition.km), voice.listed(condition.places.map(voice.placeName), 'or')))
    case 'between':
      return turned(where.between(voice.placeName(condition.places[0]), voice.placeName(condition.places[1])))
    default:
      return []
  }
}

/** Names a condition in a list of what a place has or has not. */
export function labelOf(condition: Condition, voice: Voice, index: Index): string {
  const { say, words, figures } = voice
  const label = (key: string) => words.labels.get(key) ?? words.nouns.get(key)?.one ?? key
  switch (condition.on) {
    case 'feature':
      return voice.listed(condition.any.map(label), 'or')
    case 'access':
      return label(condition.access)
    case 'fire':
      return label(condition.fire)
    case 'transport':
      return condition.modes.length > 1 && condition.modes.includes('bus') && condition.modes.includes('train')
        ? label('public-transport')
        : voice.listed(condition.modes.map(label), 'or')
    case 'rating':
      return condition.quality === null ? say.rating(rangeText(condition, voice)) : qualityOf(condition, voice)
    case 'confidence':
      return confidenceIn(voice, condition.any)
    case 'text':
      return `${label('text')} ${voice.quoted(condition.any, 'or')}`
    case 'compared': {
      const name = index.name(condition.to)
      if (condition.how === 'as rated') return say.where.asRated(name)
      return say.where[condition.how === 'as quiet' ? 'asQuiet' : condition.how](name)
    }
    case 'elevation':
    case 'level':
      return condition.on === 'level' ? `${rangeText(condition, voice)} dB` : say.metres(rangeText(condition, voice))
    case 'noise': {
      const sources = voice.listed(
        condition.kinds.map(kind => figures.kinds[kind]),
        'or',
      )
      return condition.isLoudest
        ? figures.loudestSource(sources, condition.isNegated)
        : figures.gives(
            sources,
            condition.besideKm === undefined
              ? noiseText(condition, voice)
              : besideIn(voice, condition.besideKm, condition.isNegated),
          )
    }
    case 'either':
      return voice.listed(
        condition.any.map(one => labelOf(one, voice, index)),
        'or',
      )
    case 'unrecorded':
      return figures.fields[condition.field]
    case 'visitable':
      return figures.visitable
    case 'like':
      return (condition.by ? figures.somewhatLike : figures.like)(index.name(condition.to))
    case 'closer':
      return condition.from.center
        ? say.where.within(
            voice.km(distanceKm(index.coordinates(condition.to), condition.from.center)),
            voice.placeName(condition.from),
          )
        : ''
    case 'nearer':
      return say.where.nearer(voice.placeName(condition.place), voice.placeName(condition.than))
    case 'side':
      return say.where.side(condition.toward, voice.placeName(condition.origin))
    case 'after':
      return figures.after(index.name(condition.to))
    case 'docs':
      if (!condition.isNegated) return label('shown')
      return otherThanIn(voice, condition, index) ?? label('others')
    default:
      return ''
  }
}

/** "Under 20 dB", where a noise is ruled out; "from 30 dB". */
function noiseText(
  { min, max, isNegated }: Extract<Condition, { on: 'noise' }>,
  { figures }: Pick<Voice, 'figures'>,
): string {
  if (min !== null) return (isNegated ? figures.levelBelow : figures.levelFrom)(String(Math.round(min)))
  return (isNegated ? figures.levelFrom : figures.levelTo)(String(Math.round(max ?? 0)))
}

function rangeText({ min, max }: { min: number | null; max: number | null }, { say, decimal }: Voice): string {
  const text = (value: number) => (value > MOST_RATING ? String(Math.round(value)) : decimal(value))
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)}–${text(max)}`
  if (min !== null && isBarely(min)) return `> ${Math.floor(min)}`
  if (max !== null && isBarely(max)) return `< ${Math.ceil(max)}`
  return min === null ? say.where.upTo(text(max ?? 0)) : say.where.from(text(min))
}

const isBarely = (bound: number) => bound > MOST_RATING && !Number.isInteger(bound)
const MOST_RATING = 5
