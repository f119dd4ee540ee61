import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { noBrowser, openBrowser, violationsOn, withWatchedPage } from './browser.ts'
import { coloursAt, middleOfMap } from './map-picture.ts'
import { type PageServer, servePages } from './page-server.ts'
import { randomSpots, spotRecord } from '../support/spots.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('on a phone, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    const near = spotRecord('near', { name: 'Near Lake', latitude: 42.51, longitude: 1.53, silenceRating: 4.2 })
    server = await servePages([near, ...randomSpots(120, 3)])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  const withPage = (use: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
    withWatchedPage(browser, { origins: [server.baseUrl], ...PHONE, ...options }, use)

  test('a search brings its results into view and tells how many there are', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      assert.ok(!(await isInView(page, '#results')))
      await page.locator('#q').fill('near lake')
      await page.locator('#finder button:not([type])').tap()
      await page.locator('#results', { hasText: '1 place found' }).waitFor()
      await inView(page, '#results')
      await inView(page, '.card')
      assert.equal(await page.locator('[role=status]#told').textContent(), '1 place found')
      assert.ok(!page.url().includes('#'), page.url())
    })
  })

  test('Near me brings the nearest into view, with the position and its radius on the map', async () => {
    const geolocation = { latitude: 42.5, longitude: 1.5 }
    await withPage(
      async page => {
        await page.goto(`${server.baseUrl}/`)
        await page.locator('#near-me').tap()
        await page.waitForURL(/near=42.5/)
        await inView(page, '#results')
        await page.locator('.view-switch [data-view=map]').tap()
        await page.locator('#map[data-settled]').waitFor()
        const blue = await coloursAt(page, [await middleOfMap(page)])
        // The point itself, in the middle of the map that is fitted to its radius.
        assert.deepEqual(blue, [[11, 98, 196]])
      },
      { geolocation, permissions: ['geolocation'] },
    )
  })

  test('a refused position leads to the box', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      await page.locator('#near-me').tap()
      await page.locator('[role=alert]', { hasText: 'name a place in the box' }).waitFor()
      assert.equal(await page.evaluate('document.activeElement.id'), 'q')
    })
  })

  test('the map is a sheet that takes the screen; what is behind it is out of reach until it closes', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      assert.ok(!(await page.locator('#map').isVisible()))
      await page.locator('.view-switch [data-view=map]').tap()
      await page.locator('#map[data-state=drawn]').waitFor()
      const box = await page.locator('#map').boundingBox()
      assert.ok(box && box.y === 0 && box.width === 360 && box.height > 500, JSON.stringify(box))
      assert.deepEqual(await violationsOn(page), [])
      assert.equal(await page.evaluate('document.querySelector("#found").inert'), true)
      // What is tapped there says what it is.
      await page.locator('#map[data-settled]').waitFor()
      await page.locator('.view-switch [data-view=list]').tap()
      assert.ok(!(await page.locator('#map').isVisible()))
      await inView(page, '#results')
      assert.equal(await page.evaluate('document.querySelector("#found").inert'), false)
      await page.locator('.view-switch [data-view=map]').tap()
      await page.keyboard.press('Escape')
      assert.ok(!(await page.locator('#map').isVisible()))
    })
  })

  test('a tap on a place of the map names it, and leads to it in the list', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/?q=near+lake`)
      await page.locator('.view-switch [data-view=map]').tap()
      await page.locator('#map[data-settled]').waitFor()
      await page.locator('#map canvas').tap()
      await page.locator('.maplibregl-popup a', { hasText: 'Near Lake' }).waitFor()
      assert.match((await page.locator('#told').textContent()) ?? '', /^Near Lake: number 1 of 1/)
      await page.locator('.to-list').tap()
      assert.ok(!(await page.locator('#map').isVisible()))
      await inView(page, '.card.is-marked')
    })
  })

  test('without a script the list comes into view too', async () => {
    await withPage(
      async page => {
        await page.goto(`${server.baseUrl}/`)
        await page.locator('#q').fill('near lake')
        await page.locator('#finder button:not([type])').tap()
        await page.waitForURL(/q=near/)
        assert.equal(new URL(page.url()).hash, '#results')
        assert.ok(!(await page.locator('.view-switch').isVisible()))
      },
      { javaScriptEnabled: false },
    )
  })
})

describe('the wheel on a map, in a browser', { skip: noBrowser }, () => {
  test('moves the page; with Ctrl it zooms the map', async () => {
    const server = await servePages(randomSpots(60, 4))
    const browser = await openBrowser()
    try {
      await withWatchedPage(browser, { origins: [server.baseUrl] }, async page => {
        await page.goto(`${server.baseUrl}/`)
        await page.locator('#map').scrollIntoViewIfNeeded()
        await page.locator('#map[data-settled]').waitFor()
        const box = await page.locator('#map').boundingBox()
        await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 150)
        const from = Number(await page.evaluate('scrollY'))
        await page.mouse.wheel(0, 200)
        await page.locator('.maplibregl-cooperative-gesture-screen').waitFor()
        for (let i = 0; i < 20 && Number(await page.evaluate('scrollY')) === from; i++) await page.waitForTimeout(50)
        assert.ok(Number(await page.evaluate('scrollY')) > from)
        assert.ok(!page.url().includes('bbox'))
        await page.keyboard.down('Control')
        // As a mouse wheel turns.
        await page.mouse.wheel(0, -100.006103515625)
        await page.keyboard.up('Control')
        await page.waitForURL(/bbox=/)
      })
    } finally {
      await browser.close()
      await server.close()
    }
  })
})

describe('a cluster, in a browser', { skip: noBrowser }, () => {
  test('says what it is, and goes nearer when told to', async () => {
    const server = await servePages(
      [1, 2, 3].map(i => spotRecord(`n${i}`, { latitude: 42.5 + i / 1e4, longitude: 1.5, silenceRating: 4 })),
    )
    const browser = await openBrowser()
    try {
      await withWatchedPage(browser, { origins: [server.baseUrl] }, async page => {
        await page.goto(`${server.baseUrl}/`)
        await page.locator('#map').scrollIntoViewIfNeeded()
        await page.locator('#map[data-settled]').waitFor()
        await page.locator('#map canvas').click()
        const popup = page.locator('.maplibregl-popup', { hasText: '3 places, silence 4.0 of 5 on average' })
        await popup.waitFor()
        await popup.locator('button', { hasText: 'Zoom in' }).click()
        await page.waitForURL(/bbox=/)
      })
    } finally {
      await browser.close()
      await server.close()
    }
  })
})

async function isInView(page: Page, selector: string): Promise<boolean> {
  return Boolean(
    await page.evaluate(
      `(({ top, bottom }) => top >= 0 && top < innerHeight - 60 && bottom > 0)(document.querySelector('${selector}').getBoundingClientRect())`,
    ),
  )
}

/** Scrolling takes its time. */
async function inView(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 40 && !(await isInView(page, selector)); i++) await page.waitForTimeout(50)
  assert.ok(await isInView(page, selector), `${selector} is in view`)
}
