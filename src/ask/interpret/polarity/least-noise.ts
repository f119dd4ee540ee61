import { FILLER, type Span } from '../../recognise/spans.ts'
import { asNoise } from './aversions.ts'
import { markAt, marksOf, type Said } from './marks.ts'

/**
 * Reads "the least aircraft noise" among spots that are looked for as without it, "no car" where hearing is spoken of as no noise of
 * cars, and "not under the flight path" as without that noise.
 */
export function withLeastNoise(said: Said): readonly Span[] {
  const { spans } = said
  if (!spans.some(span => asHeard(span).meaning.is === 'noise source')) return spans
  const isComparing = spans.some(
    ({ meaning }) => (meaning.is === 'ask' && meaning.ask === 'compare') || meaning.is === 'comparative',
  )
  return spans.reduce<readonly Span[]>((read, _, at) => {
    if (isSilentOf(read, at)) return read.with(at, asNoise(read[at] ?? EMPTY))
    const length = isComparing ? 0 : markAt({ ...said, spans: read }, at, LEAST)
    const noise = length === 0 ? -1 : noiseBehind(read, at + length)
    if (noise !== -1) return unwanted(read, noise, at, at + length)
    return isPlacedBy(read, at) ? read.with(at, { ...(read[at] ?? EMPTY), meaning: FILLER }) : read
  }, spans)
}

const EMPTY: Span = {
  meaning: FILLER,
  from: 0,
  to: 0,
  said: '',
  typed: '',
  isCapital: false,
  isPlural: false,
  corrected: null,
}

function unwanted(spans: readonly Span[], noise: number, from: number, to: number): readonly Span[] {
  return spans.map((span, at) => {
    if (at === noise) return { ...asHeard(span), isUnwanted: true as const }
    // "Menos ruido" is an order as well.
    return at >= from && at < to && span.meaning.is !== 'superlative' ? { ...span, meaning: FILLER } : span
  })
}

function noiseBehind(spans: readonly Span[], from: number): number {
  let at = from
  while (spans[at]?.meaning.is === 'stop' || /^(of|from)$/i.test(spans[at]?.said ?? '')) at++
  const span = spans[at]
  if (!span || asHeard(span).meaning.is !== 'noise source') return -1
  const isSpoken =
    span.meaning.is === 'noise source' ||
    isTraffic(span) ||
    // "Fewer planes": nobody wants fewer to come by.
    (span.meaning.is === 'transport' && span.meaning.modes.includes('plane')) ||
    /noise|lärm|bruit|ruido|rumor/i.test(spans[from - 1]?.typed ?? '')
  return isSpoken ? at : -1
}

/** Traffic is what makes noise on roads, whatever is said of hearing. */
function asHeard(span: Span): Span {
  return isTraffic(span) ? { ...asNoise({ ...span, said: 'traffic' }), corrected: null } : asNoise(span)
}

function isTraffic({ meaning, typed }: Span): boolean {
  return meaning.is === 'unknown' && TRAFFIC.test(typed)
}

const TRAFFIC = /^(traffic|verkehr|(auto|straßen|strassen)verkehr|trafic|circulation|tr[aá]fico|traffico)$/i

/** "Where the water is heard and no car": a means of travel that is ruled out where hearing is spoken of. */
function isSilentOf(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (span?.meaning.is !== 'transport' || asNoise(span) === span) return false
  const start = spans.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'sign') + 1
  const isHeard = spans.slice(start, at).some(({ said }) => /^(hear|hears|heard|audible|listen|hearing)$/i.test(said))
  return (
    isHeard && spans[at - 1]?.meaning.is === 'negation' && /^(no|not|without|nor)$/i.test(spans[at - 1]?.said ?? '')
  )
}

/** The "under" of "not under the flight path". */
function isPlacedBy(spans: readonly Span[], at: number): boolean {
  const [before, span] = [spans[at - 1], spans[at]]
  if (before?.meaning.is !== 'negation' || span?.meaning.is !== 'stop' || !UNDER.test(span.said)) return false
  const next = spans.slice(at + 1).find(({ meaning }) => meaning.is !== 'stop')
  return next?.meaning.is === 'noise source'
}

const UNDER = /^(under|below|beneath|over|above|beside|alongside)$/i

const LEAST = marksOf({
  en: 'less|fewer|least|least noise|the least noise|with the least noise|the least|with the least|with least|fewest|the fewest|lowest|minimal|hardly any|barely any|little|very little',
  de: 'weniger|am wenigsten|dem wenigsten|den wenigsten|wenigsten|wenig|sehr wenig|möglichst wenig|dem geringsten|geringsten|kaum',
  fr: 'a moins de|a moins d|le moins de|moins de|le moins d|moins d|peu de|très peu de|le minimum de|le moins|moins',
  es: 'menos|el menor|menor|con menos|poco|muy poco|menos ruido|menos ruidos',
  it: 'meno|il minor|minor|con meno|poco|pochissimo|meno rumore|meno rumori|pochi',
})
