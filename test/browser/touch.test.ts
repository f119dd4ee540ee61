import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { lochStill, randomSpots } from '../support/spots.ts'
import { noBrowser, openBrowser, withWatchedPage } from './browser.ts'
import { middleOfMap, openMapOn } from './map-picture.ts'
import { type PageServer, servePages } from './page-server.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const FRAMES = 12
/** What a finger moves before a browser takes it for more than a tap, in pixels, and what blurs a marker's place. */
const SLOP_PX = 20
const STILL_PX = 1

type Point = { x: number; y: number }
type Finger = { from: Point; to: Point }

describe('fingers on a map, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    server = await servePages([lochStill(), ...randomSpots(60, 4)])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  const withPage = (use: (page: Page) => Promise<void>) =>
    withWatchedPage(browser, { origins: [server.baseUrl], ...PHONE }, use)

  test('one finger scrolls the page and leaves the map where it is', async () => {
    await withPage(async page => {
      await openMapOn(page, `${server.baseUrl}/spots/loch-still`)
      const [marker, from] = [await markerOn(page), await scrolledOn(page)]
      const { x, y } = await middleOf(page)
      // Up, or down where the page has no more.
      const isUp = await page.evaluate<boolean>('scrollY + innerHeight + 150 < document.body.scrollHeight')
      await touch(page, [{ from: { x, y }, to: { x: x + 10, y: y + (isUp ? -120 : 120) } }])
      const to = await scrolledOn(page)
      assert.ok(Math.abs(Math.abs(to.y - from.y) - 120) < SLOP_PX, `${from.y} to ${to.y}`)
      const now = await markerOn(page)
      assert.ok(Math.hypot(now.x - marker.x, now.y - marker.y) < STILL_PX, JSON.stringify([marker, now]))
    })
  })

  test('two fingers zoom the map, and neither zoom nor scroll the page', async () => {
    await withPage(async page => {
      await openMapOn(page, `${server.baseUrl}/spots/loch-still`)
      const [marker, from] = [await markerOn(page), await scrolledOn(page)]
      const { x, y } = await middleOf(page)
      await touch(page, spread({ x: x + 60, y }, { from: 30, to: 90 }))
      // Three times as far from what is between the fingers, which was 60 pixels away.
      const now = await markerOn(page)
      assert.ok(now.x - marker.x < -60, `${marker.x} to ${now.x}`)
      assert.deepEqual(await scrolledOn(page), from)
    })
  })

  test('two fingers move the map, and not the page', async () => {
    await withPage(async page => {
      await openMapOn(page, `${server.baseUrl}/spots/loch-still`)
      const [marker, from] = [await markerOn(page), await scrolledOn(page)]
      const { x, y } = await middleOf(page)
      await touch(
        page,
        [-40, 40].map(dx => ({ from: { x: x + dx, y }, to: { x: x + dx, y: y - 60 } })),
      )
      const now = await markerOn(page)
      assert.ok(Math.abs(now.y - marker.y + 60) < SLOP_PX, `${marker.y} to ${now.y}`)
      assert.deepEqual(await scrolledOn(page), from)
    })
  })

  test('a map that fills the screen is moved by one finger and zoomed by two', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      await page.locator('.view-switch [data-view=map]').tap()
      await page.locator('#map[data-settled]').waitFor()
      const scrolled = await scrolledOn(page)
      const { x, y } = await middleOf(page)
      await touch(page, [{ from: { x, y: y - 60 }, to: { x: x + 80, y: y + 40 } }])
      await page.waitForURL(/bbox=/)
      const moved = bboxOf(page)
      await touch(page, spread({ x, y }, { from: 30, to: 90 }))
      await page.waitForURL(url => url.searchParams.get('bbox') !== moved.join())
      const zoomed = bboxOf(page)
      assert.ok(widthOf(zoomed) < widthOf(moved) / 2, `${moved.join()} to ${zoomed.join()}`)
      assert.deepEqual(await scrolledOn(page), scrolled)
      assert.equal(await page.locator('.maplibregl-cooperative-gesture-screen.maplibregl-show').count(), 0)
    })
  })

  test('once the list is back, one finger scrolls the page over the map again', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      await page.locator('.view-switch [data-view=map]').tap()
      await page.locator('#map[data-settled]').waitFor()
      await page.locator('.view-switch [data-view=list]').tap()
      // A wider screen, as when a tablet is turned: list and map side by side.
      await page.setViewportSize({ width: 1024, height: 600 })
      await page.locator('#map').scrollIntoViewIfNeeded()
      const { x, y } = await middleOf(page)
      const from = await scrolledOn(page)
      await touch(page, [{ from: { x, y }, to: { x, y: y - 120 } }])
      assert.ok((await scrolledOn(page)).y > from.y + 60)
      assert.ok(!page.url().includes('bbox'))
    })
  })
})

/** Puts the fingers down, moves them together, frame by frame, and lifts them. */
async function touch(page: Page, fingers: readonly Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (share: number) =>
    fingers.map(({ from, to }, id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }))
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id: number })[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', at(0))
  for (let frame = 1; frame <= FRAMES; frame++) {
    await send('touchMove', at(frame / FRAMES))
    await page.waitForTimeout(16)
  }
  // They rest before they are lifted: nothing goes on by itself.
  await page.waitForTimeout(200)
  await send('touchEnd', [])
  await page.waitForTimeout(300)
  await session.detach()
}

/** Two fingers beside each other, which go from one distance from their middle to another. */
function spread({ x, y }: Point, { from, to }: { from: number; to: number }): Finger[] {
  return [-1, 1].map(side => ({ from: { x: x + side * from, y }, to: { x: x + side * to, y } }))
}

/** How far the page is scrolled and zoomed. */
async function scrolledOn(page: Page): Promise<{ x: number; y: number; scale: number }> {
  return page.evaluate('({ x: scrollX, y: scrollY, scale: visualViewport.scale })')
}

/** The middle of the map, on the screen. */
async function middleOf(page: Page): Promise<Point> {
  const { x = 0, y = 0 } = (await page.locator('.map').boundingBox()) ?? {}
  const middle = await middleOfMap(page)
  return { x: Math.round(x + middle.x), y: Math.round(y + middle.y) }
}

/** The place of the map's marker, from the map's corner: that of the page does not count. */
async function markerOn(page: Page): Promise<Point> {
  const [map, marker] = [
    await page.locator('.map').boundingBox(),
    await page.locator('.maplibregl-marker').boundingBox(),
  ]
  return { x: (marker?.x ?? 0) - (map?.x ?? 0), y: (marker?.y ?? 0) - (map?.y ?? 0) }
}

function bboxOf(page: Page): number[] {
  return (new URL(page.url()).searchParams.get('bbox') ?? '').split(',').map(Number)
}

function widthOf([west = 0, , east = 0]: readonly number[]): number {
  return east - west
}
