import type { Filter } from '../index/types.ts'
import type { Coordinates } from '../geo/distance.ts'
import { ACCESS_STATUSES } from '../spots/spot.ts'

type Box = NonNullable<Filter['bbox']>

/** What somebody looks for, as the home page's URL holds it. Null, `''` and `[]` are not wished for. */
export type Wishes = {
  q: string
  /** A question, answered above the list. */
  ask: string
  minRating: number | null
  scenery: string | null
  access: 'free' | 'paid' | null
  activities: readonly string[]
  tags: readonly string[]
  country: string | null
  near: Coordinates | null
  /** Kilometres around `near`. */
  radiusKm: number
  /** With `near`: nearest first, else quietest first. */
  sort: 'distance' | null
  /** The part of the map that is looked at. */
  bbox: Box | null
  /** Where a list goes on: an opaque cursor, or the number of the page of search hits. */
  cursor: string | null
  page: number
}

export const DEFAULT_RADIUS_KM = 100
const LONGEST = 500
const LONGEST_QUESTION = 2000
const MOST_PAGES = 20
const MOST_RADIUS_KM = 20_038
const MOST_VALUES = 10

/** Reads wishes from a URL. What makes no sense is as if it were not there: a page is no API. */
export function readWishes(search: URLSearchParams): Wishes {
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
    minRating: numberIn(text('minRating'), 1, 5),
    scenery: text('scenery'),
    access: ACCESS_STATUSES.find(status => status === text('access')) ?? null,
    activities: list('activity'),
    tags: list('tag'),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    near: placeOf(near),
    radiusKm: numberIn(text('radiusKm'), 1, MOST_RADIUS_KM) ?? DEFAULT_RADIUS_KM,
    sort: text('sort') === 'distance' ? 'distance' : null,
    bbox: boxOf(readNumbers(text('bbox'), 4)),
    cursor: text('cursor'),
    page: Math.floor(numberIn(text('page'), 1, MOST_PAGES) ?? 1),
  }
}

/** Makes the filter of the wishes; the searched words are not a part of it. */
export function filterOf({
  minRating,
  scenery,
  access,
  activities,
  tags,
  country,
  near,
  radiusKm,
  bbox,
}: Wishes): Filter {
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

/** Writes wishes as a query string, without what is not wished; `''` when nothing is. */
export function writeWishes(wishes: Partial<Wishes>): string {
  const { near, radiusKm, sort, bbox, page, tags, activities, ...rest } = wishes
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== null && value !== '') search.set(name, String(value))
  if (activities?.length) search.set('activity', activities.join(','))
  if (tags?.length) search.set('tag', tags.join(','))
  if (near) {
    search.set('near', `${near.latitude},${near.longitude}`)
    search.set('radiusKm', String(radiusKm ?? DEFAULT_RADIUS_KM))
    if (sort) search.set('sort', sort)
  }
  if (bbox) search.set('bbox', writeBox(bbox))
  if (page !== undefined && page > 1) search.set('page', String(page))
  const text = search.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

export function writeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].join(',')
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
