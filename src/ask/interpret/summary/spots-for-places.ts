import { type Place, spotCalled } from '../../gazetteer/place.ts'
import type { Group, Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'

/** "Is Fontainebleau noisier than Bois de Vincennes?": where nothing was computed at any of the places, the spots that bear their names are compared. */
export function withSpotsForPlaces(query: Query, { gazetteer, explainPoint }: QuestionContext): Query {
  const { summary } = query
  if (summary?.of !== 'groups' || summary.measure !== 'rating') return query
  const places = summary.groups.flatMap(group => placeOf(group) ?? [])
  if (places.length < 2 || places.length < summary.groups.length) return query
  if (places.some(({ center }) => center && explainPoint?.(center))) return query
  const docs = places.flatMap(({ name }) => spotCalled(name, gazetteer) ?? [])
  if (docs.length < places.length || new Set(docs).size < docs.length) return query
  const subjects = places.map(({ name }, at) => ({ phrase: name, docs: docs.slice(at, at + 1) }))
  return { ...query, kind: 'compare', summary: null, conditions: [], subjects }
}

/** The one place that a group is, and nothing more. */
function placeOf({ conditions: [condition, ...others] }: Group): Place | null {
  const [place, ...more] = condition?.on === 'place' || condition?.on === 'around' ? condition.places : []
  return place && others.length + more.length === 0 && (place.kind === 'spot' || place.kind === 'settlement')
    ? place
    : null
}
