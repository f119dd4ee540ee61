// The script of the page that tells how quiet any point is: a click on the map asks for it.
import { showMapWhenSeen } from './map-when-seen.ts'
import { addressOf, fillForm, swapped, visit } from './page-swap.ts'

const form = document.querySelector<HTMLFormElement>('#point')
const pane = document.querySelector<HTMLElement>('#silence-map')

if (form) {
  form.addEventListener('submit', event => {
    event.preventDefault()
    void visit(addressOf(form), { history: 'push' })
  })
  addEventListener('popstate', () => {
    fillForm(form, new URL(location.href))
    void visit(new URL(location.href), { history: 'keep' })
  })
}
if (form && pane) {
  showMapWhenSeen(pane, map => {
    map.onClick(([longitude, latitude]) => {
      const url = new URL(form.action)
      url.searchParams.set('latitude', latitude.toFixed(5))
      url.searchParams.set('longitude', longitude.toFixed(5))
      fillForm(form, url)
      void visit(url, { history: 'push' })
    })
    swapped.addEventListener('swap', () => {
      const { searchParams } = new URL(location.href)
      const [longitude, latitude] = [Number(searchParams.get('longitude')), Number(searchParams.get('latitude'))]
      map.point(searchParams.has('latitude') ? [longitude, latitude] : null)
    })
  })
}
