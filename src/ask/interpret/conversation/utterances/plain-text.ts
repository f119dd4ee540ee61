/** Letters with their marks, one space between words and one sign behind them, however they were typed; "T. E. Brown" without points. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\p{L})[`´](?=\p{L})/gu, "'")
    .replaceAll(/([?!])[?!]+/g, '$1')
    .replaceAll(INITIALS, letters => letters.replaceAll(/\. ?/g, ' '))
}

/** Two and more before a name: one alone may end a sentence. */
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{Lu}\. ?){2,}(?=\p{Lu}\p{Ll})/gu
