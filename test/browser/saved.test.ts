import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { noBrowser, openBrowser, violationsOn, withWatchedPage } from './browser.ts'
import { type PageServer, servePages } from './page-server.ts'
import { lochStill, randomSpots } from '../support/spots.ts'

describe('saving and taking along, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    server = await servePages([lochStill(), ...randomSpots(5, 2)])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  test('a star saves a place in this browser, its page shares it by address, and the star takes it away again', async () => {
    await withWatchedPage(browser, { origins: [server.baseUrl] }, async page => {
      await page.goto(`${server.baseUrl}/saved`)
      assert.ok(await page.locator('#no-saved').isVisible())
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      const star = page.getByRole('button', { name: 'Save this place' })
      assert.equal(await star.getAttribute('aria-pressed'), 'false')
      await star.click()
      assert.equal(await star.getAttribute('aria-pressed'), 'true')
      assert.deepEqual(await violationsOn(page), [])
      await page.locator('.site-header a', { hasText: 'Saved' }).click()
      await page.waitForURL(/\/saved\?ids=loch-still$/)
      assert.deepEqual(await page.locator('.card h3').allTextContents(), ['Loch Still'])
      assert.deepEqual(await violationsOn(page), [])
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('a', { hasText: 'GPX' }).click(),
      ])
      assert.equal(download.suggestedFilename(), 'quiet-places.gpx')
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      await star.click()
      await page.goto(`${server.baseUrl}/saved`)
      assert.ok(await page.locator('#no-saved').isVisible())
    })
  })

  test('saved places are taken from one browser to another as GeoJSON; what is no place of here is left out', async () => {
    const [first, second] = await Promise.all([browser.newContext(), browser.newContext()])
    try {
      const page = await first.newPage()
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      await page.locator('#save').click()
      await page.goto(`${server.baseUrl}/saved`)
      await page.waitForURL(/ids=loch-still/)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('a', { hasText: 'GeoJSON' }).click(),
      ])
      const collection = JSON.parse(readFileSync(await download.path(), 'utf8'))
      collection.features.push({ type: 'Feature', id: 'elsewhere', properties: null, geometry: null })
      const other = await second.newPage()
      const fill = async (text: string) =>
        other.locator('#import').setInputFiles({ name: 'a.geojson', mimeType: '', buffer: Buffer.from(text) })
      await other.goto(`${server.baseUrl}/saved`)
      await fill('no JSON')
      await other.locator('[role=alert]', { hasText: 'No place of this directory is in that file' }).waitFor()
      await fill(JSON.stringify(collection))
      await other.waitForURL(/ids=loch-still$/)
      assert.deepEqual(await other.locator('.card h3').allTextContents(), ['Loch Still'])
      assert.deepEqual(await violationsOn(other), [])
      await other.goto(`${server.baseUrl}/spots/loch-still`)
      assert.equal(await other.locator('#save').getAttribute('aria-pressed'), 'true')
    } finally {
      await Promise.all([first.close(), second.close()])
    }
  })

  test('coordinates are copied', async () => {
    const options = { origins: [server.baseUrl], permissions: ['clipboard-read', 'clipboard-write'] }
    await withWatchedPage(browser, options, async page => {
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      const shown = await page.locator('.coordinates code').textContent()
      await page.locator('#copy').click()
      await page.locator('#copy', { hasText: 'Copied' }).waitFor()
      assert.equal(await page.evaluate('navigator.clipboard.readText()'), shown)
    })
  })
})
