import { type Recorded, recordedOf, valuesOf } from '../../../find/figures/recorded.ts'
import type { Summary } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { percentOf } from '../../kinds/percent.ts'
import { sayFieldValues } from '../../directory/field-values.ts'
import { phraseOf } from '../phrase.ts'
import type { Voice } from '../voice.ts'
import { KIND_SENTENCES } from './sentences.ts'

type OfRecorded = Extract<Summary, { of: 'recorded' }>

/** Says of how many spots a fact is recorded, and of how many it is not known. */
export function recordedIn(voice: Voice, summary: OfRecorded, { index }: QuestionContext): string[] {
  const { feature, field } = summary
  const found = recordedOf(summary, index)
  const { fields, onlyThere } = KIND_SENTENCES[voice.language]
  const what = feature === null ? fields[field ?? 'access'] : (voice.words.labels.get(feature) ?? feature)
  const whole = phraseOf(summary.base, found.of === 1, voice, index)
  const values = found.count > 0 ? valuesOf(summary, index) : null
  return [
    recordedOfIn(voice, found, whole, what),
    ...(values ? [sayFieldValues(voice.language, values, percentOf)] : []),
    ...(feature === null ? [] : [onlyThere]),
  ]
}

export function recordedOfIn(voice: Voice, { of, count }: Recorded, whole: string, what: string): string {
  const share = count > 0 ? ` (${percentOf(count, of)} %)` : ''
  const rest = of - count
  const restShare = count > 0 ? ` (${percentOf(rest, of)} %)` : ''
  return KIND_SENTENCES[voice.language].recorded({ of, whole, what, count: `${count}${share}`, rest, restShare })
}
