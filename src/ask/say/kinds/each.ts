import { figuresOfValues, type ValueFigures } from '../../find/summarise.ts'
import type { Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { capitalised } from '../../../text/english.ts'
import { phraseOf } from '../foreign/phrase.ts'
import type { Voice } from '../foreign/voice.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { KIND_SENTENCES } from './sentences.ts'

type Values = Extract<Summary, { of: 'values' }>

/** More values are told together. */
const MOST_TOLD = 12

const BY: Readonly<Record<Values['by'], string>> = {
  country: 'country',
  continent: 'continent',
  tag: 'tag',
  activity: 'activity',
  scenery: 'type of scenery',
}

/** Says the figure of each value: "Lakes by continent: Europe 123; Asia 24." */
export function sayEach(summary: Values, { index }: QuestionContext): string[] {
  const values = figuresOfValues(summary, index)
  if (values.length === 0) return [`There are 0 ${nounPhrase(summary.conditions, 0)} in the catalogue.`]
  const told = values.slice(0, MOST_TOLD)
  const rest = values.slice(MOST_TOLD)
  const isCount = summary.measure === 'count'
  const rows = told.map(
    row => `${row.value} ${isCount ? row.count : `${(row.average ?? 0).toFixed(2)} (of ${row.count})`}`,
  )
  const more = rest.length > 0 ? `; ${rest.length} more with ${countOf(rest)} in all` : ''
  const what = `${nounPhrase(summary.conditions, 2)} by ${BY[summary.by]}`
  return [`${isCount ? capitalised(what) : `Average rating of ${what}`}: ${rows.join('; ')}${more}.`]
}

/** The same in another language. */
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
  return [capitalised(`${spots} (${figures.values[summary.by]})${how}: ${rows.join('; ')}${more}.`)]
}

function countOf(values: readonly ValueFigures[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}
