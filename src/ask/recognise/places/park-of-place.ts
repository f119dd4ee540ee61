import { type Span, UNSAID } from '../spans.ts'
import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/** Kinds of place that people call a park, by what they are called. */
const PARKS: ReadonlyMap<string, readonly string[]> = new Map([
  ['park', ['park', 'national-park', 'nature-reserve', 'protected-area']],
  ['national-park', ['national-park']],
  ['nature-reserve', ['nature-reserve', 'protected-area']],
  ['protected-area', ['protected-area']],
])

/**
 * Reads "the park of Białowieża" and "Białowieża park" as the spot there, where a fact of one is asked: a park in town if
 * there is one, else the one national park or reserve; of a way also "the waterfall in Krimml". Where several are meant,
 * spots are looked for.
 */
export function withParksOfPlaces(spans: readonly Span[], { having }: Pick<Gazetteer, 'having'>): readonly Span[] {
  if (!isOfOne(spans)) return spans
  for (const [at, { meaning }] of spans.entries()) {
    if (meaning.is !== 'name') continue
    const { spots, cores, region, part } = meaning.named
    // "The park of the Cévennes", which is called after the land.
    const own = region === null ? [] : spots.length > 0 ? spots : cores
    const there = own.length > 0 ? own : part
    // A spot that is called after the place lies there.
    const isElsewhere = [...spots, ...cores].some(doc => !part.includes(doc))
    if (own.length === 0 && (isElsewhere || region !== null || part.length === 0)) continue
    const kind = kindBeside(spans, at)
    const said = spans[kind]?.meaning
    const features = said?.is === 'feature' ? (PARKS.get(said.feature) ?? [said.feature]) : undefined
    if (!features) continue
    const docs = features.map(feature => having(there, feature)).find(({ length }) => length > 0) ?? []
    if (docs.length !== 1) continue
    const named: Span['meaning'] = { is: 'spot', docs, phrase: meaning.phrase, isGuess: false }
    return spans.map((span, i) => {
      if (i === at) return { ...span, meaning: named }
      return i >= Math.min(kind, at) && i <= Math.max(kind, at) ? { ...span, meaning: UNSAID.meaning } : span
    })
  }
  return spans
}

/** Tells whether a span says which kind of place the name beside it is. */
export function isKindOfPlace(spans: readonly Span[], at: number): boolean {
  return spans.some(({ meaning }, name) => /^(name|spot)$/.test(meaning.is) && kindBeside(spans, name) === at)
}

/** The number of the span that says which kind of place it is: "the park of X", "X park"; -1 where none does. */
function kindBeside(spans: readonly Span[], at: number): number {
  let before = at - 1
  while (/^(the|of|in|at|de|within)$/i.test(spans[before]?.said ?? '')) before--
  if (isKind(spans, before)) return before === at - 1 || isDefinite(spans[before - 1]) ? before : -1
  let after = at + 1
  if (isWay(spans)) while (/^(the|to|in|into|at)$/i.test(spans[after]?.said ?? '')) after++
  return isKind(spans, after) && !INDEFINITE.test(spans[before]?.said ?? '') ? after : -1
}

/** A park, or whatever a way to it is asked for: "how do I get to the waterfall in Krimml". */
function isKind(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  return isPark(span) || (span?.meaning.is === 'feature' && LANDSCAPE_KEYS.has(span.meaning.feature) && isWay(spans))
}

function isWay(spans: readonly Span[]): boolean {
  return spans.some(isTheWay)
}

function isTheWay({ meaning, said }: Span): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'transport' && /^how .* to$/i.test(said)
}

/** "The park of", "im Park von": a park, free parks, and a park behind a comma are looked for. */
function isDefinite(before: Span | undefined): boolean {
  return (
    before !== undefined &&
    (before.meaning.is === 'relation' || isTheWay(before) || /^(the|this|that)$/i.test(before.said))
  )
}

function isPark(span: Span | undefined): boolean {
  return span?.meaning.is === 'feature' && PARKS.has(span.meaning.feature) && !PLURAL.test(span.typed)
}

const INDEFINITE = /^(an?|any|some|which|what|no)$/i
/** "Parks", "parcs", "parques", "parchi", "Reservate", "riserve": plurals in each language. */
const PLURAL = /(?:s|chi|ate|riserve)$/i

/** A fact of one place is asked, and no list, number or order of places. */
function isOfOne(spans: readonly Span[]): boolean {
  const isFact = spans.some(({ meaning }) => FACTS.has(meaning.is))
  return isFact && !spans.some(({ meaning, said }) => OF_SEVERAL.has(meaning.is) || isLooking(meaning, said))
}

const FACTS: ReadonlySet<Span['meaning']['is']> = new Set(['aspect', 'access', 'fire', 'transport', 'allowed'])
const OF_SEVERAL: ReadonlySet<Span['meaning']['is']> = new Set([
  'superlative',
  'quality',
  'comparative',
  'number',
  'distance',
  'or',
])

/** "Entry" is no place to be found. */
function isLooking(meaning: Span['meaning'], said: string): boolean {
  if (meaning.is === 'generic') return !/^entry$/i.test(said)
  return meaning.is === 'ask' && /^(exists|count|where)$/.test(meaning.ask)
}
