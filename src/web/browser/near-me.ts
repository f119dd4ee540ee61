import { note, tell } from './notice.ts'
import { visit } from './page-swap.ts'
import { say } from './words.ts'

/** Searches around the browser's position, which it asks for only when the button is pressed; `then` follows the visit. */
export function listenToNearMe(then: (isDone: boolean) => void): void {
  const button = document.querySelector<HTMLButtonElement>('#near-me')
  button?.addEventListener('click', () => {
    button.disabled = true
    tell(say('js.locating'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        button.disabled = false
        const url = new URL(location.href)
        for (const name of ['bbox', 'cursor', 'page', 'ask', 'prev', 'place', 'except', 'said'])
          url.searchParams.delete(name)
        // Two decimals are about a kilometre: near enough to search by, too coarse to tell the house.
        url.searchParams.set('near', `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`)
        if (!url.searchParams.has('radiusKm')) url.searchParams.set('radiusKm', '100')
        void visit(url, { history: 'push' }).then(then)
      },
      ({ code }) => {
        button.disabled = false
        note(code === DENIED ? say('js.refused') : say('js.notLocated'))
        document.querySelector<HTMLInputElement>('#q')?.focus()
      },
      { maximumAge: 600_000, timeout: 15_000 },
    )
  })
}

/** GeolocationPositionError.PERMISSION_DENIED */
const DENIED = 1
