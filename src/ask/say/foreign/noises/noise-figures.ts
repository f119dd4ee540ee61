import type { Index } from '../../../../index/types.ts'
import type { Summary } from '../../../query.ts'
import { besideNoises, missingOfNoises } from '../../noises/noise-figures.ts'
import { type Speech, speech, withBeside } from '../../speech.ts'
import type { Voice } from '../voice.ts'

/** Says figures, and what is not known of the noises that they are of. */
export function withNoises(
  { figures }: Voice,
  { summary, index }: { summary: Summary; index: Index },
  say: () => Speech,
): Speech {
  const missing = missingOfNoises(summary, index)
  if (missing) return speech([figures[missing]])
  const { unknown, isOfAircraft } = besideNoises(summary, index)
  return withBeside(say(), [
    ...(unknown > 0 ? [figures.unheard(unknown)] : []),
    ...(isOfAircraft ? [figures.onlyAirfields] : []),
  ])
}
