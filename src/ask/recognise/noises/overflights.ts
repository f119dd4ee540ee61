import { NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'

/**
 * Reads "do planes fly over Sarek", "no aircraft overhead", "under a flight path" as the noise of aircraft: what flies over a
 * place is no way to get there.
 */
export function withOverflights(spans: readonly Span[]): readonly Span[] {
  const path = spans.findIndex((span, at) => FLIGHT.test(span.typed) && PATH.test(spans[at + 1]?.typed ?? ''))
  const read = path === -1 ? spans : spans.flatMap((span, at) => pathAt(span, at - path))
  const craft = read.findIndex(({ typed, said }) => CRAFT.test(typed) || CRAFT.test(said))
  const over = read.findIndex(({ typed }) => OVER.test(typed) || OVER_THERE.test(typed))
  const isOver = craft !== -1 && over !== -1 && isBeside(read, craft, over)
  const isUnder = path !== -1
  if (!isOver && !isUnder) return read.map((span, at) => (isFlying(read, at) ? { ...span, meaning: FILLER } : span))
  return read.map((span, at) => {
    if ((isOver && at === craft) || at === path) return { ...span, meaning: OVERHEAD }
    const isSaid = isOver && ((at === over && !OVER_THERE.test(span.typed)) || FLIES.test(span.typed))
    const isPlaced = isUnder && at < path && at >= path - 2 && UNDER.test(span.typed)
    return isSaid || isPlaced ? { ...span, meaning: FILLER, corrected: null } : span
  })
}

/** "Where no planes fly": behind their noise it says nothing more. */
function isFlying(spans: readonly Span[], at: number): boolean {
  return spans[at - 1]?.meaning.is === 'noise source' && CRAFT.test(spans[at - 1]?.said ?? '') && isVerb(spans[at])
}

function isVerb(span: Span | undefined): boolean {
  return /^(fly|flies|flying|flown|pass|passes|passing)$/i.test(span?.typed ?? '')
}

/** Tells whether a span says that aircraft are over a place: what is heard of them is the answer. */
export function isFlownOver(spans: readonly Span[], at: number): boolean {
  const isOver = OVER.test(spans[at]?.typed ?? '') || FLOWN_OVER.test(spans[at]?.typed ?? '')
  if (spans[at]?.meaning.is !== 'stop' || !isOver) return false
  return [at - 1, at - 2, at - 3].some(before => {
    const meaning = spans[before]?.meaning
    return meaning?.is === 'noise source' && meaning.kinds.includes('aerodrome')
  })
}

/** The same in other languages. */
const FLOWN_OVER = /^(über|au dessus de|au dessus du|au dessus|sobre|por encima de|sopra|sopra di)$/i

/** "Flight path" as one. */
function pathAt(span: Span, from: number): Span[] {
  if (from === 0) return [{ ...span, meaning: AIRCRAFT, corrected: null }]
  return [from === 1 ? { ...span, meaning: FILLER, corrected: null } : span]
}

const FOUND = NOISE_WORDS.get('aircraft')
const AIRCRAFT: Extract<Meaning, { is: 'noise source' }> = {
  is: 'noise source',
  kinds: FOUND?.kinds ?? ['aerodrome'],
  shown: FOUND?.shown ?? 'aircraft',
}
/** Of one spot their noise is known and not where they fly: that is said, and there is no "Yes". */
const OVERHEAD: Meaning = { ...AIRCRAFT, isOverhead: true }
const FLIGHT = /^flight$/i
const PATH = /^(paths?|corridors?|lines?|routes?)$/i
const UNDER = /^(under|below|beneath|underneath|on|in)$/i
const CRAFT =
  /^(planes?|aeroplanes?|airplanes?|aircrafts?|jets?|helicopters?|choppers?|airliners?|flights?|air traffic)$/i
const OVER =
  /^(over|overhead|above|overflying|overflies|overfly|fly over|flying over|flies over|über|au dessus( de| du)?|survolent|sobre|por encima( de)?|sobrevuelan|sopra|sorvolano)$/i
/** The place stays spoken of. */
const OVER_THERE = /^over (there|here|it|them|in)$/i
const FLIES = /^(fly|flies|flying|flown|pass|passes|passing|go|goes|going|come|comes|coming|right|directly|low)$/i

/** Nothing but the flying between the two. */
function isBeside(spans: readonly Span[], craft: number, over: number): boolean {
  const [from, to] = craft < over ? [craft, over] : [over, craft]
  const between = spans.slice(from + 1, to)
  return (
    between.length <= MOST_BETWEEN && between.every(({ meaning, typed }) => FLIES.test(typed) || meaning.is === 'stop')
  )
}

const MOST_BETWEEN = 3
