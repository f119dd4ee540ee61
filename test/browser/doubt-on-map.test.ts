import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { spotRecord } from '../support/spots.ts'
import { noBrowser, openBrowser, withWatchedPage } from './browser.ts'
import { coloursAt, middleOfMap, openMapOn } from './map-picture.ts'
import { servePages } from './page-server.ts'

test('places of low confidence are hatched on the map, alone and in groups, in the colours of each scheme', {
  skip: noBrowser,
}, async () => {
  const doubtful = (id: string, longitude: number) =>
    spotRecord(id, { latitude: 42.5, longitude, silenceRating: 4.8, ratedBy: 'model', confidence: 'low' })
  await showInTheMiddle([doubtful('one', 1.5)], ['--rating-6', '--surface'])
  await showInTheMiddle([doubtful('one', 1.5), doubtful('two', 1.5001)], ['--rating-6', '--surface'])
})

test('the number of a group is as dark or light as its colour, in each scheme', { skip: noBrowser }, async () => {
  const spots = ['one', 'two'].map((id, i) =>
    spotRecord(id, { latitude: 42.5, longitude: 1.5 + i / 10_000, silenceRating: 3.7 }),
  )
  await showInTheMiddle(spots, ['--rating-4', '--on-rating-4'])
})

/** Holds a map of some spots to the named colours of each scheme, which the middle of it shows. */
async function showInTheMiddle(spots: readonly SpotRecord[], names: readonly string[]): Promise<void> {
  const server = await servePages(spots)
  const browser = await openBrowser()
  try {
    await withWatchedPage(browser, { origins: [server.baseUrl], colorScheme: 'light' }, async page => {
      await openMapOn(page, `${server.baseUrl}/`)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const hexes = await page.evaluate<string[]>(
          `${JSON.stringify(names)}.map(name => getComputedStyle(document.documentElement).getPropertyValue(name).trim())`,
        )
        await inColours(page, hexes, `${spots.length} ${colorScheme}`)
      }
    })
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Waits until the middle of the map has all of some colours, but for blurred edges. */
async function inColours(page: Page, hexes: readonly string[], about: string): Promise<void> {
  let missing = hexes
  for (let i = 0; i < 40 && (i === 0 || missing.length > 0); i++) {
    const seen = await coloursInTheMiddle(page)
    missing = hexes.filter(
      hex => !seen.some(pixel => rgbOf(hex).every((part, at) => Math.abs(part - (pixel[at] ?? 0)) < 40)),
    )
    if (missing.length > 0) await page.waitForTimeout(100)
  }
  assert.deepEqual(missing, [], about)
}

function rgbOf(hex: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Colours within a few pixels of the middle of the map: within the circle of a place. */
async function coloursInTheMiddle(page: Page): Promise<number[][]> {
  const { x, y } = await middleOfMap(page)
  const around = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  return coloursAt(
    page,
    around.flatMap(dx => around.map(dy => ({ x: x + dx, y: y + dy }))),
  )
}
