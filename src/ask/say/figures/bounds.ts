import { unknownOf } from '../../find/figures/unknown-facts.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import { isWithin, type Least } from '../../least.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { denial } from '../kinds/denial.ts'

/** "At least 3", "exactly 1", "at most 2". */
export function boundSaid({ spots, most }: Least): string {
  if (most === undefined) return `at least ${spots}`
  return spots === most ? `exactly ${most}` : `at most ${most}`
}

/** The same in every language. */
export function boundSign({ spots, most }: Least): string {
  if (most === undefined) return `≥ ${spots}`
  return spots === most ? `= ${most}` : `≤ ${most}`
}

/** Says that no value (`name`, as "country") has so many. */
export function noneBounded(least: Least, name: string): string {
  if (least.most === undefined) return `There is no ${name} with as many as ${least.spots} of them.`
  return `There is no ${name} with ${boundSaid(least)} of them.`
}

/** Whether there are as many as was asked; null where nobody asked, or where that is not known. */
export function isAsMany(query: Query, { total }: Retrieved, context: QuestionContext): boolean | null {
  if (!query.bound) return null
  const isSo = isWithin(query.bound, total, unknownOf(query.conditions, context.index))
  // What is not recorded of a spot may be there after all.
  return isSo === false && denial({ ...query, isYesNo: true }, context) === '' ? null : isSo
}

/** "Yes, the catalogue has 5 lakes in Norway." */
export function withWhether(isSo: boolean | null, [first = '', ...rest]: readonly string[]): string[] {
  const text = isSo === null ? first : `${isSo ? 'Yes' : 'No'}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`
  return [text, ...rest]
}
