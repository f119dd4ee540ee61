import { type Span, UNSAID } from '../../recognise/spans.ts'

/** Reads forms that are filled in: "dogs: no" is "dogs prohibited", and its "no" negates nothing that follows. */
export function withTicked(spans: readonly Span[]): readonly Span[] {
  if (!spans.some((_, at) => isTickedNo(spans, at))) return spans
  return spans.map((span, at): Span => {
    if (isTickedNo(spans, at)) return { ...span, meaning: { is: 'forbidden' } }
    return isTickedNo(spans, at + 1) ? { ...span, meaning: UNSAID.meaning } : span
  })
}

/** The "no" of "dogs: no", at the end of what is said. */
function isTickedNo(spans: readonly Span[], at: number): boolean {
  const [colon, no, next] = [spans[at - 1], spans[at], spans[at + 1]]
  if (!no || colon?.meaning.is !== 'sign' || !/^[:=]$/.test(colon.said) || !NO.test(no.typed)) return false
  return next === undefined || next.meaning.is === 'comma' || next.meaning.is === 'sign' || next.meaning.is === 'and'
}

const NO = /^(no|none|never|nope|nein|keine?|non|nessuno|nessuna|ninguno|ninguna|aucune?)$/i
