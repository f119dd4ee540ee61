import { visit } from './page-swap.ts'

/** Searches around the browser's position, which it asks for only when the button is pressed. */
export function listenToNearMe(): void {
  const button = document.querySelector<HTMLButtonElement>('#near-me')
  button?.addEventListener('click', () => {
    button.disabled = true
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        button.disabled = false
        const url = new URL(location.href)
        for (const name of ['bbox', 'cursor', 'page', 'ask']) url.searchParams.delete(name)
        // Two decimals are about a kilometre: near enough to search by, too coarse to tell the house.
        url.searchParams.set('near', `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`)
        if (!url.searchParams.has('radiusKm')) url.searchParams.set('radiusKm', '100')
        void visit(url, { history: 'push' })
      },
      () => {
        button.disabled = false
        button.textContent = 'Position not known'
      },
      { maximumAge: 600_000, timeout: 15_000 },
    )
  })
}
