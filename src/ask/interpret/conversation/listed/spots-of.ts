import { faintestTold } from '../../../find/noises/faintest-told.ts'
import { retrieve } from '../../../find/retrieve.ts'
import type { Retrieved } from '../../../find/retrieved.ts'
import { withNotNear } from '../../../find/whereabouts/not-near.ts'
import type { Place } from '../../../gazetteer/place.ts'
import type { Doc } from '../../../../index/types.ts'
import type { Query } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { NEARBY_KM } from '../../nearby.ts'
import { withoutRoads } from '../../noises/far-from-roads.ts'

/** What was shown for a question, which "far from roads" and "not near" were read for as for its answer. */
export function shownFor(before: Query, context: QuestionContext): Retrieved {
  return retrieve(withNotNear(withoutRoads(before, context.index), context.index), context)
}

/** The spots that were shown for a question, or that it was about. */
export function spotsOf(before: Query, context: QuestionContext): Doc[] {
  // "There" is then a place, not the spots in it.
  if (before.silenceAt) return []
  if (before.subjects.length > 0) return before.subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const shown = shownFor(before, context)
  const least = faintestTold(shown)
  return least ? [least.doc] : shown.hits.map(({ doc }) => doc)
}

/** A spot as a place to look around. */
export function placeOfSpot(doc: Doc, { index }: QuestionContext): Place {
  const center = index.coordinates(doc)
  return { name: index.name(doc), kind: 'spot', center, radiusKm: NEARBY_KM, region: null, docs: [] }
}

/** The search whose spots are spoken of. */
export function listBehind(before: Query): Query | null {
  return before.listed ?? (before.subjects.length === 0 ? before : null)
}
