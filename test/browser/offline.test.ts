import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { noBrowser, openBrowser } from './browser.ts'
import { type PageServer, servePages } from './page-server.ts'
import { lochStill, randomSpots } from '../support/spots.ts'

describe('without a connection, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    server = await servePages([lochStill(), ...randomSpots(60, 2)])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  async function withPage(use: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext(options)
    try {
      await use(await context.newPage())
    } finally {
      await context.close()
    }
  }

  test('visited and saved pages are there, styled; others say that they are not', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      await page.locator('#save').click()
      await page.goto(`${server.baseUrl}/saved`)
      await page.waitForURL(/ids=loch-still/)
      await page.context().setOffline(true)
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      assert.equal(await page.locator('h1').textContent(), 'Loch Still')
      assert.equal(await page.evaluate('getComputedStyle(document.querySelector(".star")).borderRadius'), '999px')
      await page.goto(`${server.baseUrl}/saved`)
      await page.waitForURL(/ids=loch-still/)
      assert.equal(await page.locator('.card').count(), 1)
      await page.goto(`${server.baseUrl}/docs/errors`)
      assert.equal(await page.locator('h1').textContent(), 'No connection')
    })
  })

  test('a search that fails leaves list and address as they were, says so, and can be tried again', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
      const before = await page.locator('.card h3').allTextContents()
      await page.context().setOffline(true)
      await page.locator('#q').fill('loch still')
      await page.locator('#q').press('Enter')
      await page.locator('[role=alert]', { hasText: 'No connection' }).waitFor()
      assert.deepEqual(await page.locator('.card h3').allTextContents(), before)
      assert.equal(new URL(page.url()).search, '')
      await page.context().setOffline(false)
      await page.locator('[role=alert] button', { hasText: 'Try again' }).click()
      await page.locator('#results', { hasText: '1 place found' }).waitFor()
      assert.equal(new URL(page.url()).search, '?q=loch+still')
      assert.equal(await page.locator('[role=alert]').count(), 0)
    })
  })

  test('an answer that is an error is said, and replaces nothing', async () => {
    await withPage(
      async page => {
        await page.goto(`${server.baseUrl}/`)
        await page.context().route('**/?q=*', async route =>
          route.fulfill({
            status: 429,
            headers: { 'Content-Type': 'text/html', 'Retry-After': '7' },
            body: '<h1>A little too fast</h1>',
          }),
        )
        await page.locator('#q').fill('loch still')
        await page.locator('#q').press('Enter')
        await page.locator('[role=alert]', { hasText: 'A little too fast: it goes on in 7 seconds' }).waitFor()
        assert.ok((await page.locator('.card').count()) > 1)
        assert.equal(new URL(page.url()).search, '')
        // The worker would hide the request from the route.
      },
      { serviceWorkers: 'block' },
    )
  })

  test('the site can be installed: its manifest has PNG icons of both sizes that are what they say', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      const sizes = await page.evaluate<string[]>(`(async () => {
        const { icons } = await (await fetch(document.querySelector('link[rel=manifest]').href)).json()
        const pngs = icons.filter(({ type }) => type === 'image/png')
        return Promise.all(pngs.map(async ({ src, sizes }) => {
          const image = Object.assign(new Image(), { src })
          await image.decode()
          return sizes + ' ' + image.width + 'x' + image.height
        }))
      })()`)
      assert.deepEqual(sizes, ['192x192 192x192', '512x512 512x512'])
    })
  })
})
