import { isEmpty } from '../../../arrays/bitset.ts'
import { lowestRatingOf } from '../../../silence/rating.ts'
import type { Condition, Query } from '../../query.ts'
import { isUnwanted, noiseConditionsOf } from '../heard.ts'
import { lesserOf } from '../relax.ts'
import { isDistanceStated, isWidenable } from '../whereabouts/around.ts'
import { lessNear } from './less-near.ts'
import { fitting, type Retrieved, retrieved, type Searched, without } from '../retrieved.ts'

const MIN = lowestRatingOf('quiet')

/**
 * Where a noise is not wanted, and what is heard is known of none of what fits, those rated quiet are meant: where none is,
 * a lesser wish is given up for them, such as the train; else it is said that none is quiet.
 */
export function quietUnheard(query: Query, found: Retrieved, searched: Searched): Retrieved {
  const { heard } = found
  const noises = noiseConditionsOf(query.conditions)
  const isUnheard = heard !== null && heard.tried > 0 && heard.unknown === heard.tried
  if (!isUnheard || noises.length === 0 || !noises.every(isUnwanted)) return found
  const isRated = query.conditions.some(({ on }) => on === 'rating' || on === 'compared' || on === 'level')
  const { index } = searched.context
  if (isRated || found.hits.some(({ doc }) => index.silenceRating(doc) >= MIN)) return found
  const fits = (conditions: readonly Condition[]) => !isEmpty(fitting(conditions, searched))
  const lesser = lesserOf(query.conditions).filter(({ on }) => on !== 'noise')
  const left = lesser.find(condition => fits([...without(query.conditions, [condition]), QUIET]))
  if (!left) return quieterAround(query, searched) ?? { ...found, relaxed: [QUIET] }
  const conditions = [...without(query.conditions, [left]), QUIET]
  const quiet = retrieved(query, conditions, [left], searched)
  // Where the noise is heard at those of which it is known, the others are told as quiet.
  return quiet.heard?.total === 0 ? retrieved(query, without(conditions, noises), [...noises, left], searched) : quiet
}

/** Where nothing near a place is rated quiet, what is farther; within a day trip the quietest. */
function quieterAround(query: Query, searched: Searched): Retrieved | undefined {
  const around = query.conditions.find(condition => isWidenable(condition) && !isDistanceStated(condition))
  if (!around) return undefined
  const farther = lessNear({ ...query, conditions: [...query.conditions, QUIET] }, around, searched)
  return farther.hits.length > 0 && !farther.isFar ? farther : undefined
}

const QUIET: Condition = {
  on: 'rating',
  min: MIN,
  max: null,
  quality: 'quiet',
  shown: 'quiet',
  isNegated: false,
  said: 'quiet',
}

/** What was asked for, with the quiet that stands for noises of which nothing is known. */
export function askedQuiet(conditions: readonly Condition[], found: Pick<Retrieved, 'conditions' | 'relaxed'>) {
  const isMeant = found.conditions.includes(QUIET) || found.relaxed.includes(QUIET)
  return isMeant ? [...conditions, QUIET] : conditions
}
