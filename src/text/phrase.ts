import { fold } from './fold.ts'

/** Writes a name as folded words with spaces between: names are compared in this form. */
export function phraseOf(name: string): string {
  if (/^[A-Za-z ]+$/.test(name)) return name.toLowerCase()
  // An apostrophe parts words, as in a question: "l'Illa" is "l illa".
  const folded = fold(name.replaceAll(/['’]s\b/gi, '')).replaceAll(/[ʻ`]/g, '')
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}
