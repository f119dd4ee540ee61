// The script of the page of saved places: shows those of this browser where the address names none.
import { keepOffline } from './offline.ts'
import { savedPlaces } from './saved.ts'

keepOffline()

const shown = document.querySelector<HTMLElement>('#saved')
const saved = savedPlaces()
if (shown && !new URL(location.href).searchParams.has('ids') && saved.length > 0)
  location.replace(`${location.pathname}?ids=${saved.map(encodeURIComponent).join(',')}`)
