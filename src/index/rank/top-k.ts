import { lowestBit } from '../../arrays/popcount.ts'
import { type DocIdSet, BLOCK_BITS, BLOCK_WORDS, placeOf, blocksOf } from '../sets/doc-id-sets.ts'
import type { Doc } from '../types.ts'
import { BlockMax } from './block-max.ts'
import type { WordGroup } from './word-group.ts'

/** `count`: how many documents the index has; `end`: those from here on do not count. */
type Bounds = { limit: number; count: number; end: Doc }

/**
 * Finds the documents of a set with the highest scores, best first, of equals the first. All of them are in every
 * group's set.
 */
export function topK(docs: DocIdSet, groups: readonly WordGroup[], { limit, count, end }: Bounds): Doc[] {
  const words = groups.map(group => new BlockMax(group, count))
  const top = new TopK(limit)
  if (docs.isDense) offerBitmap(docs, words, { top, end })
  else offerList(docs, words, { top, end })
  return top.docs
}

type Offer = { top: TopK; end: Doc }

/** The documents of one block, and their scores. */
const blockDocs = new Int32Array(1 << BLOCK_BITS)
const blockScores = new Float64Array(1 << BLOCK_BITS)
/** Of each block, the most that a document in it can score. */
let bounds = new Float64Array(1 << 10)
/** This many of the most promising blocks are scored first, so that the bound is high early. */
const PROMISING = 64

/** Block by block; most hold nothing that could be among the best, as the highest weights in them tell. */
function offerBitmap(docs: DocIdSet, words: readonly BlockMax[], { top, end }: Offer): void {
  const blocks = blocksOf(end)
  const [only, ...more] = words
  if (only && more.length === 0) {
    for (let block = 0; block < blocks; block++) {
      if (only.mostIn(block) > top.least) offerBlock(docs, words, { block, top, end })
    }
    return
  }
  if (blocks > bounds.length) bounds = new Float64Array(blocks * 2)
  bounds.fill(0, 0, blocks)
  for (const word of words) word.addBounds(bounds, blocks)
  if (blocks > PROMISING * 4) top.expect(leastOfPromising(docs, words, { limit: top.limit, end }))
  for (let block = 0; block < blocks; block++) {
    if ((bounds[block] ?? 0) > top.least) offerBlock(docs, words, { block, top, end })
  }
}

function leastOfPromising(
  docs: DocIdSet,
  words: readonly BlockMax[],
  { limit, end }: { limit: number; end: Doc },
): number {
  const blocks = blocksOf(end)
  let most = 0
  for (let block = 0; block < blocks; block++) most = Math.max(most, bounds[block] ?? 0)
  const top = new TopK(limit)
  let looks = 0
  for (let block = 0; block < blocks && looks < PROMISING; block++) {
    if ((bounds[block] ?? 0) < most * 0.9) continue
    offerBlock(docs, words, { block, top, end })
    looks += 1
  }
  return top.least
}

function offerBlock(docs: DocIdSet, words: readonly BlockMax[], { block, top, end }: Offer & { block: number }): void {
  let size = readBlock(docs, block)
  blockScores.fill(0, 0, size)
  for (let i = 0; i < words.length && size > 0; i++) {
    words[i]?.addInBlock(block, { docs: blockDocs, from: 0, size, scores: blockScores })
    if (i + 1 < words.length) size = keepPromising(words, { block, size, known: i + 1, least: top.least })
  }
  offerAll(top, { docs: blockDocs, scores: blockScores, from: 0, size, end })
}

function readBlock({ data, at }: DocIdSet, block: number): number {
  let size = 0
  for (let i = block * BLOCK_WORDS; i < (block + 1) * BLOCK_WORDS; i++) {
    for (let word = data[at + i] ?? 0; word !== 0; word &= word - 1) blockDocs[size++] = (i << 5) + lowestBit(word)
  }
  return size
}

type Known = { block: number; size: number; known: number; least: number }
/** Sums in another order differ by roundings, which are far smaller than this. */
const ROUNDING = 1e-12

/** Drops the documents that stay too low even with the most that the words not yet looked at can add. */
function keepPromising(words: readonly BlockMax[], { block, size, known, least }: Known): number {
  let bound = least * (1 - ROUNDING)
  for (let i = known; i < words.length; i++) bound -= words[i]?.mostIn(block) ?? 0
  let kept = 0
  for (let i = 0; i < size; i++) {
    const score = blockScores[i] ?? 0
    // Writes always, and moves on only when the document stays: there is no branch to mispredict.
    blockDocs[kept] = blockDocs[i] ?? 0
    blockScores[kept] = score
    kept += score > bound ? 1 : 0
  }
  return kept
}

let listScores = new Float64Array(1 << 15)

function offerList(docs: DocIdSet, words: readonly BlockMax[], { top, end }: Offer): void {
  const size = placeOf(docs, end)
  if (size > listScores.length) listScores = new Float64Array(size * 2)
  listScores.fill(0, 0, size)
  for (const word of words) word.addInList({ docs: docs.data, from: docs.at, size, scores: listScores })
  offerAll(top, { docs: docs.data, scores: listScores, from: docs.at, size, end })
}

type Scored = { docs: Int32Array; scores: Float64Array; from: number; size: number; end: Doc }

function offerAll(top: TopK, { docs, scores, from, size, end }: Scored): void {
  for (let i = 0; i < size; i++) {
    const score = scores[i] ?? 0
    if (score <= top.least) continue
    const doc = docs[from + i] ?? 0
    if (doc < end) top.offer(doc, score)
  }
}

/** The highest scores so far. Documents are offered in rising order, so that an equal score never displaces one. */
class TopK {
  readonly docs: Doc[] = []
  /** A score must be above this to enter. */
  least = 0
  readonly limit: number
  readonly #scores: number[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  /** Raises the bound: `limit` documents are known to score at least this. */
  expect(score: number): void {
    this.least = score * (1 - Number.EPSILON)
  }

  offer(doc: Doc, score: number): void {
    let i = this.docs.length
    if (i === this.limit) i -= 1
    for (; i > 0 && (this.#scores[i - 1] ?? 0) < score; i--) {
      this.docs[i] = this.docs[i - 1] ?? 0
      this.#scores[i] = this.#scores[i - 1] ?? 0
    }
    this.docs[i] = doc
    this.#scores[i] = score
    if (this.docs.length === this.limit) this.least = this.#scores[this.limit - 1] ?? 0
  }
}
