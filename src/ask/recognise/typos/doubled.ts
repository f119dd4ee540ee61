/** Tells whether two words differ only in which letters are doubled, which most typos of English do: "realy", "peacefull". */
export function isDoubledAlike(typed: string, meant: string): boolean {
  return undoubled(typed) === undoubled(meant)
}

function undoubled(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1')
}
