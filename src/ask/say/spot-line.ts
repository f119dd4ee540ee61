import { isFireplaceOfNone } from '../find/figures/fireplace.ts'
import { docsOfCondition } from '../find/conditions.ts'
import { reasonBeside } from '../find/heard.ts'
import { hasBit } from '../../arrays/bitset.ts'
import type { Hit, Retrieved } from '../find/retrieved.ts'
import { countryWithArticle } from '../../index/regions/regions.ts'
import type { Condition } from '../query.ts'
import type { QuestionContext } from '../question-context.ts'
import { FEATURES } from '../vocabulary/features.ts'
import type { Doc } from '../../index/types.ts'
import type { Spot } from '../../spots/spot.ts'
import { kilometres } from '../../text/distance-words.ts'
import { listed } from '../../text/english.ts'
import { phraseOf } from '../../text/phrase.ts'
import { firstSentence } from '../../text/sentences.ts'
import { reasonText } from './noises/noise.ts'
import { ratedText } from './rating.ts'
import { textsOfNoises } from './texts/texts-on.ts'

/** Begins a line of a list in an answer; the sentence before it ends there. */
export const LINE = '\n- '

/**
 * Writes spots as lines: name and place, rating with its doubt, distance, why it is quiet, how to get there, and which of
 * the wishes that were given up are known to hold. Two of one name and place are told apart by coordinates.
 */
export function spotLines(
  hits: readonly Hit[],
  found: Retrieved,
  context: QuestionContext,
  from: string | null,
  measured: (doc: Doc) => string = () => '',
): string[] {
  const names = placedNames(
    hits.map(({ doc }) => doc),
    context,
  )
  return hits.map((hit, at) => {
    const { doc, km } = hit
    const why = reasonBeside(context.explain?.(doc), found.conditions)
    const facts = [
      ...[measured(doc)].filter(text => text !== ''),
      ratedText(context.index.spot(doc)),
      ...(km === null ? [] : [`${kilometres(km)} ${from === null ? 'away' : `from ${from}`}`]),
      ...(why ? [reasonText(why)] : []),
      ...furtherFacts(doc, found, context),
      ...textsOfNoises(found.conditions, doc, context).map(
        text => `its description says: "${text.replace(/\.$/, '')}"`,
      ),
    ]
    return `${LINE}${names[at]}: ${facts.join('; ')}.`
  })
}

/** How to get to a spot, where that is known, and what it meets of the conditions that were given up or are to be told. */
export function furtherFacts(doc: Doc, found: Retrieved, context: QuestionContext): string[] {
  const { relaxed, told, toldFigures, conditions } = found
  const spot = context.index.spot(doc)
  return [
    ...(isFireplaceOfNone(spot, conditions) ? ['fires are prohibited there'] : []),
    ...(toldFigures.includes('id') ? [`id ${spot.id}`] : []),
    ...(toldFigures.includes('coordinates') ? [`at ${spot.latitude}, ${spot.longitude}`] : []),
    ...(spot.transportation ? [`getting there: ${firstSentence(spot.transportation)}`] : []),
    ...wishesOf(doc, spot, [...relaxed, ...told], context),
  ]
}

/** Names spots with their places: "Estanys de Perafita (Ràmio, Andorra)"; those of one name and place with coordinates. */
export function placedNames(docs: readonly Doc[], { index }: QuestionContext): string[] {
  const spots = docs.map(doc => index.spot(doc))
  const names = spots.map(spot => `${spot.name}${whereabouts(spot)}`)
  return names.map((name, at) => {
    const isOnly = names.indexOf(name) === names.lastIndexOf(name)
    const { latitude, longitude } = spots[at] ?? { latitude: 0, longitude: 0 }
    return isOnly ? name : `${name.replace(/\)$/, ', ')}at ${latitude}, ${longitude})`
  })
}

/** "Sarek (rated 5.0, 12 km from Kvikkjokk)": a spot within a sentence. */
export function labelOf({ doc, km }: Hit, { index }: QuestionContext, from: string | null): string {
  const spot = index.spot(doc)
  const far = km === null ? '' : `, ${kilometres(km)} ${from === null ? 'away' : `from ${from}`}`
  return `${spot.name} (${ratedText(spot)}${far})`
}

/** "Sarek in Sweden": what lies far away, with its country. */
export function withLand({ name, country }: Pick<Spot, 'name' | 'country'>): string {
  return country === undefined ? name : `${name} in ${countryWithArticle(country)}`
}

/** " (Canillo, Andorra)": the place that tells spots of one name apart. */
function whereabouts({ name, place, country }: Pick<Spot, 'name' | 'place' | 'country'>): string {
  const land = country === undefined ? undefined : countryWithArticle(country)
  const near = place === undefined || phraseOf(place) === phraseOf(name) ? [] : [place]
  const parts = [...near, ...(land === undefined || near.some(text => text.includes(land)) ? [] : [land])]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

/** Of conditions that were given up or are to be told: what this spot is known to meet, what it is known not to, and what is not known. */
function wishesOf(doc: Doc, spot: Spot, relaxed: readonly Condition[], { index }: QuestionContext): string[] {
  const wishes = relaxed.flatMap(condition => {
    const text = wishText(condition)
    return text === null
      ? []
      : [{ text, isMet: hasBit(docsOfCondition(condition, index), doc), no: contrary(condition, spot) }]
  })
  const texts = (kept: typeof wishes) => listed([...new Set(kept.map(({ text }) => text))])
  const met = wishes.filter(({ isMet }) => isMet)
  const contraries = wishes.flatMap(({ isMet, no }) => (isMet || no === null ? [] : [no]))
  const unknown = wishes.filter(({ isMet, no }) => !isMet && no === null)
  return [
    ...(met.length > 0 ? [`known to hold: ${texts(met)}`] : []),
    ...contraries,
    ...(unknown.length > 0 ? [`not known: ${texts(unknown)}`] : []),
  ]
}

/** Names a condition that each spot meets or not by itself; ratings and distances are said anyway. */
function wishText(condition: Condition): string | null {
  switch (condition.on) {
    case 'feature':
      return `${condition.isNegated ? 'no ' : ''}${featureNames(condition)}`
    case 'access':
      return `${condition.access} access`
    case 'fire':
      return `fires ${condition.fire}`
    case 'transport':
      return condition.isNegated ? null : `reached ${condition.shown}`
    case 'either': {
      const texts = condition.any.map(wishText)
      return condition.isNegated || texts.includes(null) ? null : texts.join(' or ')
    }
    default:
      return null
  }
}

function featureNames({ any }: Extract<Condition, { on: 'feature' }>): string {
  const names = any.map(key => FEATURES[key]?.noun?.[0] ?? FEATURES[key]?.adjective ?? key.replaceAll('-', ' '))
  return listed(names, 'or')
}

/** What the spot says that rules the condition out. */
function contrary(condition: Condition, { accessStatus, fireStatus }: Spot): string | null {
  if (condition.on === 'access' && accessStatus) return `access is ${accessStatus}`
  if (condition.on === 'fire' && fireStatus) return `fires are ${fireStatus}`
  // What is not listed may be there all the same; what is listed is there.
  if (condition.on === 'feature' && condition.isNegated) return `listed with ${featureNames(condition)}`
  return null
}
