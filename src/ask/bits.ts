/** A set of documents as bits; the words are never changed once made. */
export type Bits = Uint32Array

export function emptyBits(count: number): Bits {
  return new Uint32Array((count + 31) >>> 5)
}

export function bitsOf(docs: Iterable<number>, count: number): Bits {
  const bits = emptyBits(count)
  for (const doc of docs) setBit(bits, doc)
  return bits
}

/** Makes the set of all documents that fit. */
export function bitsWhere(count: number, fits: (doc: number) => boolean): Bits {
  const bits = emptyBits(count)
  for (let doc = 0; doc < count; doc++) if (fits(doc)) setBit(bits, doc)
  return bits
}

/** Only while a set is being made. */
export function setBit(bits: Bits, doc: number): void {
  const at = doc >>> 5
  bits[at] = (bits[at] ?? 0) | (1 << (doc & 31))
}

export function hasBit(bits: Bits, doc: number): boolean {
  return ((bits[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0
}

export function and(a: Bits, b: Bits): Bits {
  return a.map((word, i) => word & (b[i] ?? 0))
}

export function or(a: Bits, b: Bits): Bits {
  return a.map((word, i) => word | (b[i] ?? 0))
}

export function not(bits: Bits, count: number): Bits {
  const flipped = bits.map(word => ~word)
  const last = flipped.length - 1
  if (count % 32 !== 0 && last >= 0) flipped[last] = (flipped[last] ?? 0) & ((1 << (count % 32)) - 1)
  return flipped
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** The documents of a set, ascending. */
export function* docsOf(bits: Bits): Generator<number> {
  for (const [at, word] of bits.entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) yield at * 32 + (31 - Math.clz32(rest & -rest))
  }
}
