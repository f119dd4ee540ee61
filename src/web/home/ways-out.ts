import type { Directory } from '../../service/directory.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { countryName } from '../../geo/countries.ts'
import { counted, inWords } from '../../text/english.ts'
import { type SearchState, writeSearchState } from '../search-state.ts'
import { find } from './find.ts'

const SHOWN = 4

/** Where nothing meets all conditions, leads to what is found without one of them, most places first. */
export function waysOut(state: SearchState, directory: Directory, links: Links): Html | null {
  const ways = lessOne({ ...state, cursor: null, page: 1 })
    .map(({ label, left }) => ({ label, left, total: find(left, directory).total }))
    .filter(({ total, left }) => total > 0 && writeSearchState(left) !== '')
    .sort((a, b) => b.total - a.total)
    .slice(0, SHOWN)
  if (ways.length === 0) return null
  const home = pathIn(links, '/')
  return html`<ul class="ways-out">${ways.map(
    ({ label, left, total }) =>
      html`<li><a href="${home}${writeSearchState(left)}">Without ${label}</a>: ${counted(total, 'place')}</li>
`,
  )}</ul>`
}

type Way = { label: string; left: SearchState }

function lessOne(state: SearchState): Way[] {
  const { q, minRating, scenery, access, tags, activities, country, near, bbox } = state
  const without = (label: string, change: Partial<SearchState>): Way => ({ label, left: { ...state, ...change } })
  return [
    ...(q === '' ? [] : [without(`the words “${q}”`, { q: '' })]),
    ...(minRating === null ? [] : [without(`silence of ${minRating} and up`, { minRating: null })]),
    ...(scenery === null ? [] : [without(`the scenery “${inWords(scenery)}”`, { scenery: null })]),
    ...(access === null ? [] : [without(`${access} access`, { access: null })]),
    ...tags.map(tag => without(inWords(tag), { tags: tags.filter(other => other !== tag) })),
    ...activities.map(activity =>
      without(inWords(activity), { activities: activities.filter(other => other !== activity) }),
    ),
    ...(country === null ? [] : [without(countryName(country) ?? country, { country: null })]),
    ...(near === null ? [] : [without('the distance', { near: null, place: null, sort: null })]),
    ...(bbox === null ? [] : [without('the part of the map', { bbox: null })]),
  ]
}
