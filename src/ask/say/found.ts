import { type Condition, DEFAULT_LIMIT, type Query } from '../query.ts'
import { isNear } from '../find/whereabouts/around.ts'
import type { Hit, Retrieved } from '../find/retrieved.ts'
import type { QuestionContext } from '../question-context.ts'
import { docsOfAll, docsRated } from '../find/conditions.ts'
import { isOfBansAlone } from '../find/figures/left-unsaid.ts'
import { possibleOf, unknownOf } from '../find/figures/unknown-facts.ts'
import { and, countBits } from '../../arrays/bitset.ts'
import { kilometres } from '../../text/distance-words.ts'
import { listed, ratingText, sentence, withFullStop } from '../../text/english.ts'
import { sayByPlace } from './by-place.ts'
import { emptyRegions, isAround, isMetInPart, missedBy, sought } from './given-up.ts'
import { denial, isAsMany, notKnownOf, withWhether } from './kinds/denial.ts'
import { nounPhrase } from './noun-phrase.ts'
import { countedText } from './texts/counted-text.ts'
import { noneAndLess, noneOf } from './texts/none-of.ts'
import { type Speech, speech } from './speech.ts'
import { butNoisy, sayClosest, sayClosestUnshown } from './places/closest.ts'
import { ratedText } from './rating.ts'
import { closestOf } from './ranking/closest-of.ts'
import { loudnessShown, orderWord, withoutSaidByOrder } from './ranking/order-word.ts'
import { ties } from './ranking/ties.ts'
import { furtherFacts, labelOf, LINE, spotLines } from './spot-line.ts'

type Teller = (query: Query, found: Retrieved, context: QuestionContext) => string[]

/** Says which spots were found, how many there are, and what had to be left out. */
export function sayFound(query: Query, retrieved: Retrieved, context: QuestionContext): Speech {
  const found = { ...retrieved, hits: query.limit === DEFAULT_LIMIT ? spokenOf(retrieved) : retrieved.hits }
  const docs = found.hits.map(({ doc }) => doc)
  const left = [...leftOut(query, found, context), ...emptyRegions(query, found, context.index)]
  const isSo = isAsMany(query, found, context)
  if (query.kind === 'count' && found.total === 0) return speech(withWhether(isSo, sayCounted(found, context)))
  if (found.total === 0) return left.length > 0 ? speech(left) : noneAndLess(query, context)
  const tell = tellerOf(query, found)
  const [first = '', ...rest] = withWhether(isSo, tell(query, found, context))
  const givenUp = found.relaxed.filter(each => !isMetInPart(each, found) && !(found.isWidened && isAround(each)))
  const told =
    left.length === 0 || givenUp.length === 0
      ? first
      : `Leaving out ${listed(givenUp.map(condition => `"${condition.said}"${shortfall(condition, found, context)}`))}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`
  const isListed = rest.some(sentence => sentence.startsWith(LINE))
  const placed = sayByPlace(query, found, context).map(text => (isListed ? `\n${text}` : text))
  const said = isListed ? [told, ...rest, ...placed] : [told, ...placed, ...rest]
  const named = found.relaxed.length > 0 ? possibleOf(query.conditions, { hits: found.hits, index: context.index }) : []
  const beside = sayClosestUnshown(found, context)
  return speech(
    [...left, ...said, ...more(found, context, rest), ...beside.sentences],
    [...docs, ...named, ...beside.docs],
  )
}

function tellerOf({ kind }: Query, { isWidened, relaxed, conditions, order }: Retrieved): Teller {
  // What is not quiet is told from the quietest on, however near it was to be.
  if (order === 'rating' && (isWidened || kind === 'nearest') && relaxed.length > 0) return sayList
  if (isWidened && conditions.some(isNear)) return sayWidened
  return relaxed.length > 0 && kind === 'nearest' ? sayNearest : (TELLERS[kind] ?? sayList)
}

const TELLERS: Partial<Record<Query['kind'], Teller>> = { nearest: sayNearest, superlative: sayBest, count: sayCount }

/** "I found no glacier in Malta rated 5." */
function leftOut(query: Query, { relaxed, soughtKm, hits }: Retrieved, context: QuestionContext): string[] {
  if (relaxed.length === 0) return []
  const asked = sought(query.conditions, soughtKm)
  // What lies near a spot is not that spot.
  const isOfOthers = query.conditions.some(condition => isNear(condition) && condition.place.kind === 'spot')
  const none = `${denial(query, context)}${isOfOthers ? `I found no other ${nounPhrase(asked, 'no')}.` : noneOf(asked)}`
  return [[none, ...possible(query.conditions, hits, context)].join(' ')]
}

