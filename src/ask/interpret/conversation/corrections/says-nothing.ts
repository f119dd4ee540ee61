import { isFiller, type Span } from '../../../recognise/spans.ts'

/** Tells whether a span asks for nothing: a sign, a comma or a filler. */
export function saysNothing(span: Span): boolean {
  return span.meaning.is === 'sign' || span.meaning.is === 'comma' || isFiller(span)
}
