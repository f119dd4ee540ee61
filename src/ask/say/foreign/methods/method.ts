import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { MethodSubject } from '../../../vocabulary/kinds/method-subjects.ts'
import { GERMAN_METHOD } from './de.ts'
import { SPANISH_METHOD } from './es.ts'
import { FRENCH_METHOD } from './fr.ts'
import { ITALIAN_METHOD } from './it.ts'
import type { MethodSentences } from './sentences.ts'

const SENTENCES: Readonly<Record<Foreign, MethodSentences>> = {
  de: GERMAN_METHOD,
  fr: FRENCH_METHOD,
  es: SPANISH_METHOD,
  it: ITALIAN_METHOD,
}

/** Says what the method makes of each thing, in a language; nothing of none. */
export function methodIn(language: Foreign, subjects: readonly MethodSubject[]): string[] {
  const say = SENTENCES[language]
  return subjects.length === 0 ? [] : [...subjects.map(subject => say[subject]), say.ofComputed]
}
