import { FILLER, isFiller, type Span } from '../spans.ts'

/** Reads "in the city of Vienna", "in der Stadt Wien" as in Vienna, where "in the city" alone asks for what is urban. */
export function withCityOfName(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(isInCity)
  const name = at === -1 ? -1 : spans.findIndex((span, i) => i > at && !isFiller(span) && !isOf(span))
  if (name === -1 || name - at > REACH || !isTown(spans[name])) return spans
  return spans.map((span, i): Span => {
    if (i === at) return { ...span, meaning: { is: 'relation', relation: 'in' } }
    return i > at && i < name ? { ...span, meaning: FILLER } : span
  })
}

/** "Of the". */
const REACH = 3

function isInCity({ meaning, typed }: Span): boolean {
  return meaning.is === 'feature' && meaning.feature === 'urban' && IN_CITY.test(typed)
}

const IN_CITY = /^(in the (city|town)|in der stadt|dans la ville|en la ciudad|nella città)$/i

function isOf({ meaning, typed }: Span): boolean {
  return meaning.is === 'relation' && /^(of|von|de|d|du|di)$/i.test(typed)
}

function isTown(span: Span | undefined): boolean {
  return (
    span?.meaning.is === 'name' && (span.meaning.named.settlements.length > 0 || span.meaning.named.region !== null)
  )
}
