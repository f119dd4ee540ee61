import { figuresOfValues, type ValueFigures } from '../../find/figures/summarise.ts'
import type { Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { capitalised } from '../../../text/english.ts'
import { unknownOf } from '../../find/figures/unknown-facts.ts'
import { notKnownOf } from './denial.ts'
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

/** Says the figure of each value: "147 lakes, by continent: Europe 123; Asia 24." */
export function sayEach(summary: Values, { index }: QuestionContext): string[] {
  const values = figuresOfValues(summary, index)
  if (values.length === 0) return [`The catalogue has 0 ${nounPhrase(summary.conditions, 0)}.`]
  const told = values.slice(0, MOST_TOLD)
  const rest = values.slice(MOST_TOLD)
  const isCount = summary.measure === 'count'
  const rows = told.map(
    row => `${row.value} ${isCount ? row.count : `${(row.average ?? 0).toFixed(2)} (of ${row.count})`}`,
  )
  const more = rest.length > 0 ? `; ${rest.length} more with ${countOf(rest)} in all` : ''
  const total = countOf(values)
  // A spot has several tags, which have no sum.
  const isSum = isCount && (summary.by === 'country' || summary.by === 'continent')
  const what = `${isSum ? `${total} ` : ''}${nounPhrase(summary.conditions, isSum ? total : 2)}${isSum ? ',' : ''} by ${BY[summary.by]}`
  const unknown = isCount ? unknownOf(summary.conditions, index) : 0
  return [
    `${isCount ? capitalised(what) : `Average rating of ${what}`}: ${rows.join('; ')}${more}.`,
    ...(unknown > 0 ? [notKnownOf(unknown)] : []),
  ]
}

export function countOf(values: readonly ValueFigures[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}
