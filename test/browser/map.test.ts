import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { BaseMapDrawing } from '../../src/basemap/draw.ts'
import { BaseMapFolder } from '../../src/basemap/folder.ts'
import { layerRuleOf } from '../../src/basemap/layers.ts'
import { readTileKind } from '../../src/basemap/pmtiles/read-head.ts'
import { worldPlace } from '../../src/geo/mercator.ts'
import { makeGrid } from '../../src/silence/grid/make-grid.ts'
import { openGrids } from '../../src/silence/grid/silence-grid.ts'
import { archiveFile } from '../support/archive-file.ts'
import { sceneAt } from '../support/noise-scenes.ts'
import { noBrowser, openBrowser, withWatchedPage } from './browser.ts'
import { coloursAt, openMapOn } from './map-picture.ts'
import { type PageServer, servePages } from './page-server.ts'
import { spotRecord } from '../support/spots.ts'
import { serveStyle, type StyleServer, TILE_COLOUR } from './style-server.ts'

/** Places within a few kilometres of each other, as in a catalogue of one small country. */
const SPOTS = [
  spotRecord('north', { name: 'North Lake', latitude: 42.6, longitude: 1.55, silenceRating: 4.8 }),
  spotRecord('south', { name: 'South Wood', latitude: 42.45, longitude: 1.5, silenceRating: 3.1 }),
  spotRecord('east', { name: 'بحيرة الشرق', latitude: 42.52, longitude: 1.72, silenceRating: 2.2 }),
]

