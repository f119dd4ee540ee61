import { fold } from '../../../text/fold.ts'
import type { Span } from '../spans.ts'

/** The words of spans as typed, folded, with a space between two; what was typed for several words of English stands once. */
export function typedText(spans: readonly Span[]): string {
  const typed = spans.map(span => span.typed).filter((word, at, all) => word !== all[at - 1])
  return fold(typed.join(' ').replaceAll(/['’,-]/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}
