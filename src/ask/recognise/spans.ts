import type { Doc } from '../../index/types.ts'
import type { Coordinates } from '../../geo/distance.ts'
import type { Named } from '../gazetteer/gazetteer.ts'
import type { Bounds } from '../query.ts'
import type { Meaning, Side } from '../vocabulary/meanings.ts'

/** What a run of tokens is: a phrase of the vocabulary, or something recognised by its form. */
export type Sense =
  | Meaning
  | { is: 'name'; named: Named; phrase: string }
  /** A word of a spot's name; a guess when the word is another one by a letter or two. */
  | { is: 'spot'; docs: readonly Doc[]; phrase: string; isGuess: boolean }
  | { is: 'coordinates'; at: Coordinates }
  | { is: 'distance'; km: number; side: Side | null }
  | ({ is: 'rating'; opposite: Bounds | null } & Bounds)
  | { is: 'number'; value: number }
  | { is: 'comma' }
  | { is: 'sign' }
  | { is: 'unknown' }

/** A run of tokens with its sense. */
export type Mark = {
  sense: Sense
  from: number
  to: number
  /** The words as typed. */
  said: string
  isCapital: boolean
  isPlural: boolean
}

/** Recognises something that begins at a token and says how many tokens it takes. */
export type Found<T> = (T & { length: number }) | undefined
