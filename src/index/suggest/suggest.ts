import type { Bodies } from '../records/bodies.ts'
import { type DocIdSet, firstOf } from '../sets/doc-id-sets.ts'
import type { Doc, Suggestion } from '../types.ts'
import { intersect } from '../sets/intersect.ts'
import type { Labels } from './labels.ts'
import type { RegionSearch } from '../regions/region-search.ts'
import type { Text } from '../text/text.ts'

type Parts = { text: Text; labels: Labels; regions: RegionSearch; bodies: Bodies; count: number }

/** Answers Index.suggest. */
export function suggest({ text, limit }: { text: string; limit: number }, parts: Parts): Suggestion[] {
  const regions = parts.regions.begun(text).slice(0, limit)
  const typed = parts.text.typed(text)
  const { tags, places } = typed
    ? parts.labels.fitting({ whole: typed.whole, begun: typed.begun.terms }, limit)
    : { tags: [], places: [] }
  const spots = typed ? spotsNamed(parts.text.named(typed), { count: parts.count, limit }) : []
  const labels: Suggestion[][] = [
    tags.map(text => ({ text, kind: 'tag' })),
    regions.map(({ text, count }) => ({ text, kind: 'place', count })),
    places.map(text => ({ text, kind: 'place' })),
  ]
  const shown = shareOut([...labels.map(({ length }) => length), spots.length], limit)
  return [
    ...labels.flatMap((rows, kind) => rows.slice(0, shown[kind])),
    ...spots.slice(0, shown[labels.length]).map(doc => ({ text: parts.bodies.name(doc), kind: 'spot', doc }) as const),
  ]
}

function spotsNamed(named: readonly DocIdSet[], { count, limit }: { count: number; limit: number }): Doc[] {
  const [first, ...others] = named
  const set = first && others.length === 0 ? first : intersect(named, count)
  return firstOf(set, { start: 0, end: count, limit })
}

/** Gives each kind but the last a quarter of the rows, the last what is left, and what it leaves to the others in turn. */
function shareOut(sizes: readonly number[], limit: number): number[] {
  const quarter = Math.ceil(limit / 4)
  const shown = sizes.map(() => 0)
  let left = limit
  const give = (kind: number, most: number) => {
    const more = Math.min((sizes[kind] ?? 0) - (shown[kind] ?? 0), most, left)
    shown[kind] = (shown[kind] ?? 0) + more
    left -= more
  }
  const last = sizes.length - 1
  for (let kind = 0; kind < last; kind++) give(kind, quarter)
  give(last, limit)
  for (let kind = 0; kind < last; kind++) give(kind, limit)
  return shown
}
