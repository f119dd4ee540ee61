import { countValues, figuresOfValues, type ValueFigures, valuesOfNone } from '../../find/figures/summarise.ts'
import { isBounded } from '../../least.ts'
import { isWhere, type Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { capitalised, listed } from '../../../text/english.ts'
import { unknownOf } from '../../find/figures/unknown-facts.ts'
import { notKnownOf } from './denial.ts'
import { boundSaid, noneBounded } from '../figures/bounds.ts'
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
  if (summary.asked === 'none') return [sayNone(summary, index)]
  const values = figuresOfValues(summary, index)
  const { least } = summary
  if (values.length === 0 && isBounded(least)) return [noneBounded(least, BY[summary.by])]
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
  const counted = nounPhrase(least.of === 'all' ? [] : summary.conditions, least.most ?? least.spots)
  const bound = isBounded(least) ? `, of ${PLURALS[summary.by]} with ${boundSaid(least)} ${counted}` : ''
  const what = `${isSum ? `${total} ` : ''}${nounPhrase(summary.conditions, isSum ? total : 2)}${isSum ? ',' : ''} by ${BY[summary.by]}${bound}`
  const unknown = isCount ? unknownOf(summary.conditions, index) : 0
  return [
    `${isCount ? capitalised(what) : `Average rating of ${what}`}: ${rows.join('; ')}${more}.`,
    ...(unknown > 0 ? [notKnownOf(unknown)] : []),
  ]
}

/** "Of 171 countries with spots in the catalogue, 28 have no quiet spot there: Angola, Bahrain and 26 more." */
function sayNone(summary: Values, index: QuestionContext['index']): string {
  const where = summary.conditions.filter(isWhere)
  const all = countValues(summary.by, where, index)
  const without = valuesOfNone(summary, index)
  const names = without.slice(0, MOST_TOLD).map(({ value }) => value)
  const more = without.length > MOST_TOLD ? [`${without.length - MOST_TOLD} more`] : []
  const told = without.length > 0 ? `: ${listed([...names, ...more])}` : ''
  const wanted = summary.conditions.filter(condition => !isWhere(condition))
  const have = without.length === 1 ? 'has' : 'have'
  return `Of ${all} ${PLURALS[summary.by]} with ${nounPhrase(where, 2)} in the catalogue, ${without.length} ${have} no ${nounPhrase(wanted, 'no')} there${told}.`
}

const PLURALS: Readonly<Record<Values['by'], string>> = {
  country: 'countries',
  continent: 'continents',
  tag: 'tags',
  activity: 'activities',
  scenery: 'types of scenery',
}

export function countOf(values: readonly ValueFigures[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}
