import { namesSpot, type Span } from '../spans.ts'

/** Takes "can you see the sea from Snaefell" as a fact that no field holds, and not as a search near it. */
export function withSeenFrom(spans: readonly Span[]): readonly Span[] {
  const see = spans.findIndex(({ typed }) => SEE.test(typed))
  if (see === -1 || !spans.slice(0, see).some(({ typed }) => CAN.test(typed))) return spans
  const from = spans.findIndex(({ typed }, at) => FROM.test(typed) && namesSpot(spans[at + 1]))
  const isBehind = from > see && from <= see + REACH && spans.slice(from + 2).every(isSign)
  if (isBehind) return [...spans.slice(0, see), asFact(spans.slice(see, from + 1)), ...spans.slice(from + 1)]
  // "Kann man von Sarek aus das Meer sehen?"
  const isBefore = from !== -1 && from < see && see <= from + 1 + REACH && spans.slice(see + 1).every(isSign)
  return isBefore
    ? [
        ...spans.slice(0, from),
        ...spans.slice(from + 1, from + 2),
        asFact(spans.slice(from + 2, see + 1)),
        ...spans.slice(see + 1),
      ]
    : spans
}

const SEE = /^(see|seen|sehen|voir|ver|vedere|si vede|se ve)$/i
const FROM = /^(from|von|vom|aus|depuis|de|du|desde|da|dal|dalla|dallo)$/i
const CAN =
  /^(can|can (you|i|we|one)|could( you| i| we)?|is it possible to|is|kann|kann (man|ich)|peut( on)?|puis|puede|se puede|si può|posso|man|on)$/i
/** Words between what is seen and from where: an article, a noun. */
const REACH = 5

function asFact(run: readonly Span[]): Span {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) throw new Error('there is nothing that is seen')
  const typed = run
    .map(span => span.typed)
    .filter(word => word !== '')
    .join(' ')
  return { ...first, meaning: { is: 'off topic', subject: null }, to: last.to, said: typed, typed }
}

function isSign({ meaning }: Span): boolean {
  return meaning.is === 'sign'
}
