import type { ValueFigures } from '../../../find/figures/summarise.ts'
import type { Summary } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Doc } from '../../../../index/types.ts'
import { capitalised } from '../../../../text/english.ts'
import { MOST_EQUAL } from '../../ranking/summary-phrases.ts'
import { type Speech, speech } from '../../speech.ts'
import { LINE } from '../../spot-line.ts'
import { phraseOf } from '../phrase.ts'
import type { Voice } from '../voice.ts'

type Bests = {
  summary: Extract<Summary, { of: 'values' }>
  values: readonly ValueFigures[]
  named: (value: ValueFigures) => string
  label: (doc: Doc) => string
}

/** Says the quietest, or the noisiest, spot of each value in their order; first which value has the one, where that is asked. */
export function bestsIn(
  voice: Voice,
  { summary: { by, conditions, end, limit, asked }, values, named, label }: Bests,
  { index }: QuestionContext,
): Speech {
  const { figures } = voice
  const rows = values.flatMap(row => (row.best === null ? [] : [{ row, best: row.best }]))
  const told = rows.slice(0, limit)
  const [first] = rows
  const rating = (doc: Doc) => index.silenceRating(doc)
  const alike = first ? rows.filter(({ best }) => rating(best) === rating(first.best)) : []
  const names = voice.listed([
    ...alike.slice(0, MOST_EQUAL).map(({ row }) => named(row)),
    ...(alike.length > MOST_EQUAL ? [figures.moreValues(alike.length - MOST_EQUAL)] : []),
  ])
  const spots = phraseOf(conditions, false, voice, index)
  const ahead = `${capitalised(spots)} ${figures.by[by]}, ${figures.leading.best[end]}`
  const lead =
    asked === 'one' && first ? [figures.inOrder(ahead, `${names} (${voice.decimal(rating(first.best))})`)] : []
  const lines = told.map(({ row, best }) => `${LINE}${named(row)}: ${label(best)}.`)
  return speech(
    [...lead, `${figures.values[by]} (${spots}):`, ...lines],
    told.map(({ best }) => best),
  )
}
