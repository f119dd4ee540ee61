import { lowestBit, popcount } from './popcount.ts'

/** A set of documents as bits; the words are never changed once made. */
export type Bitset = Uint32Array

export function emptyBitset(count: number): Bitset {
  return new Uint32Array((count + 31) >>> 5)
}

export function bitsetOf(docs: Iterable<number>, count: number): Bitset {
  const bits = emptyBitset(count)
  for (const doc of docs) setBit(bits, doc)
  return bits
}

/** Makes the set of all documents that fit. */
export function bitsetWhere(count: number, fits: (doc: number) => boolean): Bitset {
  const bits = emptyBitset(count)
  for (let doc = 0; doc < count; doc++) if (fits(doc)) setBit(bits, doc)
  return bits
}

/** Only while a set is being made. */
export function setBit(bits: Bitset, doc: number): void {
  const at = doc >>> 5
  bits[at] = (bits[at] ?? 0) | (1 << (doc & 31))
}

export function hasBit(bits: Bitset, doc: number): boolean {
  return ((bits[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0
}

export function and(a: Bitset, b: Bitset): Bitset {
  const both = new Uint32Array(a.length)
  for (let i = 0; i < both.length; i++) both[i] = (a[i] ?? 0) & (b[i] ?? 0)
  return both
}

export function or(a: Bitset, b: Bitset): Bitset {
  const either = new Uint32Array(a.length)
  for (let i = 0; i < either.length; i++) either[i] = (a[i] ?? 0) | (b[i] ?? 0)
  return either
}

export function not(bits: Bitset, count: number): Bitset {
  const others = new Uint32Array(bits.length)
  for (let i = 0; i < others.length; i++) others[i] = ~(bits[i] ?? 0)
  const last = others.length - 1
  if (count % 32 !== 0 && last >= 0) others[last] = (others[last] ?? 0) & ((1 << (count % 32)) - 1)
  return others
}

export function countBits(bits: Bitset): number {
  let count = 0
  for (let i = 0; i < bits.length; i++) {
    // Signed numbers are counted several times faster.
    const word = (bits[i] ?? 0) | 0
    if (word !== 0) count += popcount(word)
  }
  return count
}

export function isEmpty(bits: Bitset): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false
  return true
}

/** How many documents are in both of two sets, and the first of them, with no set made of them. */
export function commonOf(a: Bitset, b: Bitset): { count: number; first: number | null } {
  let count = 0
  let first: number | null = null
  for (let at = 0; at < a.length; at++) {
    const word = (a[at] ?? 0) & (b[at] ?? 0)
    if (word === 0) continue
    first ??= at * 32 + lowestBit(word)
    count += popcount(word)
  }
  return { count, first }
}

/** Tells whether no document is in both of two sets. */
export function isDisjoint(a: Bitset, b: Bitset): boolean {
  for (let at = 0; at < a.length; at++) if (((a[at] ?? 0) & (b[at] ?? 0)) !== 0) return false
  return true
}

/** Visits the documents of a set, ascending. */
export function eachDoc(bits: Bitset, visit: (doc: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) visit(at * 32 + lowestBit(rest))
  }
}

/** The first documents of a set, ascending. */
export function firstDocs(bits: Bitset, limit: number): number[] {
  const docs: number[] = []
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) {
      if (docs.length >= limit) return docs
      docs.push(at * 32 + lowestBit(rest))
    }
  }
  return docs
}

/** The last documents of a set, descending. */
export function lastDocs(bits: Bitset, limit: number): number[] {
  const docs: number[] = []
  for (let at = bits.length - 1; at >= 0; at--) {
    for (let rest = bits[at] ?? 0; rest !== 0; ) {
      if (docs.length >= limit) return docs
      const highest = 31 - Math.clz32(rest)
      docs.push(at * 32 + highest)
      rest ^= 1 << highest
    }
  }
  return docs
}

/** The documents of a set from one on. */
export function docsFrom(bits: Bitset, first: number): Bitset {
  const later = bits.slice()
  const at = first >>> 5
  later.fill(0, 0, at)
  later[at] = (later[at] ?? 0) & (-1 << (first & 31))
  return later
}
