import type { Span } from '../spans.ts'

/** Takes "can you see the sea from Snaefell" as a fact that no field holds, and not as a search near it. */
export function withSeenFrom(spans: Span[]): Span[] {
  const see = spans.findIndex(({ typed }) => SEE.test(typed))
  const from = see === -1 ? -1 : spans.findIndex(({ typed }, at) => at > see && at <= see + REACH && FROM.test(typed))
  const [first, spot] = [spans[see], spans[from + 1]]
  if (!first || from === -1 || !isSpot(spot) || !spans.slice(from + 2).every(({ meaning }) => meaning.is === 'sign'))
    return spans
  if (!spans.slice(0, see).some(({ typed }) => CAN.test(typed))) return spans
  const run = spans.slice(see, from + 1)
  const typed = run.map(span => span.typed).join(' ')
  const seen: Span = {
    ...first,
    meaning: { is: 'off topic', subject: null },
    to: spans[from]?.to ?? first.to,
    said: typed,
    typed,
  }
  return [...spans.slice(0, see), seen, ...spans.slice(from + 1)]
}

const SEE = /^(see|seen|sehen|voir|ver|vedere|si vede|se ve)$/i
const FROM = /^(from|von|vom|aus|depuis|de|du|desde|da|dal|dalla|dallo)$/i
const CAN =
  /^(can|can (you|i|we|one)|could( you| i| we)?|is it possible to|is|kann|kann (man|ich)|peut( on)?|puis|puede|se puede|si può|posso|man|on)$/i
/** Words between what is seen and from where: an article, a noun. */
const REACH = 5

function isSpot(span: Span | undefined): boolean {
  return span?.meaning.is === 'spot' || (span?.meaning.is === 'name' && span.meaning.named.spots.length > 0)
}
