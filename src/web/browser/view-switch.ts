import { tell } from './notice.ts'
import { swapped } from './page-swap.ts'
import { markedPlace } from './place-in-list.ts'
import { say } from './words.ts'

/** What the sheet of the map hides; out of reach while it does. */
const BEHIND = '.skip, .site-header, .hero, main > h1, .doors, #answer, #found, .site-footer'

/** Where list and map do not fit side by side, shows one of them: the map as a sheet over the page. */
export function listenToViewSwitch(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.view-switch button')]
  const [list] = buttons
  if (!list) return
  const show = (view: string): void => {
    const isMap = view === 'map'
    document.body.classList.toggle('shows-map', isMap)
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['view'] === view))
    for (const element of document.querySelectorAll<HTMLElement>(BEHIND)) element.inert = isMap
    switched.dispatchEvent(new CustomEvent('switch', { detail: view }))
    if (isMap) return
    const card = markedPlace()
    if (card) return card.scrollIntoView({ block: 'center' })
    const heading = document.querySelector<HTMLElement>('#results')
    heading?.scrollIntoView()
    tell(heading?.textContent ?? '')
  }
  for (const button of buttons) button.addEventListener('click', () => show(button.dataset['view'] ?? 'list'))
  // The button in what the map says of a place.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('.to-list')) show('list')
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && document.body.classList.contains('shows-map')) show('list')
  })
  // Where both fit there is no sheet.
  matchMedia('(min-width: 62rem)').addEventListener('change', ({ matches }) => matches && show('list'))
  swapped.addEventListener('swap', () => {
    const [count] = /\d[\d\p{Zs}.,’]*/u.exec(document.querySelector('#results')?.textContent ?? '') ?? []
    list.textContent = count === undefined ? say('js.list') : say('js.listCount', { count: count.trim() })
  })
}

/** Fired with "list" or "map" when the other one is shown. */
export const switched = new EventTarget()
