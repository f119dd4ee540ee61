// Tables with open addressing in a section of an index: entries are numbers above 0 whose keys stand elsewhere.

/** A power of two that leaves at least three slots in eight empty. */
export function tableLength(entries: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, entries * 1.6)))
}

export function insertEntry(table: Uint32Array, key: string, entry: number): void {
  const mask = table.length - 1
  let slot = hash(key) & mask
  while (table[slot] !== 0) slot = (slot + 1) & mask
  table[slot] = entry
}

/** Finds the entry of a key; `keyOf` reads the key that an entry stands for. */
export function findEntry(table: Uint32Array, key: string, keyOf: (entry: number) => string): number | undefined {
  const mask = table.length - 1
  let slot = hash(key) & mask
  for (let entry = table[slot] ?? 0; entry !== 0; entry = table[slot] ?? 0) {
    if (keyOf(entry) === key) return entry
    slot = (slot + 1) & mask
  }
  return undefined
}

/** FNV-1a over UTF-16 code units, then mixed as in MurmurHash3, so that the low bits depend on all letters. */
function hash(key: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
