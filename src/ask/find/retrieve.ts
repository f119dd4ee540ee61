import { isEmpty } from '../../arrays/bitset.ts'
import { NOISY_BELOW } from '../../silence/rating.ts'
import type { Condition, Query } from '../query.ts'
import { docsRated } from './conditions.ts'
import { aroundEmptyRegion } from './empty-region.ts'
import { isMeasured } from './measured.ts'
import { isExcluding, isOfShown, relax } from './relax.ts'
import { fitting, type Retrieved, retrieved, type Searched, without } from './retrieved.ts'
import { lessNear } from './wanted/less-near.ts'
import { facilityNearBy } from './wanted/nearer-with-less.ts'
import { moreThanTold } from './wanted/more-than-told.ts'
import { needUnknown } from './wanted/need-unknown.ts'
import { nextBestOf } from './wanted/next-best.ts'
import { withOtherMiss } from './wanted/other-miss.ts'
import { isQuietAsked, seeksQuiet } from './wanted/quiet-sought.ts'
import { withWished } from './wanted/wished.ts'
import { quietUnheard } from './wanted/quiet-unheard.ts'
import { isLandscapePlace, isWidenable, NEAR_AT_MOST_KM } from './whereabouts/around.ts'

/** Finds what a query asks for; when nothing fits, leaves out one condition after the other. */
export function retrieve(query: Query, context: Searched['context']): Retrieved {
  const found = required(query, context)
  if (query.wishes.length === 0) return found
  const among = (conditions: readonly Condition[]) => required({ ...query, conditions, wishes: [] }, context)
  return withWished(query, found, among)
}

function required(query: Query, context: Searched['context']): Retrieved {
  const { index } = context
  const searched = { context, shown: seeksQuiet(query) ? docsRated({ min: NOISY_BELOW, max: null }, index) : null }
  const near = nearestWithLess(query, searched)
  if (near) return near
  const isFinal = query.kind === 'count' || isMeasured(query.order) || query.conditions.some(isOfShown)
  if (isFinal) return closerAndLouder(query, searched) ?? retrieved(query, query.conditions, [], searched)
  if (!isEmpty(fitting(query.conditions, searched)))
    return quietUnheard(query, retrieved(query, query.conditions, [], searched), searched)
  return (
    moreThanTold(query, searched) ??
    somewhatLike(query, searched) ??
    withOtherMiss(query, lessExact(query, searched), searched)
  )
}

/** "Something closer": where nothing as quiet is, what is closer and not quiet. */
function closerAndLouder(query: Query, searched: Searched): Retrieved | undefined {
  const isCloser = query.conditions.some(condition => condition.on === 'closer' && condition.isTold === true)
  const quiet = query.conditions.filter(isQuietAsked)
  if (!isCloser || quiet.length === 0 || !isEmpty(fitting(query.conditions, searched))) return undefined
  const louder = without(query.conditions, quiet)
  return isEmpty(fitting(louder, searched)) ? undefined : retrieved(query, louder, quiet, searched)
}

/** Of the nearest fireplace or bench that is to be quiet, and that lies in no sense near, one near by that is not. */
function nearestWithLess(query: Query, searched: Searched): Retrieved | undefined {
  const whatever: Searched = { ...searched, shown: null }
  const less = query.kind === 'nearest' ? facilityNearBy(query.conditions, whatever) : undefined
  if (!less?.relaxed.every(isQuietAsked)) return undefined
  const nearest = { ...query, limit: 1, rank: 1 }
  const found = retrieved(nearest, less.conditions, less.relaxed, whatever)
  return { ...found, soughtKm: NEAR_AT_MOST_KM }
}

/** Where nothing is like a spot, what is somewhat like it. */
function somewhatLike(query: Query, searched: Searched): Retrieved | undefined {
  const like = query.conditions.find(condition => condition.on === 'like' && !condition.isNegated)
  if (like?.on !== 'like') return undefined
  const [shown, said] = [`somewhat ${like.shown}`, `somewhat ${like.said}`]
  for (const by of ['character', 'landscape'] as const) {
    const conditions = query.conditions.map(each => (each === like ? { ...like, shown, said, by } : each))
    if (!isEmpty(fitting(conditions, searched))) return retrieved(query, conditions, [like], searched)
  }
  return undefined
}

/** What comes nearest to a query that nothing meets. */
function lessExact(query: Query, searched: Searched): Retrieved {
  const outside = besideEmptyRegion(query, searched)
  if (outside) return outside
  const around = query.conditions.find(
    condition => isWidenable(condition) && !hasOthersInside(condition, query, searched),
  )
  if (around) return needUnknown(query, around, searched) ?? lessNear(query, around, searched)
  const { index } = searched.context
  const instead = nextBestOf(query.conditions, index)
  const wanted = instead?.conditions ?? query.conditions
  const left = instead ? [instead.left] : []
  if (instead && !isEmpty(fitting(wanted, searched))) return retrieved(query, wanted, left, searched)
  const { conditions, relaxed } = relax(wanted, { index })
  // When all have been named, there are no more.
  if (relaxed.every(({ on }) => on === 'docs')) return retrieved(query, query.conditions, [], searched)
  return retrieved(query, [...conditions, ...othersThan(relaxed)], [...left, ...relaxed], searched)
}

/** Whether a landscape holds spots that were not told or ruled out: they come before what lies around it. */
function hasOthersInside(condition: Condition, { conditions }: Query, searched: Searched): boolean {
  if (condition.on !== 'place' || !condition.places.every(isLandscapePlace)) return false
  return !isEmpty(fitting([condition, ...conditions.filter(isExcluding)], searched))
}

/** "Another that is quieter": where none is, the one that it was to be quieter than is no other. */
function othersThan(relaxed: readonly Condition[]): Condition[] {
  return relaxed.flatMap((condition): Condition[] =>
    condition.on === 'compared' && condition.isOther
      ? [{ on: 'docs', docs: [condition.to], isNegated: true, said: 'other ones', shown: 'other than that' }]
      : [],
  )
}

/** What is beside a region without spots, where need be without other conditions; else the closest of all. */
function besideEmptyRegion(query: Query, searched: Searched): Retrieved | undefined {
  const { index } = searched.context
  const found = aroundEmptyRegion(query.conditions, index)
  if (!found) return undefined
  const { around, others, beside, anywhere } = found
  const byDistance: Query = { ...query, order: 'distance' }
  const fits = (conditions: readonly Condition[]) => !isEmpty(fitting(conditions, searched))
  if (fits([...others, beside])) return retrieved(byDistance, [...others, anywhere], [around], searched)
  const { conditions, relaxed } = relax(others, { index, around: beside })
  if (relaxed.length > 0) return retrieved(byDistance, [...conditions, beside], [...relaxed, around], searched)
  if (!fits([...others, anywhere])) return undefined
  const closest: Query = { ...byDistance, limit: 1, rank: 1 }
  return { ...retrieved(closest, [...others, anywhere], [around], searched), isFar: true }
}
