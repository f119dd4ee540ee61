import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { noBrowser, openBrowser, violationsOn, withWatchedPage } from './browser.ts'
import { type PageServer, servePages } from './page-server.ts'
import { lochStill, randomSpots, spotRecord } from '../support/spots.ts'

const PATHS = [
  '/',
  '/?q=lake&minRating=3&tag=camping',
  '/?q=nothinghasthis',
  '/?ask=quiet+lakes',
  '/spots/loch-still',
  '/spots/computed',
  '/?q=doubtful',
  '/spots/doubtful',
  '/spots/sandbox-quotes',
  '/docs/errors',
  '/docs/reference/silence',
  '/docs/guides/limits',
  '/docs/search?q=cursor',
  '/silence',
  '/silence?latitude=42.5&longitude=1.55',
  '/silence?latitude=10&longitude=10',
  '/nowhere',
]
const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [360, 768, 1440]

describe('the looks of the pages, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    // Beside the long road of the region that tests cover.
    const computed = spotRecord('computed', { ratedBy: 'model', silenceRating: 3.4, latitude: 42.509, longitude: 1.5 })
    server = await servePages([
      computed,
      spotRecord('doubtful', {
        silenceRating: 5,
        ratedBy: 'model',
        confidence: 'low',
        tags: ['urban', 'no-access'],
        elevation: 12,
        links: { website: 'https://a.example/' },
      }),
      lochStill({ otherNames: ['بحيرة السكون', 'Llyn'.repeat(12)] }),
      ...randomSpots(300, 11),
    ])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS)
      test(`axe finds no violation of WCAG 2.2 AA and nothing overflows, ${colorScheme}, ${width} px wide`, async () => {
        const options = { origins: [server.baseUrl], colorScheme, viewport: { width, height: 800 } }
        await withWatchedPage(browser, options, async page => {
          // The docs are long, and once is enough.
          for (const path of [...PATHS, ...(colorScheme === 'dark' && width === 1440 ? ['/docs'] : [])]) {
            await page.goto(server.baseUrl + path)
            if (path === '/spots/computed') assert.match((await page.textContent('main')) ?? '', /Long Road/)
            await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true')
            assert.deepEqual(await violationsOn(page), [], path)
            const overhang = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
            assert.equal(overhang, 0, `${path} is wider than ${width}`)
          }
        })
      })

  test('who is sent back from the API by a full window gets a page that axe finds nothing wrong with', async () => {
    const strict = await servePages(randomSpots(3), { limit: 1 })
    try {
      await fetch(`${strict.baseUrl}/api/spots`)
      for (const colorScheme of SCHEMES)
        await withWatchedPage(browser, { origins: [strict.baseUrl], colorScheme }, async page => {
          const response = await page.goto(`${strict.baseUrl}/api/spots`)
          assert.equal(response?.status(), 429)
          assert.equal(await page.locator('h1').textContent(), 'A little too fast')
          assert.deepEqual(await violationsOn(page), [])
        })
    } finally {
      await strict.close()
    }
  })

  test('nothing moves once it is shown, even when a page comes in piece by piece', async () => {
    const slowly = await dripping(server.baseUrl)
    try {
      for (const width of WIDTHS) {
        const options = { origins: [slowly.baseUrl], viewport: { width, height: 800 } }
        await withWatchedPage(browser, options, async page => {
          for (const path of [
            '/',
            '/?q=lake&minRating=3',
            '/spots/loch-still',
            '/silence?latitude=42.5&longitude=1.55',
          ]) {
            assert.deepEqual(await shiftsOn(page, slowly.baseUrl + path), [], `${path}, ${width}`)
          }
        })
      }
    } finally {
      await slowly.close()
    }
  })

  test('the keyboard goes through a page in the order in which it is seen', async () => {
    for (const width of WIDTHS) {
      const options = { origins: [server.baseUrl], viewport: { width, height: 800 } }
      await withWatchedPage(browser, options, async page => {
        await page.goto(`${server.baseUrl}/`)
        // Side by side where there is room; else the list first, and the switch to the map behind all of it.
        const list = await page.locator('.cards').boundingBox()
        const map = await page.locator('#map').boundingBox()
        assert.ok(list && (width < 992 ? map === null : map && map.x > list.x), String(width))
        assert.equal(await page.locator('.view-switch').isVisible(), width < 992)
        const isBefore = await page.evaluate(
          'Boolean(document.querySelector("#found").compareDocumentPosition(document.querySelector("#map")) & Node.DOCUMENT_POSITION_FOLLOWING)',
        )
        assert.ok(isBefore)
      })
    }
  })

  test('on paper a page is dark on white, without what cannot be pressed there', async () => {
    await withWatchedPage(browser, { origins: [server.baseUrl], colorScheme: 'dark' }, async page => {
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const [paper, ink] = await page.evaluate<string[]>(
        '(({ backgroundColor, color }) => [backgroundColor, color])(getComputedStyle(document.body))',
      )
      assert.deepEqual([paper, ink], ['rgb(255, 255, 255)', 'rgb(28, 41, 37)'])
      for (const pressed of ['.actions', '.map-pane', '.site-header nav'])
        assert.ok(!(await page.locator(pressed).isVisible()), pressed)
      assert.ok(await page.locator('.facts').isVisible())
    })
  })

  test('without scripts the list has the whole width', async () => {
    const options = { origins: [server.baseUrl], javaScriptEnabled: false, viewport: { width: 1440, height: 800 } }
    await withWatchedPage(browser, options, async page => {
      await page.goto(`${server.baseUrl}/`)
      const [list, main] = [await page.locator('.cards').boundingBox(), await page.locator('.doors').boundingBox()]
      assert.equal(list?.width, main?.width)
    })
  })
})

/** What moved while a page came in: how much, and which elements. */
async function shiftsOn(page: Page, url: string): Promise<string[]> {
  await page.addInitScript(`
    window.shifts = []
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries())
        window.shifts.push(value.toFixed(4) + ' ' + sources.map(({ node }) => node?.className || node?.nodeName).join(' '))
    }).observe({ type: 'layout-shift', buffered: true })`)
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate<string[]>('window.shifts')
}

/** Twelve lines. */
const PIECE = /(?:.*\n){1,12}|.+$/g
const PIECE_MS = 20

/** Serves the same, but pages a few lines at a time, as on a slow connection. */
async function dripping(baseUrl: string): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { accept = '*/*' } = request.headers
      const answer = await fetch(baseUrl + (request.url ?? '/'), { headers: { accept } })
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const pieces = type.startsWith('text/html') ? bytes.toString().match(PIECE) : null
      for (const piece of pieces ?? []) {
        response.write(piece)
        await wait(PIECE_MS)
      }
      response.end(pieces ? undefined : bytes)
    })()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
