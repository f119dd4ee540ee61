import type { DocIdSet } from '../sets/doc-id-sets.ts'

/** The spots that hold a word of the question, with the weight of each. */
export type WordGroup = OneStem | SeveralStems | Synonyms | InRegion
/** The weights of the set's documents, in their order; behind them, when the set is dense, the highest of each block. */
export type OneStem = { set: DocIdSet; weights: Uint8Array; weightsAt: number }
/** `inName`: of the spots, a bitmap when `set` is one, those that have one of the stems in their name. */
export type SeveralStems = { set: DocIdSet; inName: DocIdSet }
/** `words`: each means the same; a spot weighs what the weightiest of those weighs that it holds. */
export type Synonyms = { set: DocIdSet; words: readonly OneStem[] }
/** `region`: the spots of regions or places that words name; `texts`: those that hold each of the words, if all are held. */
export type InRegion = { set: DocIdSet; region: DocIdSet; texts: readonly OneStem[] }
