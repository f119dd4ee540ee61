import type { Directory } from '../../service/directory.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../language/words.ts'
import { isPlain, type SearchState, writeSearchState } from '../search-state.ts'
import { conditionsOf } from './chips.ts'
import { find } from './find.ts'

const SHOWN = 4

type Beside = { directory: Directory; words: Words; home: string }

/** Where nothing meets all conditions, leads to what is found without one of them, most places first. */
export function waysOut(state: SearchState, { directory, words, home }: Beside): Html | null {
  const { index } = directory
  const first = { ...state, said: '', cursor: null, page: 1 }
  const ofWords = { label: words.say('results.words', { words: state.q }), without: { q: '' } }
  const ways = [...(state.q === '' ? [] : [ofWords]), ...conditionsOf({ ...first, noisy: null }, { index, words })]
    .map(({ label, without }) => ({ label, left: { ...first, ...without } }))
    .map(({ label, left }) => ({ label, left, total: find(left, directory).total }))
    .filter(({ total, left }) => total > 0 && !isPlain(left))
    .sort((a, b) => b.total - a.total)
    .slice(0, SHOWN)
  if (ways.length === 0) return null
  return html`<ul class="ways-out">${ways.map(({ label, left, total }) => {
    const link = html`<a href="${home}${writeSearchState(left)}">${words.say('results.without', { condition: label })}</a>`
    return html`<li>${words.show('results.count', { link, places: words.say('results.places', { count: total }) })}</li>
`
  })}</ul>`
}
