import type { Condition, Query } from '../query.ts'
import type { Hit, Retrieved } from '../find/retrieve.ts'
import type { QuestionContext } from '../question-context.ts'
import { kilometres } from '../../text/distance-words.ts'
import { listed, ratingText, withFullStop } from '../../text/english.ts'
import { nounPhrase } from './noun-phrase.ts'
import { type Speech, speech } from './speech.ts'

type Teller = (query: Query, found: Retrieved, context: QuestionContext) => string[]

/** Says which spots were found, how many there are, and what had to be left out. */
export function sayFound(query: Query, retrieved: Retrieved, context: QuestionContext): Speech {
  const found = { ...retrieved, hits: query.limit === DEFAULT_LIMIT ? spokenOf(retrieved) : retrieved.hits }
  const docs = found.hits.map(({ doc }) => doc)
  const left = leftOut(query, found)
  if (query.kind === 'count' && found.total === 0) {
    return speech([`There are 0 ${nounPhrase(query.conditions, 0)} in the catalogue.`])
  }
  if (found.total === 0)
    return speech(left.length > 0 ? left : [`${no(query)}I found no ${nounPhrase(query.conditions, 'no')}.`])
  if (found.isWidened) return speech([...left, ...sayWidened(query, found, context), ...more(found, context)], docs)
  const tell = found.relaxed.length > 0 && query.kind === 'nearest' ? sayNearest : (TELLERS[query.kind] ?? sayList)
  const [first = '', ...rest] = tell(query, found, context)
  const told =
    left.length === 0
      ? first
      : `Leaving out ${listed(found.relaxed.map(({ said }) => `"${said}"`))}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`
  return speech([...left, told, ...rest, ...more(found, context)], docs)
}

const TELLERS: Partial<Record<Query['kind'], Teller>> = { nearest: sayNearest, superlative: sayBest, count: sayCount }

/** "I found no glacier in Malta rated 5." */
function leftOut(query: Query, { relaxed }: Retrieved): string[] {
  if (relaxed.length === 0) return []
  // "Near" is said with its radius when nothing was found there.
  const asked = query.conditions.map(condition => (isNear(condition) ? { ...condition, isStated: true } : condition))
  return [`${no(query)}I found no ${nounPhrase(asked, 'no')}.`]
}

function no({ isYesNo }: Query): string {
  return isYesNo ? 'No, ' : ''
}

function sayList(query: Query, found: Retrieved, context: QuestionContext): string[] {
  const { hits, total, conditions, relaxed } = found
  const yes = query.isYesNo && relaxed.length === 0 ? 'Yes, there' : 'There'
  const far = distanceNote(conditions)
  const names = listed(hits.map(hit => withRating(hit, context, far)))
  const [only] = hits
  if (total === 1 && only) return [`${yes} is 1 ${nounPhrase(conditions, 1)}: ${withRating(only, context, far)}.`]
  if (total <= hits.length) return [`${yes} are ${total} ${nounPhrase(conditions, total)}: ${names}.`]
  const [first, ...rest] = [
    `${yes} are ${total} ${nounPhrase(conditions, total)}.`,
    `The ${hits.length} ${orderWord(found)} are ${names}.`,
  ]
  return hits.length === 1 ? [first, `The ${orderWord(found)} is ${names}.`] : [first, ...rest]
}

function sayCount(query: Query, found: Retrieved, context: QuestionContext): string[] {
  const { total, conditions, hits } = found
  const far = distanceNote(conditions)
  const is = total === 1 ? 'is' : 'are'
  const counted = `There ${is} ${total} ${nounPhrase(conditions, total)} in the catalogue.`
  if (total === 1) return [counted, `It is ${listed(hits.map(hit => withRating(hit, context, far)))}.`]
  return [
    counted,
    `The ${orderWord(found)} ${hits.length === 1 ? 'is' : 'are'} ${listed(hits.map(hit => withRating(hit, context, far)))}.`,
  ]
}

function sayNearest(query: Query, found: Retrieved, context: QuestionContext): string[] {
  const { hits, total, conditions } = found
  const near = conditions.find(isNear)
  const [first, ...others] = hits
  if (!first || !near) return sayList(query, { ...found, relaxed: [] }, context)
  const rest = conditions.filter(condition => condition !== near)
  const { name, silenceRating } = context.index.spot(first.doc)
  const closest = `The closest ${nounPhrase(rest, 1)} to ${near.place.name} is ${name}, ${kilometres(first.km ?? 0)} away in a straight line and rated ${ratingText(silenceRating)}.`
  const count =
    near.isStated && near.km !== Infinity
      ? [`There ${total === 1 ? 'is' : 'are'} ${total} ${nounPhrase(conditions, total)}.`]
      : []
  const next =
    query.limit > 1 && others.length > 0
      ? [`Next ${others.length === 1 ? 'comes' : 'come'} ${listed(others.map(hit => withRating(hit, context, null)))}.`]
      : []
  return [...count, closest, ...next]
}

