import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { Place } from '../gazetteer/place.ts'
import { type Condition, isWhere, type Subject } from '../query.ts'
import type { Order } from '../vocabulary/orders.ts'
import type { Span } from '../recognise/spans.ts'
import { placeOf } from './places/place-facts.ts'
import type { Located } from './places.ts'
import type { Reference } from './reference.ts'

/** How far "nearby" reaches. */
export const NEARBY_KM = 25

export function nearTo(place: Place): Condition {
  return { on: 'near', place, km: NEARBY_KM, isStated: false, isNegated: false, said: `near ${place.name}` }
}

/** "Anything quieter than Sihlwald nearby": near that spot. */
export function nearbyIn(
  spans: readonly Span[],
  { all: [spot], reference, located, isOfOthers }: NearbySigns,
  lookups: Gazetteer,
): Condition[] {
  const place = isOfOthers && spot && reference.isNearby && located.length === 0 ? placeOf(spot, spans, lookups) : null
  return place ? [nearTo({ ...place, radiusKm: NEARBY_KM })] : []
}

type NearbySigns = { all: readonly Subject[]; reference: Reference; located: readonly Located[]; isOfOthers: boolean }

/** "Near me", "lakes nearby", "closest to us": from where somebody asks, where no place is named. */
export function isOfAsker(spans: readonly Span[], { isNearby, superlative, conditions, located }: AskerSigns): boolean {
  if (located.length > 0) return false
  if (spans.some(({ meaning }) => meaning.is === 'here')) return true
  if (superlative.includes('distance') && spans.some(isMe)) return true
  return isNearby && !conditions.some(isWhere) && !spans.some(isNearSpots)
}

type AskerSigns = {
  isNearby: boolean
  superlative: readonly Order[]
  conditions: readonly Condition[]
  located: readonly Located[]
}

/** "No heliport nearby", "without a ski lift nearby" is near the spots. */
function isNearSpots({ said }: Span, at: number, spans: readonly Span[]): boolean {
  return /^(nearby|close by|near by|around|near)$/i.test(said) && OF_SPOTS.has(spans[at - 1]?.meaning.is ?? 'sign')
}

const OF_SPOTS: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'unknown', 'off topic', 'noise source'])

function isMe({ said }: Span, at: number, spans: readonly Span[]): boolean {
  return /^(me|us)$/i.test(said) && /^(to|from)$/i.test(spans[at - 1]?.said ?? '')
}
