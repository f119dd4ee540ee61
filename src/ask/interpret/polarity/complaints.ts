import { FILLER, type Span, merged } from '../../recognise/spans.ts'
import { markAt, marksOf, type Said } from './marks.ts'

/** Reads "too noisy" before "anything quieter?" as what was wrong with the places before: the comparison says what is wanted. */
export function withComplaints({ spans, language }: Said): readonly Span[] {
  const isCompared = spans.some(({ meaning }) => meaning.is === 'comparative')
  const at = isCompared ? spans.findIndex((_, i) => isComplaint({ spans, language }, i)) : -1
  return at === -1 ? spans : spans.toSpliced(at, 2, merged(spans.slice(at, at + 2), FILLER))
}

function isComplaint(said: Said, at: number): boolean {
  const { spans } = said
  const isRest = /^(comma|sign|and)$/.test(spans[at + 2]?.meaning.is ?? '')
  return markAt(said, at, TOO) === 1 && spans[at + 1]?.meaning.is === 'quality' && isRest
}

const TOO = marksOf({ en: 'too|way too|far too', de: 'zu|viel zu', fr: 'trop', es: 'demasiado|muy', it: 'troppo' })
