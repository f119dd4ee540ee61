import { z } from 'zod'
import type { Filter } from '../../index/types.ts'
import { ApiError } from '../errors.ts'
import {
  cursor,
  decimal,
  decimals,
  integer,
  isNumber,
  pattern,
  requiredDecimals,
  requiredText,
  text,
  word,
  wordList,
  wordsIn,
} from './parameters.ts'
import { LATITUDE, LONGITUDE, POSITION, POSITION_WORDS } from './positions.ts'

const LONGEST_QUERY = 500
/** Half way round the Earth. */
const FARTHEST_KM = 20_038

const BOX = [LONGITUDE, LATITUDE, LONGITUDE, LATITUDE]
const BOX_WORDS = {
  names: ['west', 'south', 'east', 'north'],
  expects: 'west,south,east,north in degrees (longitudes -180 to 180, latitudes -90 to 90), such as 1.4,42.4,1.8,42.7',
} as const

/** Where OGC API - Features has a height behind either corner (17-069r4, 7.15.3): spots have none, so all match. */
export const BboxOrHeightsParameter = decimals(BOX, { ...BOX_WORDS, used: withoutHeights }).describe(
  'west,south,east,north: only spots within; west may be greater than east across the antimeridian; a height behind either corner is not used',
)

function withoutHeights(parts: readonly string[]): readonly string[] {
  const [west = '', south = '', low = '', east = '', north = '', high = ''] = parts
  return parts.length === 6 && isNumber(low) && isNumber(high) ? [west, south, east, north] : parts
}

export const BboxParameter = decimals(BOX, BOX_WORDS).describe(
  'west,south,east,north: only spots within; west may be greater than east across the antimeridian',
)

/** A box that must be given. */
export const RequiredBboxParameter = requiredDecimals(BOX, BOX_WORDS)

/** The filters that lists and search share. */
const filters = {
  tag: wordList({ max: LONGEST_QUERY }).describe(
    'only spots with this tag; with several, separated by commas, all of them',
  ),
  activity: wordList({ max: LONGEST_QUERY }).describe('only spots with this activity; several as with tag'),
  access: word(['free', 'paid']).describe('only spots known to be so'),
  fire: pattern(/^[\p{L}\p{N} -]{1,60}$/u, 'a word such as allowed or prohibited').describe(
    'only spots with this fireStatus',
  ),
  scenery: pattern(/^[\p{L}\p{N} -]{1,60}$/u, 'a word such as forest or lake').describe(
    'only spots with this sceneryType',
  ),
  country: pattern(/^[a-z]{2}$/, 'a country code of two letters (ISO 3166-1)').describe(
    'only spots in this country: two letters of ISO 3166-1, such as SE',
  ),
  near: decimals(POSITION, POSITION_WORDS).describe('latitude,longitude: rows gain distanceKm'),
  radiusKm: decimal({ min: 0, max: FARTHEST_KM }).describe('only spots at most this far from near'),
  bbox: BboxParameter,
  sort: word(['distance', 'surest']).describe(
    'distance: nearest first, with near; surest: ratings of editors first, then of high, medium and low confidence, the quietest of each first',
  ),
}

export const ListQuery = z.object({
  q: text({ max: LONGEST_QUERY }).describe(
    'free search text: the spot must hold every word, or lie in the country or region that they name',
  ),
  minRating: decimal({ min: 1, max: 5 }).describe('only spots with at least this silence rating'),
  limit: integer({ min: 1, max: 100, fallback: 50 }).describe('spots per page'),
  cursor: cursor().describe('meta.nextCursor of the page before'),
  ...filters,
})
export type ListQuery = z.output<typeof ListQuery>

/** The filters of a list alone. */
export const FilterQuery = ListQuery.omit({ limit: true, cursor: true, sort: true })

export const SuggestQuery = z.object({
  q: text({ max: 100 }).describe('what has been typed so far'),
  limit: integer({ min: 1, max: 50, fallback: 10 }).describe('number of suggestions'),
})

export const SearchQuery = z.object({
  q: requiredText({ max: LONGEST_QUERY }).describe(
    'matched against names, descriptions, tags, scenery signals, and names of places, regions and countries',
  ),
  limit: integer({ min: 1, max: 100, fallback: 10 }).describe('number of hits'),
  ...filters,
})
export type SearchQuery = z.output<typeof SearchQuery>

/**
 * Puts together the filter that parameters ask for; `words` is left to the caller.
 * @throws ApiError `invalid_parameter` for radiusKm or sort without near, or a box upside down.
 */
export function filterOf(
  query: Omit<SearchQuery, 'q' | 'limit' | 'sort'> & {
    sort?: 'distance' | 'surest' | undefined
    minRating?: number | undefined
  },
): Filter {
  const { tag, activity, access, fire, scenery, country, near, radiusKm, bbox, sort, minRating } = query
  if (!near && radiusKm !== undefined) throw new ApiError('invalid_parameter', 'radiusKm needs near')
  if (!near && sort === 'distance') throw new ApiError('invalid_parameter', 'sort=distance needs near')
  if (bbox && bbox.south > bbox.north) {
    throw new ApiError('invalid_parameter', `bbox must have south at most north, got ${bbox.south} and ${bbox.north}`)
  }
  return {
    ...(tag && { tags: wordsIn(tag) }),
    ...(activity && { activities: wordsIn(activity) }),
    ...(minRating !== undefined && { minRating }),
    ...(access && { access }),
    ...(fire && { fire }),
    ...(scenery && { scenery }),
    ...(country && { country }),
    ...(near && { near: { ...near, ...(radiusKm !== undefined && { radiusKm }) } }),
    ...(bbox && { bbox }),
  }
}
