import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BaseMapDrawing } from '../../src/basemap/draw.ts'
import { BaseMapFolder } from '../../src/basemap/folder.ts'
import { hillshadeOf } from '../../src/basemap/hillshade/hillshade.ts'
import { layerRuleOf } from '../../src/basemap/layers.ts'
import { worldPlace } from '../../src/geo/mercator.ts'
import { temporaryFolder } from '../support/running-server.ts'
import { spotRecord } from '../support/spots.ts'
import { noBrowser, openBrowser, withWatchedPage } from './browser.ts'
import { servePages } from './page-server.ts'

test('where heights were imported the map has a relief, and a button that hides it for good', {
  skip: noBrowser,
}, async () => {
  const folder = temporaryFolder()
  const baseMaps = new BaseMapFolder(folder.path)
  const box = { west: 1.4, south: 42.4, east: 1.8, north: 42.7 }
  const drawing = new BaseMapDrawing()
  const { x, y } = worldPlace({ longitude: 1.5, latitude: 42.5 })
  const rule = layerRuleOf({ highway: 'motorway' }, () => true) ?? assert.fail()
  drawing.add({ rule, tags: {}, lines: [Int32Array.of(x, y, x + 50_000, y + 50_000)] })
  const relief = hillshadeOf((latitude, longitude) => 1000 * Math.sin(200 * latitude) + 9000 * longitude, box)
  const baseMap = await baseMaps.keep(drawing.archive(box, {}) ?? assert.fail(), relief)
  const spots = [spotRecord('a', { latitude: 42.55, longitude: 1.6 })]
  const server = await servePages(spots, { baseMap, baseMaps })
  const browser = await openBrowser()
  try {
    await withWatchedPage(browser, { origins: [server.baseUrl] }, async page => {
      const fetched: number[] = []
      page.on('response', response => {
        if (response.url().includes('/tiles/hillshade/')) fetched.push(response.status())
      })
      const open = async () => {
        fetched.length = 0
        await page.goto(`${server.baseUrl}/?bbox=1.5,42.5,1.7,42.6`)
        await page.locator('.map').scrollIntoViewIfNeeded()
        await page.locator('#map[data-settled]').waitFor()
      }
      const button = page.getByRole('button', { name: 'Relief', exact: true })
      await open()
      assert.equal(await button.getAttribute('aria-pressed'), 'true')
      assert.ok(fetched.length > 0 && fetched.every(status => status === 200), fetched.join())
      await button.click()
      assert.equal(await button.getAttribute('aria-pressed'), 'false')
      await open()
      assert.equal(await button.getAttribute('aria-pressed'), 'false')
      assert.deepEqual(fetched, [])
    })
  } finally {
    await browser.close()
    await server.close()
    folder.remove()
  }
})
