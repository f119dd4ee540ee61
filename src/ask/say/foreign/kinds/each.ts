import { unknownOf } from '../../../find/figures/unknown-facts.ts'
import { countValues, figuresOfValues, valuesOfNone } from '../../../find/figures/summarise.ts'
import { isBounded } from '../../../least.ts'
import { isWhere, type Summary } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { capitalised } from '../../../../text/english.ts'
import { countOf, MOST_TOLD } from '../../kinds/each.ts'
import { boundSign } from '../../figures/bounds.ts'
import { phraseOf } from '../phrase.ts'
import type { Voice } from '../voice.ts'
import { KIND_SENTENCES } from './sentences.ts'

type Values = Extract<Summary, { of: 'values' }>

/** Says the figure of each value: "147 Seen (Erdteile): Europa 123; Asien 24." */
export function eachIn(voice: Voice, summary: Values, { index }: QuestionContext): string[] {
  const { figures } = voice
  if (summary.asked === 'none') return [noneIn(voice, summary, index)]
  const values = figuresOfValues(summary, index)
  const spots = phraseOf(summary.conditions, false, voice, index)
  if (values.length === 0) return [voice.say.zero(spots)]
  const told = values.slice(0, MOST_TOLD)
  const rest = values.slice(MOST_TOLD)
  const named = namesOf(voice, summary.by)
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
  const { least } = summary
  return [
    capitalised(
      `${what} (${figures.values[summary.by]}${isBounded(least) ? ` ${boundSign(least)}` : ''})${how}: ${rows.join('; ')}${more}.`,
    ),
    ...(unknown > 0 ? [figures.unknownMore(unknown)] : []),
  ]
}

/** "0 Seen (Länder: 113 von 171): Angola; Bahrain; …". */
function noneIn(voice: Voice, summary: Values, index: QuestionContext['index']): string {
  const all = countValues(summary.by, summary.conditions.filter(isWhere), index)
  const without = valuesOfNone(summary, index)
  const names = without.map(namesOf(voice, summary.by)).slice(0, MOST_TOLD)
  const told = names.length > 0 ? `: ${names.join('; ')}${without.length > names.length ? '; …' : ''}` : ''
  const spots = phraseOf(summary.conditions, false, voice, index)
  return `0 ${spots} (${voice.figures.values[summary.by]}: ${without.length} / ${all})${told}.`
}

function namesOf({ words, ...voice }: Voice, by: Values['by']): (row: { key: string; value: string }) => string {
  return ({ key, value }) =>
    by === 'country'
      ? voice.country(key)
      : by === 'continent'
        ? voice.placeName({ name: value, region: null })
        : (words.labels.get(key) ?? words.nouns.get(key)?.one ?? value)
}

/** How many different values there are: countries, kinds. */
export function distinctIn(
  voice: Voice,
  { by, conditions }: Extract<Summary, { of: 'distinct' }>,
  { index }: QuestionContext,
): string {
  const { figures } = voice
  return figures.distinct(
    figures.values[by],
    countValues(by, conditions, index),
    phraseOf(conditions, false, voice, index),
  )
}
