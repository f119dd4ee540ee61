/** Counts the bits that are set in a word of 32 bits (Hacker's Delight, 2nd edition, figure 5-2). */
export function popcount(word: number): number {
  // Signed numbers are counted several times faster.
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the place of the lowest bit that is set, 0 to 31; -1 when none is. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word)
}
