import type { SpotRecord } from '../../src/spots/spot.ts'
import type { Question } from '../questions.ts'

/** A search engine under test: takes the spots once, then answers questions with the ten best and the exact total. */
export type Engine = {
  /** What it was asked to do, for the table. */
  about: string
  build(spots: Iterable<SpotRecord>): Promise<void>
  search(question: Question): Promise<{ total: number }> | { total: number }
  /** Bytes that it holds beside the process, where that can be asked. */
  bytes?(): Promise<number> | number
  close(): Promise<void>
}

export const BEST = 10
