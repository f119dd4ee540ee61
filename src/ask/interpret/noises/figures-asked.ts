// What a yes or no is asked about of one named place, or of two: whether it is louder than 40 dB there, whether it lies above
// 2000 m, whether it is quieter than at a spot, in a town or at a coordinate.
import { BARELY } from '../../vocabulary/length-units.ts'
import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import { type Place, placeAt } from '../../gazetteer/place.ts'
import type { AspectAsk, Bounds, Condition, Group, Query, Subject } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { noiseLimitsIn } from './limits.ts'

/** What a span names: a spot, or a place that is a point of the map. */
type Named = { subject: Subject | null; place: Place }

/** A reading of a question that is about nothing but a figure of what it names; any other as it is. */
export function withFigures<Reading extends { query: Query }>(
  reading: Reading,
  spans: readonly Span[],
  gazetteer: Pick<Gazetteer, 'place'>,
): Reading {
  const names = [...spans.keys()].filter(at => isName(spans[at]))
  const [first, second, ...others] = names
  const isOfTwo = second !== undefined
  const isChoice = ({ meaning: { is } }: Span) => isOfTwo && (is === 'or' || is === 'comma')
  if (first === undefined || others.length > 0 || !spans.every(span => isOfFigures(span) || isChoice(span)))
    return reading
  const query =
    second === undefined
      ? withLimit(reading.query, spans, first, gazetteer)
      : compared(reading.query, spans, [first, second], gazetteer)
  return query ? { ...reading, query } : reading
}

/** "Is it louder than 40 dB in Vaduz", "does Sarek lie above 2000 m". */
function withLimit(query: Query, spans: readonly Span[], name: number, gazetteer: Pick<Gazetteer, 'place'>) {
  const limits = spans.flatMap((_, at) => limitAt(spans, at) ?? [])
  const [aspect, ...more] = limits
  const named = namedAt(spans, name, gazetteer)
  const isOther = spans.some(({ meaning }) => meaning.is === 'comparative' || meaning.is === 'superlative')
  if (!aspect || more.length > 0 || !named || isOther || asksWhat(spans)) return null
  const { subject, place } = named
  if (aspect.of === 'elevation' && !subject) return null
  const plain = { ...withNothing(query), kind: 'about', aspects: [aspect], isYesNo: true } as const
  return subject ? { ...plain, subjects: [subject] } : { ...plain, silenceAt: place, conditions: [whereOf(place)] }
}

function limitAt(spans: readonly Span[], at: number): AspectAsk | null {
  const meaning = spans[at]?.meaning
  if (meaning?.is === 'level') {
    const { min, max, shown } = meaning
    return noiseLimitsIn(spans).levels.has(at) ? null : { of: 'level', limit: { min, max, shown } }
  }
  if (meaning?.is !== 'distance' || !meaning.isHeight || meaning.estimate !== undefined) return null
  const metres = Math.round(1000 * meaning.km)
  const isAbove = meaning.side === 'above' || meaning.side === 'least'
  const isBelow = meaning.side === 'below' || meaning.side === 'most'
  if (isAbove === isBelow || meaning.fromKm !== 0) return null
  // "Higher than 621 m": what is 621 m high is not.
  const [min, max] = [
    metres + (meaning.side === 'above' ? BARELY : 0),
    metres - (meaning.side === 'below' ? BARELY : 0),
  ]
  const limit: Bounds = { min: isAbove ? min : null, max: isBelow ? max : null, shown: spans[at]?.said ?? '' }
  return { of: 'elevation', limit }
}

/** "Is it quieter at 42.5, 1.5 than in Ordino": by what was computed at each; two spots by their ratings. */
function compared(
  query: Query,
  spans: readonly Span[],
  [first, second]: readonly [number, number],
  gazetteer: Pick<Gazetteer, 'place'>,
): Query | null {
  const comparative = moreIn(spans, first, second)
  const [a, b] = [namedAt(spans, first, gazetteer), namedAt(spans, second, gazetteer)]
  const isLimited = spans.some(({ meaning }) => meaning.is === 'level' || meaning.is === 'distance')
  if (!comparative || !a || !b || isLimited || a.place.name === b.place.name) return null
  const areTowns = a.place.kind === 'settlement' && b.place.kind === 'settlement'
  const isWhether = !asksWhat(spans) && !spans.some(({ meaning }) => meaning.is === 'or')
  if (areTowns && query.kind === 'summary') return null
  // "Tai or Gola": two spots go by these words, whatever towns do.
  if (!isWhether && query.kind === 'compare' && query.subjects.length > 1) return null
  const plain = { ...withNothing(query), comparative, isYesNo: isWhether, isOpen: !isWhether }
  if (a.subject && b.subject)
    return query.kind === 'compare' && query.subjects.length > 1
      ? isWhether && IS.test(spans[0]?.typed ?? '')
        ? { ...query, comparative, isYesNo: true, isOpen: false }
        : null
      : { ...plain, kind: 'compare', subjects: [a.subject, b.subject] }
  const end = comparative === 'quieter' ? 'most' : 'least'
  const groups = [groupOf(a.place), groupOf(b.place)]
  return { ...plain, kind: 'summary', summary: { of: 'groups', groups, measure: 'rating', how: 'mean', end } }
}