/** "Not known: Matsalu (rated 4.0).": where none is known to be free, which may be. */
function possible(conditions: readonly Condition[], hits: readonly Hit[], context: QuestionContext): string[] {
  const docs = possibleOf(conditions, { hits, index: context.index })
  const names = docs.map(doc => labelOf({ doc, km: null }, context, null))
  return names.length > 0 ? [`Not known of ${listed(names)}.`] : []
}

/** By how much a rating that was asked for is missed: " (the highest rating: 4.2)". */
function shortfall(condition: Condition, found: Retrieved, { index }: QuestionContext): string {
  const rating = missedBy(condition, found, index)
  return rating === null ? '' : ` (the highest rating: ${ratingText(rating)})`
}

function sayList(query: Query, found: Retrieved, context: QuestionContext): string[] {
  const { hits, total, conditions, relaxed } = found
  const yes =
    query.isYesNo && relaxed.length === 0 && !isOfBansAlone(conditions) ? 'Yes, the catalogue has' : 'The catalogue has'
  const far = distanceNote(conditions)
  const [only] = hits
  if (total === 1 && only) return [`${yes} 1 ${nounPhrase(conditions, 1)}: ${labelOf(only, context, far)}.`]
  return [
    `${yes} ${total} ${nounPhrase(conditions, total)}${total > hits.length ? `. ${lead(found, context)}` : ':'}`,
    ...lines(hits, found, context),
  ]
}

/** "The 5 quietest:", and how many more are rated as high as the last of them. */
function lead(found: Retrieved, context: QuestionContext): string {
  const { hits, order, wished } = found
  if (wished?.how === 'first') return `The first ${hits.length}:`
  return `The ${hits.length === 1 ? '' : `${hits.length} `}${orderWord(found)}${order === 'rating' ? tiedAtEnd(found, context) : ''}:`
}

/** Whether more are rated as the last of a list; that they are rated as the first is said of the first. */
function isCutAtTie(found: Retrieved, context: QuestionContext): boolean {
  const [first, last] = [found.hits[0], found.hits.at(-1)]
  if (!first || !last || found.order !== 'rating') return false
  const isLower = context.index.silenceRating(last.doc) < context.index.silenceRating(first.doc)
  return isLower && tiedAtEnd(found, context) !== ''
}

/** " (7 more are rated as high as the last)". */
function tiedAtEnd(found: Retrieved, context: QuestionContext): string {
  const last = found.hits.at(-1)
  const more = last ? tiedWith(last, found, context) - found.hits.length : 0
  return more > 0 ? ` (${more} more ${more === 1 ? 'is' : 'are'} rated as high as the last)` : ''
}

/** How many spots of an answer are rated as high as one of them, or higher. */
function tiedWith({ doc }: Hit, { conditions, relaxed }: Retrieved, { index }: QuestionContext): number {
  if (conditions.length === 0 && relaxed.length > 0) return 0
  return countBits(and(docsOfAll(conditions, index), docsRated({ min: index.silenceRating(doc), max: null }, index)))
}

function lines(hits: readonly Hit[], found: Retrieved, context: QuestionContext): string[] {
  return spotLines(hits, found, context, distanceNote(found.conditions), loudnessShown(found, context))
}

/** How many there are, and of how many more it is not known. */
export function sayCounted(found: Pick<Retrieved, 'total' | 'conditions'>, context: QuestionContext): string[] {
  return [countedText(found), ...notKnown(found.conditions, context)]
}

/** What is not recorded of a spot counts neither in nor out. */
function notKnown(conditions: readonly Condition[], { index }: QuestionContext): string[] {
  const unknown = unknownOf(conditions, index)
  return unknown > 0 ? [notKnownOf(unknown)] : []
}

function sayCount(_: Query, found: Retrieved, context: QuestionContext): string[] {
  const { total, conditions, hits } = found
  const [only] = hits
  const counted = sayCounted(found, context).join(' ')
  if (total === 1 && only) return [counted, `It is ${labelOf(only, context, distanceNote(conditions))}.`]
  return [counted, total > hits.length ? lead(found, context) : 'They are:', ...lines(hits, found, context)]
}

