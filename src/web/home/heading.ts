import { capitalised, shortened } from '../../text/english.ts'
import type { SearchState } from '../search-state.ts'
import { conditionsOf, type ShownWith } from './chips.ts'

const MOST_LETTERS = 80

/** Names a page of results: "Quiet places: lake, Norway, silence 4.0 and up". */
export function headingOf(state: SearchState, { index, words }: ShownWith): string {
  const { q, ask, page } = state
  if (ask !== '') return shortened(capitalised(ask), MOST_LETTERS)
  const conditions = [
    ...(q === '' ? [] : [words.say('chip.words', { text: q })]),
    ...conditionsOf({ ...state, noisy: null }, { index, words }).map(({ label }) => label),
  ].join(', ')
  const heading = shortened(
    conditions === '' ? words.say('heading.plain') : words.say('heading.of', { conditions }),
    MOST_LETTERS,
  )
  return page > 1 ? words.say('heading.page', { heading, page }) : heading
}
