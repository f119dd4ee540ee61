// Hash tables with open addressing in a section of an index: entries are numbers above 0, keys are kept elsewhere.

import { hashText, mixBits } from '../../text/hash.ts'

/** A power of two that leaves at least three slots in eight empty. */
export function tableLength(entries: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, entries * 1.6)))
}

export function insertEntry(table: Uint32Array, key: string, entry: number): void {
  const mask = table.length - 1
  let slot = mixBits(hashText(key)) & mask
  while (table[slot] !== 0) slot = (slot + 1) & mask
  table[slot] = entry
}

/** Finds the entry of a key; `isKey` tells whether an entry has it. */
export function findEntry(table: Uint32Array, key: string, isKey: (entry: number) => boolean): number | undefined {
  return findHashed(table, hashText(key), isKey)
}

/** The same for a key that is not there as a text, by what `hashText` would make of it. */
export function findHashed(table: Uint32Array, hashed: number, isKey: (entry: number) => boolean): number | undefined {
  const mask = table.length - 1
  let slot = mixBits(hashed) & mask
  for (let entry = table[slot] ?? 0; entry !== 0; entry = table[slot] ?? 0) {
    if (isKey(entry)) return entry
    slot = (slot + 1) & mask
  }
  return undefined
}
