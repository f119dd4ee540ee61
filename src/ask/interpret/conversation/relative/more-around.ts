import type { Doc } from '../../../../index/types.ts'
import type { Place } from '../../../gazetteer/place.ts'
import type { Condition, Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { around } from '../of-shown.ts'
import { COMPARED } from './than-spot.ts'

/** "A hut near it", "anything quieter within 2 km of it?": near the spot that was spoken of, and quieter than that where it is said. */
export function moreAround({ query, reference }: Reading, doc: Doc, placeOf: (doc: Doc) => Place): Query {
  const place = placeOf(doc)
  const found = around(query, place, reference.km)
  const how = reference.comparative === null ? undefined : COMPARED.get(reference.comparative)
  if (how === undefined || query.conditions.some(({ on }) => on === 'compared')) return found
  const shown = `${how.shown} than ${place.name}`
  const than: Condition = { on: 'compared', to: doc, how: how.how, shown, isNegated: false, said: shown }
  return { ...found, order: how.order, comparative: null, conditions: [...found.conditions, than] }
}
