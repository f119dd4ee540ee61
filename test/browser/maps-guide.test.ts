// The pages of the guide to maps, as pasted into a file of a site of one's own.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { parseHtml, textIn, withTag } from '../support/dom.ts'
import { spotRecord } from '../support/spots.ts'
import { noBrowser, openBrowser, withWatchedPage } from './browser.ts'
import { answerForOthers, GROUND_ORIGIN, LIBRARY_ORIGIN } from './map-libraries.ts'
import { type PageServer, servePages } from './page-server.ts'

/** Far enough apart to be drawn each by itself; the quietest first. A name is shown as it is, and never as HTML. */
const SPOTS = [
  spotRecord('north', { name: 'North <b>Lake</b>', latitude: 42.6, longitude: 1.55, silenceRating: 4.8 }),
  spotRecord('south', { name: 'South Wood', latitude: 42.3, longitude: 1.3, silenceRating: 3.1 }),
  spotRecord('east', { name: 'بحيرة الشرق', latitude: 42.52, longitude: 1.92, silenceRating: 2.2 }),
]

describe('the pages of the guide to maps, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let site: Server
  let shown = ''
  let browser: Browser
  before(async () => {
    server = await servePages(SPOTS)
    site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(shown))
    await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await new Promise(resolve => site.close(resolve))
    await server.close()
  })

  /** Opens the example that uses a library, from an origin of its own. */
  async function withExample(library: string, use: (page: Page) => Promise<void>): Promise<void> {
    const docs = parseHtml(await (await fetch(`${server.baseUrl}/docs/guides/maps-and-gis`)).text())
    const pages = withTag(docs, 'pre').map(textIn)
    shown = pages.find(text => text.startsWith('<!doctype') && text.includes(library)) ?? assert.fail(`no ${library}`)
    const address = site.address()
    const own = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const origins = [own, server.baseUrl, LIBRARY_ORIGIN, GROUND_ORIGIN]
    await withWatchedPage(browser, { origins }, async page => {
      await answerForOthers(page)
      await page.goto(own)
      await use(page)
    })
  }

  test('Leaflet shows a marker for each spot, its name on a click, and whom to credit', async () => {
    await withExample('leaflet', async page => {
      await page.locator('.leaflet-marker-icon').nth(2).waitFor()
      assert.equal(await page.locator('.leaflet-marker-icon').count(), 3)
      await page.locator('.leaflet-marker-icon').first().click()
      await page.locator('.leaflet-popup-content', { hasText: /^North <b>Lake<\/b>$/ }).waitFor()
      assert.match((await page.locator('.leaflet-control-attribution').textContent()) ?? '', /OpenStreetMap.*Test list/)
    })
  })

  test('MapLibre draws the spots of the tiles, the name of one on a click, and whom to credit', async () => {
    await withExample('maplibre', async page => {
      // The map opens on the first spot: it is drawn there once a click in the middle finds it.
      const popup = page.locator('.maplibregl-popup-content', { hasText: /^North <b>Lake<\/b>×?$/ })
      const canvas = page.locator('#map canvas')
      await canvas.waitFor()
      for (let clicks = 0; clicks < 200 && (await popup.count()) === 0; clicks++) await canvas.click()
      assert.ok((await popup.count()) > 0)
      assert.match((await page.locator('.maplibregl-ctrl-attrib').textContent()) ?? '', /Test list.*OpenStreetMap/)
    })
  })
})
