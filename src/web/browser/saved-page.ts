// The script of the page of saved places: shows those of this browser where the address names none, and takes in a file.
import { note, tell } from './notice.ts'
import { keepOffline } from './offline.ts'
import { savedPlaces, toggleSaved } from './saved.ts'
import { say } from './words.ts'

/** Places of one address. */
const MOST_AT_ONCE = 100
const SLUG = /^[\p{L}\p{N}.:_-]{1,200}$/u

keepOffline()

const shown = document.querySelector<HTMLElement>('#saved')
if (shown && !new URL(location.href).searchParams.has('ids')) showAll()

const chooser = document.querySelector<HTMLInputElement>('#import')
chooser?.addEventListener('change', () => {
  const [file] = chooser.files ?? []
  if (file) void take(file)
})

function showAll(): void {
  const saved = savedPlaces()
  if (saved.length > 0) location.replace(addressOf(saved))
}

function addressOf(slugs: readonly string[]): string {
  return `${location.pathname}?ids=${slugs.map(encodeURIComponent).join(',')}`
}

/** Saves the places of a file that are in this directory. */
async function take(file: File): Promise<void> {
  const named = namesIn(await file.text())
  const known: string[] = []
  for (let at = 0; at < named.length; at += MOST_AT_ONCE)
    known.push(...(await knownAmong(named.slice(at, at + MOST_AT_ONCE)).catch(() => [])))
  if (known.length === 0) return note(say('js.notImported'))
  const before = new Set(savedPlaces())
  const fresh = known.filter(slug => !before.has(slug))
  for (const slug of fresh) toggleSaved(slug)
  tell(say('js.imported', { count: fresh.length }))
  location.assign(addressOf(savedPlaces()))
}

/** The slugs in the addresses of a GeoJSON file's places, else their ids. */
function namesIn(text: string): string[] {
  try {
    const { features = [] }: { features?: { id?: unknown; properties?: { url?: unknown } | null }[] } = JSON.parse(text)
    const names = features.map(({ id, properties }) => {
      const url = URL.parse(String(properties?.url))
      return decodeURIComponent(url?.pathname.split('/spots/')[1] ?? String(id))
    })
    return [...new Set(names.filter(name => SLUG.test(name)))]
  } catch {
    // No GeoJSON.
    return []
  }
}

/** The server knows which of them are places of its own. */
async function knownAmong(names: readonly string[]): Promise<string[]> {
  const response = await fetch(addressOf(names), { headers: { Accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return (page.querySelector<HTMLElement>('#saved')?.dataset['ids'] ?? '').split(',').filter(Boolean)
}
