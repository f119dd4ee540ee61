import { typosBetween } from '../../text/edit-distance.ts'
import { hashOf, HIGHEST_ID, nameKeys, openHashTable, openNameTable, sortedKeys } from './name-table.ts'
import { openWordList, type WordList, wordListOf } from './word-list.ts'

/** Finds the words of a fixed list that a mistyped word may stand for. */
export type Typos = {
  has(word: string): boolean
  /** The nearest words, best first: one typo, two from 8 letters on; fewer than 4 letters are never corrected. */
  near(word: string): string[]
}

const SHORTEST = 4
const TWO_TYPOS_FROM = 8

export type TypoOptions = { deletions?: number; twoTyposFrom?: number; shortest?: number }

/** The tables that find words and their typos, in memory that threads share. */
export type TypoTable = { words: WordList; ownKeys: Float64Array; keys: Float64Array; options: TypoOptions }

export function buildTypos(list: Iterable<string>): Typos {
  return openTypos(typoTable(list))
}

/**
 * Builds on deletions: two words with a typo between them have something in common after one or two deletions. One
 * deletion instead of two makes a table of many words five times smaller and misses some words with two typos.
 */
export function typoTable(list: Iterable<string>, options: TypoOptions = {}): TypoTable {
  const words = [...new Set(list)]
  const keys: number[] = []
  for (const [id, word] of words.entries()) addKeys(keys, id, word, options)
  const ownKeys = nameKeys(words.map((word, id) => [word, id]))
  return { words: wordListOf(words), ownKeys, keys: sortedKeys(keys), options }
}

export function openTypos({ words, ownKeys, keys, options }: TypoTable): Typos {
  const { twoTyposFrom = TWO_TYPOS_FROM, shortest = SHORTEST } = options
  const wordAt = openWordList(words)
  const [own, table] = [openNameTable(ownKeys), openHashTable(keys)]
  return {
    has: word => own.candidates(word).some(id => wordAt(id) === word),
    near(word) {
      if (word.length < shortest) return []
      const most = word.length >= twoTyposFrom ? 2 : 1
      const ids = new Set(hashesOf(word, most).flatMap(hash => table.idsOf(hash)))
      const found: { word: string; typos: number }[] = []
      for (const id of ids) {
        const candidate = wordAt(id)
        if (candidate.length < SHORTEST) continue
        const typos = typosBetween(word, candidate, most)
        if (typos <= most) found.push({ word: candidate, typos })
      }
      const begins = (candidate: string) => Number(candidate[0] !== word[0])
      found.sort((a, b) => a.typos - b.typos || begins(a.word) - begins(b.word) || (a.word < b.word ? -1 : 1))
      return found.filter(({ typos }) => typos === found[0]?.typos).map(({ word }) => word)
    },
  }
}

function addKeys(
  keys: number[],
  id: number,
  word: string,
  { deletions = 2, twoTyposFrom = TWO_TYPOS_FROM }: TypoOptions,
): void {
  if (word.length < SHORTEST - 1) return
  for (const hash of hashesOf(word, word.length >= twoTyposFrom ? deletions : 1)) keys.push(hash * HIGHEST_ID + id)
}

/** The hashes of a word and of what is left of it when up to `most` letters are left out. */
function hashesOf(word: string, most: number): number[] {
  const hashes = [hashOf(word)]
  for (let first = 0; first < word.length; first++) {
    hashes.push(hashOf(word, first))
    if (most < 2) continue
    for (let second = first + 1; second < word.length; second++) hashes.push(hashOf(word, first, second))
  }
  return hashes
}
