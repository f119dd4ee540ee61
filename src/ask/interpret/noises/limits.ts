// The level that a question sets for a kind of noise: "road noise below 30 dB", "less than 20 dB of aircraft noise".
import type { Span } from '../../recognise/spans.ts'
import { awayFrom, negationOf } from '../negation.ts'

type Level = Extract<Span['meaning'], { is: 'level' }>

type NoiseLimits = { limits: ReadonlyMap<number, Level>; levels: ReadonlySet<number> }

/** Returns the limits by the number of the span of their source, and the spans of the levels that belong to a source. */
export function noiseLimitsIn(spans: readonly Span[]): NoiseLimits {
  return known.getOrInsertComputed(spans, readLimits)
}

/** Each source and each level of a question asks for them. */
const known = new WeakMap<readonly Span[], NoiseLimits>()

function readLimits(spans: readonly Span[]): NoiseLimits {
  const own = new Map<number, Level>()
  const levels = new Set<number>()
  for (const [at, { meaning }] of spans.entries()) {
    if (meaning.is !== 'level') continue
    const source = [beside(spans, at, -1), beside(spans, at, 1)].find(
      found => found !== undefined && !own.has(found) && isLimited(spans, found, meaning),
    )
    if (source === undefined) continue
    own.set(source, meaning)
    levels.add(at)
  }
  const limits = new Map(own)
  for (const [source, level] of own) {
    for (const step of [-1, 1] as const) {
      for (const other of listedWith(spans, source, step)) {
        if (limits.has(other) || !isLimited(spans, other, level)) break
        limits.set(other, level)
      }
    }
  }
  return { limits, levels }
}

/** The source before or behind a level with nothing but filler between. */
function beside(spans: readonly Span[], at: number, step: 1 | -1): number | undefined {
  let next = at + step
  while (isFiller(spans[next])) next += step
  return spans[next]?.meaning.is === 'noise source' ? next : undefined
}

function isFiller(span: Span | undefined): boolean {
  return span !== undefined && FILLER.has(span.meaning.is) && !/^(with|where|that|which|but|near|in)$/i.test(span.said)
}

const FILLER: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'aspect', 'relation', 'sign', 'intensifier'])

/** "Road and aircraft noise below 30 dB": the sources that are listed with one that has a limit. */
function listedWith(spans: readonly Span[], source: number, step: 1 | -1): number[] {
  const found: number[] = []
  for (let at = source + step; JOINTS.has(spans[at]?.meaning.is ?? 'unknown'); at += step) {
    if (spans[at]?.meaning.is === 'noise source') found.push(at)
  }
  return found
}

const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['and', 'or', 'comma', 'noise source'])

/** "No road noise under 30 dB" rules the source out: the limit is of all noise. "No road noise above 30 dB" limits it. */
function isLimited(spans: readonly Span[], source: number, { min }: Level): boolean {
  if (awayFrom(spans, source) !== undefined) return false
  return min !== null || negationOf(spans, source) === undefined
}
