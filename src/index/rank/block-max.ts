import {
  BLOCK_BITS,
  BLOCK_WORDS,
  type DocSet,
  STRETCH_BITS,
  STRETCH_WORDS,
  bits,
  has,
  placeOf,
} from '../sets/doc-id-sets.ts'
import { MOST_WEIGHT, SEVERAL_STEMS, rarityOf, relevanceOf } from './relevance.ts'
import type { Group, OneStem, SeveralStems } from '../text/text.ts'

/** Adds to the scores of documents what one word of the question tells of them. */
export class Scorer {
  readonly #group: Group
  /** By weight. */
  readonly #scores = new Float64Array(MOST_WEIGHT + 1)

  constructor(group: Group, count: number) {
    this.#group = group
    const rarity = rarityOf(group.set.size, count)
    for (let weight = 0; weight <= MOST_WEIGHT; weight++) this.#scores[weight] = relevanceOf(weight, rarity)
  }

  /** No document of the stretch scores higher. */
  mostIn(stretch: number): number {
    const group = this.#group
    if ('inName' in group)
      return this.#scores[isEmpty(group.inName, stretch) ? SEVERAL_STEMS.elsewhere : SEVERAL_STEMS.inName] ?? 0
    const { set, weights, weightsAt } = group
    return this.#scores[set.isDense ? (weights[weightsAt + set.size + stretch] ?? 0) : MOST_WEIGHT] ?? 0
  }

  /** Adds what mostIn says of each stretch. */
  addBounds(bounds: Float64Array, stretches: number): void {
    const group = this.#group
    if ('inName' in group || !group.set.isDense) {
      for (let stretch = 0; stretch < stretches; stretch++)
        bounds[stretch] = (bounds[stretch] ?? 0) + this.mostIn(stretch)
      return
    }
    const { set, weights, weightsAt } = group
    const at = weightsAt + set.size
    for (let stretch = 0; stretch < stretches; stretch++) {
      bounds[stretch] = (bounds[stretch] ?? 0) + (this.#scores[weights[at + stretch] ?? 0] ?? 0)
    }
  }

  /** The documents are rising, of the stretch, and all hold the word. */
  addInStretch(stretch: number, { docs, from, size, scores }: Listed): void {
    const group = this.#group
    if ('inName' in group) return this.#addSeveral(group, { docs, from, size, scores })
    const { set, weights, weightsAt } = group
    if (!set.isDense) return this.#addFromList(group, { docs, from, size, scores })
    const { data, at, ranks } = set
    const block = stretch >> (BLOCK_BITS - STRETCH_BITS)
    let word = block * BLOCK_WORDS
    let rank = weightsAt + (data[ranks + block] ?? 0)
    for (let i = 0; i < size; i++) {
      const doc = docs[from + i] ?? 0
      for (; word < doc >> 5; word++) rank += bits(data[at + word] ?? 0)
      const weight = weights[rank + bits((data[at + word] ?? 0) & ((1 << (doc & 31)) - 1))] ?? 0
      scores[i] = (scores[i] ?? 0) + (this.#scores[weight] ?? 0)
    }
  }

  /** The same for documents from anywhere. */
  addInList(listed: Listed): void {
    const group = this.#group
    if ('inName' in group) return this.#addSeveral(group, listed)
    if (!group.set.isDense) return this.#addFromList(group, listed)
    const { set, weights, weightsAt } = group
    const { docs, from, size, scores } = listed
    for (let i = 0; i < size; i++) {
      const weight = weights[weightsAt + rankOf(set, docs[from + i] ?? 0)] ?? 0
      scores[i] = (scores[i] ?? 0) + (this.#scores[weight] ?? 0)
    }
  }

  #addFromList({ set, weights, weightsAt }: OneStem, { docs, from, size, scores }: Listed): void {
    const isSame = docs === set.data && from === set.at
    let place = 0
    for (let i = 0; i < size; i++) {
      place = isSame ? i : placeOf(set, docs[from + i] ?? 0, place)
      scores[i] = (scores[i] ?? 0) + (this.#scores[weights[weightsAt + place] ?? 0] ?? 0)
    }
  }

  #addSeveral({ inName }: SeveralStems, { docs, from, size, scores }: Listed): void {
    const inNameScore = this.#scores[SEVERAL_STEMS.inName] ?? 0
    const elsewhereScore = this.#scores[SEVERAL_STEMS.elsewhere] ?? 0
    for (let i = 0; i < size; i++) {
      scores[i] = (scores[i] ?? 0) + (has(inName, docs[from + i] ?? 0) ? inNameScore : elsewhereScore)
    }
  }
}

/** From `from` on, `size` documents, and beside them, from 0 on, their scores. */
type Listed = { docs: Int32Array; from: number; size: number; scores: Float64Array }

function isEmpty({ data, at }: DocSet, stretch: number): boolean {
  return data[at + stretch * STRETCH_WORDS] === 0 && data[at + stretch * STRETCH_WORDS + 1] === 0
}

/** How many documents of a ranked bitmap stand before `doc`. */
function rankOf({ data, at, ranks }: DocSet, doc: number): number {
  const block = doc >> BLOCK_BITS
  const last = doc >> 5
  let rank = data[ranks + block] ?? 0
  for (let i = block * BLOCK_WORDS; i < last; i++) rank += bits(data[at + i] ?? 0)
  return rank + bits((data[at + last] ?? 0) & ((1 << (doc & 31)) - 1))
}
