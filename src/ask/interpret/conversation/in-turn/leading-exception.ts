/** What leaves out what stands behind it, in each language. */
const EXCEPT = [
  'besides|apart from|aside from|other than|except for|except',
  'außer|abgesehen vo[nm]|bis auf',
  'à part|hormis|outre|excepté|en dehors de|en plus de',
  'aparte de|además de|salvo|excepto|quitando',
  'a parte|oltre al?|oltre alla|tranne|eccetto',
].join('|')

const LEADING = new RegExp(
  String.raw`^\W*(?<except>${EXCEPT})\s+(?<left>[^,.;:?!–—]{2,50}?)\s*(?:[,;:]|\s[–—-]+)\s*(?<asked>¿?\p{L}[^.?!]{5,}?)(?<end>[?!.\s]*)$`,
  'iu',
)

/** Puts what is left out behind what is asked: "besides Sarek – what is there in Sweden?". */
export function withExceptionBehind(text: string): string {
  const { except, left, asked, end } = LEADING.exec(text)?.groups ?? {}
  // "Besides hiking, …" leaves no spot out.
  if (!except || !left || !asked || !NAMED.test(left)) return text
  return `${asked} ${except} ${left}${end}`
}

const NAMED = /(?:^|\s|['’])\p{Lu}/u
