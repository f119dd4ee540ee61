// The script of the page that tells how quiet any point is: a click on the map asks for it.
import { showMapWhenSeen } from './map/map-when-seen.ts'
import { keepOffline } from './offline.ts'
import { addressOf, fillForm, swapped, visit } from './page-swap.ts'

const form = document.querySelector<HTMLFormElement>('#point')
const pane = document.querySelector<HTMLElement>('#silence-map')

keepOffline()
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
      void visit(url, { history: 'push' }).then(isDone => {
        const answer = isDone && document.querySelector('#found')
        if (answer && answer.getBoundingClientRect().top > innerHeight / 2) answer.scrollIntoView()
      })
    })
    swapped.addEventListener('swap', () => {
      const { searchParams } = new URL(location.href)
      const [longitude, latitude] = [Number(searchParams.get('longitude')), Number(searchParams.get('latitude'))]
      map.point(searchParams.has('latitude') ? [longitude, latitude] : null)
    })
  })
}
