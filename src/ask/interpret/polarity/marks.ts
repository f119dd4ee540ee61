// Words that turn what stands beside them, as they were typed: "ideally", "ich hasse", "ne supporte plus".
import { fold } from '../../../text/fold.ts'
import { alternatives } from '../../../text/alternatives.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'

/** A set of phrases, and of how many words the longest is made. */
type Marks = { phrases: ReadonlySet<string>; firsts: ReadonlySet<string>; longest: number }

/** The marks of each language: "quite" is English, and a command in Spanish. */
export type MarksByLanguage = Readonly<Record<Language, Marks>>

/** Makes marks of the phrases of each language, written with "|" between them. */
export function marksOf(said: Readonly<Record<Language, string>>): MarksByLanguage {
  return { en: made(said.en), de: made(said.de), fr: made(said.fr), es: made(said.es), it: made(said.it) }
}

function made(said: string): Marks {
  const phrases = new Set(alternatives(said).map(wordsOf))
  return {
    phrases,
    firsts: new Set([...phrases].map(phrase => phrase.split(' ')[0] ?? '')),
    longest: Math.max(...[...phrases].map(phrase => phrase.split(' ').length)),
  }
}

/** The spans of a question, and its language. */
export type Said = { spans: readonly Span[]; language: Language }

/** How many spans from `at` on make up the longest phrase that begins there; 0 without any. */
export function markAt({ spans, language }: Said, at: number, marks: MarksByLanguage): number {
  const { phrases, firsts, longest } = marks[language]
  if (!firsts.has(firstWordOf(spans[at]))) return 0
  let said = ''
  let found = 0
  for (let end = at; end < spans.length && end < at + longest; end++) {
    const span = spans[end]
    // One word of another language may be several spans.
    if (span && !(end > at && span.typed === spans[end - 1]?.typed))
      said += `${said === '' ? '' : ' '}${wordsOf(span.typed)}`
    if (phrases.has(said)) found = end - at + 1
  }
  return found
}

/** The same span is asked for the marks of every table. */
function firstWordOf(span: Span | undefined): string {
  return span ? firstWords.getOrInsertComputed(span, ({ typed }) => wordsOf(typed).split(' ', 1)[0] ?? '') : ''
}

const firstWords = new WeakMap<Span, string>()

function wordsOf(text: string): string {
  return fold(text.replaceAll(/['’]/g, ' ')).trim().replaceAll(/\s+/g, ' ')
}
