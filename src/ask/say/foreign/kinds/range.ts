import { rangeOf } from '../../../find/figures/range.ts'
import type { Summary } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { valueOf } from '../../kinds/range.ts'
import { type Speech, speech } from '../../speech.ts'
import { phraseOf } from '../phrase.ts'
import type { Voice } from '../voice.ts'
import { KIND_SENTENCES } from './sentences.ts'

type OfRange = Extract<Summary, { of: 'range' }>

/** Says from what to what a measure goes. */
export function rangeIn(voice: Voice, summary: OfRange, { index }: QuestionContext): Speech {
  const { count, known, least, most } = rangeOf(summary, index)
  const spots = phraseOf(summary.conditions, count === 1, voice, index)
  if (count === 0) return speech([voice.say.zero(spots)])
  if (least === null || most === null) return speech([voice.figures.unknownOf(count)])
  const shown = ({ doc, value }: typeof least) =>
    `${summary.measure === 'rating' ? voice.decimal(value) : valueOf(summary.measure, value)} (${index.name(doc)})`
  const { fields, range } = KIND_SENTENCES[voice.language]
  const what = summary.measure === 'rating' ? null : fields[summary.measure]
  const said = `${count} ${spots}${voice.say.colon} ${range(what, shown(least), shown(most))}`
  return speech([said, ...(known < count ? [voice.figures.unknownOf(count - known)] : [])], [most.doc, least.doc])
}
