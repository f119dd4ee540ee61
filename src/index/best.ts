import { BLOCK_BITS, BLOCK_WORDS, type DocSet, bits, blocksOf, has, lowestBit, placeOf } from './doc-sets.ts'
import type { Doc } from './index.ts'
import { MOST_WEIGHT, SEVERAL_STEMS, rarityOf, relevanceOf } from './relevance.ts'
import type { Group } from './text.ts'

/** `count`: how many documents the index has; `end`: those from here on do not count. */
type Bounds = { limit: number; count: number; end: Doc }

/**
 * Finds the documents of a set with the highest scores, best first, of equals the first. All of them are in every
 * group's set.
 */
export function bestOf(docs: DocSet, groups: readonly Group[], { limit, count, end }: Bounds): Doc[] {
  const scorers = groups.map(group => new Scorer(group, count))
  const best = new Best(limit)
  const scoreOf = (doc: Doc) => {
    let score = 0
    for (const scorer of scorers) score += scorer.score(doc)
    return score
  }
  if (docs.isDense) {
    for (let block = 0; block < blocksOf(end); block++) {
      let most = 0
      for (const scorer of scorers) most += scorer.mostInBlock(block)
      if (most <= best.least) continue
      for (let i = block * BLOCK_WORDS; i < (block + 1) * BLOCK_WORDS; i++) {
        for (let word = docs.data[docs.at + i] ?? 0; word !== 0; word &= word - 1) {
          const doc = (i << 5) + lowestBit(word)
          if (doc < end) best.offer(doc, scoreOf(doc))
        }
      }
    }
  } else {
    const size = placeOf(docs, end)
    for (let i = 0; i < size; i++) {
      const doc = docs.data[docs.at + i] ?? 0
      best.offer(doc, scoreOf(doc))
    }
  }
  return best.docs
}

/** Scores documents in rising order for one word of the question. */
class Scorer {
  readonly #group: Group
  readonly #scores: Float64Array
  /** Where in a list the last document stood. */
  #place = 0

  constructor(group: Group, count: number) {
    this.#group = group
    const rarity = rarityOf(group.set.size, count)
    this.#scores = Float64Array.from({ length: MOST_WEIGHT + 1 }, (_, weight) => relevanceOf(weight, rarity))
  }

  score(doc: Doc): number {
    return this.#scores[this.#weight(doc)] ?? 0
  }

  /** No document of the block scores higher. */
  mostInBlock(block: number): number {
    const group = this.#group
    if ('inName' in group) return this.#scores[SEVERAL_STEMS.inName] ?? 0
    const { set, weights, weightsAt } = group
    return this.#scores[set.isDense ? (weights[weightsAt + set.size + block] ?? 0) : MOST_WEIGHT] ?? 0
  }

  #weight(doc: Doc): number {
    const group = this.#group
    if ('inName' in group) return has(group.inName, doc) ? SEVERAL_STEMS.inName : SEVERAL_STEMS.elsewhere
    const { set, weights, weightsAt } = group
    if (set.isDense) return weights[weightsAt + rankOf(set, doc)] ?? 0
    this.#place = placeOf(set, doc, this.#place)
    return weights[weightsAt + this.#place] ?? 0
  }
}

/** How many documents of a ranked bitmap stand before `doc`. */
function rankOf({ data, at, ranks }: DocSet, doc: Doc): number {
  const block = doc >> BLOCK_BITS
  const last = doc >> 5
  let rank = data[ranks + block] ?? 0
  for (let i = block * BLOCK_WORDS; i < last; i++) rank += bits(data[at + i] ?? 0)
  return rank + bits((data[at + last] ?? 0) & ((1 << (doc & 31)) - 1))
}

/** The highest scores so far. Documents are offered in rising order, so that an equal score never displaces one. */
class Best {
  readonly docs: Doc[] = []
  /** A score must be above this to enter. */
  least = 0
  readonly #scores: number[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  offer(doc: Doc, score: number): void {
    if (score <= this.least) return
    let i = this.docs.length
    if (i === this.#limit) i -= 1
    for (; i > 0 && (this.#scores[i - 1] ?? 0) < score; i--) {
      this.docs[i] = this.docs[i - 1] ?? 0
      this.#scores[i] = this.#scores[i - 1] ?? 0
    }
    this.docs[i] = doc
    this.#scores[i] = score
    if (this.docs.length === this.#limit) this.least = this.#scores[this.#limit - 1] ?? 0
  }
}
