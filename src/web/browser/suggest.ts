// Suggestions under a search field: an ARIA combobox with a list box.

import type { Suggestions } from '../../../client/src/index.ts'
import { api } from './api.ts'
import { ratingText, say } from './words.ts'

type Suggestion = Suggestions['data'][number]

const PAUSE_MS = 150
const SHOWN = 8
const LIST_ID = 'suggestions'

/** Suggests spots, tags and places while somebody types; arrows choose, Enter goes there, Escape closes. */
export function suggestFor(field: HTMLInputElement): void {
  const list = document.createElement('ul')
  list.id = LIST_ID
  list.role = 'listbox'
  list.className = 'suggestions'
  list.hidden = true
  list.setAttribute('aria-label', say('js.suggestions'))
  field.after(list)
  field.role = 'combobox'
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', LIST_ID)
  field.setAttribute('aria-expanded', 'false')

  let [timer, asked, chosen] = [0, 0, -1]
  let suggestions: Suggestion[] = []

  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void suggest(), PAUSE_MS)
  })
  field.addEventListener('keydown', event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault()
      choose((chosen + step + suggestions.length + (chosen < 0 && step < 0 ? 1 : 0)) % suggestions.length)
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      go(suggestions[chosen]?.url ?? '')
    } else if (event.key === 'Escape' && !list.hidden) {
      // The field keeps what was typed; a second Escape clears it.
      event.preventDefault()
      close()
    }
  })
  field.addEventListener('blur', () => setTimeout(close, PAUSE_MS))
  field.form?.addEventListener('submit', close)

  async function suggest(): Promise<void> {
    const mine = ++asked
    const q = field.value.trim()
    if (q === '') return close()
    // A spent window, or no connection: one can still search.
    const found = await api.suggest({ q, limit: SHOWN }).catch(() => undefined)
    if (found && mine === asked && document.activeElement === field) show(found.data)
  }

  function show(found: Suggestion[]): void {
    suggestions = found
    chosen = -1
    list.replaceChildren(...found.map(optionOf))
    list.hidden = found.length === 0
    field.setAttribute('aria-expanded', String(found.length > 0))
    field.removeAttribute('aria-activedescendant')
  }

  function close(): void {
    asked += 1
    clearTimeout(timer)
    show([])
  }

  function choose(next: number): void {
    chosen = next
    for (const [i, option] of [...list.children].entries()) option.ariaSelected = String(i === next)
    field.setAttribute('aria-activedescendant', `${LIST_ID}-${next}`)
  }
}

/** Goes to an address of this site under the name by which the page was reached. */
function go(url: string): void {
  const { pathname, search } = new URL(url)
  location.assign(pathname + search)
}

function optionOf(suggestion: Suggestion, i: number): HTMLElement {
  const { text, url } = suggestion
  const option = document.createElement('li')
  option.id = `${LIST_ID}-${i}`
  option.role = 'option'
  option.ariaSelected = 'false'
  const [name, what] = [document.createElement('span'), document.createElement('span')]
  name.textContent = text
  what.textContent = aboutOf(suggestion)
  what.className = 'quiet'
  option.append(name, what)
  option.addEventListener('pointerdown', event => {
    event.preventDefault()
    go(url)
  })
  return option
}

/** "4.6 · Ordino, AD" of a spot, "~" before what is of low confidence; of anything else its kind, "place · 12" of a region. */
function aboutOf({ kind, silenceRating, confidence, place, country, count }: Suggestion): string {
  if (silenceRating === undefined) {
    const what = kind === 'tag' ? say('js.tag') : say('js.place')
    return count === undefined ? what : `${what} · ${count}`
  }
  const rating = `${confidence === 'low' ? '~' : ''}${ratingText(silenceRating)}`
  const where = [place, country].filter(part => part !== undefined).join(', ')
  return where === '' ? rating : `${rating} · ${where}`
}
