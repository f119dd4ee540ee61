import { type Condition, DEFAULT_LIMIT, type Query } from '../../query.ts'
import type { Order } from '../../vocabulary/orders.ts'
import { isAddedToFirst } from '../../recognise/figures/ordinals.ts'
import { limitSaid } from '../../recognise/parameters/limit-said.ts'
import { NOT_TOO_HIGH } from '../../recognise/degrees/not-too.ts'
import type { Span } from '../../recognise/spans.ts'

/** Reads the order of the answer. */
export function orderOf(
  superlative: readonly Order[],
  isByDistance: boolean,
  conditions: readonly Condition[],
): Query['order'] {
  // "From the quietest to the loudest".
  if (superlative[0] === 'rating' && superlative.includes('noise')) return 'rating'
  const [first] = superlative.filter(by => by !== 'rating')
  if (first !== undefined) return first
  if (superlative.length > 0) return 'rating'
  if (isByDistance) return 'distance'
  if (conditions.some(isLoud)) return 'highest level'
  // "Loud places": the loudest first.
  const isNoisy = conditions.some(
    ({ isNegated, ...test }) => test.on === 'rating' && test.quality === 'noisy' && !isNegated,
  )
  return isNoisy ? 'noise' : 'rating'
}

/** "A peak, not too high": the lowest first. */
export function isLowSought(spans: readonly Span[]): boolean {
  return spans.some(({ meaning, said }) => said === NOT_TOO_HIGH && meaning.is === 'stop')
}

/** "More than 50 dB", "aircraft noise over 30 dB". */
function isLoud({ isNegated, ...test }: Condition): boolean {
  if (isNegated) return false
  return test.on === 'level' ? test.min !== null : test.on === 'noise' && test.dB !== null && test.min !== null
}

/** Drops "quiet" beside a superlative: "the worst place for silence" is not to be quiet; "the noisiest quiet lake" is. */
export function withoutSuperlatives(
  conditions: readonly Condition[],
  superlative: readonly string[],
  spans: readonly Span[],
): readonly Condition[] {
  if (superlative.includes('noise') && isOfQuiet(spans)) return conditions
  if (!superlative.some(by => by === 'rating' || by === 'noise' || /level/.test(by))) return conditions
  return conditions.filter(condition => condition.on !== 'rating' || condition.quality !== 'quiet')
}

/** "The noisiest of the quiet lakes", "which quiet lake is the noisiest", "… that is still quiet". */
function isOfQuiet(spans: readonly Span[]): boolean {
  const quiet = spans.findIndex(({ meaning }) => meaning.is === 'quality' && meaning.quality === 'quiet')
  if (quiet === -1 || !/^(quiet|silent|calm|peaceful|tranquil)$/i.test(spans[quiet]?.said ?? '')) return false
  const before = spans.slice(0, quiet).findLast(({ said }) => !/^(the|an?|those|all)$/i.test(said))
  const said = before && (before.said === before.typed ? AMONG : AMONG_ELSEWHERE)
  return before === undefined || before.meaning.is === 'superlative' || said?.test(before.typed) === true
}

const AMONG = /^(of|among|amongst|is|are|still|yet|called|rated|considered|which|what)$/i

const AMONG_ELSEWHERE = /^(des|de los|de las|dei|degli|delle|der|unter|parmi|entre|tra|lieux|lugares|luoghi|orte)$/i

/** "Top 3", "five quiet lakes": how many are wanted. */
export function limitOf(spans: readonly Span[]): number {
  return limitSaid(spans) ?? DEFAULT_LIMIT
}

/** The place in the order of the first spot that is asked for: "the second quietest", "the quietest, third". */
export function rankOf(spans: readonly Span[]): number {
  if (!spans.some(({ meaning }) => meaning.is === 'superlative')) return 1
  for (const [at, { meaning }] of spans.entries())
    if (meaning.is === 'ordinal' && meaning.value <= HIGHEST_RANK) return isAddedToFirst(spans, at) ? 1 : meaning.value
  return 1
}

const HIGHEST_RANK = 100
