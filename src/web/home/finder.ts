import type { Coordinates } from '../../geo/coordinates.ts'
import type { Index } from '../../index/types.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import { SCENERY } from '../../spots/scenery.ts'
import { html, type Html } from '../html.ts'
import { countryName } from '../../geo/countries.ts'
import { RATING_WORDS } from '../../silence/parameters.ts'
import { lowestRatingOf } from '../../silence/rating.ts'
import { capitalised, inWords, thousands } from '../../text/english.ts'
import { filterCounts } from './filter-counts.ts'
import { type SearchState, writeBox } from '../search-state.ts'

/** The lowest ratings that one can choose: "2.6+ mixed". */
const RATINGS = Object.fromEntries(
  RATING_WORDS.filter(({ from }) => from >= lowestRatingOf('mixed')).map(({ from, word }) => [
    from,
    `${from.toFixed(1)}+ ${word}`,
  ]),
)
const ACCESS = { free: 'Free', paid: 'Paid' }
const RADII = Object.fromEntries([10, 25, 50, 100, 250, 500, 1000].map(km => [km, `${km} km`]))

/** The search form: a GET to the home page, so that the URL holds the whole search state. */
export function finder(
  state: SearchState,
  index: Index,
  { links, isSuggesting }: { links: Links; isSuggesting: boolean },
): Html {
  const counts = filterCounts(state, index)
  const scenery = Object.fromEntries(Object.keys(SCENERY).map(word => [word, capitalised(word)]))
  return html`<form class="finder" id="finder" action="${pathIn(links, '/')}#results" role="search">
<div class="field wide"><label for="q">What are you looking for?</label>
<div class="combo"><input id="q" name="q" type="search" value="${state.q}" placeholder="forest lake, Iceland…" maxlength="500" autocomplete="off"${isSuggesting && html` data-suggest`}></div></div>
<div class="filters" id="filters">${select({ name: 'minRating', label: 'Silence', options: RATINGS, chosen: state.minRating, more: rating => `${rating}+`, count: counts && (rating => counts.minRating(Number(rating))) })}
${select({ name: 'scenery', label: 'Scenery', options: scenery, chosen: state.scenery, more: capitalised, count: counts?.scenery })}
${select({ name: 'access', label: 'Access', options: ACCESS, chosen: state.access, count: counts?.access })}</div>
<button>Search</button>
<button type="button" class="plain needs-script" id="near-me">Near me</button>
<div class="chips" id="chips">${chips(state, index)}</div>
</form>`
}

/** Conditions that come from links and the map, shown so that they can be removed. */
function chips(
  { tags, activities, country, near, radiusKm, sort, bbox, noisy, except }: SearchState,
  index: Index,
): Html[] {
  return [
    ...tags.map(tag => chip('tag', tag, capitalised(inWords(tag)))),
    ...activities.map(activity => chip('activity', activity, capitalised(inWords(activity)))),
    ...(country === null ? [] : [chip('country', country, countryName(country) ?? country)]),
    ...(noisy === null ? [] : [chip('noisy', noisy, 'Noisy places too')]),
    ...(bbox === null ? [] : [chip('bbox', writeBox(bbox), 'In the part of the map in view')]),
    ...(near === null
      ? []
      : [
          chip('near', `${near.latitude},${near.longitude}`, nearWords(near, except, index)),
          html`${except !== null && html`<input type="hidden" name="except" value="${except}">`}`,
          select({
            name: 'radiusKm',
            label: 'Within',
            options: RADII,
            chosen: radiusKm,
            more: km => `${km} km`,
            any: null,
          }),
          select({
            name: 'sort',
            label: 'Order',
            options: { distance: 'Nearest first' },
            chosen: sort,
            any: 'Quietest first',
          }),
        ]),
  ]
}

/** "Around Pic Carroi" where a place is known to be there. */
function nearWords({ latitude, longitude }: Coordinates, except: string | null, index: Index): string {
  const doc = except === null ? undefined : index.find(except)
  return doc === undefined ? `Near ${latitude.toFixed(2)}, ${longitude.toFixed(2)}` : `Around ${index.name(doc)}`
}

/** A condition that can be switched off and on. */
export function chip(name: string, value: string, label: string, { isOn } = { isOn: true }): Html {
  return html`<label class="chip"><input type="checkbox" name="${name}" value="${value}"${isOn && html` checked`}> ${label}</label>
`
}

type Select = {
  name: string
  label: string
  options: Record<string, string>
  chosen: string | number | null
  /** Names a chosen value that is none of the options. */
  more?: (value: string) => string
  /** The text of no choice; null where a choice is needed. */
  any?: string | null
  /** How many places there would be with a value. */
  count?: ((value: string) => number) | null | undefined
}

function select({ name, label, options, chosen, more = value => value, any = 'Any', count }: Select): Html {
  const value = String(chosen ?? '')
  const all: [string, string][] = [
    ...(any === null ? [] : [['', any] as [string, string]]),
    ...Object.entries(options).sort(([a], [b]) => Number(a) - Number(b) || 0),
    ...(value === '' || value in options ? [] : [[value, more(value)] as [string, string]]),
  ]
  return html`<label class="field">${label}
<select name="${name}">${all.map(([option, text]) => html`<option value="${option}"${option === value && html` selected`}>${text}${count && option !== '' && ` (${thousands(count(option))})`}</option>`)}</select></label>
`
}
