import { popcount } from '../../arrays/popcount.ts'
import {
  RANK_BLOCK_BITS,
  RANK_BLOCK_WORDS,
  type DocIdSet,
  BLOCK_BITS,
  BLOCK_WORDS,
  has,
  placeOf,
} from '../sets/doc-id-sets.ts'
import { MOST_WEIGHT, REGION_WEIGHT, SCATTERED_WEIGHT, SEVERAL_STEMS, rarityOf, relevanceOf } from './relevance.ts'
import type { InRegion, OneStem, SeveralStems, Synonyms, WordGroup } from './word-group.ts'

/** Scores documents by one word of the question, and bounds the scores of each block by its highest weight (block-max). */
export class BlockMax {
  readonly #group: WordGroup
  /** By weight. No typed array: of so few numbers its memory costs more than all else that a word needs. */
  readonly #scores: number[] = []

  constructor(group: WordGroup, count: number) {
    this.#group = group
    const rarity = rarityOf(group.set.size, count)
    for (let weight = 0; weight <= MOST_WEIGHT; weight++) this.#scores.push(relevanceOf(weight, rarity))
  }

  /** No document of the block scores higher. */
  mostIn(block: number): number {
    const group = this.#group
    if ('inName' in group)
      return this.#scores[isEmpty(group.inName, block) ? SEVERAL_STEMS.elsewhere : SEVERAL_STEMS.inName] ?? 0
    if ('words' in group) return this.#scores[Math.max(...group.words.map(word => mostOf(word, block)))] ?? 0
    if (!('region' in group)) return this.#scores[mostOf(group, block)] ?? 0
    const [text, ...others] = group.texts
    let most = text ? mostOf(text, block) : 0
    for (const other of others) most = Math.min(most, mostOf(other, block))
    return this.#scores[Math.max(REGION_WEIGHT, most)] ?? 0
  }

  /** Adds `mostIn` of each block. */
  addBounds(bounds: Float64Array, blocks: number): void {
    const group = this.#group
    if ('inName' in group || 'words' in group || 'region' in group || !group.set.isDense) {
      for (let block = 0; block < blocks; block++) bounds[block] = (bounds[block] ?? 0) + this.mostIn(block)
      return
    }
    const { set, weights, weightsAt } = group
    const at = weightsAt + set.size
    for (let block = 0; block < blocks; block++) {
      bounds[block] = (bounds[block] ?? 0) + (this.#scores[weights[at + block] ?? 0] ?? 0)
    }
  }

  /** The documents are rising, of the block, and all hold the word. */
  addInBlock(block: number, { docs, from, size, scores }: Listed): void {
    const group = this.#group
    if ('inName' in group) return this.#addSeveral(group, { docs, from, size, scores })
    if ('words' in group) return this.#addSynonyms(group, { docs, from, size, scores })
    if ('region' in group) return this.#addInRegion(group, { docs, from, size, scores })
    const { set, weights, weightsAt } = group
    if (!set.isDense) return this.#addFromList(group, { docs, from, size, scores })
    const { data, at, ranks } = set
    const rankBlock = block >> (RANK_BLOCK_BITS - BLOCK_BITS)
    let word = rankBlock * RANK_BLOCK_WORDS
    let rank = weightsAt + (data[ranks + rankBlock] ?? 0)
    for (let i = 0; i < size; i++) {
      const doc = docs[from + i] ?? 0
      for (; word < doc >> 5; word++) rank += popcount(data[at + word] ?? 0)
      const weight = weights[rank + popcount((data[at + word] ?? 0) & ((1 << (doc & 31)) - 1))] ?? 0
      scores[i] = (scores[i] ?? 0) + (this.#scores[weight] ?? 0)
    }
  }

  /** The same for documents from anywhere. */
  addInList(listed: Listed): void {
    const group = this.#group
    if ('inName' in group) return this.#addSeveral(group, listed)
    if ('words' in group) return this.#addSynonyms(group, listed)
    if ('region' in group) return this.#addInRegion(group, listed)
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

  #addInRegion({ region, texts }: InRegion, { docs, from, size, scores }: Listed): void {
    for (let i = 0; i < size; i++) {
      const doc = docs[from + i] ?? 0
      const weight = Math.max(has(region, doc) ? REGION_WEIGHT : 0, weightOfAll(texts, doc))
      scores[i] = (scores[i] ?? 0) + (this.#scores[weight] ?? 0)
    }
  }

  #addSynonyms({ words }: Synonyms, { docs, from, size, scores }: Listed): void {
    for (let i = 0; i < size; i++) {
      const doc = docs[from + i] ?? 0
      let weight = 0
      for (const word of words) weight = Math.max(weight, weightIn(word, doc))
      scores[i] = (scores[i] ?? 0) + (this.#scores[weight] ?? 0)
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

/** The highest weight of a word in a block, at most. */
function mostOf({ set, weights, weightsAt }: OneStem, block: number): number {
  return set.isDense ? (weights[weightsAt + set.size + block] ?? 0) : MOST_WEIGHT
}

/** How much a word weighs in a document, which need not hold it. */
function weightIn({ set, weights, weightsAt }: OneStem, doc: number): number {
  if (!has(set, doc)) return 0
  return weights[weightsAt + (set.isDense ? rankOf(set, doc) : placeOf(set, doc))] ?? 0
}

/** How much words weigh together in a document that may lack some: by the field that has them, if it is one. */
function weightOfAll([text, ...others]: readonly OneStem[], doc: number): number {
  let weight = text ? weightIn(text, doc) : 0
  for (const other of others) {
    const own = weightIn(other, doc)
    if (weight === 0 || own === 0) return 0
    if (own !== weight) weight = SCATTERED_WEIGHT
  }
  return weight
}

/** From `from` on, `size` documents, and beside them, from 0 on, their scores. */
type Listed = { docs: Int32Array; from: number; size: number; scores: Float64Array }

function isEmpty({ data, at }: DocIdSet, block: number): boolean {
  return data[at + block * BLOCK_WORDS] === 0 && data[at + block * BLOCK_WORDS + 1] === 0
}

/** How many documents of a ranked bitmap come before `doc`. */
function rankOf({ data, at, ranks }: DocIdSet, doc: number): number {
  const rankBlock = doc >> RANK_BLOCK_BITS
  const last = doc >> 5
  let rank = data[ranks + rankBlock] ?? 0
  for (let i = rankBlock * RANK_BLOCK_WORDS; i < last; i++) rank += popcount(data[at + i] ?? 0)
  return rank + popcount((data[at + last] ?? 0) & ((1 << (doc & 31)) - 1))
}
