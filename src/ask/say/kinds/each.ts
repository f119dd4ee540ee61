import { figuresOfValues, type ValueFigures } from '../../find/figures/summarise.ts'
import type { Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { capitalised } from '../../../text/english.ts'
import { nounPhrase } from '../noun-phrase.ts'

type Values = Extract<Summary, { of: 'values' }>

/** More values are told together. */
export const MOST_TOLD = 12

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

export function countOf(values: readonly ValueFigures[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}