/** Nothing was as near as asked: "The closest is Sihlwald (rated 3.0), 31 km from Zürich." */
function sayWidened(query: Query, { hits, conditions }: Retrieved, context: QuestionContext): string[] {
  const [first, ...others] = hits
  const near = conditions.find(isNear)
  if (!first || !near) return []
  const { name, silenceRating } = context.index.spot(first.doc)
  const next =
    query.limit > 1 && others.length > 0
      ? [`Next ${others.length === 1 ? 'comes' : 'come'} ${listed(others.map(hit => withRating(hit, context, null)))}.`]
      : []
  return [
    `The closest is ${name} (rated ${ratingText(silenceRating)}), ${kilometres(first.km ?? 0)} from ${near.place.name} in a straight line.`,
    ...(near.km === Infinity ? [] : [`I looked up to ${kilometres(near.km)} from there.`]),
    ...next,
  ]
}

/** The hits by distance, without those far beyond the closest. */
function spokenOf({ hits, order }: Retrieved): readonly Hit[] {
  const [first] = hits
  if (order !== 'distance' || !first || first.km === null) return hits
  const most = Math.max(FAR_KM, 2 * first.km)
  return hits.filter(({ km }) => km === null || km <= most)
}

/** Spots farther than this, in kilometres, and over twice as far as the closest are left out. */
const FAR_KM = 100

function sayBest(query: Query, { hits, conditions, total }: Retrieved, context: QuestionContext): string[] {
  const [first, ...others] = hits
  if (!first) return []
  const word = query.order === 'noise' ? 'noisiest' : 'quietest'
  const far = distanceNote(conditions)
  const { silenceRating } = context.index.spot(first.doc)
  const phrase = nounPhrase(
    conditions.filter(condition => condition.on !== 'rating' || condition.quality === null),
    1,
  )
  if (total === 1) return [`The ${word} ${phrase} is ${withRating(first, context, far)}; it is the only one.`]
  if (query.limit !== DEFAULT_LIMIT) {
    const plural = nounPhrase(conditions, hits.length)
    return [`The ${hits.length} ${word} ${plural} are ${listed(hits.map(hit => withRating(hit, context, far)))}.`]
  }
  const same = others.filter(({ doc }) => context.index.silenceRating(doc) === silenceRating)
  const less = others.filter(hit => !same.includes(hit))
  const ties =
    same.length > 0
      ? `; ${listed(same.map(({ doc }) => context.index.spot(doc).name))} ${same.length === 1 ? 'has' : 'have'} the same rating`
      : ''
  const followed =
    less.length > 0
      ? [`${same.length > 0 ? 'Then comes' : 'Next comes'} ${listed(less.map(hit => withRating(hit, context, far)))}.`]
      : []
  return [
    `The ${word} ${phrase} is ${withRating(first, context, far)}${ties}.`,
    ...followed.map(text => (less.length > 1 ? text.replace(' comes ', ' come ') : text)),
  ]
}

const DEFAULT_LIMIT = 5

/** When there is one spot only, what the catalogue says of it. */
function more({ hits, total }: Retrieved, { index }: QuestionContext): string[] {
  const [only] = hits
  const description = only && total === 1 ? index.spot(only.doc).description : undefined
  return description === undefined ? [] : [withFullStop(description)]
}

/** "Sarek (rated 5.0, 12 km from Kvikkjokk)". */
function withRating({ doc, km }: Hit, { index }: QuestionContext, from: string | null): string {
  const { name, silenceRating } = index.spot(doc)
  const far = km === null ? '' : `, ${kilometres(km)} ${from === null ? 'away' : `from ${from}`}`
  return `${name} (rated ${ratingText(silenceRating)}${far})`
}

function distanceNote(conditions: readonly Condition[]): string | null {
  return conditions.find(isNear)?.place.name ?? null
}

function isNear(condition: Condition): condition is Extract<Condition, { on: 'near' }> {
  return condition.on === 'near' && !condition.isNegated && condition.place.center !== null
}

function orderWord({ order, conditions }: Retrieved): string {
  if (order === 'noise') return 'noisiest'
  return order === 'distance' && conditions.some(isNear) ? 'closest' : 'quietest'
}
