// What is to be said of noises where figures of many spots are asked for, in every language.
import type { Index } from '../../../index/types.ts'
import { isUnwanted, noiseConditionsOf } from '../../find/heard.ts'
import { countUnheard, isHeardKept } from '../../find/noises/heard-of-all.ts'
import type { Condition, Summary } from '../../query.ts'

/**
 * Why there are no figures by noises: what is heard is not kept of all spots that the model has rated, or people have rated
 * them all; or the loudness of one noise is asked for, which the average rating of where it is heard is not.
 */
export function missingOfNoises(summary: Summary, index: Index): 'ofNoises' | 'ofLoudness' | null {
  if (setsAsked(summary).some(conditions => !isHeardKept(conditions, index))) return 'ofNoises'
  const isCounted = !('measure' in summary) || summary.measure === 'count'
  return !isCounted && noiseConditionsOf(setsAsked(summary).flat()).some(noise => !isUnwanted(noise))
    ? 'ofLoudness'
    : null
}

/** What is to be said beside figures of noises: of how many spots they are not known, and what is not known of aircraft. */
export function besideNoises(summary: Summary, index: Index): { unknown: number; isOfAircraft: boolean } {
  // Of the part of a share that is said beside it.
  const sets = summary.of === 'share' ? [summary.base] : setsAsked(summary)
  const noises = noiseConditionsOf(setsAsked(summary).flat())
  return {
    unknown: countUnheard(sets, index),
    isOfAircraft: noises.some(({ kinds }) => kinds.includes('aerodrome')),
  }
}

/** The conditions of each set of spots that figures are of. */
function setsAsked(summary: Summary): readonly (readonly Condition[])[] {
  if (summary.of === 'share') return [[...summary.base, ...summary.part]]
  if (summary.of === 'groups') return summary.groups.map(group => group.conditions)
  return [summary.of === 'recorded' ? summary.base : summary.conditions]
}
