import { FILLER, type Span } from '../spans.ts'

/**
 * Reads "none of them free?", "aucune de gratuite ?", "keiner mit Hütte?" as asking for those of what was shown that are: what
 * is not free is looked for by nobody, and none that is not known to be would be told as if it cost something.
 */
export function withNoneOfThem(spans: readonly Span[]): readonly Span[] {
  const none = spans.findIndex(({ meaning, typed }) => meaning.is === 'negation' && NONE.test(typed))
  if (none === -1 || !spans.slice(0, none).every(isBeforeNone)) return spans
  const them = spans.findIndex((span, at) => at > none && !isOfThem(span))
  return isWanted(spans.slice(them)) ? spans.map((span, at) => (at < them ? asFiller(span) : span)) : spans
}

/** A pronoun, and no "no" before a noun. */
const NONE = /^(none|not any|keine[rs]?|keine[rs]? von|aucune?|ningun[oa]|nessun[oa])$/i

/** "And", "no hay", "non ce n'è". */
function isBeforeNone({ meaning, typed }: Span): boolean {
  return /^(and|sign|comma|stop|negation)$/.test(meaning.is) || EXISTS.test(typed) || meaning.is === 'ask'
}

const EXISTS = /^(n|il n|y|en|a|y en a|n y en a)$/i

function isOfThem({ meaning, typed }: Span): boolean {
  return meaning.is === 'pronoun' || /^(of|de|d|di|von)$/i.test(typed)
}

/** Free ones, or such as have something where a question asks so; "keine kostenlosen Hütten" has a noun of its own. */
function isWanted([first, ...others]: readonly Span[]): boolean {
  const isQuestion = others.at(-1)?.typed === '?'
  if (first?.meaning.is === 'access') return first.meaning.access === 'free' && others.every(isEnd)
  return isQuestion && first?.meaning.is === 'follow' && others.some(({ meaning }) => meaning.is === 'feature')
}

function isEnd({ meaning }: Span): boolean {
  return meaning.is === 'sign' || meaning.is === 'stop'
}

function asFiller(span: Span): Span {
  return { ...span, meaning: FILLER, said: 'the' }
}
