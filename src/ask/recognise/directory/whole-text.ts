import { fold } from '../../../text/fold.ts'
import type { Span } from '../spans.ts'

/** Longer questions are read up to here. */
const LONGEST_READ = 300

/** What a question says, folded, with a blank between its words and at both ends; what was typed for several words of English once. */
export function wholeText(spans: readonly Span[]): string {
  const read = spans.map(({ typed }, at) => (spans[at - 1]?.typed === typed ? '' : typed)).join(' ')
  return ` ${fold(read.slice(0, LONGEST_READ))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