/** "È più tranquillo a X che a Y": what begins so asks for yes or no. */
const IS = /^(è|c'? ?è|is|ist|es|está|hay|est)(?!\p{L})/iu

/** A query that looks for nothing, and is about nothing yet. */
function withNothing(query: Query): Query {
  return {
    ...query,
    subjects: [],
    aspects: [],
    conditions: [],
    wishes: [],
    summary: null,
    silenceAt: null,
    placeFact: null,
    uncompared: [],
    unknownPlace: null,
    isHere: false,
    comparative: null,
    comparedBy: 'rating',
    comparedAlso: [],
    isComparedByAll: false,
    order: 'rating',
  }
}

function groupOf(place: Place): Group {
  const on = place.kind === 'settlement' ? ({ on: 'place' } as const) : ({ on: 'around', km: POINT_KM } as const)
  return { said: place.name, conditions: [{ ...on, places: [place], isNegated: false, said: place.name }] }
}

/** Where a figure is asked for. */
function whereOf(place: Place): Condition {
  const test =
    place.kind === 'settlement'
      ? ({ on: 'place', places: [place] } as const)
      : ({ on: 'near', place, km: place.radiusKm, isStated: false } as const)
  return { ...test, isNegated: false, said: place.name }
}

/** Only the point itself. */
const POINT_KM = 0

/** Whether more quiet or more noise is asked for, with "than" before the second name, or of either; null for neither, and for both. */
function moreIn(spans: readonly Span[], first: number, second: number): 'quieter' | 'louder' | null {
  const found = spans.flatMap((span, at) => (at < second && moreOf(span) ? [{ at, to: moreOf(span) }] : []))
  const [more, ...others] = found
  if (!more || others.length > 0) return null
  const between = spans.slice(Math.max(first + 1, more.at), second)
  // "Which is quieter, Peel or 42.56, 1.56".
  if (more.at < first && between.some(({ meaning }) => meaning.is === 'or')) return more.to
  return between.some(({ typed }) => THAN.test(typed)) ? more.to : null
}

/** In Spanish and Italian "more" and "most" are one word. */
function moreOf({ meaning }: Span): 'quieter' | 'louder' | null {
  if (meaning.is === 'comparative') return meaning.to === 'quieter' || meaning.to === 'louder' ? meaning.to : null
  if (meaning.is !== 'superlative') return null
  return meaning.by === 'rating' ? 'quieter' : meaning.by === 'noise' ? 'louder' : null
}

/** "Than" at the end of what was typed: "ruhiger als" is one phrase. */
const THAN = /(?:^| )(?:than|als|que|qu|che|di|del|della|dell|dello)$/i

function namedAt(spans: readonly Span[], at: number, gazetteer: Pick<Gazetteer, 'place'>): Named | null {
  const meaning = spans[at]?.meaning
  if (meaning?.is === 'coordinates') return { subject: null, place: placeAt(meaning.at) }
  const spot = { cores: [], region: null, namesakes: [], part: [], settlements: [] }
  if (meaning?.is !== 'name' && meaning?.is !== 'spot') return null
  const { phrase } = meaning
  const docs = meaning.is === 'spot' ? meaning.docs : meaning.named.spots
  if (docs.length > 1) return null
  if (docs.length === 1) {
    const place = gazetteer.place(phrase, { spots: docs, ...spot }, null)
    return place ? { subject: { phrase, docs }, place } : null
  }
  if (meaning.is !== 'name' || meaning.named.region !== null) return null
  const place = gazetteer.place(phrase, { ...meaning.named, spots: [], cores: [] }, null)
  return place?.kind === 'settlement' && place.center ? { subject: null, place } : null
}

function isName(span: Span | undefined): boolean {
  const is = span?.meaning.is
  return is === 'name' || is === 'spot' || is === 'coordinates'
}

/** "How much quieter", "what is": no yes or no is asked for. */
function asksWhat(spans: readonly Span[]): boolean {
  return spans.some(({ typed }) => WHAT.test(typed))
}

const WHAT =
  /^(how|how much|by how much|which|what|where|why|when|who|wie|wie viel|um wie viel|welche[rs]?|was|wo|warum|combien|de combien|quel(?:le)?s?|où|pourquoi|cuánto|cuál|qué|dónde|quanto|di quanto|quale?|cosa|dove|perché)$/i

/** With any other word more is asked than a figure. */
function isOfFigures(span: Span): boolean {
  const { meaning } = span
  if (isName(span) || SMALL.has(meaning.is)) return true
  if (meaning.is === 'ask') return meaning.ask === 'exists' || meaning.ask === 'compare'
  if (meaning.is === 'aspect') return /^(rating|level|elevation|location)$/.test(meaning.aspect)
  return moreOf(span) !== null
}

const SMALL: ReadonlySet<Span['meaning']['is']> = new Set([
  'stop',
  'sign',
  'relation',
  'pronoun',
  'level',
  'distance',
  'intensifier',
])
