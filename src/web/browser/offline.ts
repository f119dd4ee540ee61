// What of the site is there without a connection.

/** Saved places are kept apart from visited pages, which make way for later ones. */
const SAVED = 'sanctuary-saved'
const [FIRST_ZOOM, LAST_ZOOM, WIDE_FROM] = [8, 14, 12]

/** Has the service worker keep what is visited; once the page has all it needs itself. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const register = (): void => {
    // Scripts lie in `assets/VERSION/`; the worker answers for the whole site, from its root.
    void navigator.serviceWorker.register(new URL('../../service-worker.js', import.meta.url)).catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

/** Keeps the page that is shown, and the tiles around its place; what cannot be fetched is left out. */
export async function keepPlace({ dataset }: HTMLElement): Promise<void> {
  if (!('caches' in globalThis)) return
  const { tiles = '', searchState = '', regions, place = '' } = dataset
  const [longitude = 0, latitude = 0] = place.split(',').map(Number)
  const templates = [tiles + searchState, ...(regions === undefined ? [] : [regions])]
  const urls = [location.pathname, ...templates.flatMap(template => tilesAround(template, { longitude, latitude }))]
  const cache = await caches.open(SAVED)
  await Promise.allSettled(urls.map(async url => cache.add(url)))
}

/** Forgets the page that is shown; its tiles may be those of another place. */
export async function forgetPlace(): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(SAVED)).delete(location.pathname)
}

function tilesAround(template: string, { longitude, latitude }: { longitude: number; latitude: number }): string[] {
  const urls: string[] = []
  for (let z = FIRST_ZOOM; z <= LAST_ZOOM; z++) {
    const sin = Math.sin((latitude * Math.PI) / 180)
    const x = Math.floor(((longitude + 180) / 360) * 2 ** z)
    const y = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z)
    const around = z < WIDE_FROM ? 0 : 1
    for (let dx = -around; dx <= around; dx++)
      for (let dy = -around; dy <= around; dy++)
        urls.push(
          template
            .replace('{z}', `${z}`)
            .replace('{x}', `${x + dx}`)
            .replace('{y}', `${y + dy}`),
        )
  }
  return urls
}
