import { countriesOf } from '../../../../index/regions/regions.ts'
import type { Place } from '../../../gazetteer/place.ts'
import type { Condition, Query } from '../../../query.ts'
import { searchBehind } from '../../conditions/behind-shown.ts'

/** "The closest to Douglas" behind bays on the Isle of Man: nobody asks which Douglas, so that others are not spoken of. */
export function withLandSpoken(query: Query, before: Query): Query {
  const lands = new Set(
    searchBehind(before).conditions.flatMap(each => (isIn(each) ? each.places.flatMap(landsOf) : [])),
  )
  if (lands.size === 0) return query
  const known = (place: Place): Place =>
    place.elsewhere?.length && place.country !== undefined && lands.has(place.country)
      ? { ...place, elsewhere: [] }
      : place
  const conditions = query.conditions.map((each): Condition => {
    if (each.on === 'near') return { ...each, place: known(each.place) }
    return each.on === 'place' ? { ...each, places: each.places.map(known) } : each
  })
  return { ...query, conditions }
}

function isIn(condition: Condition): condition is Extract<Condition, { on: 'place' }> {
  return condition.on === 'place' && !condition.isNegated
}

/** Of one land alone: a part of the world is none. */
function landsOf({ region }: Place): readonly string[] {
  const lands = region ? countriesOf(region) : []
  return lands.length === 1 ? lands : []
}
