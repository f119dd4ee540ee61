import { FILLER, isFiller, namesSpot, type Span } from '../spans.ts'
import { sourcesIn } from './source-near.ts'

/**
 * Reads "which road is the loudest in Andorra", "the noisiest railway" as an order by what is not recorded: sources are known
 * by what is heard of them at spots. Where most of it is heard is told.
 */
export function withLoudestRoad(spans: readonly Span[]): readonly Span[] {
  const side = spans.findIndex(isSide)
  if (side === -1 || spans.some(isPlace)) return spans
  const found = sourcesIn(spans).find(({ from, to }) => isRanked(spans, side, { from, to }))
  if (!found) return spans
  const { from, to, source } = found
  const { kinds, shown } = source
  // "Which town is the quietest?" means no noise of towns.
  const isOfTowns = source.kinds.every(kind => kind === 'settlement')
  const isLoudest = isOfNoise(spans[side]) && !isOfTowns
  return spans.map((span, at): Span => {
    if (at === side) return { ...span, meaning: { is: 'unmeasured', property: isOfTowns ? 'towns' : 'sources' } }
    if (at < from || at >= to) return span
    return { ...span, meaning: isLoudest && at === to - 1 ? { is: 'noise source', kinds, shown } : FILLER }
  })
}

function isSide({ meaning }: Span): boolean {
  return meaning.is === 'superlative' && (meaning.by === 'noise' || meaning.by === 'rating')
}

function isOfNoise(span: Span | undefined): boolean {
  return span?.meaning.is === 'superlative' && span.meaning.by === 'noise'
}

/** Places are ranked, or a spot is asked about. */
function isPlace(span: Span): boolean {
  return /^(generic|feature|spot|loudest source|rating)$/.test(span.meaning.is) || namesSpot(span)
}

/** "The loudest road", "la route la plus bruyante", "which road is the loudest". */
function isRanked(spans: readonly Span[], side: number, { from, to }: { from: number; to: number }): boolean {
  if (side === from - 1) return true
  if (side < to) return false
  const between = spans.slice(to, side)
  // "Wo der Flughafen am lautesten ist" asks for places.
  if (between.length === 0 && !/^am /i.test(spans[side]?.typed ?? '')) return spans[from - 1]?.meaning.is === 'stop'
  const isAsked = WHICH.test(spans[from - 1]?.said ?? '')
  return isAsked && between.every(span => isFiller(span) || /^(relation|name)$/.test(span.meaning.is))
}

const WHICH = /^(which|what)$/i
