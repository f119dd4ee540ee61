import type { Index } from '../../index/types.ts'
import { type Links, pathIn } from '../../spots/links.ts'
import { SCENERY } from '../../spots/scenery.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../language/words.ts'
import { RATING_WORDS } from '../../silence/parameters.ts'
import { lowestRatingOf } from '../../silence/rating.ts'
import { capitalised } from '../../text/english.ts'
import { chipsOf } from './chips.ts'
import { filterCounts } from './filter-counts.ts'
import type { SearchState } from '../search-state.ts'

const RADII_KM = [10, 25, 50, 100, 250, 500, 1000]

type FinderOptions = { index: Index; links: Links; words: Words; isSuggesting: boolean }

/**
 * The search form: one box for words, places and questions, and the filters; a GET to the home page, so that the URL holds
 * the whole search state.
 */
export function finder(state: SearchState, { index, links, words, isSuggesting }: FinderOptions): Html {
  const { say, decimal, feature, distance } = words
  const counts = filterCounts(state, index)
  const home = pathIn(links, '/')
  /** The lowest ratings that one can choose: "2.6+ mixed". */
  const ratings = Object.fromEntries(
    RATING_WORDS.filter(({ from }) => from >= lowestRatingOf('mixed')).map(({ from, word }) => [
      from,
      `${decimal(from)}+ ${words.scale(word)}`,
    ]),
  )
  const scenery = Object.fromEntries(Object.keys(SCENERY).map(word => [word, capitalised(feature(word))]))
  const access = { free: capitalised(say('find.free')), paid: capitalised(say('find.paid')) }
  const radii = Object.fromEntries(RADII_KM.map(km => [km, distance(km)]))
  const sorts = { ...(state.near && { distance: say('find.nearest') }), surest: say('find.surest') }
  const select = (row: Omit<Select, 'words'>) => selectField({ any: say('find.any'), ...row, words })
  return html`<form class="finder" id="finder" action="${home}#results" role="search">
<div class="field wide"><label for="q">${say('find.label')}</label>
<div class="box-row"><div class="combo"><input id="q" name="q" type="search" value="${state.q || state.ask}" placeholder="${say('find.placeholder')}" maxlength="2000" autocomplete="off"${isSuggesting && html` data-suggest`}></div>
<button>${say('find.search')}</button>
<button type="button" class="plain needs-script" id="near-me">${say('find.nearMe')}</button></div></div>
<div class="filters" id="filters">${select({ name: 'minRating', label: say('find.silence'), options: ratings, chosen: state.minRating, more: rating => `${decimal(Number(rating))}+`, count: counts && (rating => counts.minRating(Number(rating))) })}
${select({ name: 'scenery', label: say('find.scenery'), options: scenery, chosen: state.scenery, more: word => capitalised(feature(word)), count: counts?.scenery })}
${select({ name: 'access', label: say('find.access'), options: access, chosen: state.access, count: counts?.access })}
${select({ name: 'sort', label: say('find.order'), options: sorts, chosen: state.sort, any: state.q === '' ? say('find.quietest') : say('find.best') })}
${state.near && select({ name: 'radiusKm', label: say('find.within'), options: radii, chosen: state.radiusKm, more: km => distance(Number(km)), any: null })}</div>
<div class="chips" id="chips">${chipsOf(state, { index, words, home })}</div>
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
  words: Words
}

function selectField({ name, label, options, chosen, more = value => value, any = null, count, words }: Select): Html {
  const value = String(chosen ?? '')
  const all: [string, string][] = [
    ...(any === null ? [] : [['', any] as [string, string]]),
    ...Object.entries(options).sort(([a], [b]) => Number(a) - Number(b) || 0),
    ...(value === '' || value in options ? [] : [[value, more(value)] as [string, string]]),
  ]
  return html`<label class="field">${label}
<select name="${name}">${all.map(([option, text]) => html`<option value="${option}"${option === value && html` selected`}>${text}${count && option !== '' && ` (${words.number(count(option))})`}</option>`)}</select></label>
`
}
