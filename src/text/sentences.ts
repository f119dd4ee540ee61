/** What ends with a full stop within a sentence, before a name: of streets, saints, mountains, titles and numbers. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'st ste sta sto str hl mt mte mtn pt ft rd ave av avda avd blvd bd sq pl pza pzza ctra crta urb ' +
    'bhf hbf nr núm num nº dr prof mr mrs ms sr sra jr gen col capt rev fr ca approx bzw'
  ).split(' '),
)

const END = /(?<=[.!?])\s+(?=\p{Lu})/u
const LAST_WORD = /([\p{L}º]+)\.$/u

/** Cuts a text into sentences. A full stop behind an abbreviation or an initial ends none: "Bus stop St. Johann, 300 m away". */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(END)) {
    const before = sentences.at(-1)
    if (before !== undefined && endsWithin(before)) sentences[sentences.length - 1] = `${before} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

/** The first sentence of a text, without its full stop. */
export function firstSentence(text: string): string {
  return (sentencesOf(text)[0] ?? text).replace(/\.$/, '')
}

function endsWithin(text: string): boolean {
  const [, word] = LAST_WORD.exec(text) ?? []
  return word !== undefined && (word.length === 1 || ABBREVIATIONS.has(word.toLowerCase()))
}
