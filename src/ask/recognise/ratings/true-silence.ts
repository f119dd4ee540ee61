import { foldedStart } from '../../../text/fold.ts'
import { FILLER, type Span } from '../spans.ts'

/** Takes "real silence", "echte Stille", "vrai silence" as silence; of other things the word is named. */
export function withTrueSilence(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const isTrue = span.meaning.is === 'unknown' && !span.isCapital && TRUE.test(foldedStart(span.typed))
    return isTrue && isSilence(spans[at + 1]) ? { ...span, meaning: FILLER, corrected: null } : span
  })
}

/** The thing, and not "quiet" of another: "a real quiet lake" may be a real lake. */
function isSilence(span: Span | undefined): boolean {
  return span?.meaning.is === 'quality' && /^(silence|stillness|quietness|tranquill?ity|peace)$/i.test(span.said)
}

const TRUE =
  /^(real|true|genuine|proper|actual|authentic|echte[nrsm]?|wirkliche[nrsm]?|wahre[nrsm]?|vraie?|veritable|reel(le)?|verdader[oa]|autentic[oa]|ver[oa])$/
