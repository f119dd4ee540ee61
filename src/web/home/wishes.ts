import type { Filter } from '../../index/index.ts'
import { ACCESS_STATUSES } from '../../spots/spot.ts'

/** What somebody looks for, as the home page's URL holds it. */
export type Wishes = {
  q: string
  minRating: number | null
  scenery: string | null
  access: 'free' | 'paid' | null
  activity: string | null
  tag: string | null
  country: string | null
  /** Where a list goes on: an opaque cursor, or the number of the page of search hits. */
  cursor: string | null
  page: number
}

const LONGEST = 500
const MOST_PAGES = 20

/** Reads wishes from a URL. What makes no sense is as if it were not there: a page is no API. */
export function readWishes(search: URLSearchParams): Wishes {
  const text = (name: string) => search.get(name)?.trim().slice(0, LONGEST) || null
  const minRating = Number(text('minRating') ?? Number.NaN)
  const page = Number(text('page') ?? 1)
  const country = text('country')?.toUpperCase() ?? ''
  return {
    q: text('q') ?? '',
    minRating: minRating >= 1 && minRating <= 5 ? minRating : null,
    scenery: text('scenery'),
    access: ACCESS_STATUSES.find(status => status === text('access')) ?? null,
    activity: text('activity'),
    tag: text('tag'),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    cursor: text('cursor'),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

/** Makes the filter of the wishes; the searched words are not a part of it. */
export function filterOf({ minRating, scenery, access, activity, tag, country }: Wishes): Filter {
  return {
    ...(minRating !== null && { minRating }),
    ...(scenery !== null && { scenery }),
    ...(access !== null && { access }),
    ...(activity !== null && { activities: [activity] }),
    ...(tag !== null && { tags: [tag] }),
    ...(country !== null && { country }),
  }
}

/** Writes wishes as a query string, without what is not wished; `''` when nothing is. */
export function writeWishes(wishes: Partial<Wishes>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(wishes)) {
    if (value !== null && value !== '' && !(name === 'page' && value === 1)) search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
