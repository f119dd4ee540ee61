import { withoutSaidByOrder } from './order-word.ts'
import type { Doc } from '../../../index/types.ts'
import { isMeasured, measureOf } from '../../find/measured.ts'
import type { Hit, Retrieved } from '../../find/retrieved.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { listed } from '../../../text/english.ts'
import { ORDER_WORDS, RANKED, rankedPhrase } from './measures.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { type Speech, speech } from '../speech.ts'
import { labelOf, spotLines } from '../spot-line.ts'
import { ties } from './ties.ts'

/** Whether an answer is ranked by more than the quietest, the noisiest or the closest coming first. */
export function isRanked({ order, rank, kind }: Query): boolean {
  // "Lakes above 50 dB" are a list, the loudest first.
  if (kind === 'find' && order === 'highest level' && rank === 1) return false
  return kind !== 'count' && (isMeasured(order) || order === 'farthest' || rank > 1)
}

/** Says which spot is the highest, the second quietest or the farthest, how many share that place, and what comes next. */
export function sayRanked(query: Query, found: Retrieved, context: QuestionContext): Speech {
  const { hits, total, order, relaxed, conditions, unranked } = found
  const [first] = hits
  const { unknown = '' } = ORDER_WORDS[order]
  const none = relaxed.length > 0 ? [RANKED.none(nounPhrase(query.conditions, 'no'))] : []
  if (total === 0) return speech(none.length > 0 ? none : [RANKED.none(nounPhrase(conditions, 'no'))])
  const missing = unranked > 0 && unknown !== '' ? [RANKED.unranked(unranked, total, unknown)] : []
  if (!first) return speech([...none, ...missing, ...(missing.length > 0 ? [] : [RANKED.fewer(query.rank, total)])])
  const [one, of] = [withoutSaidByOrder(found.conditions, found.order), order === 'farthest' ? near(conditions) : null]
  const which = rankedPhrase(order, query.rank, nounPhrase(one, 1))
  const left = relaxed.length > 0 ? RANKED.leavingOut(relaxed.map(({ said }) => said)) : ''
  const is = RANKED.is({
    left,
    which,
    from: of,
    label: label(first, found, context),
    ties: order === 'rating' || order === 'noise' ? ties(first, found, context) : tiesOf(hits, order, context),
  })
  const shown = (doc: Doc) => shownOf(order, doc, context)
  const lines =
    hits.length > 1 && query.limit > 1
      ? [query.rank > 1 ? RANKED.fromThere : RANKED.inOrder, ...spotLines(hits, found, context, of, shown)]
      : spotLines(hits, found, context, of, shown)
  return speech(
    [...none, is, ...missing, ...lines],
    hits.map(({ doc }) => doc),
  )
}

function near(conditions: Retrieved['conditions']): string | null {
  for (const condition of conditions) if (condition.on === 'near' && !condition.isNegated) return condition.place.name
  return null
}

function label(hit: Hit, { order, conditions }: Retrieved, context: QuestionContext): string {
  const measure = shownOf(order, hit.doc, context)
  const text = labelOf(hit, context, near(conditions))
  return measure === '' ? text : text.replace(/ \(rated /, () => ` (${measure}, rated `)
}

/** "2326 m above the sea"; empty where the rating, which is said anyway, or a distance is what counts. */
function shownOf(order: Retrieved['order'], doc: Doc, { index }: QuestionContext): string {
  const value = measureOf(order, doc, index)
  return value === null ? '' : ORDER_WORDS[order].shown(value)
}

/** Of the spots shown those that are equal to the first in what they are ranked by. */
function tiesOf(hits: readonly Hit[], order: Retrieved['order'], { index }: QuestionContext): string {
  const [first, ...others] = hits
  if (!first || order === 'distance' || order === 'farthest') return ''
  const valueOf = ({ doc }: Hit) => measureOf(order, doc, index) ?? index.silenceRating(doc)
  const same = others.filter(hit => valueOf(hit) === valueOf(first)).map(({ doc }) => index.name(doc))
  return same.length === 0 ? '' : RANKED.ties(listed(same), same.length)
}
