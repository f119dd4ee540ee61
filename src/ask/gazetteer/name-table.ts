import { FNV_START, fnvStep } from '../../text/hash.ts'
import { lowerBound } from '../../arrays/binary-search.ts'
import { sharedNumbers } from '../shared-arrays.ts'

/** Finds numbers (of spots, of settlements) by an exact phrase: hashes in typed arrays, 8 bytes an entry. */
export type NameTable = {
  /** Candidates, ascending: a hash may be shared, so the caller compares the name itself. */
  candidates(phrase: string): number[]
}

/** The same by the hash itself. */
export type HashTable = { idsOf(hash: number): number[] }

/** A key is `hash * HIGHEST_ID + id`. */
export const HIGHEST_ID = 2 ** 21

/** Makes the sorted keys of a table, in memory that threads share. */
export function nameKeys(entries: Iterable<readonly [phrase: string, id: number]>): Float64Array {
  return sortedKeys(Array.from(entries, ([phrase, id]) => hashOf(phrase) * HIGHEST_ID + id))
}

/** Sorts keys into memory that threads share. */
export function sortedKeys(keys: readonly number[]): Float64Array {
  return sharedNumbers(Float64Array.from(keys).sort())
}

export function openNameTable(keys: Float64Array): NameTable {
  const table = openHashTable(keys)
  return { candidates: phrase => table.idsOf(hashOf(phrase)) }
}

export function openHashTable(keys: Float64Array): HashTable {
  return {
    idsOf(hash) {
      const low = hash * HIGHEST_ID
      const ids: number[] = []
      for (let i = lowerBound(keys, low); i < keys.length; i++) {
        const key = keys[i] ?? 0
        if (key >= low + HIGHEST_ID) break
        const id = key - low
        if (ids.at(-1) !== id) ids.push(id)
      }
      return ids
    },
  }
}

/** FNV-1a over UTF-16 code units, 32 bits; as if the letters at `without` and `without2` were not there. */
export function hashOf(text: string, without = -1, without2 = -1): number {
  let hash = FNV_START
  for (let i = 0; i < text.length; i++) {
    if (i !== without && i !== without2) hash = fnvStep(hash, text.charCodeAt(i))
  }
  return hash >>> 0
}
