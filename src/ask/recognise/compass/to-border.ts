import { hasMiddle } from '../../gazetteer/region-place.ts'
import { FILLER, isFiller, type Span, merged } from '../spans.ts'

/**
 * Reads "closest to Italy" beside another place, "which Swiss spot is closest to Italy", as an order by what is not recorded:
 * how far a spot lies from the border of a country. Of "the closest lake to Italy" those in Italy are the closest.
 */
export function withToBorder(spans: readonly Span[]): readonly Span[] {
  const side = spans.findIndex(isOfDistance)
  if (side === -1) return spans
  const name = spans.findIndex((span, at) => at > side && span.meaning.is === 'name')
  if (!isLarge(spans[name]) || !spans.slice(side + 1, name).every(isBetween)) return spans
  // "Closer to Italy than to France".
  if (spans.slice(name + 1).some(({ typed }) => THAN.test(typed))) return spans
  const others = spans.filter((span, at) => at !== name && span.meaning.is === 'name')
  if (others.length !== 1 || !others.every(isRegion)) return spans
  // "Closest to Italy" is one; in "the closest lake to Italy" the lake stands between.
  const isOne = spans.slice(side + 1, name).every(span => isFiller(span) || span.meaning.is === 'relation')
  const from = isOne ? side : spans.findIndex((span, at) => at > side && span.meaning.is === 'relation')
  if (from === -1) return spans
  const run = spans.slice(from, name + 1)
  const read = spans.toSpliced(from, run.length, merged(run, { is: 'unmeasured', property: 'border' }))
  return read.map((span, at): Span => (at === side && !isOne ? { ...span, meaning: FILLER } : span))
}

const THAN = /^(than|als|que|che)\b/i

function isOfDistance({ meaning, typed }: Span): boolean {
  if (meaning.is === 'superlative') return meaning.by === 'distance' || meaning.by === 'farthest'
  // Of one place in another: "más cerca", "plus loin".
  return meaning.is === 'comparative' && /^(closer|farther)$/.test(meaning.to) && /^(más|plus|più)\b/i.test(typed)
}

function isBetween(span: Span): boolean {
  return isFiller(span) || /^(relation|generic|feature)$/.test(span.meaning.is)
}

/** A country or another region that is too large to have a middle. */
function isLarge(span: Span | undefined): boolean {
  const named = span?.meaning.is === 'name' ? span.meaning.named : null
  return named !== null && named.region !== null && named.spots.length === 0 && !hasMiddle(named.region)
}

function isRegion({ meaning }: Span): boolean {
  return meaning.is === 'name' && meaning.named.region !== null && meaning.named.spots.length === 0
}
