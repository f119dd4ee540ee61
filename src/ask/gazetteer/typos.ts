import { typosBetween } from '../../index/naive.ts'
import { buildNameTable } from './name-table.ts'

/** Finds the words of a fixed list that a mistyped word may stand for. */
export type Typos = {
  has(word: string): boolean
  /** The nearest words, best first: one typo, two from 8 letters on; fewer than 4 letters are never corrected. */
  near(word: string): string[]
}

const SHORTEST = 4
const TWO_TYPOS_FROM = 8

/**
 * Builds on deletions: two words with a typo between them share what is left when a letter or two are left out. One
 * deletion instead of two makes a table of many words five times smaller and misses some words with two typos.
 */
export function buildTypos(list: Iterable<string>, { deletions = 2 } = {}): Typos {
  const words = [...new Set(list)]
  const known = new Set(words)
  const table = buildNameTable(variantsOf(words, deletions))
  return {
    has: word => known.has(word),
    near(word) {
      if (word.length < SHORTEST) return []
      const most = word.length >= TWO_TYPOS_FROM ? 2 : 1
      const ids = new Set([...without(word, most)].flatMap(variant => table.candidates(variant)))
      const found: { word: string; typos: number }[] = []
      for (const id of ids) {
        const candidate = words[id] ?? ''
        if (candidate.length < SHORTEST) continue
        const typos = typosBetween(word, candidate, most)
        if (typos <= most) found.push({ word: candidate, typos })
      }
      found.sort(
        (a, b) =>
          a.typos - b.typos ||
          Number(a.word[0] !== word[0]) - Number(b.word[0] !== word[0]) ||
          (a.word < b.word ? -1 : 1),
      )
      return found.filter(({ typos }) => typos === found[0]?.typos).map(({ word }) => word)
    },
  }
}

function* variantsOf(words: readonly string[], deletions: number): Generator<readonly [string, number]> {
  for (const [id, word] of words.entries()) {
    if (word.length < SHORTEST - 1) continue
    for (const variant of without(word, word.length >= TWO_TYPOS_FROM ? deletions : 1)) yield [variant, id]
  }
}

/** A word, and what is left of it when up to `most` letters are left out. */
function without(word: string, most: number): Set<string> {
  const variants = new Set([word])
  let last = [word]
  for (let round = 0; round < most; round++) {
    last = last.flatMap(text => Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1)))
    for (const variant of last) variants.add(variant)
  }
  return variants
}