function sayNearest(query: Query, found: Retrieved, context: QuestionContext): string[] {
  const { hits, total, conditions } = found
  const near = conditions.find(isNear)
  const [first, ...others] = hits
  if (!first || !near) return sayList(query, { ...found, relaxed: [] }, context)
  const rest = conditions.filter(condition => condition !== near && condition.on !== 'closer')
  const spot = context.index.spot(first.doc)
  const away = `${spot.name}, ${kilometres(first.km ?? 0)} away in a straight line and ${ratedText(spot)}.`
  const closest = `${closestOf(rest, total, near.place.name)}${butNoisy(found)} is ${away}`
  const count =
    (near.isStated && near.km !== Infinity) || conditions.some(isCloser) ? [countedText({ total, conditions })] : []
  return [...count, closest, ...closestLines(query, hits, others, found, context)]
}

/** Nothing was as near as asked: "The closest is Sihlwald (rated 3.0), 31 km from Zürich." */
function sayWidened(query: Query, found: Retrieved, context: QuestionContext): string[] {
  const { hits, conditions } = found
  const [first, ...others] = hits
  const near = conditions.find(isNear)
  if (!first || !near) return []
  return [
    sayClosest(first, near, { ...found, asked: query.conditions }, context),
    ...(near.km === Infinity ? [] : [`I looked up to ${kilometres(near.km)} from there.`]),
    // What is near in no sense is named and no more.
    ...(found.isFar ? [] : closestLines(query, hits, others, found, context)),
  ]
}

/** The closest with what is known of it, then the next ones. */
function closestLines(
  query: Query,
  hits: readonly Hit[],
  others: readonly Hit[],
  found: Retrieved,
  context: QuestionContext,
): string[] {
  if (query.limit === 1 || others.length === 0) return lines(hits.slice(0, 1), found, context)
  const of =
    found.total > hits.length && found.conditions.some(({ on }) => on === 'place')
      ? `, ${hits.length} of ${found.total}`
      : ''
  return [`By distance${of}:`, ...lines(hits, found, context)]
}

/** The hits by distance, without those far beyond the closest, unless it is said how far they may be. */
function spokenOf({ hits, order, conditions }: Retrieved): readonly Hit[] {
  const [first] = hits
  if (order !== 'distance' || !first || first.km === null || conditions.some(isBounded)) return hits
  const most = Math.max(FAR_KM, 2 * first.km)
  return hits.filter(({ km }) => km === null || km <= most)
}

/** "Closer to Oslo than Rondane": all of them were asked for. */
function isCloser({ on }: Condition): boolean {
  return on === 'closer'
}

function isBounded(condition: Condition): boolean {
  return isCloser(condition) || (isNear(condition) && condition.isStated && condition.km !== Infinity)
}

/** Spots farther than this, in kilometres, and over twice as far as the closest are left out. */
const FAR_KM = 100

function sayBest(query: Query, found: Retrieved, context: QuestionContext): string[] {
  const { hits, conditions, total } = found
  const [first, ...others] = hits
  if (!first) return []
  const word = query.order === 'noise' ? 'noisiest' : 'quietest'
  const label = labelOf(first, context, distanceNote(conditions))
  const phrase = nounPhrase(withoutSaidByOrder(conditions, query.order), 1)
  if (total === 1) return [`The ${word} ${phrase} is ${label}; it is the only one in the catalogue.`]
  if (query.limit !== DEFAULT_LIMIT) {
    if (hits.length === 1)
      return [`The ${word} ${phrase} is ${label}${ties(first, found, context)}.`, ...lines(hits, found, context)]
    const tied = query.order === 'rating' ? tiedAtEnd(found, context) : ''
    return [
      `The ${hits.length} ${word} ${nounPhrase(conditions, hits.length)} are${tied}:`,
      ...lines(hits, found, context),
    ]
  }
  return [
    `The ${word} ${phrase} is ${label}${ties(first, found, context)}.`,
    ...(others.length > 0 ? [isCutAtTie(found, context) ? lead(found, context) : 'In order:'] : []),
    ...lines(hits, found, context),
  ]
}

/** When there is one spot only, what the catalogue says of it; how to get there only where no line has said so. */
function more(found: Retrieved, context: QuestionContext, said: readonly string[]): string[] {
  const [only] = found.hits
  if (!only || found.total !== 1) return []
  const { description } = context.index.spot(only.doc)
  const isListed = said.some(sentence => sentence.startsWith(LINE))
  const facts = isListed ? [] : furtherFacts(only.doc, found, context).map(sentence)
  return [...(description === undefined ? [] : [withFullStop(description)]), ...facts]
}

function distanceNote(conditions: readonly Condition[]): string | null {
  return conditions.find(isNear)?.place.name ?? null
}
