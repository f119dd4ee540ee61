import { measureOf } from '../../../find/measured.ts'
import { faintestTold } from '../../../find/noises/faintest-told.ts'
import type { Retrieved } from '../../../find/retrieved.ts'
import { isWhere, type Query } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Reading } from '../../understand.ts'
import { aboutSpot } from '../about-spot.ts'
import { FIRST_BY, LISTS } from '../of-shown.ts'
import { listBehind, shownFor } from './spots-of.ts'

/**
 * "How many people can sleep in the highest one?", "does the quietest have toilets?" behind a list: asked of the one that comes
 * first by that, which is told with it where it is not the only one. Null where nothing is asked of it, or nothing of the list.
 */
export function ofRanked(before: Query, reading: Reading, context: QuestionContext): Query | null {
  const { query, reference } = reading
  const list = listBehind(before)
  const order = orderAsked(reading)
  if (list === null || !LISTS.has(list.kind) || list.silenceAt || order === null) return null
  const { hasHead, isNearby, isWhich, follow, nth } = reference
  const isElse = hasHead || isNearby || isWhich || follow !== null || nth !== null || query.first !== null
  if (isElse || query.subjects.length > 0 || query.unmeasured !== null || !isAskedOfOne(reading)) return null
  const asked = query.aspects.length > 0 ? query.aspects : reading.aspects
  const aspects = asked.filter(each => isBeyondOrder(each, order))
  // The closest of all is named alone, and nothing is told of it where it is not.
  if (aspects.length === 0 || shownFor(list, context).isFar) return null
  const ranked: Query = { ...list, kind: 'superlative', order, rank: query.rank, aspects: [], isYesNo: false }
  const found = shownFor(ranked, context)
  const first = faintestTold(found)?.doc ?? found.hits[0]?.doc
  if (first === undefined) return null
  // Of others it is not known, or they are its equals: that is told before.
  const isOneOfMore = found.heard === null && (found.unranked > 0 || isTied(order, found, context))
  return isOneOfMore ? { ...ranked, aspects } : aboutSpot({ ...query, aspects }, list, first)
}

function isTied(order: Query['order'], { hits }: Retrieved, { index }: QuestionContext): boolean {
  const valueOf = (doc: number) => measureOf(order, doc, index) ?? index.silenceRating(doc)
  const [first, second] = hits.map(({ doc }) => valueOf(doc))
  return first === second
}

/** "In the highest"; "en el más alto" has the words of "higher". */
function orderAsked({ query, reference, aspects }: Reading): Query['order'] | null {
  if (query.kind === 'superlative') return query.order
  const { comparative, isThan, isCompared } = reference
  const isOfMore = query.kind !== 'help' || comparative === null || isThan || isCompared
  const isFact = aspects.length > 0 && aspects.every(({ of }) => FACTS.has(of))
  return isOfMore || !isFact ? null : (FIRST_BY.get(comparative) ?? null)
}

const FACTS: ReadonlySet<Reading['aspects'][number]['of']> = new Set([
  'beds',
  'elevation',
  'level',
  'transport',
  'size',
])

/** "Which is the highest with toilets?" looks for such; "how far is the highest from Soldeu?" looks for nothing there. */
function isAskedOfOne({ query, reference }: Reading): boolean {
  return query.conditions.every(condition => (isWhere(condition) ? reference.isHowFar : query.isYesNo))
}

/** That it is the highest is asked with it; how high it is, and how loud the quietest, is more. */
function isBeyondOrder(aspect: Reading['aspects'][number], order: Query['order']): boolean {
  if (aspect.of === 'rating') return aspect.isLoudness === true || !/^(rating|noise)$/.test(order)
  // "Now the noisiest": what is loudest is asked by the order.
  if (aspect.of === 'why') return order !== 'noise'
  return aspect.of !== 'confidence' && aspect.of !== 'unrecorded'
}
