import type { Place } from '../../gazetteer/place.ts'
import { countriesOf, countryWithArticle } from '../../../index/regions/regions.ts'
import type { Condition } from '../../query.ts'

type Taken = { place: Place; elsewhere: readonly string[] }

/**
 * The places of a search, each with where others of its name are that it could mean as well: of what is left out of a land that is set,
 * "canyons in the American Southwest, but not in Colorado", none elsewhere is meant.
 */
export function takenOfSeveral(conditions: readonly Condition[]): readonly Taken[] {
  return conditions.flatMap(condition => {
    const set = conditions
      .filter(other => other !== condition && !other.isNegated)
      .flatMap(placesOf)
      .flatMap(landsOf)
    return placesOf(condition).map(place => ({
      place,
      elsewhere: condition.isNegated ? elsewhereOf(place, set) : (place.elsewhere ?? []),
    }))
  })
}

function elsewhereOf(place: Place, set: readonly string[]): readonly string[] {
  const { elsewhere = [] } = place
  const lands = set.map(code => countryWithArticle(code) ?? code)
  return landsOf(place).some(code => set.includes(code)) ? elsewhere.filter(land => lands.includes(land)) : elsewhere
}

function placesOf(condition: Condition): readonly Place[] {
  return condition.on === 'near' ? [condition.place] : 'places' in condition ? condition.places : []
}

function landsOf({ region, country }: Place): readonly string[] {
  return region === null ? (country === undefined ? [] : [country]) : countriesOf(region)
}
