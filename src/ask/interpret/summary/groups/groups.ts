import type { Condition, Group } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { negationOf } from '../../negation.ts'
import { withoutAccess } from '../../conditions/combine.ts'
import { conditionsIn } from '../../conditions/conditions.ts'
import { isSame } from '../../conditions/redundant.ts'
import { byPlacedSides } from './placed-sides.ts'
import { bySides } from './sides.ts'
import { byContrast } from './contrast.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'

/** Reads what is compared with what: those with something and those without, else places, else kinds of place, else free with paid; undefined when it is not two. */
export function groupsIn(
  spans: readonly Span[],
  { conditions: all, isCount }: { conditions: readonly Condition[]; isCount: boolean },
): readonly Group[] | undefined {
  const conditions = all.flatMap(ratingsApart)
  // "Is it quieter": quiet is what is compared, not a condition; "more quiet lakes in A or B" counts the quiet ones.
  const plain = conditions.filter(condition => condition.on !== 'rating' || condition.quality === null)
  const kept = isCount ? conditions : plain
  return (
    byContrast(spans, conditions) ??
    byPlacedSides(spans, kept) ??
    bySides(spans, kept) ??
    byPlace(kept) ??
    byFeature(kept) ??
    byAccess(spans, kept) ??
    byQuality(spans, plain)
  )
}

/** "More quiet or noisy spots": the two are compared, and not one of them enough. */
function ratingsApart(condition: Condition): readonly Condition[] {
  const isOfRatings =
    condition.on === 'either' && !condition.isNegated && condition.any.every(({ on }) => on === 'rating')
  return isOfRatings ? condition.any : [condition]
}

function byPlace(conditions: readonly Condition[]): Group[] | undefined {
  const shared = conditions.find(
    condition =>
      (condition.on === 'place' || condition.on === 'around' || condition.on === 'between') &&
      !condition.isNegated &&
      condition.places.length > 1,
  )
  // "The difference between Vaduz and Peel": in each of them.
  if (shared?.on === 'between') return byPlace(conditions.map(each => (each === shared ? insideOf(shared) : each)))
  if (shared?.on !== 'place' && shared?.on !== 'around') return undefined
  const others = conditions.filter(condition => condition !== shared)
  return shared.places.map(place => ({
    said: place.name,
    conditions: [...others, { ...shared, places: [place], said: `in ${place.name}` }],
  }))
}

function insideOf({ places, said }: Extract<Condition, { on: 'between' }>): Condition {
  return { on: 'place', places, isNegated: false, said }
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
  const named = new Set(
    spans.flatMap(({ meaning }, at) => {
      if (meaning.is !== 'access') return []
      // "Not free" is paid.
      return negationOf(spans, at) === undefined ? meaning.access : meaning.access === 'free' ? 'paid' : 'free'
    }),
  )
  if (named.size < 2) return undefined
  const others = conditions.flatMap(withoutAccess).filter(isFirstOfAlike)
  return [...named].map(access => ({
    said: '',
    conditions: [...others, { on: 'access', access, isNegated: false, said: access }],
  }))
}

function isFirstOfAlike(condition: Condition, at: number, all: readonly Condition[]): boolean {
  return !all.slice(0, at).some(other => isSame(other, condition))
}

/** "Quiet and noisy spots": of two qualities together the better one would be meant. */
function byQuality(spans: readonly Span[], conditions: readonly Condition[]): Group[] | undefined {
  const named = spans.filter(({ meaning }, at) => meaning.is === 'quality' && negationOf(spans, at) === undefined)
  const isBoth = named.some(isNoisy) && named.some(span => !isNoisy(span))
  return isBoth ? named.map(span => ({ said: '', conditions: [...conditionsIn([span]), ...conditions] })) : undefined
}

function isNoisy({ meaning }: Span): boolean {
  return meaning.is === 'quality' && meaning.quality === 'noisy'
}
