import { type DocSet, STRETCH_BITS, STRETCH_WORDS, lowestBit, placeOf, stretchesOf } from './sets/doc-id-sets.ts'
import type { Doc } from './types.ts'
import { Scorer } from './rank/block-max.ts'
import type { Group } from './text/text.ts'

/** `count`: how many documents the index has; `end`: those from here on do not count. */
type Bounds = { limit: number; count: number; end: Doc }

/**
 * Finds the documents of a set with the highest scores, best first, of equals the first. All of them are in every
 * group's set.
 */
export function bestOf(docs: DocSet, groups: readonly Group[], { limit, count, end }: Bounds): Doc[] {
  const scorers = groups.map(group => new Scorer(group, count))
  const best = new Best(limit)
  if (docs.isDense) offerBitmap(docs, scorers, { best, end })
  else offerList(docs, scorers, { best, end })
  return best.docs
}

type Offer = { best: Best; end: Doc }

/** Documents of one stretch, and what they score. */
const stretchDocs = new Int32Array(1 << STRETCH_BITS)
const stretchScores = new Float64Array(1 << STRETCH_BITS)
/** Of each stretch, the most that a document in it can score. */
let bounds = new Float64Array(1 << 10)
/** So many of the most promising stretches are looked at first, to know early what is too little. */
const PROMISING = 64

/** Stretch by stretch; most hold nothing that could be among the best, as the highest weights in them tell. */
function offerBitmap(docs: DocSet, scorers: readonly Scorer[], { best, end }: Offer): void {
  const stretches = stretchesOf(end)
  const [only, ...more] = scorers
  if (only && more.length === 0) {
    for (let stretch = 0; stretch < stretches; stretch++) {
      if (only.mostIn(stretch) > best.least) offerStretch(docs, scorers, { stretch, best, end })
    }
    return
  }
  if (stretches > bounds.length) bounds = new Float64Array(stretches * 2)
  bounds.fill(0, 0, stretches)
  for (const scorer of scorers) scorer.addBounds(bounds, stretches)
  if (stretches > PROMISING * 4) best.expect(leastOfPromising(docs, scorers, { limit: best.limit, end }))
  for (let stretch = 0; stretch < stretches; stretch++) {
    if ((bounds[stretch] ?? 0) > best.least) offerStretch(docs, scorers, { stretch, best, end })
  }
}

function leastOfPromising(
  docs: DocSet,
  scorers: readonly Scorer[],
  { limit, end }: { limit: number; end: Doc },
): number {
  const stretches = stretchesOf(end)
  let most = 0
  for (let stretch = 0; stretch < stretches; stretch++) most = Math.max(most, bounds[stretch] ?? 0)
  const best = new Best(limit)
  let looks = 0
  for (let stretch = 0; stretch < stretches && looks < PROMISING; stretch++) {
    if ((bounds[stretch] ?? 0) < most * 0.9) continue
    offerStretch(docs, scorers, { stretch, best, end })
    looks += 1
  }
  return best.least
}

function offerStretch(
  docs: DocSet,
  scorers: readonly Scorer[],
  { stretch, best, end }: Offer & { stretch: number },
): void {
  let size = readStretch(docs, stretch)
  stretchScores.fill(0, 0, size)
  for (let i = 0; i < scorers.length && size > 0; i++) {
    scorers[i]?.addInStretch(stretch, { docs: stretchDocs, from: 0, size, scores: stretchScores })
    if (i + 1 < scorers.length) size = keepPromising(scorers, { stretch, size, known: i + 1, least: best.least })
  }
  offerAll(best, { docs: stretchDocs, scores: stretchScores, from: 0, size, end })
}

function readStretch({ data, at }: DocSet, stretch: number): number {
  let size = 0
  for (let i = stretch * STRETCH_WORDS; i < (stretch + 1) * STRETCH_WORDS; i++) {
    for (let word = data[at + i] ?? 0; word !== 0; word &= word - 1) stretchDocs[size++] = (i << 5) + lowestBit(word)
  }
  return size
}

type Known = { stretch: number; size: number; known: number; least: number }
/** What is added up in another order may differ by some roundings, which are far less. */
const ROUNDING = 1e-12

/** Drops the documents that stay too low even with the most that the words not yet looked at can add. */
function keepPromising(scorers: readonly Scorer[], { stretch, size, known, least }: Known): number {
  let bound = least * (1 - ROUNDING)
  for (let i = known; i < scorers.length; i++) bound -= scorers[i]?.mostIn(stretch) ?? 0
  let kept = 0
  for (let i = 0; i < size; i++) {
    const score = stretchScores[i] ?? 0
    // Writes always, and moves on only when the document stays: there is no branch to mispredict.
    stretchDocs[kept] = stretchDocs[i] ?? 0
    stretchScores[kept] = score
    kept += score > bound ? 1 : 0
  }
  return kept
}

let listScores = new Float64Array(1 << 15)

function offerList(docs: DocSet, scorers: readonly Scorer[], { best, end }: Offer): void {
  const size = placeOf(docs, end)
  if (size > listScores.length) listScores = new Float64Array(size * 2)
  listScores.fill(0, 0, size)
  for (const scorer of scorers) scorer.addInList({ docs: docs.data, from: docs.at, size, scores: listScores })
  offerAll(best, { docs: docs.data, scores: listScores, from: docs.at, size, end })
}

type Scored = { docs: Int32Array; scores: Float64Array; from: number; size: number; end: Doc }

function offerAll(best: Best, { docs, scores, from, size, end }: Scored): void {
  for (let i = 0; i < size; i++) {
    const score = scores[i] ?? 0
    if (score <= best.least) continue
    const doc = docs[from + i] ?? 0
    if (doc < end) best.offer(doc, score)
  }
}

/** The highest scores so far. Documents are offered in rising order, so that an equal score never displaces one. */
class Best {
  readonly docs: Doc[] = []
  /** A score must be above this to enter. */
  least = 0
  readonly limit: number
  readonly #scores: number[] = []

  constructor(limit: number) {
    this.limit = limit
  }

  /** There are as many as are wanted that score at least so: lower ones need not be offered. */
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
