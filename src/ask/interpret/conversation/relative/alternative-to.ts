import type { Place } from '../../../gazetteer/place.ts'
import { type Condition, isWhere, type Query } from '../../../query.ts'
import { WEEKEND_KM } from '../../../recognise/figures/travel.ts'
import type { Reading } from '../../understand.ts'

/**
 * "A less crowded alternative?" to a spot that was asked about: as far as one goes for a weekend, the closest first, of its
 * kind, and quieter where noise was spoken of. Null where it is said where.
 */
export function alternativeTo(
  before: Query,
  { query, reference }: Reading,
  spotsBefore: () => readonly number[],
  placeOf: (doc: number) => Place,
): Query | null {
  const isOfOne = (before.kind === 'about' || before.kind === 'why') && before.subjects.length === 1
  const { isAlternative, isNearby, comparative, km, pronoun } = reference
  if (!isAlternative || isNearby || !isOfOne || query.subjects.length > 0 || pronoun === 'spots') return null
  if (query.conditions.some(isWhere) || (comparative !== null && comparative !== 'quieter')) return null
  const [to] = spotsBefore()
  if (to === undefined) return null
  const place = placeOf(to)
  const isOfNoise = comparative === 'quieter' || before.aspects.some(({ of }) => NOISE.has(of))
  const quieter: Condition[] = isOfNoise ? [{ on: 'compared', to, how: 'quieter', ...NAMED_QUIETER }] : []
  const shown = `like ${place.name}`
  const near: Condition = {
    on: 'near',
    place,
    km: km ?? WEEKEND_KM,
    isStated: km !== null,
    isNegated: false,
    said: `near ${place.name}`,
  }
  const like: Condition = { on: 'like', to, shown, isNegated: false, said: shown }
  const sought = query.conditions.filter(({ on }) => on !== 'rating')
  return {
    ...query,
    kind: 'nearest',
    order: 'distance',
    subjects: [],
    aspects: [],
    conditions: [...sought, like, near, ...quieter],
  }
}

const NAMED_QUIETER = { shown: 'quieter than that', said: 'quieter than that', isNegated: false } as const
const NOISE: ReadonlySet<Query['aspects'][number]['of']> = new Set([
  'rating',
  'rating at',
  'why',
  'noise',
  'level',
  'level at',
  'source near',
])

/** Without that it is noisy, which was asked of a spot: nobody looks for noise. */
export function withoutNoiseAsked(before: Query): Query {
  if (before.subjects.length === 0) return before
  const conditions = before.conditions.filter(each => each.on !== 'rating' || each.quality !== 'noisy')
  return conditions.length === before.conditions.length ? before : { ...before, conditions }
}

/** "Is Sarek free?", "huts nearby?": what was asked of that spot is not asked of what lies around it. */
export function withoutFactsAsked(before: Query): Query {
  if (before.subjects.length === 0) return before
  return { ...before, conditions: before.conditions.filter(({ on }) => on !== 'access' && on !== 'fire') }
}

/** "What else is within 150 km of Sarek?", of whatever was asked of it and others. */
export function isElseAround({ query, reference }: Reading): boolean {
  const isAround = query.conditions.some(each => each.on === 'near' && !each.isNegated)
  return isAround && (reference.hasHead || reference.follow === 'more' || reference.comparative !== null)
}
