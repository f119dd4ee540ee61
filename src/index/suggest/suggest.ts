import type { Bodies } from '../records/bodies.ts'
import { firstOf } from '../sets/doc-id-sets.ts'
import type { Suggestion } from '../types.ts'
import { intersect } from '../sets/intersect.ts'
import type { Labels } from './labels.ts'
import type { Text } from '../text/text.ts'

type Parts = { text: Text; labels: Labels; bodies: Bodies; count: number }

/** Answers Index.suggest. */
export function suggest({ text, limit }: { text: string; limit: number }, parts: Parts): Suggestion[] {
  const typed = parts.text.typed(text)
  if (!typed) return []
  const { tags, places } = parts.labels.fitting({ whole: typed.whole, begun: typed.begun.terms }, limit)
  const named = parts.text.named(typed)
  const [first, ...others] = named
  const set = first && others.length === 0 ? first : intersect(named, parts.count)
  const spots = firstOf(set, { start: 0, end: parts.count, limit })

  const kept = Math.ceil(limit / 4)
  let tagCount = Math.min(tags.length, kept)
  let placeCount = Math.min(places.length, kept, limit - tagCount)
  const spotCount = Math.min(spots.length, limit - tagCount - placeCount)
  tagCount = Math.min(tags.length, limit - placeCount - spotCount)
  placeCount = Math.min(places.length, limit - tagCount - spotCount)
  return [
    ...tags.slice(0, tagCount).map(text => ({ text, kind: 'tag' }) as const),
    ...places.slice(0, placeCount).map(text => ({ text, kind: 'place' }) as const),
    ...spots.slice(0, spotCount).map(doc => ({ text: parts.bodies.name(doc), kind: 'spot', doc }) as const),
  ]
}
