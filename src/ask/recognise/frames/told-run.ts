import { foldedStart } from '../../../text/fold.ts'
import { isFiller, type Span } from '../spans.ts'
import type { Run } from './framing.ts'

/** Returns the longest runs that say something whole, a sentence or a clause: from their first to behind their last word. */
export function toldRuns(spans: readonly Span[], whole: RegExp): readonly Run[] {
  return [...spans.keys()].flatMap(from => runAt(spans, from, whole) ?? [])
}

function runAt(spans: readonly Span[], from: number, whole: RegExp): Run | undefined {
  const before = spans[from - 1]
  if (before && !isFiller(before) && !/^(sign|comma|and)$/.test(before.meaning.is)) return undefined
  let said = ''
  let end: number | undefined
  for (let at = from; at < Math.min(spans.length, from + MOST_SPANS); at++) {
    const typed = spans[at]?.typed ?? ''
    if (typed !== spans[at - 1]?.typed || at === from) said = `${said} ${foldedStart(typed)}`
    if (whole.test(said)) end = at + 1
  }
  return end === undefined ? undefined : { from, to: end }
}

const MOST_SPANS = 12
