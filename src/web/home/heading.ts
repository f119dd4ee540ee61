import { countryName } from '../../geo/countries.ts'
import type { Index } from '../../index/types.ts'
import { capitalised, inWords, shortened } from '../../text/english.ts'
import type { SearchState } from '../search-state.ts'
import { nearWords } from './chips.ts'

const MOST_LETTERS = 80

/** Names a page of results: "Quiet lakes near …" is for landing pages, this is "Quiet places: lake, Norway, silence 4 and up". */
export function headingOf(state: SearchState, index: Index): string {
  const { q, ask, minRating, scenery, access, activities, tags, country, near, except, place, bbox, radiusKm, page } =
    state
  if (ask !== '') return shortened(capitalised(ask), MOST_LETTERS)
  const conditions = [
    ...(q === '' ? [] : [`“${q}”`]),
    ...[scenery, ...tags, ...activities].flatMap(value => (value === null ? [] : [inWords(value)])),
    ...(country === null ? [] : [countryName(country) ?? country]),
    ...(access === null ? [] : [`${access} access`]),
    ...(minRating === null ? [] : [`silence ${minRating} and up`]),
    ...(near === null ? [] : [`within ${radiusKm} km of ${nearWords(near, { except, place, index })}`]),
    ...(bbox === null ? [] : ['in this part of the map']),
  ]
  const named = conditions.length === 0 ? 'Quiet places' : `Quiet places: ${conditions.join(', ')}`
  return `${shortened(named, MOST_LETTERS)}${page > 1 ? `, page ${page}` : ''}`
}
