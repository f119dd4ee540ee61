import type { Box } from '../geo/box.ts'
import type { Filter } from '../index/types.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import { NOISY_BELOW } from '../silence/rating.ts'
import { ACCESS_STATUSES } from '../spots/spot.ts'
import { CLOSED } from './shown-tags.ts'

/** The state of the search form, as the home page's URL holds it. Null, `''` and `[]` are no condition. */
export type SearchState = {
  q: string
  /** A question, answered above the list. */
  ask: string
  /** The questions before it, oldest first. */
  prev: readonly string[]
  minRating: number | null
  scenery: string | null
  access: 'free' | 'paid' | null
  activities: readonly string[]
  tags: readonly string[]
  country: string | null
  near: Coordinates | null
  /** Kilometres around `near`. */
  radiusKm: number
  /** What is there, where that is known: "Oslo". */
  place: string | null
  /** Nearest first (with `near`), or the surest ratings first; else quietest first, or what meets the words best. */
  sort: 'distance' | 'surest' | null
  /** Shows what is rated as noisy too; `minRating` says it more exactly. */
  noisy: 'yes' | null
  /** The slug of a place that is not shown: the one that others are looked for around. */
  except: string | null
  /** The box that the map shows. */
  bbox: Box | null
  /** The words that the conditions were understood from. */
  said: string
  /** Where a list goes on: an opaque cursor, or the number of the page of search hits. */
  cursor: string | null
  page: number
}

export const DEFAULT_RADIUS_KM = 100
const LONGEST = 500
const LONGEST_QUESTION = 2000
const MOST_EARLIER = 8
const MOST_PAGES = 20
const MOST_RADIUS_KM = 20_038
const MOST_VALUES = 10
const SORTS = ['distance', 'surest'] as const

/** Reads the search state from a URL. A value that makes no sense is ignored: a page is no API. */
export function readSearchState(search: URLSearchParams): SearchState {
  const text = (name: string, most = LONGEST) => search.get(name)?.trim().slice(0, most) || null
  const list = (name: string) =>
    search
      .getAll(name)
      .flatMap(value => value.split(','))
      .map(value => value.trim().slice(0, LONGEST))
      .filter(Boolean)
      .slice(0, MOST_VALUES)
  const near = readNumbers(text('near'), 2)
  const country = text('country')?.toUpperCase() ?? ''
  return {
    q: search.getAll('q').join(' ').trim().slice(0, LONGEST),
    ask: text('ask', LONGEST_QUESTION) ?? '',
    prev: search
      .getAll('prev')
      .map(question => question.trim().slice(0, LONGEST_QUESTION))
      .filter(Boolean)
      .slice(-MOST_EARLIER),
    minRating: numberIn(text('minRating'), 1, 5),
    scenery: text('scenery'),
    access: ACCESS_STATUSES.find(status => status === text('access')) ?? null,
    activities: list('activity'),
    tags: list('tag'),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    near: placeOf(near),
    radiusKm: numberIn(text('radiusKm'), 1, MOST_RADIUS_KM) ?? DEFAULT_RADIUS_KM,
    place: near.length > 0 ? text('place') : null,
    sort: SORTS.find(sort => sort === text('sort') && (sort !== 'distance' || near.length > 0)) ?? null,
    noisy: text('noisy') === 'yes' ? 'yes' : null,
    except: near.length > 0 ? text('except') : null,
    bbox: boxOf(readNumbers(text('bbox'), 4)),
    said: text('said') ?? '',
    cursor: text('cursor'),
    page: Math.floor(numberIn(text('page'), 1, MOST_PAGES) ?? 1),
  }
}

/**
 * Makes the filter of what the search state shows, without the searched words: noisy places only when asked for, and
 * places that may not be entered only when words or their tag are.
 */
export function shownFilterOf(state: SearchState): Filter {
  const hidesClosed = state.q === '' && !state.tags.includes(CLOSED)
  return {
    ...(state.noisy === null && { minRating: NOISY_BELOW }),
    ...(hidesClosed && { withoutTags: [CLOSED] }),
    ...filterOf(state),
  }
}

/** Makes the filter of the conditions that the search state names, without the searched words. */
export function filterOf(state: SearchState): Filter {
  const { minRating, scenery, access, activities, tags, country, near, radiusKm, bbox } = state
  return {
    ...(minRating !== null && { minRating }),
    ...(scenery !== null && { scenery }),
    ...(access !== null && { access }),
    ...(activities.length > 0 && { activities }),
    ...(tags.length > 0 && { tags }),
    ...(country !== null && { country }),
    ...(near !== null && { near: { ...near, radiusKm } }),
    ...(bbox !== null && { bbox }),
  }
}

/** Writes the search state as a query string, conditions alone; `''` when there is none. */
export function writeSearchState(state: Partial<SearchState>): string {
  const { near, place, radiusKm, sort, except, bbox, page, tags, activities, prev, ...rest } = state
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== null && value !== '') search.set(name, String(value))
  for (const question of prev ?? []) search.append('prev', question)
  if (activities?.length) search.set('activity', activities.join(','))
  if (tags?.length) search.set('tag', tags.join(','))
  if (near) {
    search.set('near', `${near.latitude},${near.longitude}`)
    search.set('radiusKm', String(radiusKm ?? DEFAULT_RADIUS_KM))
    if (place) search.set('place', place)
    if (except) search.set('except', except)
  }
  if (sort && (near || sort !== 'distance')) search.set('sort', sort)
  if (bbox) search.set('bbox', writeBox(bbox))
  if (page !== undefined && page > 1) search.set('page', String(page))
  const text = search.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

export function writeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].join(',')
}

/** Tells whether a search state names no condition at all; what it was understood from is none. */
export function isPlain(state: SearchState): boolean {
  return writeSearchState({ ...state, said: '' }) === ''
}

function numberIn(text: string | null, least: number, most: number): number | null {
  const value = Number(text ?? Number.NaN)
  return value >= least && value <= most ? value : null
}

function readNumbers(text: string | null, count: number): number[] {
  const numbers = (text ?? '').split(',').map(part => (part.trim() === '' ? Number.NaN : Number(part)))
  return numbers.length === count && numbers.every(Number.isFinite) ? numbers : []
}

function placeOf([latitude, longitude]: readonly number[]): Coordinates | null {
  if (latitude === undefined || longitude === undefined) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

function boxOf([west, south, east, north]: readonly number[]): Box | null {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null
  const isThere = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90
  return isThere && south <= north ? { west, south, east, north } : null
}
