/**
 * What `npm test` is made of: tests within one process; tests that start processes or threads, import whole extracts, or need
 * many spots or inputs; tests of a browser.
 */
export const GROUPS = ['unit', 'processes', 'browser'] as const
export type Group = (typeof GROUPS)[number]

export type Totals = { passed: number; failed: number; skipped: number }

/** What starts a process or a thread of its own. */
const STARTS = /from 'node:(child_process|worker_threads)'|\bstartProcess\b|\bStdioClientTransport\b/

export function isGroup(text: string): text is Group {
  return GROUPS.some(group => group === text)
}

/** Tells which tests a file belongs to, by its folder, its name and what it imports. */
export function groupOf(file: string, text: string): Group {
  if (/^test[\\/]browser[\\/]/.test(file)) return 'browser'
  return /^test[\\/](baselines|faults|hostile)[\\/]|-of-many\.test\.ts$/.test(file) || STARTS.test(text)
    ? 'processes'
    : 'unit'
}

export function sumOf(totals: readonly Totals[]): Totals {
  const sum = (key: keyof Totals) => totals.reduce((all, one) => all + one[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line of a run. */
export function closingLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
