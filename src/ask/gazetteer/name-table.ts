import { turn } from '../turn.ts'

/** Finds numbers (of spots, of settlements) by an exact phrase: hashes in typed arrays, 8 bytes an entry. */
export type NameTable = {
  /** Candidates, ascending: a hash may be shared, so the caller compares the name itself. */
  candidates(phrase: string): number[]
}

/** The same by the hash itself. */
export type HashTable = { idsOf(hash: number): number[] }

/** A key is `hash * HIGHEST_ID + id`. */
export const HIGHEST_ID = 2 ** 21

export function buildNameTable(entries: Iterable<readonly [phrase: string, id: number]>): NameTable {
  const table = hashedOnce(Float64Array.from(entries, ([phrase, id]) => hashOf(phrase) * HIGHEST_ID + id))
  return { candidates: phrase => table.idsOf(hashOf(phrase)) }
}

const SLICE = 4096

/** The same for very many, taking turns with whatever else the thread does; `part` may leave entries out. */
export async function buildNameTableInTurns(
  entries: readonly (readonly [phrase: string, id: number])[],
  part: (phrase: string) => string | undefined = phrase => phrase,
): Promise<NameTable> {
  const keys = new Float64Array(entries.length)
  let count = 0
  for (const [i, [phrase, id]] of entries.entries()) {
    const own = part(phrase)
    if (own !== undefined) keys[count++] = hashOf(own) * HIGHEST_ID + id
    if (i % SLICE === SLICE - 1) await turn()
  }
  const table = tableOfSorted(await sortedInTurns(keys.subarray(0, count)))
  return { candidates: phrase => table.idsOf(hashOf(phrase)) }
}

/** Sorts by parts, then joins the parts two by two, a slice at a time. */
export async function sortedInTurns(keys: Float64Array): Promise<Float64Array> {
  for (let from = 0; from < keys.length; from += SLICE) {
    keys.subarray(from, from + SLICE).sort()
    await turn()
  }
  let source = keys
  let target: Float64Array = new Float64Array(keys.length)
  for (let size = SLICE; size < keys.length; size *= 2) {
    for (let from = 0; from < keys.length; from += 2 * size) {
      const [middle, end] = [Math.min(from + size, keys.length), Math.min(from + 2 * size, keys.length)]
      let [left, right] = [from, middle]
      for (let to = from; to < end; to++) {
        const isLeft = left < middle && (right >= end || (source[left] ?? 0) <= (source[right] ?? 0))
        target[to] = source[isLeft ? left++ : right++] ?? 0
        if ((to - from) % (16 * SLICE) === 16 * SLICE - 1) await turn()
      }
    }
    await turn()
    ;[source, target] = [target, source]
  }
  return source
}

/** Takes the keys over and sorts them. */
export function hashedOnce(keys: Float64Array): HashTable {
  return tableOfSorted(keys.sort())
}

export function tableOfSorted(keys: Float64Array): HashTable {
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
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    if (i !== without && i !== without2) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}

/** The first place in sorted `keys` whose key is not below `low`. */
function lowerBound(keys: Float64Array, low: number): number {
  let [from, to] = [0, keys.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((keys[middle] ?? 0) < low) from = middle + 1
    else to = middle
  }
  return from
}
