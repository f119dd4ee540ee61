import { isFiller, type Span, UNAPPLIED } from '../spans.ts'

/**
 * Reads "a bus stop less than 500 m away", "at most 300 m from parking" as a distance by which nothing is looked for: it is
 * neither a height above the sea nor how far the spots lie from a place.
 */
export function withDistanceToStop(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) =>
    isShort(span) && (isFromStop(spans, at) || isBehindStop(spans, at)) ? { ...span, meaning: UNAPPLIED } : span,
  )
}

/** Farther away are a town and what is near it. */
const MOST_KM = 3

function isShort({ meaning }: Span): boolean {
  return meaning.is === 'distance' && meaning.estimate === undefined && meaning.km <= MOST_KM
}

/** "Less than 500 m from a bus stop". */
function isFromStop(spans: readonly Span[], at: number): boolean {
  const next = spans.findIndex((span, i) => i > at && !isFiller(span) && !FROM.test(span.said))
  const isFrom = spans.slice(at + 1, next).some(({ said, typed }) => FROM.test(said) || FROM.test(typed))
  return isFrom && isStop(spans[next]) && !isPlaced(spans, next)
}

const FROM = /^(from|of|to|away|away from|von|vom|d|de|des|du|da|dal|dalla|del|desde)$/i

/** "A bus stop within 1 km", "parking at most 200 m away"; "parking below 1500 m" lies so high. */
function isBehindStop(spans: readonly Span[], at: number): boolean {
  const before = spans.findLastIndex((span, i) => i < at && !isFiller(span) && span.meaning.is !== 'relation')
  const span = spans[at]
  if (!isStop(spans[before]) || span?.meaning.is !== 'distance' || isPlaced(spans, at)) return false
  const isFar = span.meaning.side === 'above' || span.meaning.side === 'least'
  const isAway = AWAY.test(span.typed) || AWAY.test(spans[at + 1]?.typed ?? '')
  return isAway || (!isFar && !(span.meaning.isHeight && HIGH.test(span.typed)))
}

const AWAY = /(?<!\p{L})(away|distant|distance|entfernt|entfernung|weg|distancia|distanza|lontan[oaie]|lejos)$/iu
const HIGH = /^(below|under|lower than|unter|unterhalb|sous|en dessous|por debajo|bajo|sotto)(?!\p{L})/iu

function isStop(span: Span | undefined): boolean {
  if (span?.meaning.is === 'feature') return span.meaning.feature === 'parking'
  return (
    span !== undefined && (span.meaning.is === 'transport' || span.meaning.is === 'off topic') && STOP.test(span.typed)
  )
}

const STOP =
  /stops?$|stations?$|halte(stellen?)?$|bahnhof$|(?<!\p{L})(arrêts?|gares?|paradas?|estación|estaciones|fermat[ae]|stazion[ei])(?!\p{L})/iu

/** "Within 1 km of Oslo", "from the station of Oslo": of a place that is named. */
function isPlaced(spans: readonly Span[], at: number): boolean {
  const [next, then] = spans.slice(at + 1).filter(span => !isFiller(span))
  const isOf = next?.meaning.is === 'relation' && (next.meaning.relation !== 'in' || FROM.test(next.said))
  return next?.meaning.is === 'name' || (isOf && /^(name|spot|coordinates|pronoun)$/.test(then?.meaning.is ?? ''))
}
