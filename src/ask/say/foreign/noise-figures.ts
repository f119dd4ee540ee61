import type { Query, Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { besideNoises, missingOfNoises } from '../ranking/noise-figures.ts'
import { type Speech, speech, withBeside } from '../speech.ts'
import { figuresIn } from './summary.ts'
import type { Voice } from './voice.ts'

/** Says numbers about many spots, and what is not known of the noises there. */
export function summaryIn(voice: Voice, query: Query, summary: Summary, context: QuestionContext): Speech {
  const { figures } = voice
  const missing = missingOfNoises(summary, context.index)
  if (missing) return speech([figures[missing]])
  const said = figuresIn(voice, query, summary, context)
  const { unknown, isOfNoAircraft } = besideNoises(summary, context.index)
  return withBeside(said, [
    ...(unknown > 0 ? [figures.unheard(unknown)] : []),
    ...(isOfNoAircraft ? [figures.onlyAirfields] : []),
  ])
}
