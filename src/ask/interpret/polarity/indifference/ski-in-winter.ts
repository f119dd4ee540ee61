import { FILLER, type Span } from '../../../recognise/spans.ts'

/** "Can one ski there in winter?": nobody skis at another time, so that the season restricts nothing. */
export function withSkiInWinter(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(({ meaning }) => meaning.is === 'feature' && SKIED.has(meaning.feature))) return spans
  return spans.map(span =>
    span.meaning.is === 'time' && WINTER.test(span.typed) ? { ...span, meaning: FILLER } : span,
  )
}

const SKIED: ReadonlySet<string> = new Set(['skiing'])
const WINTER = /^((in|during|im|en|durante|d|in) )?((the|el|l|il|la) )?(winter|hiver|l hiver|invierno|inverno)$/i
