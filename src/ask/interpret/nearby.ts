import { kilometres } from '../../text/distance-words.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { Place } from '../gazetteer/place.ts'
import { type Condition, isWhere, type Query, type Subject } from '../query.ts'
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

/** "Within 3 km of that point". */
export function within(place: Place, km: number): Condition {
  return { on: 'near', place, km, isStated: true, isNegated: false, said: `within ${kilometres(km)} of ${place.name}` }
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

/** "Near me", "closest to us": from where somebody asks, where no place is named. */
export function isOfAsker(
  spans: readonly Span[],
  { superlative, located }: { superlative: readonly Order[]; located: readonly Located[] },
): boolean {
  if (located.length > 0) return false
  return spans.some(({ meaning }) => meaning.is === 'here') || (superlative.includes('distance') && spans.some(isMe))
}

function isMe({ said }: Span, at: number, spans: readonly Span[]): boolean {
  return /^(me|us)$/i.test(said) && /^(to|from)$/i.test(spans[at - 1]?.said ?? '')
}

/** "And Schaan?" after the noise of Vaduz asks for that of Schaan; "where is it quieter nearby?" for spots near Vaduz. */
export function aroundPlace(place: Place, query: Query, { comparative, km }: Reference): Query | null {
  const where = query.conditions.filter(isWhere)
  const [only] = where
  const [other] = only?.on === 'place' ? only.places : []
  if (where.length === 1 && query.conditions.length === 1 && other?.center && comparative === null)
    return { ...query, kind: 'about', silenceAt: other, aspects: [{ of: 'rating' }] }
  if (comparative !== 'quieter' || where.length > 0 || !place.center) return null
  return {
    ...query,
    kind: 'find',
    order: 'rating',
    conditions: [...query.conditions, km === null ? nearTo(place) : within(place, km)],
    silenceAt: null,
    summary: null,
  }
}

/** "Toilets near Vaduz", "drinking water near the lake": what serves one who is there is looked for from the closest on. */
export function isServiceNear(conditions: readonly Condition[]): boolean {
  const features = conditions.flatMap(each => (each.on === 'feature' && !each.isNegated ? each.any : []))
  const isOnlySo = conditions.every(({ on }) => on === 'feature' || on === 'near' || on === 'access')
  const isNear = conditions.some(each => each.on === 'near' && !each.isNegated && !each.isStated)
  return isNear && isOnlySo && features.length > 0 && features.every(feature => SERVICES.has(feature))
}

const SERVICES: ReadonlySet<string> = new Set(['drinking-water', 'toilets', 'parking'])
