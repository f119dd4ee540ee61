import { NOISY_BELOW } from '../../silence/rating.ts'
import type { Doc } from '../../index/types.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { distanceKm } from '../../geo/distance.ts'
import { and, type Bitset, countBits, eachDoc, firstDocs, isEmpty } from '../../arrays/bitset.ts'
import { docsOfAll, docsRated } from './conditions.ts'
import { inOrder } from './in-order.ts'
import { isMeasured } from './measured.ts'
import { relax } from './relax.ts'
import { isOfHeight } from './unknown-height.ts'
import { type Heard, heardAt, LOOKED_AT, noiseConditionsOf } from './heard.ts'
import type { QuestionContext } from '../question-context.ts'
import type { Place } from '../gazetteer/place.ts'
import { middleOf } from '../gazetteer/region-place.ts'
import { isEmptyRegion } from './empty-region.ts'
import type { Condition, Query } from '../query.ts'

/** A spot that was found, and how far it is from the place that the question names. */
export type Hit = { doc: Doc; km: number | null }

export type Retrieved = {
  hits: readonly Hit[]
  /** Exact, of all that fit. */
  total: number
  /** What had to be left out for anything to fit, in the order of leaving out. */
  relaxed: readonly Condition[]
  /** What was met in the end. */
  conditions: readonly Condition[]
  /** Whether the search went farther than asked, as nothing was found as near. */
  isWidened: boolean
  order: Query['order']
  /** How many fit of which the measure they are ranked by is not known. */
  unranked: number
  /** How many fit but for a height or a level that is asked for and not known of them. */
  unmeasured: number
  /** How many fit that are left out, as nobody asked for noisy ones; `isOnlyNoisy` when nothing else fits all that was asked. */
  noisy: number
  isOnlyNoisy: boolean
  /** Of those the quietest, which is named where that is asked for. */
  namedNoisy: readonly Doc[]
  /** How many fit but for what is heard there, and what was found of that; null when it was not asked for. */
  candidates: number
  heard: Heard | null
}

/** What is searched, without what is too noisy to be shown; null: nothing is. */
type Searched = { context: Pick<QuestionContext, 'index' | 'levelsByClass'>; shown: Bitset | null }

/** Finds what a query asks for; when nothing fits, leaves out one condition after the other. */
export function retrieve(query: Query, context: Searched['context']): Retrieved {
  const { index } = context
  const searched = { context, shown: isNoisyAsked(query) ? null : docsRated({ min: NOISY_BELOW, max: null }, index) }
  const exact = fitting(query.conditions, searched)
  const noisyOnes = isEmpty(exact) ? docsOfAll(query.conditions, index) : exact
  const all = isEmpty(exact) ? countBits(noisyOnes) : 0
  const isFinal = query.kind === 'count' || isMeasured(query.order)
  if (!isEmpty(exact) || isFinal) {
    const named = all > 0 ? namedOf(noisyOnes, query) : []
    return { ...retrieved(query, query.conditions, [], searched), isOnlyNoisy: all > 0, namedNoisy: named }
  }
  const less = lessExact(query, searched)
  if (all === 0) return less
  // What is farther away is still what was asked for; anything else is not.
  const isElsewhere = less.relaxed.every(isAroundOnePlace)
  return {
    ...less,
    ...(!isElsewhere && { hits: [], total: 0, relaxed: [] }),
    noisy: all,
    isOnlyNoisy: true,
    namedNoisy: namedOf(noisyOnes, query),
  }
}

/** Documents are in the order of their ratings. */
function namedOf(noisy: Bitset, { kind, order, rank, conditions }: Query): readonly Doc[] {
  const isAsked =
    kind === 'superlative' && order === 'rating' && rank === 1 && !conditions.some(({ on }) => on === 'docs')
  return isAsked ? firstDocs(noisy, 1) : []
}

