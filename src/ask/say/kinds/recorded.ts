import { type Recorded, recordedOf, valuesOf } from '../../find/figures/recorded.ts'
import { FIELD_NAMES } from '../../interpret/conditions/wording.ts'
import type { Condition, Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { ONLY_PRESENT } from '../../vocabulary/kinds/only-present.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { sayFieldValues } from '../directory/field-values.ts'
import { percentOf } from './percent.ts'

type OfRecorded = Extract<Summary, { of: 'recorded' }>

/** Says of how many spots a fact is recorded, and of how many it is not known. */
export function sayRecorded(summary: OfRecorded, { index }: QuestionContext): string[] {
  const { feature, field, base } = summary
  const found = recordedOf(summary, index)
  if (feature !== null) return sayPresent(found, base, [{ on: 'feature', any: [feature], isNegated: false, said: '' }])
  const { of, count } = found
  const what = FIELD_NAMES[field ?? 'access']
  const values = valuesOf(summary, index)
  return [
    `Of ${of} ${nounPhrase(base, of)}, the ${what} is recorded for ${count}${shareOf(found)}${otherThan(found)}.`,
    ...(values && count > 0 ? [sayFieldValues('en', values, percentOf)] : []),
  ]
}

/** "Of 45 beaches, 0 are recorded as beaches with toilets; for the other 45 it is not known." */
export function sayPresent({ of, count }: Recorded, base: readonly Condition[], part: readonly Condition[]): string[] {
  const found = { of, count }
  const parts = nounPhrase([...base, ...part.map(each => ({ ...each, isNegated: false }))], 2)
  return [
    `Of ${of} ${nounPhrase(base, of)}, ${count} ${count === 1 ? 'is' : 'are'} recorded as ${parts}${shareOf(found)}${otherThan(found)}.`,
    ONLY_THERE,
  ]
}

function shareOf({ of, count }: Recorded): string {
  return count > 0 ? ` (${percentOf(count, of)} %)` : ''
}

function otherThan({ of, count }: Recorded): string {
  const share = count > 0 ? ` (${percentOf(of - count, of)} %)` : ''
  return of === count ? '' : `; for the other ${of - count}${share} it is not known`
}

/** What has been asked of an unrecorded thing is no "no". */
const ONLY_THERE = 'Only where there is such a thing is recorded, never that there is none.'

/** What conditions ask for that is recorded only where it is there, and of how many it is; null when they ask for more. */
export function presentIn(
  conditions: readonly Condition[],
  { of, count }: Recorded,
): { key: string; count: number } | null {
  const [only, ...others] = conditions
  const [key, another] = only?.on === 'feature' && others.length === 0 ? only.any : []
  if (only === undefined || key === undefined || another !== undefined || !ONLY_PRESENT.has(key)) return null
  // "Without toilets": nothing says so of any.
  return { key, count: only.isNegated ? of - count : count }
}
