import type { Least } from '../../least.ts'

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
