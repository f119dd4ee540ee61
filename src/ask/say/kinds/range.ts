import { rangeOf } from '../../find/figures/range.ts'
import type { Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { type Speech, speech } from '../speech.ts'

type OfRange = Extract<Summary, { of: 'range' }>

const FROM: Readonly<Record<OfRange['measure'], string>> = {
  rating: 'rated from',
  elevation: 'at heights from',
  level: 'with noise levels from',
}

/** Says from what to what a measure goes, and which spots are at the ends. */
export function sayRange(summary: OfRange, { index }: QuestionContext): Speech {
  const { count, known, least, most } = rangeOf(summary, index)
  const spots = nounPhrase(summary.conditions, count)
  if (count === 0) return speech([`The catalogue has 0 ${spots}.`])
  if (least === null || most === null)
    return speech([`That is not known: of the ${count} ${spots} it is recorded for none.`])
  const shown = ({ doc, value }: typeof least) => `${valueOf(summary.measure, value)} (${index.name(doc)})`
  const said = `${count} ${spots}: ${FROM[summary.measure]} ${shown(least)} to ${shown(most)}.`
  return speech([said, ...(known < count ? [`Of ${count - known} it is not known.`] : [])], [most.doc, least.doc])
}

export function valueOf(measure: OfRange['measure'], value: number): string {
  return measure === 'rating'
    ? value.toFixed(1)
    : measure === 'elevation'
      ? `${Math.round(value)} m`
      : `${Math.round(value)} dB`
}
