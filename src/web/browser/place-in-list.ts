// A place that was tapped on the map, found again in the list.
import { tell } from './notice.ts'
import { say } from './words.ts'

const MARKED = 'is-marked'

/** The card of a spot in the list; null where the list, or this page of it, does not have it. */
export function cardOf(slug: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.card[data-slug="${CSS.escape(slug)}"]`)
}

/** Marks a place in the list, brings it into view where the list is seen, and tells which it is. */
export function showPlace(slug: string): void {
  for (const marked of document.querySelectorAll(`.${MARKED}`)) marked.classList.remove(MARKED)
  const card = cardOf(slug)
  if (!card) return tell(say('js.notListed'))
  card.classList.add(MARKED)
  card.scrollIntoView({ block: 'nearest' })
  const cards = [...document.querySelectorAll('.card')]
  const name = (card.querySelector('h3')?.textContent ?? '').trim()
  tell(say('js.listed', { name, number: cards.indexOf(card) + 1, all: cards.length }))
}

/** The place that was tapped last, where it is still in the list. */
export function markedPlace(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.card.${MARKED}`)
}
