// What somebody cannot bear is not what they look for: "I can't stand traffic", "los ladridos me ponen fatal".
import { FILLER, type Span, merged, UNAPPLIED } from '../../recognise/spans.ts'
import { NOISE_WORDS } from '../../vocabulary/noises/noise-sources.ts'
import { BEARING, HATES, HURTS } from './aversion-words.ts'
import { markAt, type Said } from './marks.ts'
import { objectsFrom } from './objects.ts'

/**
 * Reads what a person hates or is harmed by as unwanted, what makes noise as its noise. An aversion to what no place is
 * recorded with is named whole, and what is wished for stays so; an aversion to silence is no wish for it.
 */
export function withAversions({ spans, language }: Said): readonly Span[] {
  let read = spans
  for (let at = 0; at < read.length; at++) read = withAversionAt({ spans: read, language }, at)
  return read
}

function withAversionAt(said: Said, at: number): readonly Span[] {
  const { spans } = said
  const before = markAt(said, at, HATES)
  const behind = markAt(said, at, HURTS)
  const bearing = bearingBefore(said, at)
  if (bearing) return turned(spans, { at, length: bearing.length, verb: bearing.verb }, objectsFrom(spans, at - 1, -1))
  if (before === 0 && behind === 0) return spans
  const isOfBehind = behind >= before && objectsFrom(spans, at - 1, -1).some(i => isObject(spans[i]))
  const [length, objects] =
    isOfBehind || before === 0 ? [behind, objectsFrom(spans, at - 1, -1)] : [before, objectsFrom(spans, at + before, 1)]
  return turned(spans, { at, length, verb: null }, objects)
}

/** "Ich halte Lärm nicht mehr aus": the verb, and how long its other end is. */
function bearingBefore(said: Said, at: number): { verb: number; length: number } | null {
  const { spans } = said
  const length = markAt(said, at, BEARING.end)
  if (length === 0) return null
  const start = spans.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'sign' || meaning.is === 'comma') + 1
  const verb = spans.findIndex((_, i) => i >= start && i < at && markAt(said, i, BEARING.verb) > 0)
  return verb === -1 ? null : { verb, length }
}

type Mark = { at: number; length: number; verb: number | null }

function turned(spans: readonly Span[], { at, length, verb }: Mark, objects: readonly number[]): readonly Span[] {
  const things = objects.filter(i => isObject(spans[i]))
  const isOfSilence = things.some(i => isSilence(spans[i]))
  const isNegation = spans[at]?.meaning.is === 'negation'
  if (things.length === 0 && isOfNoiseAtAll(spans[at + length], objects))
    return spans.toSpliced(at, length, merged(spans.slice(at, at + length), { is: 'negation' }, 'without'))
  if (things.length === 0 && isNegation) return spans
  if (things.length === 0 || isOfSilence) return asOne(spans, [at, at + length - 1, ...objects])
  const marks = new Set([...Array.from({ length }, (_, i) => at + i), ...(verb === null ? [] : [verb])])
  return spans.map((span, i) => {
    if (marks.has(i)) return { ...span, meaning: FILLER }
    if (things.includes(i)) return { ...asNoise(span), isUnwanted: true as const }
    if (!objects.includes(i)) return span
    if (HEARD.test(span.said)) return { ...span, meaning: FILLER }
    return span.meaning.is === 'unknown' ? { ...span, meaning: UNAPPLIED } : span
  })
}

/** "I hate noise." */
function isOfNoiseAtAll(next: Span | undefined, objects: readonly number[]): boolean {
  return objects.length === 0 && next?.meaning.is === 'aspect' && /^noises?$/i.test(next.said)
}

/** All from the first to the last as one that is not applied. */
function asOne(spans: readonly Span[], parts: readonly number[]): readonly Span[] {
  const [from, to] = [Math.min(...parts), Math.max(...parts)]
  return spans.toSpliced(from, to - from + 1, { ...merged(spans.slice(from, to + 1), UNAPPLIED), isAside: true })
}

/** "The sound of traffic" is the traffic. */
const HEARD = /^(sounds?|noises?|roar|hum|rumble|din|racket)$/i

function isObject(span: Span | undefined): boolean {
  return span !== undefined && OBJECTS.has(asNoise(span).meaning.is)
}

const OBJECTS: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'noise source', 'transport', 'quality', 'fire'])

/** Who cannot bear silence looks for some sound. */
function isSilence(span: Span | undefined): boolean {
  return span?.meaning.is === 'quality' && span.meaning.quality !== 'noisy'
}

/** Trains that frighten are heard, and no way to get there. */
export function asNoise(span: Span): Span {
  const named = span.meaning.is === 'unknown' ? NOISE_WORDS.get(span.said.toLowerCase()) : undefined
  if (named) return { ...span, meaning: { is: 'noise source', kinds: named.kinds, shown: named.shown } }
  if (span.meaning.is !== 'transport') return span
  const word = span.meaning.modes.flatMap(mode => NOISE_OF_MODE.get(mode) ?? []).at(0)
  const noise = word === undefined ? undefined : NOISE_WORDS.get(word)
  return noise ? { ...span, meaning: { is: 'noise source', kinds: noise.kinds, shown: noise.shown } } : span
}

/** A word for the noise that a means of travel makes. */
const NOISE_OF_MODE: ReadonlyMap<string, string> = new Map([
  ['car', 'cars'],
  ['bus', 'cars'],
  ['train', 'trains'],
  ['tram', 'trams'],
  ['plane', 'planes'],
])
