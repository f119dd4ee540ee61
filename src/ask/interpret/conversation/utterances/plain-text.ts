/** Letters with their marks, one space between words and one sign behind them, however they were typed. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\p{L})[`´](?=\p{L})/gu, "'")
    .replaceAll(/([?!])[?!]+/g, '$1')
}
