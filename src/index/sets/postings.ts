import { popcount } from '../../arrays/popcount.ts'
import { RANK_BLOCK_WORDS, type DocIdSet, bitmapWords, rankBlocksOf, isDenseSize } from './doc-id-sets.ts'
import type { Doc } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'

/** Many sets over the same documents, numbered from 0, in one section of an index. */
export class Postings {
  readonly sizes: Uint32Array
  readonly #starts: Uint32Array
  readonly #data: Int32Array
  readonly #count: number

  /** `count`: how many documents there are. */
  constructor(sections: Sections, name: string, count: number) {
    this.sizes = sections.view(`${name}Sizes`, 'u32')
    this.#starts = sections.view(`${name}Starts`, 'u32')
    this.#data = sections.view(`${name}Sets`, 'i32')
    this.#count = count
  }

  size(set: number): number {
    return this.sizes[set] ?? 0
  }

  set(set: number): DocIdSet {
    const size = this.sizes[set] ?? 0
    const at = this.#starts[set] ?? 0
    const isDense = isDenseSize(size, this.#count)
    return { isDense, size, data: this.#data, at, ranks: isDense ? at + bitmapWords(this.#count) : -1 }
  }
}

export function reservePostings(
  layout: Layout,
  name: string,
  { sizes, count }: { sizes: Uint32Array; count: number },
): void {
  let length = 0
  for (const size of sizes) length += lengthOf(size, count)
  layout.reserve(`${name}Sizes`, 'u32', sizes.length)
  layout.reserve(`${name}Starts`, 'u32', sizes.length)
  layout.reserve(`${name}Sets`, 'i32', length)
}

/** Fills reserved sets; of each set, documents come in rising order. */
export class PostingsWriter {
  /** How many documents of each set have come so far. */
  readonly filled: Uint32Array
  readonly #sizes: Uint32Array
  readonly #starts: Uint32Array
  readonly #data: Int32Array
  readonly #count: number

  constructor(sections: Sections, name: string, { sizes, count }: { sizes: Uint32Array; count: number }) {
    this.#sizes = sections.view(`${name}Sizes`, 'u32')
    this.#starts = sections.view(`${name}Starts`, 'u32')
    this.#data = sections.view(`${name}Sets`, 'i32')
    this.#count = count
    this.filled = new Uint32Array(sizes.length)
    this.#sizes.set(sizes)
    let start = 0
    for (const [set, size] of sizes.entries()) {
      this.#starts[set] = start
      start += lengthOf(size, count)
    }
  }

  add(set: number, doc: Doc): void {
    const start = this.#starts[set] ?? 0
    const filled = this.filled[set] ?? 0
    this.filled[set] = filled + 1
    if (isDenseSize(this.#sizes[set] ?? 0, this.#count)) {
      const word = start + (doc >> 5)
      this.#data[word] = (this.#data[word] ?? 0) | (1 << (doc & 31))
    } else {
      this.#data[start + filled] = doc
    }
  }

  /** Counts the bitmaps through, once all documents are in. */
  rank(): void {
    for (let set = 0; set < this.#sizes.length; set++) {
      if (!isDenseSize(this.#sizes[set] ?? 0, this.#count)) continue
      const start = this.#starts[set] ?? 0
      const ranks = start + bitmapWords(this.#count)
      let before = 0
      for (let block = 0; block <= rankBlocksOf(this.#count); block++) {
        this.#data[ranks + block] = before
        if (block === rankBlocksOf(this.#count)) break
        for (let i = 0; i < RANK_BLOCK_WORDS; i++)
          before += popcount(this.#data[start + block * RANK_BLOCK_WORDS + i] ?? 0)
      }
    }
  }
}

function lengthOf(size: number, count: number): number {
  return isDenseSize(size, count) ? bitmapWords(count) + rankBlocksOf(count) + 1 : size
}
