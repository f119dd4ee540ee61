// Keeps the site usable without a connection: its shell, visited pages, saved places, and map tiles that were seen.

/** Put before this script by the server: files and pages that every visit needs, and the release they are of. */
declare const SHELL: {
  release: string
  scope: string
  files: readonly string[]
  pages: readonly string[]
  offline: string
}

// The types of a worker's scope exclude those of a page, which this folder is checked with.
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Waiting & { request: Request; respondWith(response: Promise<Response>): void }
type Scope = { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } }
const scope = globalThis as unknown as Scope // a service worker's global object has them

const FILES = `sanctuary-files-${SHELL.release}`
const PAGES = 'sanctuary-pages'
const TILES = 'sanctuary-tiles'
/** The most recent that are kept of each. */
const MOST = { [PAGES]: 60, [TILES]: 600 }

addEventListener('install', event => {
  ;(event as Waiting).waitUntil(
    Promise.all([
      caches.open(FILES).then(async cache => cache.addAll([...SHELL.files])),
      caches.open(PAGES).then(async cache => cache.addAll([...SHELL.pages])),
      scope.skipWaiting(),
    ]),
  )
})

addEventListener('activate', event => {
  ;(event as Waiting).waitUntil(Promise.all([dropEarlierReleases(), scope.clients.claim()]))
})

addEventListener('fetch', event => {
  const { request } = event as Fetching
  const answer = answerTo(request)
  if (answer) (event as Fetching).respondWith(answer)
})

async function dropEarlierReleases(): Promise<void> {
  const names = await caches.keys()
  const earlier = names.filter(name => name.startsWith('sanctuary-files-') && name !== FILES)
  await Promise.all(earlier.map(async name => caches.delete(name)))
}

/** Undefined leaves a request to the browser: other sites, other methods, the API. */
function answerTo(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return undefined
  const path = url.pathname.slice(SHELL.scope.length - 1)
  if (path.startsWith('/assets/')) return fromCacheFirst(request)
  if (/^\/(tiles|towns|borders)\//.test(path)) return fromNetworkFirst(request, TILES)
  const isPage = request.mode === 'navigate' || request.headers.get('Accept') === 'text/html'
  const isOfApi = /^\/(api|ask|mcp|ogc)(\/|$)/.test(path)
  return isPage && !isOfApi ? fromNetworkFirst(request, PAGES) : undefined
}

/** For files that never change under their address. */
async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(FILES)).put(request.url, response.clone())
  return response
}

/** What is new where there is a connection, else what was kept. A page that was not leads to the one that says so. */
async function fromNetworkFirst(request: Request, name: typeof PAGES | typeof TILES): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok && !response.redirected) await keep(name, request.url, response.clone())
    return response
  } catch (error) {
    const kept = await caches.match(request.url, { ignoreVary: true })
    if (kept) return kept
    const offline = request.mode === 'navigate' ? await caches.match(SHELL.offline) : undefined
    if (offline) return offline
    throw error
  }
}

async function keep(name: typeof PAGES | typeof TILES, url: string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(url, response)
  const shell = SHELL.pages.map(page => new URL(page, location.origin).href)
  const kept = (await cache.keys()).filter(({ url }) => !shell.includes(url))
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST[name])).map(async old => cache.delete(old)))
}
