import { unknownOf } from '../../../find/figures/unknown-facts.ts'
import { figuresOfValues, type ValueFigures } from '../../../find/figures/summarise.ts'
import type { Summary } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { capitalised } from '../../../../text/english.ts'
import { countOf, MOST_TOLD } from '../../kinds/each.ts'
import { phraseOf } from '../phrase.ts'
import type { Voice } from '../voice.ts'
import { KIND_SENTENCES } from './sentences.ts'

type Values = Extract<Summary, { of: 'values' }>

/** Says the figure of each value: "147 Seen (Erdteile): Europa 123; Asien 24." */
export function eachIn(voice: Voice, summary: Values, { index }: QuestionContext): string[] {
  const { figures, words } = voice
  const values = figuresOfValues(summary, index)
  const spots = phraseOf(summary.conditions, false, voice, index)
  if (values.length === 0) return [voice.say.zero(spots)]
  const told = values.slice(0, MOST_TOLD)
  const rest = values.slice(MOST_TOLD)
  const named = ({ key, value }: ValueFigures) =>
    summary.by === 'country'
      ? voice.country(key)
      : summary.by === 'continent'
        ? voice.placeName({ name: value, region: null })
        : (words.labels.get(key) ?? words.nouns.get(key)?.one ?? value)
  const isCount = summary.measure === 'count'
  const rows = told.map(
    row => `${named(row)} ${isCount ? row.count : `${voice.hundredths(row.average ?? 0)} (${row.count})`}`,
  )
  const sentences = KIND_SENTENCES[voice.language]
  const more = rest.length > 0 ? `; ${sentences.moreWith(rest.length, countOf(rest))}` : ''
  const how = isCount ? '' : `, ${figures.how.mean}`
  const total = countOf(values)
  const isSum = isCount && (summary.by === 'country' || summary.by === 'continent')
  const what = isSum ? `${total} ${phraseOf(summary.conditions, total === 1, voice, index)}` : spots
  const unknown = isCount ? unknownOf(summary.conditions, index) : 0
  return [
    capitalised(`${what} (${figures.values[summary.by]})${how}: ${rows.join('; ')}${more}.`),
    ...(unknown > 0 ? [figures.unknownMore(unknown)] : []),
  ]
}