/** What comes nearest to a query that nothing meets. */
function lessExact(query: Query, searched: Searched): Retrieved {
  const around = query.conditions.find(isAroundOnePlace)
  const outside = besideEmptyRegion(query, searched)
  if (outside) return outside
  const wide = widenedForQuiet(query, searched)
  if (wide) return wide
  if (around && !isEmpty(fitting(widened(query.conditions, around, WIDEST_KM), searched))) {
    const anywhere = widened(query.conditions, around, Infinity)
    return retrieved({ ...query, order: 'distance' }, anywhere, [around], searched)
  }
  const { conditions, relaxed } = relax(query.conditions, { index: searched.context.index, shown: searched.shown })
  // When all have been named, there are no more.
  if (relaxed.every(({ on }) => on === 'docs')) return retrieved(query, query.conditions, [], searched)
  // What is not found nearby is looked for at any distance, nearest first.
  const left = relaxed.find(isAroundOnePlace)
  const reached = left ? [...conditions, reaching(left, Infinity)] : conditions
  const order = left ? 'distance' : query.order
  return retrieved({ ...query, order }, reached, relaxed, searched)
}

/** Nothing at all lies in the region: what is nearest to its middle; undefined where that is not so, or nothing fits there. */
function besideEmptyRegion(query: Query, searched: Searched): Retrieved | undefined {
  const empty = query.conditions.find(condition => isEmptyRegion(condition, searched.context.index))
  const [place] = empty?.on === 'place' ? empty.places : []
  const middle = place && middleOf(place)
  if (empty?.on !== 'place' || !middle) return undefined
  const anywhere = query.conditions.map(each =>
    each === empty ? reaching({ ...empty, places: [middle] }, Infinity) : each,
  )
  if (isEmpty(fitting(anywhere, searched))) return undefined
  const around = { ...empty, places: [{ ...middle, name: place.name }] }
  return retrieved({ ...query, order: 'distance' }, anywhere, [around], searched)
}

/** The spots that meet all conditions and are shown. */
function fitting(conditions: readonly Condition[], { context: { index }, shown }: Searched): Bitset {
  const docs = docsOfAll(conditions, index)
  return shown ? and(docs, shown) : docs
}

/** Noisy spots are shown to those who ask for them: the noisiest, those rated 2 or lower, those louder than another. */
function isNoisyAsked({ order, conditions }: Query): boolean {
  if (order === 'noise' || order === 'highest level') return true
  return conditions.some(condition => {
    if (condition.on === 'rating')
      return condition.isNegated
        ? condition.min !== null
        : condition.max !== null || (condition.min ?? HIGH) < NOISY_BELOW
    // Of a kind of noise: the others may be as loud as they are.
    if (condition.on === 'noise') return true
    if (condition.on === 'level') return condition.min !== null || condition.isNegated
    return condition.on === 'compared' && condition.how === 'louder'
  })
}

const HIGH = 5

/** Quiet is what people come for: "near" becomes wider in these steps, in kilometres, before quiet is given up. */
const WIDENING_KM = [50, 100, 200]

/** Widens "near" until something quiet fits; undefined when the distance or no quiet was asked for, or nothing fits. */
function widenedForQuiet(query: Query, searched: Searched): Retrieved | undefined {
  const near = query.conditions.find(isNear)
  const isQuiet = query.conditions.some(condition => condition.on === 'rating' && !condition.isNegated)
  if (!near || near.isStated || near.km === Infinity || !isQuiet) return undefined
  for (const km of WIDENING_KM) {
    const conditions = query.conditions.map(condition => (condition === near ? { ...near, km } : condition))
    if (!isEmpty(fitting(conditions, searched)))
      return retrieved({ ...query, order: 'distance' }, conditions, [near], searched)
  }
  return undefined
}

/** When nothing lies near a place, the search goes this far before it gives up any other condition. */
const WIDEST_KM = 100

type Near = Extract<Condition, { on: 'near' }>

