import type { Doc } from '../../index/types.ts'

/** What is said, sentence by sentence, and the spots it speaks of, in that order. */
export type Speech = { sentences: readonly string[]; docs: readonly Doc[] }

export function speech(sentences: readonly string[], docs: readonly Doc[] = []): Speech {
  return { sentences, docs: [...new Set(docs)] }
}

export function joined(parts: readonly Speech[]): Speech {
  return speech(
    parts.flatMap(({ sentences }) => sentences),
    parts.flatMap(({ docs }) => docs),
  )
}
