import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { after, before, describe, test } from 'node:test'
import type { Browser, CDPSession, Page, Response } from 'playwright-core'
import { noBrowser, openBrowser, withWatchedPage } from './browser.ts'
import { type PageServer, servePages } from './page-server.ts'
import { lochStill, randomSpots, spotRecord } from '../support/spots.ts'

/** As Chromium's tools have it: bytes a second and milliseconds a round trip. */
const SLOW_3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 }
const SLOWER = 4
const PATHS = ['/', '/?q=lake', '/spots/computed', '/silence', '/docs']
const PIECE_BYTES = 300
/** In the header, whose links are short. */
const SMALL_PIECE_BYTES = 20
const PAUSES = new Set(Buffer.from('> \n'))
const STYLE_MS = 250
const PAINT_MS = 20
/** Notes whatever moves while a page is laid out, and where. */
const WATCH_SHIFTS = `window.shifts = []
new PerformanceObserver(list => {
  for (const { value, sources } of list.getEntries()) window.shifts.push([value, ...sources.map(({ node }) => node?.outerHTML)])
}).observe({ type: 'layout-shift', buffered: true })`
const WATCH_PAINT = `
window.painted = new Promise(resolve =>
  new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true }))`
const MOST_SCRIPT_BYTES = 30 * 1024
const MOST_HTML_BYTES = 30 * 1024

describe('the first paint, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    // Beside the long road of the region that tests cover.
    const computed = spotRecord('computed', { ratedBy: 'model', silenceRating: 3.4, latitude: 42.509, longitude: 1.5 })
    server = await servePages([computed, lochStill(), ...randomSpots(300, 11)])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  const withPage = (use: (page: Page, session: CDPSession) => Promise<void>) =>
    withWatchedPage(browser, { origins: [server.baseUrl], viewport: { width: 360, height: 740 } }, async page =>
      use(page, await page.context().newCDPSession(page)),
    )

  test('waits for no script, and nothing moves behind it where the processor is four times slower', async () => {
    for (const path of PATHS)
      await withPage(async (page, session) => {
        const held = Promise.withResolvers<void>()
        const isHeld: string[] = []
        await page.route('**/*.js', async route => {
          isHeld.push(route.request().url())
          await held.promise
          await route.continue()
        })
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        await page.addInitScript(WATCH_SHIFTS + WATCH_PAINT)
        await page.goto(server.baseUrl + path, { waitUntil: 'commit' })
        await page.evaluate('window.painted')
        await page.locator('main h1, main h2, main form').first().waitFor()
        assert.ok(isHeld.length > 0, path)
        held.resolve()
        await page.waitForLoadState('load')
        assert.deepEqual(await page.evaluate('window.shifts'), [], path)
      })
  })

  for (const width of [360, 1200])
    test(`nothing moves while a page comes piece by piece, ${width} px wide`, async t => {
      const pieces = await servePieces(server.baseUrl)
      t.after(() => pieces.close())
      for (const path of PATHS) {
        const origins = [pieces.baseUrl, server.baseUrl]
        await withWatchedPage(browser, { origins, viewport: { width, height: 740 } }, async page => {
          await page.addInitScript(WATCH_SHIFTS)
          await page.goto(pieces.baseUrl + path, { waitUntil: 'load' })
          await page.evaluate('new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 100)))')
          assert.deepEqual(await page.evaluate('window.shifts'), [], path)
        })
      }
    })

  test('needs little: HTML within 30 KB, and scripts before the map within 30 KB packed', async () => {
    for (const path of ['/', '/?q=lake', '/spots/computed', '/silence'])
      await withPage(async page => {
        const scripts: Response[] = []
        page.on('response', response => {
          if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
        })
        const response = await page.goto(server.baseUrl + path, { waitUntil: 'load' })
        assert.ok(((await response?.body())?.length ?? Infinity) <= MOST_HTML_BYTES, path)
        // Those that have come by now: the body of a later one would be gone with the page.
        const bodies = await Promise.all(scripts.map(script => script.body()))
        const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
        assert.ok(bytes > 0 && bytes <= MOST_SCRIPT_BYTES, `${path}: ${bytes}`)
      })
  })

  test('on slow 3G one searches, opens a place and comes back', async () => {
    await withPage(async (page, session) => {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_3G)
      await page.goto(`${server.baseUrl}/`)
      await page.locator('#q').fill('loch still')
      // Before the scripts are there the form works by itself.
      await page.locator('#q').press('Enter')
      await page.locator('#results', { hasText: '1 place found' }).waitFor()
      await page.locator('.card h3 a', { hasText: 'Loch Still' }).click()
      await page.locator('h1', { hasText: 'Loch Still' }).waitFor()
      await page.goBack()
      await page.locator('#results', { hasText: '1 place found' }).waitFor()
      assert.equal(await page.locator('#q').inputValue(), 'loch still')
    })
  })

  test('the ring of the focus lies within the map, whose edge would cut it off', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      await page.locator('#spot-map').scrollIntoViewIfNeeded()
      await page.locator('#spot-map[data-state=drawn]').waitFor()
      await page.locator('.maplibregl-ctrl-zoom-in').focus()
      await page.keyboard.press('Shift+Tab')
      const [width, offset] = await page.evaluate<number[]>(
        '(({ outlineWidth, outlineOffset }) => [parseFloat(outlineWidth), parseFloat(outlineOffset)])(getComputedStyle(document.activeElement))',
      )
      assert.equal(await page.evaluate('document.activeElement.closest(".map") !== null'), true)
      assert.ok((width ?? 0) >= 2 && (offset ?? 0) <= -(width ?? 0), `${width} ${offset}`)
    })
  })
})

/** A page's head, its body when the style is there, cut behind tags and words, and the milliseconds to wait then. */
function* piecesOf(page: Buffer): Generator<[piece: Buffer, pause: number]> {
  const [body, main] = [page.indexOf('<body'), page.indexOf('<main')]
  yield [page.subarray(0, body), STYLE_MS]
  for (let at = body, end = body; at < page.length; at = end) {
    end = at + (at < main ? SMALL_PIECE_BYTES : PIECE_BYTES)
    while (end < page.length && !PAUSES.has(page[end - 1] ?? 0)) end++
    yield [page.subarray(at, end), PAINT_MS]
  }
}

/** Serves the pages of another server in small pieces, each painted before the next comes. */
async function servePieces(origin: string): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const pieces = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + request.url, { headers: { 'Accept-Encoding': 'identity' } })
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'Content-Type': type })
      for (const [piece, pause] of type.startsWith('text/html') ? piecesOf(body) : [[body, 0] as const]) {
        response.write(piece)
        await wait(pause)
      }
      response.end()
    })()
  })
  pieces.listen(0, '127.0.0.1')
  await once(pieces, 'listening')
  const address = pieces.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      pieces.closeAllConnections()
      pieces.close()
      await once(pieces, 'close')
    },
  }
}
