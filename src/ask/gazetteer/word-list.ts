import { sharedBytes, sharedIntegers } from '../shared-arrays.ts'

/** Words one behind the other in memory that threads share. */
export type WordList = { bytes: Uint8Array; starts: Uint32Array }

export function wordListOf(words: readonly string[]): WordList {
  const text = Buffer.from(words.join(''))
  const bytes = sharedBytes(text.length)
  bytes.set(text)
  const starts = sharedIntegers(words.length + 1)
  for (const [i, word] of words.entries()) starts[i + 1] = (starts[i] ?? 0) + Buffer.byteLength(word)
  return { bytes, starts }
}

/** Returns how to read a word by its number. */
export function openWordList({ bytes, starts }: WordList): (i: number) => string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return i => text.toString('utf8', starts[i], starts[i + 1])
}
