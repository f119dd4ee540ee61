import { fold } from '../../../text/fold.ts'
import type { Place } from '../../gazetteer/place.ts'
import type { Group, Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Doc } from '../../../index/types.ts'

/** "Is Fontainebleau noisier than Bois de Vincennes?": where nothing was computed at any of the places, the spots that bear their names are compared. */
export function withSpotsForPlaces(query: Query, { gazetteer, explainPoint }: QuestionContext): Query {
  const { summary } = query
  if (summary?.of !== 'groups' || summary.measure !== 'rating') return query
  const places = summary.groups.flatMap(group => placeOf(group) ?? [])
  if (places.length < 2 || places.length < summary.groups.length) return query
  if (places.some(({ center }) => center && explainPoint?.(center))) return query
  const docs = places.flatMap(place => spotCalled(place, gazetteer) ?? [])
  if (docs.length < places.length || new Set(docs).size < docs.length) return query
  const subjects = places.map(({ name }, at) => ({ phrase: fold(name), docs: docs.slice(at, at + 1) }))
  return { ...query, kind: 'compare', summary: null, conditions: [], subjects }
}

/** The one place that a group is, and nothing more. */
function placeOf({ conditions: [condition, ...others] }: Group): Place | null {
  const [place, ...more] = condition?.on === 'place' || condition?.on === 'around' ? condition.places : []
  return place && others.length + more.length === 0 && (place.kind === 'spot' || place.kind === 'settlement')
    ? place
    : null
}

function spotCalled({ name }: Place, gazetteer: QuestionContext['gazetteer']): Doc | undefined {
  const named = gazetteer.named(fold(name))
  const [doc, ...others] = named?.spots.length ? named.spots : (named?.cores ?? [])
  return others.length === 0 ? doc : undefined
}
