import type { Region } from '../../index/regions/region.ts'
import { countryWithArticle } from '../../index/regions/regions.ts'
import type { Place } from './place.ts'
import type { Settlement } from './settlements.ts'

/** "Georgia, USA": no other is meant, and its country is said where it has the name of one. */
export function inItsCountryOf(place: Place, { countries, within }: Region): Place {
  const [code, ...others] = [...countries, ...within]
  const isNamesake = place.elsewhere?.some(name => name === place.name) === true
  const isSaid = isNamesake && code !== undefined && others.length === 0
  return { ...place, ...(isSaid && { name: inItsCountry({ name: place.name, country: code }) }), elsewhere: [] }
}

/** "Atlantis (South Africa)". */
export function inItsCountry({ name, country }: Pick<Settlement, 'name' | 'country'>): string {
  return `${name} (${countryWithArticle(country) ?? country})`
}
