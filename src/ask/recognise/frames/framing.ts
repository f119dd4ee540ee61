import { fold } from '../../../text/fold.ts'
import { FILLER, type Frame, isFiller, type Span } from '../spans.ts'

/** A run of spans, from the first to behind the last. */
export type Run = { from: number; to: number }

/** Takes a span as telling that, which restricts nothing and is reported so; small words say nothing anyhow. */
export function framing(span: Span, frame: Frame): Span {
  return isFiller(span) ? span : { ...span, meaning: FILLER, frame }
}

/** Takes the spans of runs so. */
export function framed(spans: readonly Span[], runs: readonly Run[], frame: Frame): readonly Span[] {
  if (runs.length === 0) return spans
  return spans.map((span, at) => (runs.some(({ from, to }) => at >= from && at < to) ? framing(span, frame) : span))
}

/** Tells whether what was typed for a span is one of these words. */
export function isWordOf(span: Span | undefined, words: ReadonlySet<string>): boolean {
  return span !== undefined && span.typed !== '' && words.has(typedWord(span))
}

/** What was typed, folded; of more than a phrase can hold, nothing. */
export function typedWord({ typed }: Span): string {
  return typed.length > LONGEST_PHRASE ? '' : fold(typed)
}

const LONGEST_PHRASE = 60
