import type { Retrieved } from './find/retrieved.ts'
import type { Condition, Query } from './query.ts'
import type { Account } from './understanding.ts'
import type { Understood } from './question.ts'
import type { QuestionContext } from './question-context.ts'
import { ACTIVITY_KEYS } from './vocabulary/features.ts'

type Found = Pick<Retrieved, 'relaxed' | 'conditions' | 'soughtKm'>

/** Shows what was understood as data; of a question of two halves what the second looks for, and what the first asks. */
export function understoodOf(
  query: Query,
  account: Account,
  found: Found,
  context: QuestionContext,
): Omit<Understood, 'language'> {
  const second = partOf(query, account, found, context)
  if (!query.first) return second
  const first = understoodOf(query.first, account, NOTHING_FOUND, context)
  const spots = [...first.spots, ...second.spots]
  return {
    ...second,
    spots: spots.filter(({ id }, at) => spots.findIndex(other => other.id === id) === at),
    aspect: [first.aspect, second.aspect].filter(aspect => aspect !== null).join(', ') || null,
    place: second.place ?? first.place,
  }
}

const NOTHING_FOUND: Found = { relaxed: [], conditions: [], soughtKm: null }

function partOf(
  query: Query,
  { applied, notApplied, corrected }: Account,
  found: Found,
  { index }: QuestionContext,
): Omit<Understood, 'language'> {
  const wanted = query.conditions.filter(({ isNegated }) => !isNegated)
  const pick = <Value>(from: (condition: Condition) => Value | null | undefined): Value | null => {
    for (const condition of wanted) {
      const value = from(condition)
      if (value !== null && value !== undefined) return value
    }
    return null
  }
  const features = wanted.flatMap(condition => (condition.on === 'feature' ? [condition.any.join('|')] : []))
  return {
    kind: query.kind,
    spots: query.subjects.flatMap(({ docs: [doc] }) =>
      doc === undefined ? [] : [{ id: index.id(doc), name: index.spot(doc).name }],
    ),
    aspect: query.aspects.map(aspect => (aspect.of === 'feature' ? aspect.feature : aspect.of)).join(', ') || null,
    place: placeOf(query.conditions) ?? placeAskedFrom(query),
    withinKm: lookedWithin(found) ?? pick(kmOf),
    tags: features.filter(key => !ACTIVITY_KEYS.has(key)),
    activities: features.filter(key => ACTIVITY_KEYS.has(key)),
    access: pick(condition => (condition.on === 'access' && !condition.isNegated ? condition.access : null)),
    fire: pick(condition => (condition.on === 'fire' ? condition.fire : null)),
    minRating: pick(condition => (condition.on === 'rating' ? condition.min : null)),
    maxRating: pick(condition => (condition.on === 'rating' ? condition.max : null)),
    words: wanted.flatMap(condition => (condition.on === 'text' ? [condition.any.join('|')] : [])),
    without: query.conditions.flatMap(({ isNegated, said }) => (isNegated ? [said.replace(/^not /, '')] : [])),
    orderBy: query.order,
    rank: query.rank,
    limit: query.limit,
    relaxed: found.relaxed.map(({ said }) => said),
    notUnderstood: [...notApplied],
    applied: [...applied],
    notApplied: [...notApplied],
    corrected: [...corrected],
    near: nearOf(found.conditions.length > 0 ? found.conditions : query.conditions, found.soughtKm),
    quietFrom: pick(condition => (condition.on === 'rating' && condition.quality !== null ? condition.min : null)),
  }
}

function kmOf(condition: Condition): number | null {
  return (condition.on === 'near' || condition.on === 'around') && condition.km !== Infinity ? condition.km : null
}

/** Within how many kilometres what lacks something was found, where something was given up; else null. */
function lookedWithin({ conditions, soughtKm }: Found): number | null {
  const near = soughtKm === null ? undefined : conditions.find(condition => condition.on === 'near')
  return near ? kmOf(near) : null
}

/** The place that distances are measured from, else the first one named. */
function placeOf(conditions: readonly Condition[]): Understood['place'] {
  const near = conditions.find(({ on, isNegated }) => on === 'near' && !isNegated)
  for (const condition of near ? [near, ...conditions] : conditions) {
    if (condition.on === 'nearer' || !('place' in condition || 'places' in condition)) continue
    const place = condition.on === 'near' ? condition.place : condition.places[0]
    if (!place) continue
    const relation = condition.isNegated ? 'outside' : RELATIONS[condition.on]
    const { latitude = null, longitude = null } = place.center ?? {}
    return { name: place.name, kind: place.kind, relation, latitude, longitude }
  }
  return null
}

/** What "near" meant in the end: how far was looked. */
function nearOf(conditions: readonly Condition[], soughtKm: number | null): Understood['near'] {
  for (const condition of conditions) {
    if (condition.on !== 'near' || condition.isNegated || !condition.place.center) continue
    const { name, center } = condition.place
    return { name, ...center, radiusKm: soughtKm ?? (condition.km === Infinity ? null : condition.km) }
  }
  return null
}

/** The place that the distance of a spot is asked from. */
function placeAskedFrom({ aspects }: Query): Understood['place'] {
  for (const aspect of aspects) {
    const isFrom = aspect.of === 'distance to' || aspect.of === 'direction' || aspect.of === 'side'
    if (!isFrom || !aspect.place) continue
    const { name, kind, center } = aspect.place
    return { name, kind, relation: 'from', latitude: center?.latitude ?? null, longitude: center?.longitude ?? null }
  }
  return null
}

const RELATIONS = { place: 'in', near: 'near', around: 'near', between: 'between' } as const
