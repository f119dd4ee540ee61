/** Finds numbers (of spots, of settlements) by an exact phrase: hashes in typed arrays, 8 bytes an entry. */
export type NameTable = {
  /** Candidates, ascending: a hash may be shared, so the caller compares the name itself. */
  candidates(phrase: string): number[]
}

const HIGHEST_ID = 2 ** 21

export function buildNameTable(entries: Iterable<readonly [phrase: string, id: number]>): NameTable {
  const keys = Float64Array.from(entries, ([phrase, id]) => hashOf(phrase) * HIGHEST_ID + id).sort()
  return {
    candidates(phrase) {
      const low = hashOf(phrase) * HIGHEST_ID
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

/** FNV-1a over UTF-16 code units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The first place in sorted `keys` whose key is not below `low`. */
export function lowerBound(keys: Float64Array, low: number): number {
  let [from, to] = [0, keys.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((keys[middle] ?? 0) < low) from = middle + 1
    else to = middle
  }
  return from
}