describe('the maps, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    server = await servePages(SPOTS)
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  const withPage = (use: (page: Page) => Promise<void>) => withWatchedPage(browser, { origins: [server.baseUrl] }, use)

  test('the map opens on the part of the world that the directory is about', async () => {
    await withPage(async page => {
      await openMapOn(page, `${server.baseUrl}/`)
      const [west = 0, south = 0, east = 0, north = 0] = await lookedAt(page)
      for (const { latitude, longitude } of SPOTS)
        assert.ok(west < longitude && longitude < east && south < latitude && latitude < north, `${latitude}`)
      assert.ok(east - west < 4, `${west} to ${east}`)
    })
  })

  test('an address that names a part of the map shows it again, and Back goes back to the whole', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/?minRating=2`)
      await openMapOn(page, `${server.baseUrl}/?bbox=1.6,42.45,1.8,42.6`)
      assert.deepEqual(await page.locator('.card h3').allTextContents(), ['بحيرة الشرق'])
      const [west = 0, , east = 0] = await lookedAt(page)
      assert.ok(west > 1.3 && west <= 1.6 && east >= 1.8 && east < 2.1, `${west} to ${east}`)
      // The condition in its chip taken away, the map shows all places again.
      await page.locator('#chips a.chip:has(+ input[name=bbox])').click()
      await page.locator('#results', { hasText: 'The quietest places' }).waitFor()
      const [all = 0] = await lookedAt(page)
      assert.ok(all < 1.5, `${all}`)
      await page.goBack()
      await page.locator('#results', { hasText: '1 place found' }).waitFor()
      const [back = 0] = await lookedAt(page)
      assert.ok(Math.abs(back - west) < 0.02, `${back} ${west}`)
    })
  })

  test('a click on a spot of the silence map asks for that point and opens nothing', async () => {
    await withPage(async page => {
      await openMapOn(page, `${server.baseUrl}/silence?latitude=42.6&longitude=1.55`)
      const box = await page.locator('#silence-map').boundingBox()
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
      await page.waitForURL(url => url.searchParams.get('latitude') !== '42.6')
      assert.equal(await page.locator('.maplibregl-popup').count(), 0)
    })
  })

  test('the places of an answer are pointed to, and no longer once something else is looked for', async () => {
    await withPage(async page => {
      await openMapOn(page, `${server.baseUrl}/?ask=${encodeURIComponent('tell me about North Lake')}`)
      assert.deepEqual(await page.locator('.card h3').allTextContents(), ['North Lake'])
      assert.equal(await page.locator('.maplibregl-marker').count(), 1)
      await page.locator('.results-head a').click()
      await page.locator('#results', { hasText: 'The quietest places' }).waitFor()
      await page.mouse.move(5, 5)
      assert.equal(await page.locator('.maplibregl-marker').count(), 0)
    })
  })

  test('the map of a search fetches the tiles of that search alone', async () => {
    await withPage(async page => {
      const tiles: string[] = []
      page.context().on('request', request => {
        if (request.url().includes('/tiles/')) tiles.push(new URL(request.url()).search)
      })
      await openMapOn(page, `${server.baseUrl}/?q=north`)
      assert.deepEqual([...new Set(tiles)], ['?q=north'])
    })
  })

  test('the tip of a popup has the colour of its box, wherever the popup stands', async () => {
    await withPage(async page => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await openMapOn(page, `${server.baseUrl}/`)
      const tips = await page.evaluate<[anchor: string, tip: string, box: string][]>(`
        ['top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'].map(anchor => {
          const popup = document.createElement('div')
          popup.className = 'maplibregl-popup maplibregl-popup-anchor-' + anchor
          popup.innerHTML = '<div class="maplibregl-popup-tip"></div><div class="maplibregl-popup-content"></div>'
          document.querySelector('#map').append(popup)
          const [tip, box] = [...popup.children].map(part => getComputedStyle(part))
          const sides = ['Top', 'Bottom', 'Left', 'Right'].filter(side => tip['border' + side + 'Width'] !== '0px')
          const colours = sides.map(side => tip['border' + side + 'Color'])
          return [anchor, colours.find(colour => colour !== 'rgba(0, 0, 0, 0)'), box.backgroundColor]
        })`)
      for (const [anchor, tip, box] of tips) assert.equal(tip, box, anchor)
    })
  })

  test('the focus on a card points to its place on the map', async () => {
    await withPage(async page => {
      await openMapOn(page, `${server.baseUrl}/`)
      assert.equal(await page.locator('.maplibregl-marker').count(), 0)
      await page.locator('.card a').first().focus()
      await page.locator('.maplibregl-marker').waitFor()
    })
  })
})

test('the base map of a region lies under its spots, in the colours of each scheme', { skip: noBrowser }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-base-map-'))
  const baseMaps = new BaseMapFolder(folder)
  const drawing = new BaseMapDrawing()
  const [west, south, east, north] = [0.5, 42, 2.5, 43]
  const [a, b] = [worldPlace({ longitude: west, latitude: north }), worldPlace({ longitude: east, latitude: south })]
  const ring = Int32Array.of(a.x, a.y, b.x, a.y, b.x, b.y, a.x, b.y, a.x, a.y)
  const rule = layerRuleOf({ natural: 'wood' }, () => true) ?? assert.fail()
  drawing.add({ rule, tags: {}, rings: [{ ring, isHole: false }] })
  const baseMap = await baseMaps.keep(drawing.archive({ west, south, east, north }, {}) ?? assert.fail())
  const server = await servePages(SPOTS, { baseMap, baseMaps })
  const browser = await openBrowser()
  try {
    await withWatchedPage(browser, { origins: [server.baseUrl] }, async page => {
      await openMapOn(page, `${server.baseUrl}/?bbox=1.4,42.4,1.8,42.7`)
      for (const [scheme, wood] of [
        ['light', [207, 223, 189]],
        ['dark', [27, 48, 36]],
      ] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        for (let looks = 0; looks < 100; looks++) {
          const seen = await colourNear(page, { x: 30, y: 30 })
          if (seen.join() === wood.join()) break
        }
        assert.deepEqual(await colourNear(page, { x: 30, y: 30 }), wood, scheme)
      }
    })
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true })
  }
})

test('tiles of the operator are drawn in the colours of each scheme', { skip: noBrowser }, async () => {
  const { file, remove } = archiveFile()
  const server = await servePages(SPOTS, { mapTiles: { file, ...readTileKind(file) } })
  const browser = await openBrowser()
  try {
    await withWatchedPage(browser, { origins: [server.baseUrl] }, async page => {
      for (const [scheme, land] of [
        ['light', [241, 239, 231]],
        ['dark', [29, 38, 34]],
      ] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        await openMapOn(page, `${server.baseUrl}/`)
        assert.deepEqual(await colourNear(page, { x: 30, y: 30 }), land, scheme)
      }
    })
  } finally {
    await browser.close()
    await server.close()
    remove()
  }
})

describe('a map style from elsewhere, in a browser', { skip: noBrowser }, () => {
  let maps: StyleServer
  let browser: Browser
  before(async () => {
    maps = await serveStyle()
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await maps.close()
  })

  async function withStyle(path: string, use: (page: Page, server: PageServer) => Promise<void>): Promise<void> {
    const mapStyle = { url: maps.origin + path, origins: [maps.origin] }
    const server = await servePages(SPOTS, { mapStyle })
    try {
      await withWatchedPage(browser, { origins: [server.baseUrl, maps.origin] }, page => use(page, server))
    } finally {
      await server.close()
    }
  }

  test('is drawn, with all of its parts, under our spots', async () => {
    await withStyle('/maps/style.json', async (page, server) => {
      await openMapOn(page, `${server.baseUrl}/`)
      const colour = await colourNear(page, { x: 30, y: 30 })
      assert.deepEqual(colour, TILE_COLOUR)
      for (const part of ['sprite', 'tiles/', 'place.geojson', 'glyphs/Plain/'])
        assert.ok(
          maps.asked.some(path => path.startsWith(`/maps/${part}`)),
          `${part}: ${maps.asked.join(' ')}`,
        )
      assert.match((await page.locator('.maplibregl-ctrl-attrib').textContent()) ?? '', /Orange Maps/)
      // Our spots lie on it, and are named on a click.
      await page.goto(`${server.baseUrl}/?q=north`)
      await openMapOn(page, page.url())
      await page.locator('#map canvas').click()
      await page.locator('.maplibregl-popup a', { hasText: 'North Lake' }).waitFor()
    })
  })

  for (const [path, what] of [
    ['/maps/none.json', 'that is not there'],
    ['/maps/broken.json', 'that is not valid'],
  ] as const)
    test(`one ${what} leaves the map of our own`, async () => {
      await withStyle(path, async (page, server) => {
        await openMapOn(page, `${server.baseUrl}/`)
        assert.deepEqual(await colourNear(page, { x: 30, y: 30 }), [246, 244, 234])
      })
    })
})

test('the silence layer lies on the map in the colours of its scheme, and a button hides it for good', {
  skip: noBrowser,
}, async () => {
  const { maps } = sceneAt({ seed: 2, latitude: 42.52, longitude: 1.6 })
  const grid = openGrids(maps.map((_, region) => makeGrid({ maps, region })))
  const server = await servePages(SPOTS, { grid })
  const browser = await openBrowser()
  try {
    await withWatchedPage(browser, { origins: [server.baseUrl] }, async page => {
      const fetched: string[] = []
      page.on('response', response => {
        if (response.url().includes('/tiles/silence/')) fetched.push(`${response.status()} ${response.url()}`)
      })
      await page.emulateMedia({ colorScheme: 'dark' })
      await openMapOn(page, `${server.baseUrl}/`)
      const button = page.getByRole('button', { name: 'Silence', exact: true })
      assert.equal(await button.getAttribute('aria-pressed'), 'true')
      assert.ok(
        fetched.length > 0 && fetched.every(line => line.startsWith('200 ') && line.endsWith('scheme=dark')),
        fetched.join(),
      )
      await button.click()
      assert.equal(await button.getAttribute('aria-pressed'), 'false')
      fetched.length = 0
      await openMapOn(page, `${server.baseUrl}/`)
      assert.equal(
        await page.getByRole('button', { name: 'Silence', exact: true }).getAttribute('aria-pressed'),
        'false',
      )
      assert.deepEqual(fetched, [])
    })
  } finally {
    await browser.close()
    await server.close()
  }
})

/** What the map shows once it has come to rest: west, south, east, north. */
async function lookedAt(page: Page): Promise<number[]> {
  const settled = await page.locator('#map[data-settled]').getAttribute('data-settled')
  return (settled ?? '').split(',').map(Number)
}

/** The colour of the page's picture there, from the map's corner. */
async function colourNear(page: Page, place: { x: number; y: number }): Promise<number[]> {
  return (await coloursAt(page, [place]))[0] ?? []
}
