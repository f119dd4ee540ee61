// The script of a spot's page: its small map, the star that saves it, coordinates to copy.
import { showMapWhenSeen } from './map/map-when-seen.ts'
import { forgetPlace, keepOffline, keepPlace } from './offline.ts'
import { savedPlaces, toggleSaved } from './saved.ts'
import { say } from './words.ts'

const COPIED_MS = 2000

const pane = document.querySelector<HTMLElement>('#spot-map')
if (pane) showMapWhenSeen(pane, () => {})

keepOffline()

const star = document.querySelector<HTMLButtonElement>('#save')
if (star) {
  const slug = star.dataset['slug'] ?? ''
  const show = (isSaved: boolean): void => star.setAttribute('aria-pressed', String(isSaved))
  show(savedPlaces().includes(slug))
  star.addEventListener('click', () => {
    const isSaved = toggleSaved(slug)
    show(isSaved)
    if (isSaved && pane) void keepPlace(pane)
    else void forgetPlace()
  })
}

const copy = document.querySelector<HTMLButtonElement>('#copy')
copy?.addEventListener('click', () => {
  const label = copy.textContent
  void navigator.clipboard.writeText(copy.dataset['text'] ?? '').then(
    () => show(say('js.copied')),
    () => show(say('js.notAllowed')),
  )

  function show(text: string): void {
    if (!copy) return
    copy.textContent = text
    setTimeout(() => {
      copy.textContent = label
    }, COPIED_MS)
  }
})
