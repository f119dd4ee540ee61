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

/** Tells whether lines of a list are said. */
export function isList({ sentences }: Speech): boolean {
  return sentences.some(sentence => sentence.startsWith('\n'))
}

/** Says more of the same, behind the list where there is one. */
export function withBeside(said: Speech, sentences: readonly string[]): Speech {
  if (sentences.length === 0) return said
  return joined([said, isList(said) ? onNewLine(speech(sentences)) : speech(sentences)])
}

/** Behind a list. */
export function onNewLine({ sentences: [first = '', ...rest], docs }: Speech): Speech {
  return speech([`\n${first}`, ...rest], docs)
}
