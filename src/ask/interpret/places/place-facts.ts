// Facts of places that are no spots: "how far is Malbun from Vaduz", "is Malbun in Liechtenstein", "is it closer to Chur than to Bregenz", "how high does it lie".
import type { Gazetteer } from '../../gazetteer/gazetteer.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { PlaceFact } from '../../place-fact.ts'
import type { Subject } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Located } from '../places.ts'
import { isOfSide, nearerPlaceIn } from '../ranking/nearer.ts'

/** Reads what is asked of two places; null where spots are asked for, or one spot. */
export function placeFactIn(spans: readonly Span[], places: () => readonly Located[]): PlaceFact | null {
  if (spans.some(isOfSide))
    return spans.some(span => !isOfSide(span) && LOOKING.has(span.meaning.is)) ? null : nearerPlaceIn(spans, places())
  if (spans.some(isElevation)) return elevationOf(spans, places())
  const isDistanceAsked = spans.some(isDistance)
  if (!isDistanceAsked && !spans.some(({ typed }) => VERB.test(typed))) return null
  const [first, second, third, ...others] = places()
  if (!first || !second || others.length > 0 || spans.some(({ meaning }) => LOOKING.has(meaning.is))) return null
  const atMost = atMostIn(spans)
  if (
    atMost !== null &&
    first.relation === null &&
    second.relation === 'near' &&
    !third &&
    first.place.center &&
    second.place.center
  )
    return { of: 'distance', place: first.place, other: second.place, atMost }
  const isChoice = spans.some(({ meaning }) => meaning.is === 'or')
  if (isChoice !== (third !== undefined)) return null
  const { place } = first
  const { place: other } = second
  if (isDistanceAsked && !third && place.center && other.center) return { of: 'distance', place, other }
  const verb = spans.findIndex(({ typed }) => VERB.test(typed))
  const isIn = first.relation === null && second.relation === 'in' && verb < second.at && first.at <= MOST_BEFORE
  if (third) return isIn && third.relation === 'in' ? { of: 'which', place, others: [other, third.place] } : null
  return isIn ? { of: 'within', place, other } : null
}

/** "Is Malbun within 20 km of Vaduz": that many kilometres; null where nothing is asked with "is". */
function atMostIn(spans: readonly Span[]): number | null {
  if (!/^(is|are|ist|est|está|è)$/i.test(spans[0]?.typed ?? '')) return null
  const [only, ...others] = spans.flatMap(({ meaning }) => (meaning.is === 'distance' ? [meaning] : []))
  const isWithin = only?.side === null || only?.side === 'below' || only?.side === 'most'
  return only && isWithin && !only.isHeight && only.fromKm === 0 && others.length === 0 ? only.km : null
}

/** "What is the elevation of Lake Saimaa": no spot, whose height may be known. */
function elevationOf(spans: readonly Span[], [first, ...others]: readonly Located[]): PlaceFact | null {
  if (!first || others.length > 0 || spans.some(({ meaning }) => LOOKING.has(meaning.is))) return null
  return { of: 'elevation', place: first.place }
}

function isElevation({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'elevation'
}

/** "Is", "lies", in each language. */
const VERB =
  /^(is|are|lies|ist|sind|liegt|liegen|(?:est|sont|se trouve|se trouvent)(?: t)?(?: (?:il|elle|ils|elles))?|está|están|queda|è|sono|si trova)$/i

/** "Is the town of". */
const MOST_BEFORE = 4

/** "How far is Grunewald from Hainich" where nothing says which is measured from: the second spot as a place; null elsewhere. */
export function measuredFrom(
  spans: readonly Span[],
  subjects: readonly Subject[],
  gazetteer: Pick<Gazetteer, 'place'>,
): Place | null {
  const [, second, ...others] = subjects
  if (!second || others.length > 0 || second.docs.length !== 1 || !spans.some(isDistance)) return null
  return placeOf(second, spans, gazetteer)
}

/** A spot that a question names as the place where it lies. */
export function placeOf(
  { phrase }: Subject,
  spans: readonly Span[],
  gazetteer: Pick<Gazetteer, 'place'>,
): Place | null {
  const found = spans.find(({ meaning }) => 'phrase' in meaning && meaning.phrase === phrase)?.meaning
  const [spots, cores] =
    found?.is === 'name' ? [found.named.spots, found.named.cores] : found?.is === 'spot' ? [found.docs, []] : [[], []]
  if (spots.length + cores.length === 0) return null
  const spot = { spots, cores, region: null, namesakes: [], part: [], settlements: [] }
  return gazetteer.place(phrase, spot, null) ?? null
}

function isDistance({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'distance'
}

/** With one of these spots are asked for, or how quiet a place is. */
const LOOKING: ReadonlySet<Span['meaning']['is']> = new Set([
  'generic',
  'feature',
  'quality',
  'superlative',
  'comparative',
  'rating',
  'access',
  'fire',
  'transport',
  'noise source',
  'unknown',
  'off topic',
])
