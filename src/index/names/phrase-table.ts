import { endianness } from 'node:os'
import { firstWhere } from '../../arrays/binary-search.ts'
import { GrowableArray } from '../../arrays/growable-array.ts'
import { hashText } from '../../text/hash.ts'
import type { Layout, SectionViews } from '../storage/sections.ts'

/** An entry is a pair of 32-bit words that sorts as one number of 64 bits: the phrase's hash above, the id below. */
const [ID, HASH] = endianness() === 'LE' ? [0, 1] : [1, 0]

const HASHES = 2 ** 32

/** Collects phrases, each with the id (of a document or a place) that it means; a phrase may have many ids. */
export class PhraseWriter {
  readonly #name: string
  readonly #pairs = new GrowableArray(Uint32Array)

  constructor(name: string) {
    this.#name = name
  }

  add(phrase: string, id: number): void {
    this.#pairs.append(ID === 0 ? [id, hashText(phrase)] : [hashText(phrase), id])
  }

  reserve(layout: Layout): void {
    layout.reserve(this.#name, 'u32', this.#pairs.length)
  }

  fill(sections: SectionViews): void {
    const pairs = sections.view(this.#name, 'u32')
    pairs.set(this.#pairs.view())
    new BigUint64Array(pairs.buffer, pairs.byteOffset, pairs.length / 2).sort()
  }
}

/** Finds ids by a phrase. A hash may be shared by two phrases: the caller compares the phrase itself. */
export class PhraseTable {
  readonly #pairs: Uint32Array

  constructor(sections: SectionViews, name: string) {
    this.#pairs = sections.view(name, 'u32')
  }

  /** The ids of a phrase and of those that share its hash: rising, each once. */
  candidates(phrase: string): number[] {
    const pairs = this.#pairs
    const key = hashText(phrase)
    const ids: number[] = []
    for (let at = this.#firstOf(key) * 2; pairs[at + HASH] === key; at += 2) {
      const id = pairs[at + ID] ?? 0
      if (ids.at(-1) !== id) ids.push(id)
    }
    return ids
  }

  /** Hashes are spread evenly: one stands near its share of the way, from which ever longer steps reach it. */
  #firstOf(key: number): number {
    const pairs = this.#pairs
    const count = pairs.length / 2
    const isFrom = (i: number) => (pairs[i * 2 + HASH] ?? 0) >= key
    const guess = Math.floor((key / HASHES) * count)
    let step = 1
    if (guess < count && !isFrom(guess)) {
      let low = guess + 1
      for (; low + step < count && !isFrom(low + step); step *= 2) low += step
      return firstWhere(low, Math.min(low + step, count), isFrom)
    }
    let high = guess
    for (; high > step && isFrom(high - step); step *= 2) high -= step
    return firstWhere(Math.max(0, high - step), high, isFrom)
  }
}
