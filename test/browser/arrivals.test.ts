import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BaseMapDrawing } from '../../src/basemap/draw.ts'
import { BaseMapFolder } from '../../src/basemap/folder.ts'
import { layerRuleOf } from '../../src/basemap/layers.ts'
import { worldPlace } from '../../src/geo/mercator.ts'
import { temporaryFolder } from '../support/running-server.ts'
import { spotRecord } from '../support/spots.ts'
import { noBrowser, openBrowser, violationsOn, withWatchedPage } from './browser.ts'
import { servePages } from './page-server.ts'

test("the map of a spot's page shows the stop and the car park, and says which they are", {
  skip: noBrowser,
}, async () => {
  const folder = temporaryFolder()
  const baseMaps = new BaseMapFolder(folder.path)
  const drawing = new BaseMapDrawing()
  const draw = (tags: Record<string, string>, longitude: number, latitude: number) => {
    const { x, y } = worldPlace({ longitude, latitude })
    drawing.add({ rule: layerRuleOf(tags, () => true) ?? assert.fail(), tags, point: [x, y] })
  }
  draw({ highway: 'bus_stop', name: 'St. Johann' }, 1.607, 42.553)
  draw({ amenity: 'parking' }, 1.597, 42.549)
  const archive = drawing.archive({ west: 1.4, south: 42.4, east: 1.8, north: 42.7 }, {}) ?? assert.fail()
  const spots = [spotRecord('tarn', { latitude: 42.55, longitude: 1.6 })]
  const server = await servePages(spots, { baseMap: await baseMaps.keep(archive), baseMaps })
  const browser = await openBrowser()
  try {
    for (const [locale, stop, parking] of [
      ['en', 'Stop St. Johann', 'Car park'],
      ['de', 'Haltestelle St. Johann', 'Parkplatz'],
    ] as const)
      await withWatchedPage(browser, { origins: [server.baseUrl], locale }, async page => {
        await page.goto(`${server.baseUrl}/spots/tarn`)
        await page.locator('.map').scrollIntoViewIfNeeded()
        await page.locator('.map[data-state=drawn]').waitFor()
        const map = (await page.locator('.map').boundingBox()) ?? assert.fail()
        for (const name of [stop, parking]) {
          const sign = page.getByRole('img', { name, exact: true })
          const { x, y, width, height } = (await sign.boundingBox()) ?? assert.fail()
          assert.ok(x >= map.x && x + width <= map.x + map.width, `${name}: ${x}`)
          assert.ok(y >= map.y && y + height <= map.y + map.height, `${name}: ${y}`)
        }
        assert.deepEqual(await page.locator('.arrivals > span').allInnerTexts(), [`H ${stop}`, `P ${parking}`])
        assert.deepEqual(await violationsOn(page), [])
      })
  } finally {
    await browser.close()
    await server.close()
    folder.remove()
  }
})
