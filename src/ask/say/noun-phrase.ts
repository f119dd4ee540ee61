import type { Condition } from '../query.ts'
import { isRiver } from '../gazetteer/rivers.ts'
import { FEATURES, type Feature } from '../vocabulary/features.ts'
import { kilometres } from '../../text/distance-words.ts'
import { listed, withArticle, within } from '../../text/english.ts'

/** The place of a wording: "quiet LAKES in Norway with a hut where you can camp, rated 4 or higher". */
type Slot = 'adjective' | 'head' | 'place' | 'with' | 'where' | 'that' | 'rated'
type Wording = { slot: Slot; text: string }

/** Writes what a question asks for as a noun: "quiet lakes in Norway"; singular for 1 and `'no'`. */
export function nounPhrase(conditions: readonly Condition[], count: number | 'no'): string {
  const isOne = count === 1 || count === 'no'
  const thing = conditions.find(isThing)
  const wordings = conditions.filter(condition => condition !== thing).map(wordingOf)
  const texts = (slot: Slot) => wordings.flatMap(wording => (wording.slot === slot ? [wording.text] : []))
  const head = thing ? headOf(thing, isOne) : isOne ? 'spot' : 'spots'
  const having = texts('with')
  const where = texts('where')
  const parts = [
    ...texts('adjective'),
    head,
    withAnd(texts('place'), ['outside ']),
    ...(having.length > 0 ? [`with ${listed(having)}`] : []),
    ...(where.length > 0 ? [`where ${listed(where)}`] : []),
    withAnd(texts('that'), ['not listed ', 'other than ']),
  ]
  const isLong = having.length + where.length + texts('that').length > 0
  return [parts.filter(part => part !== '').join(' '), ...texts('rated')].join(isLong ? ', ' : ' ')
}

/** "Not listed as a lake and not listed as a river". */
function withAnd(texts: readonly string[], beginnings: readonly string[]): string {
  return texts
    .filter(text => text !== '')
    .reduce((said, text) => {
      const isAnother = beginnings.some(beginning => text.startsWith(beginning) && said.includes(beginning))
      return said === '' ? text : `${said}${isAnother ? ' and ' : ' '}${text}`
    }, '')
}

type FeatureCondition = Extract<Condition, { on: 'feature' }>

function isThing(condition: Condition): condition is FeatureCondition {
  return (
    condition.on === 'feature' && !condition.isNegated && condition.any.every(key => FEATURES[key]?.noun !== undefined)
  )
}

function headOf({ any }: FeatureCondition, isOne: boolean): string {
  return listed(
    any.map(key => FEATURES[key]?.noun?.[isOne ? 0 : 1] ?? key),
    'or',
  )
}

function wordingOf(condition: Condition): Wording {
  const { isNegated } = condition
  switch (condition.on) {
    case 'feature':
      return featureWording(condition.any, isNegated, condition.said)
    case 'access':
      return isNegated
        ? { slot: 'that', text: `not known to have ${condition.access} access` }
        : { slot: 'with', text: `${condition.access} access` }
    case 'fire':
      return { slot: 'where', text: `fires are ${isNegated ? 'not ' : ''}${condition.fire}` }
    case 'transport':
      return {
        slot: 'that',
        text: isNegated ? `not described as reached ${condition.shown}` : `reachable ${condition.shown}`,
      }
    case 'rating':
      if (condition.quality === null)
        return { slot: 'rated', text: isNegated ? `not ${condition.shown}` : condition.shown }
      return isNegated
        ? { slot: 'that', text: `not rated ${condition.shown}` }
        : { slot: 'adjective', text: condition.shown }
    case 'text':
      return {
        slot: 'that',
        text: `whose text ${isNegated ? 'does not mention' : 'mentions'} ${listed(
          condition.any.map(word => `"${word}"`),
          'or',
        )}`,
      }
    case 'place': {
      const names = listed(
        condition.places.map(({ name }) => name),
        'or',
      )
      const areRivers = condition.places.every(({ region }) => region && isRiver(region))
      const inside = areRivers ? 'along' : within(names)
      return { slot: 'place', text: isNegated ? `outside ${names}` : `${inside} ${names}` }
    }
    case 'near':
      if (condition.km === Infinity) return { slot: 'place', text: '' }
      return {
        slot: 'place',
        text: `${isNegated ? 'more than' : 'within'} ${kilometres(condition.km)} ${isNegated ? 'from' : 'of'} ${placeName(condition)}`,
      }
    case 'around': {
      const names = listed(
        condition.places.map(({ name }) => name),
        'or',
      )
      return { slot: 'place', text: `within ${kilometres(condition.km)} of ${names}` }
    }
    case 'after':
    case 'confidence':
    case 'compared':
      return { slot: 'rated', text: isNegated ? `not ${condition.shown}` : condition.shown }
    case 'side':
      return { slot: 'that', text: `lying ${condition.shown}` }
    case 'between':
      return { slot: 'place', text: `between ${condition.places[0].name} and ${condition.places[1].name}` }
    default:
      return { slot: 'that', text: condition.shown }
  }
}

function placeName({ place }: Extract<Condition, { on: 'near' }>): string {
  return place.name
}

function featureWording(any: readonly string[], isNegated: boolean, said: string): Wording {
  const features: readonly (Feature | undefined)[] = any.map(key => FEATURES[key])
  const having = features.flatMap(feature => feature?.with ?? [])
  const where = features.flatMap(feature => feature?.where ?? [])
  const adjectives = features.flatMap(feature => feature?.adjective ?? [])
  if (isNegated) {
    const nouns = features.flatMap(feature => feature?.noun?.[0] ?? [])
    if (nouns.length === any.length && !/^(without|no|lacking)\b/.test(said))
      return { slot: 'that', text: `not listed as ${listed(nouns.map(withArticle), 'or')}` }
    if (having.length === any.length) return { slot: 'that', text: `not listed with ${listed(having, 'or')}` }
    if (adjectives.length === any.length) return { slot: 'that', text: `not listed as ${listed(adjectives, 'or')}` }
    return { slot: 'that', text: `not listed for ${listed(any.map(spaced), 'or')}` }
  }
  if (having.length === any.length) return { slot: 'with', text: listed(having, 'or') }
  if (adjectives.length === any.length) return { slot: 'adjective', text: listed(adjectives, 'or') }
  if (where.length === any.length) return { slot: 'where', text: listed(where, 'or') }
  return { slot: 'that', text: `listed for ${listed(any.map(spaced), 'or')}` }
}

function spaced(key: string): string {
  return key.replaceAll('-', ' ')
}
