/**
 * What `npm test` is made of: quick tests within one process; tests within one process that need PostgreSQL, real extracts,
 * heights, or many spots, questions or inputs; tests that start processes or threads; tests of a browser.
 */
export const GROUPS = ['unit', 'large', 'processes', 'browser'] as const
export type Group = (typeof GROUPS)[number]

export type Totals = { passed: number; failed: number; skipped: number }
/** What a run of tests tells at its end, with what the tests of each file took. */
export type Run = Totals & { milliseconds: Readonly<Record<string, number>> }

/** What starts a process or a thread of its own. */
const STARTS =
  /from 'node:(child_process|worker_threads)'|support\/(private-postgres|redis)\.ts'|\b(startProcess|StdioClientTransport)\b/
/** What runs over PostgreSQL too, imports real extracts or tiles of heights, or asks every question of the corpora. */
const IS_LARGE =
  /support\/(engines|hgt-tiles|index-equality)\.ts'|questions\/question-sets\.ts'|\b(realExtract|extractContext|noiseMapOf)\b/

export function isGroup(text: string): text is Group {
  return GROUPS.some(group => group === text)
}

/** Tells which tests a file belongs to, by its folder, its name and what it imports. */
export function groupOf(file: string, text: string): Group {
  if (/^test[\\/]browser[\\/]/.test(file)) return 'browser'
  if (/^test[\\/](faults|chaos|generators)[\\/]/.test(file) || STARTS.test(text)) return 'processes'
  const isOfMany = /^test[\\/](baselines|hostile)[\\/]|-of-many\.test\.ts$/.test(file)
  return isOfMany || IS_LARGE.test(text) ? 'large' : 'unit'
}

export function sumOf(totals: readonly Totals[]): Totals {
  const sum = (key: keyof Totals) => totals.reduce((all, one) => all + one[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line of a run. */
export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** The files that took longest in runs side by side, the first of a run with what is made ready before its tests. */
export function slowestLine(runs: readonly Pick<Run, 'milliseconds'>[], count = 5): string {
  const slowest = runs
    .flatMap(({ milliseconds }) => Object.entries(milliseconds))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
  return `slowest: ${slowest.map(([file, ms]) => `${file} ${Math.round(ms / 1000)} s`).join(', ')}`
}
