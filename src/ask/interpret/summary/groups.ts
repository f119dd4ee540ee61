import type { Condition, Group } from '../../query.ts'
import type { Span } from '../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'

/** Reads what is compared with what: places, else kinds of place, else free with paid; undefined when it is not two. */
export function groupsIn(spans: readonly Span[], conditions: readonly Condition[]): readonly Group[] | undefined {
  // "Is it quieter": quiet is what is compared, not a condition.
  const plain = conditions.filter(condition => condition.on !== 'rating' || condition.quality === null)
  return byPlace(plain) ?? byFeature(plain) ?? byAccess(spans, plain)
}

function byPlace(conditions: readonly Condition[]): Group[] | undefined {
  const shared = conditions.find(
    condition =>
      (condition.on === 'place' || condition.on === 'around') && !condition.isNegated && condition.places.length > 1,
  )
  if (shared?.on !== 'place' && shared?.on !== 'around') return undefined
  const others = conditions.filter(condition => condition !== shared)
  return shared.places.map(place => ({
    said: place.name,
    conditions: [...others, { ...shared, places: [place], said: `in ${place.name}` }],
  }))
}

function byFeature(conditions: readonly Condition[]): Group[] | undefined {
  const features = conditions.filter(condition => isKind(condition))
  const keys = features.flatMap(condition => (condition.on === 'feature' ? condition.any : []))
  const [first] = features
  if (keys.length < 2 || first?.on !== 'feature') return undefined
  const others = conditions.filter(condition => !features.includes(condition))
  return keys.map(key => ({ said: '', conditions: [...others, { ...first, any: [key] }] }))
}

/** A kind of place, wanted. */
function isKind(condition: Condition): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.every(key => LANDSCAPE_KEYS.has(key))
}

/** "Free and paid spots": both at once are no condition. */
function byAccess(spans: readonly Span[], conditions: readonly Condition[]): Group[] | undefined {
  const named = new Set(spans.flatMap(({ meaning }) => (meaning.is === 'access' ? [meaning.access] : [])))
  if (named.size < 2) return undefined
  const others = conditions.filter(({ on }) => on !== 'access')
  return [...named].map(access => ({
    said: '',
    conditions: [...others, { on: 'access', access, isNegated: false, said: access }],
  }))
}
