import type { Index } from '../../index/types.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import { SCENERY } from '../../spots/scenery.ts'
import { html, type Html } from '../html.ts'
import { RATING_WORDS } from '../../silence/parameters.ts'
import { lowestRatingOf } from '../../silence/rating.ts'
import { capitalised, thousands } from '../../text/english.ts'
import { chipsOf } from './chips.ts'
import { filterCounts } from './filter-counts.ts'
import type { SearchState } from '../search-state.ts'

/** The lowest ratings that one can choose: "2.6+ mixed". */
const RATINGS = Object.fromEntries(
  RATING_WORDS.filter(({ from }) => from >= lowestRatingOf('mixed')).map(({ from, word }) => [
    from,
    `${from.toFixed(1)}+ ${word}`,
  ]),
)
const ACCESS = { free: 'Free', paid: 'Paid' }
const RADII = Object.fromEntries([10, 25, 50, 100, 250, 500, 1000].map(km => [km, `${km} km`]))

/**
 * The search form: one box for words, places and questions, and the filters; a GET to the home page, so that the URL holds
 * the whole search state.
 */
export function finder(
  state: SearchState,
  index: Index,
  { links, isSuggesting }: { links: Links; isSuggesting: boolean },
): Html {
  const counts = filterCounts(state, index)
  const home = pathIn(links, '/')
  const scenery = Object.fromEntries(Object.keys(SCENERY).map(word => [word, capitalised(word)]))
  const sorts = { ...(state.near && { distance: 'Nearest first' }), surest: 'Surest first' }
  return html`<form class="finder" id="finder" action="${home}#results" role="search">
<div class="field wide"><label for="q">What are you looking for?</label>
<div class="box-row"><div class="combo"><input id="q" name="q" type="search" value="${state.q || state.ask}" placeholder="forest lake, near Oslo, or a question" maxlength="2000" autocomplete="off"${isSuggesting && html` data-suggest`}></div>
<button>Search</button>
<button type="button" class="plain needs-script" id="near-me">Near me</button></div></div>
<div class="filters" id="filters">${select({ name: 'minRating', label: 'Silence', options: RATINGS, chosen: state.minRating, more: rating => `${rating}+`, count: counts && (rating => counts.minRating(Number(rating))) })}
${select({ name: 'scenery', label: 'Scenery', options: scenery, chosen: state.scenery, more: capitalised, count: counts?.scenery })}
${select({ name: 'access', label: 'Access', options: ACCESS, chosen: state.access, count: counts?.access })}
${select({ name: 'sort', label: 'Order', options: sorts, chosen: state.sort, any: state.q === '' ? 'Quietest first' : 'Best match first' })}
${state.near && select({ name: 'radiusKm', label: 'Within', options: RADII, chosen: state.radiusKm, more: km => `${km} km`, any: null })}</div>
<div class="chips" id="chips">${chipsOf(state, { index, home })}</div>
</form>`
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
