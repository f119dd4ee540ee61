import { LIE_SOMEWHERE, type NoiseKind, type RoadDistance } from '../../vocabulary/noises/noise-sources.ts'
import { FILLER, isFiller, namesSpot, type Span } from '../spans.ts'
import { sourcesIn } from './source-near.ts'

/**
 * Reads "somewhere near a road", "not far from a village" of places that are sought as what is not recorded: no place is called
 * "road", and how near the next one is stands nowhere. Of one spot it is asked otherwise, and "not near" is about the noise.
 */
export function withNearSourceWanted(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(isNear) || spans.some(isOfOne)) return spans
  const found = [...sourcesIn(spans), ...tracksIn(spans)].find(
    ({ from, to }) =>
      nearBefore(spans, from) !== -1 && (isTrackBeside(spans, from) || spans.slice(from, to).every(isPlainWord)),
  )
  if (!found) return spans
  const near = nearBefore(spans, found.from)
  return spans.map((span, at) => {
    if (at < near || at >= found.to) return span
    if (at < found.to - 1) return { ...span, said: 'the', meaning: FILLER }
    const typed = spans.slice(near, found.to).map(each => each.typed)
    return { ...span, typed: typed.join(' '), meaning: { is: 'unmeasured', property: 'remoteness', ...roadsOf(found) } }
  })
}

/** Of what lies somewhere it is known where it is among the loudest; a village is not told apart from what is heard of it. */
function roadsOf({ source }: { source?: NoiseKind }): { roads?: RoadDistance } {
  if (!source?.kinds.every(kind => LIE_SOMEWHERE.has(kind))) return {}
  return { roads: { kinds: source.kinds, shown: source.shown, km: NEAR_KM, isWithin: true } }
}

/** As far as what is "not near" is from it, in km. */
const NEAR_KM = 1

/** "Direkt neben der Bahn": the track, at which one gets on nowhere. */
function tracksIn(spans: readonly Span[]): { from: number; to: number; source?: NoiseKind }[] {
  return spans.flatMap((_, at) => (isTrackBeside(spans, at) ? [{ from: at, to: at + 1 }] : []))
}

function isTrackBeside(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (span?.meaning.is !== 'transport' || !/^(eisenbahn|bahn|zug|train|treno|tren)$/i.test(span.typed)) return false
  return BESIDE.test(spans[nearBefore(spans, at)]?.typed ?? '')
}

const BESIDE =
  /(^|\s)(neben|entlang|beside|next to|alongside|le long|au bord|à côté|junto|al lado|pegad[oa]s?|accanto|a fianco)(\s|$)/i

/** Where "near" stands before a source, with small words between; -1 where it does not. */
function nearBefore(spans: readonly Span[], from: number): number {
  const near = spans.slice(0, from).findLastIndex(span => !isFiller(span))
  const isDenied = spans[near - 1]?.meaning.is === 'negation'
  return isNear(spans[near]) && !isDenied ? near : -1
}

function isNear(span: Span | undefined): boolean {
  return span?.meaning.is === 'relation' && span.meaning.relation === 'near'
}

/** A word for the source, and no way to travel: one is near a railway, and goes by train to the station. */
function isPlainWord({ meaning, typed }: Span): boolean {
  return meaning.is === 'unknown' || (meaning.is === 'transport' && TRACK.test(typed))
}

const TRACK =
  /(^|\s)(railways?|railroads?|(railway|rail|train) (lines?|tracks?)|(eisen)?bahn(linie|strecke|trasse|gleise?)?|gleise?|voies? ferrées?|chemins? de fer|vías? (del tren|férreas?)|ferrovi[ae]|binari)$/i

/** One spot, or where somebody is. */
function isOfOne(span: Span): boolean {
  return namesSpot(span) || span.meaning.is === 'spot' || span.meaning.is === 'here' || span.meaning.is === 'pronoun'
}
