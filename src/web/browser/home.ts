// The home page's script: everything here also works without it, with a page load.
import { showMapWhenSeen } from './map/map-when-seen.ts'
import { listenToNearMe } from './near-me.ts'
import { tell } from './notice.ts'
import { keepOffline } from './offline.ts'
import { addressOf, boxOfPage, resultsHeading, swapped, type Visit, visit } from './page-swap.ts'
import { suggestFor } from './suggest.ts'
import { showPlace } from './place-in-list.ts'
import { listenToViewSwitch, switched } from './view-switch.ts'

const finder = document.querySelector<HTMLFormElement>('#finder')
const field = document.querySelector<HTMLInputElement>('#q')
const pane = document.querySelector<HTMLElement>('#map')

if (finder) {
  finder.addEventListener('submit', event => {
    event.preventDefault()
    void goTo(addressOf(finder), { history: 'push' }).then(toResults)
  })
  finder.addEventListener('change', ({ target }) => {
    if (target !== field) void goTo(addressOf(finder), { history: 'push' }).then(tellResults)
  })
  addEventListener('popstate', () => void goTo(new URL(location.href), { history: 'keep' }))
}

document.addEventListener('click', event => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('#found a, #chips a')
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlainClick || !finder || new URL(link.href).pathname !== new URL(finder.action).pathname) return
  event.preventDefault()
  const isMore = link.rel === 'next'
  const url = new URL(link.href)
  url.hash = ''
  void goTo(url, { history: 'push' }).then(isMore ? toResults : tellResults)
})

document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.classList.contains('understood') || !finder) return
  event.preventDefault()
  void goTo(addressOf(form), { history: 'push' }).then(toResults)
})

listenToNearMe(toResults)
listenToViewSwitch()
keepOffline()
if (field?.hasAttribute('data-suggest')) suggestFor(field)
if (pane) {
  showMapWhenSeen(pane, map => {
    const showPresent = () =>
      map.show(
        new URL(location.href),
        placesListed(),
        document.querySelector<HTMLElement>('#found section')?.dataset['extent'],
      )
    showPresent()
    swapped.addEventListener('swap', showPresent)
    map.onSpot(showPlace)
    map.onLook(bbox => {
      const url = new URL(location.href)
      for (const name of ['cursor', 'page', 'near', 'place', 'radiusKm', 'sort', 'said', 'except'])
        url.searchParams.delete(name)
      url.searchParams.set('bbox', bbox)
      void visit(url, { history: 'replace' }).then(tellResults)
    })
    switched.addEventListener('switch', () => map.fillScreen(document.body.classList.contains('shows-map')))
    map.fillScreen(document.body.classList.contains('shows-map'))
    for (const kind of ['pointerover', 'focusin'])
      document.addEventListener(kind, ({ target }) => {
        const card = target instanceof Element ? target.closest<HTMLElement>('.card') : null
        map.point(card ? placeIn(card) : null)
      })
  })
}

/** Visits an address; the box then holds what of its words was not understood as a condition. */
async function goTo(url: URL, how: Visit): Promise<boolean> {
  const isDone = await visit(url, how)
  if (isDone && field) field.value = boxOfPage()
  return isDone
}

function placesListed(): [number, number][] {
  return Array.from(document.querySelectorAll<HTMLElement>('.card[data-place]'), placeIn)
}

function placeIn(card: HTMLElement): [number, number] {
  const [longitude = 0, latitude = 0] = (card.dataset['place'] ?? '').split(',').map(Number)
  return [longitude, latitude]
}

/** Brings the results into view where they are not, and tells them. */
function toResults(isDone: boolean): void {
  if (!isDone) return
  const heading = resultsHeading()
  const { top = 0 } = heading?.getBoundingClientRect() ?? {}
  if (top < 0 || top > innerHeight / 2) heading?.scrollIntoView()
  tellResults(isDone)
}

function tellResults(isDone: boolean): void {
  if (isDone) tell(document.querySelector('#results')?.textContent ?? '')
}
