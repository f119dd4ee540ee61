import type { ValueFigures } from '../../find/figures/summarise.ts'
import type { Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { capitalised } from '../../../text/english.ts'
import type { Doc } from '../../../index/types.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { type Speech, speech } from '../speech.ts'
import { labelOf, LINE } from '../spot-line.ts'
import { MOST_EQUAL, SUMMARY } from './summary-phrases.ts'

/** Says the quietest, or the noisiest, spot of each value in their order; first which value has the one, where that is asked. */
export function sayBests(
  { by, conditions, limit, end, asked }: Extract<Summary, { of: 'values' }>,
  values: readonly ValueFigures[],
  context: QuestionContext,
): Speech {
  const rows = values.flatMap(({ value, best }) => (best === null ? [] : [{ value, best }]))
  const told = rows.slice(0, limit)
  const lines = told.map(
    ({ value, best }) => `${LINE}${capitalised(value)}: ${labelOf({ doc: best, km: null }, context, null)}.`,
  )
  const rating = (doc: Doc) => context.index.silenceRating(doc)
  const [first] = rows
  const alike = first ? rows.filter(({ best }) => rating(best) === rating(first.best)) : []
  const lead =
    asked === 'one' && first
      ? [
          SUMMARY.hasOne(
            alike.slice(0, MOST_EQUAL).map(({ value }) => value),
            {
              more: Math.max(0, alike.length - MOST_EQUAL),
              by,
              end,
              spot: nounPhrase(conditions, 1),
              rating: rating(first.best),
            },
          ),
        ]
      : []
  return speech(
    [...lead, SUMMARY.bests(nounPhrase(conditions, 1), { count: rows.length, by, end, shown: told.length }), ...lines],
    told.map(({ best }) => best),
  )
}