function isNear(condition: Condition): condition is Near {
  return condition.on === 'near' && !condition.isNegated && condition.place.center !== null
}

/** "Near Oslo", "in Oslo": what can be looked for around one point. */
function isAroundOnePlace(condition: Condition): boolean {
  return isNear(condition) || (condition.on === 'place' && !condition.isNegated && centerIn(condition.places) !== null)
}

function centerIn(places: readonly Place[]): Coordinates | null {
  return places.length === 1 ? (places[0]?.center ?? null) : null
}

function widened(conditions: readonly Condition[], around: Condition, km: number): Condition[] {
  return conditions.map(condition => (condition === around ? reaching(condition, km) : condition))
}

/** The same with another radius. */
function reaching(condition: Condition, km: number): Condition {
  if (condition.on === 'near') return { ...condition, km }
  const [place] = condition.on === 'place' ? condition.places : []
  return place ? { on: 'near', place, km, isStated: false, isNegated: false, said: condition.said } : condition
}

/** Where distances of a query are measured from. */
function centerOf(conditions: readonly Condition[]): Coordinates | null {
  for (const condition of conditions) {
    if (isNear(condition)) return condition.place.center
  }
  return null
}

/** How many meet all but a bound on a height or level that is not known of them. */
function unmeasuredIn(conditions: readonly Condition[], index: QuestionContext['index']): number {
  const bounded = conditions.find(each => isOfHeight(each) || each.on === 'level')
  if (!bounded) return 0
  const read = (doc: Doc) => (isOfHeight(bounded) ? index.elevation(doc) : index.lden(doc))
  let unknown = 0
  eachDoc(
    docsOfAll(
      conditions.filter(({ on }) => on !== bounded.on),
      index,
    ),
    doc => {
      if (read(doc) === null) unknown++
    },
  )
  return unknown
}

function retrieved(
  query: Query,
  conditions: readonly Condition[],
  relaxed: readonly Condition[],
  searched: Searched,
): Retrieved {
  const { index } = searched.context
  const bits = fitting(conditions, searched)
  const candidates = conditions.length === 0 && relaxed.length > 0 ? 0 : countBits(docsOfAll(conditions, index))
  const noisy = candidates === 0 ? 0 : candidates - countBits(bits)
  const center = centerOf(conditions)
  const isWidened = relaxed.length === 1 && relaxed.some(isAroundOnePlace)
  const noises = noiseConditionsOf(conditions)
  const rest = {
    relaxed,
    conditions,
    isWidened,
    order: query.order,
    isOnlyNoisy: false,
    namedNoisy: [],
    unmeasured: unmeasuredIn(query.conditions, index),
    candidates: noises.length > 0 ? countBits(bits) : candidates,
  }
  if (candidates === 0) return { hits: [], total: 0, unranked: 0, noisy, heard: null, ...rest }
  const wanted = query.limit + query.rank - 1
  const limit = noises.length > 0 ? LOOKED_AT : wanted
  const { docs, unranked } = inOrder(query, { bits, center, limit, index })
  const heard = noises.length > 0 ? heardAt(docs, noises, searched.context) : null
  // Where nothing is known of the noise, what fits otherwise is named.
  const isUnheard = heard !== null && heard.tried > 0 && heard.unknown === heard.tried
  const asked = (isUnheard ? notNoisy(docs, index) : (heard?.docs ?? docs)).slice(query.rank - 1, wanted)
  const hits = asked.map(doc => ({ doc, km: center && distanceKm(index.coordinates(doc), center) }))
  return { hits, total: heard ? heard.docs.length : candidates, unranked, noisy: heard ? 0 : noisy, heard, ...rest }
}

/** Those that are not noisy; all where all are. */
function notNoisy(docs: readonly Doc[], index: QuestionContext['index']): readonly Doc[] {
  const quieter = docs.filter(doc => index.silenceRating(doc) >= NOISY_BELOW)
  return quieter.length > 0 ? quieter : docs
}
