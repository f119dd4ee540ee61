import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { noBrowser, openBrowser, withWatchedPage } from './browser.ts'
import { type PageServer, servePages } from './page-server.ts'
import { spotRecord } from '../support/spots.ts'

describe('the page of a spot, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    // Beside the long road of the region that tests cover.
    const computed = { ratedBy: 'model', silenceRating: 3.4, latitude: 42.509, longitude: 1.5 } as const
    server = await servePages([
      spotRecord('computed', computed),
      spotRecord('doubtful', { ratedBy: 'model', silenceRating: 5, confidence: 'low', latitude: 42.65 }),
    ])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  for (const width of [360, 1440])
    test(`begins with silence and why, then how to get there, then facts, ${width} px wide`, async () => {
      const options = { origins: [server.baseUrl], viewport: { width, height: 800 } }
      await withWatchedPage(browser, options, async page => {
        await page.goto(`${server.baseUrl}/spots/computed`)
        assert.deepEqual(await page.locator('.spot h2').allTextContents(), [
          'Silence, and why',
          'Getting there',
          'What is known',
          'Nearby',
        ])
        const silence = await page.locator('#silence').boundingBox()
        assert.ok(silence && silence.y < 500, `${silence?.y}`)
        assert.match((await page.locator('.unknown').last().textContent()) ?? '', /^Not known: access, fire/)
        assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /omments/)
      })
    })

  test('shows the sound rose in the colours of each scheme, named for those who do not see it', async () => {
    const fills = new Set<string>()
    for (const colorScheme of ['light', 'dark'] as const)
      await withWatchedPage(browser, { origins: [server.baseUrl], colorScheme }, async page => {
        await page.goto(`${server.baseUrl}/spots/computed`)
        const rose = page.getByRole('img', { name: 'Sound rose: from where the noise comes' })
        assert.ok(await rose.isVisible())
        assert.ok((await rose.locator('.rose-wedge').count()) >= 5)
        fills.add(String(await page.evaluate('getComputedStyle(document.querySelector(".rose-rim")).fill')))
        // The picture by itself is painted too: its own policy lets its style through.
        await page.goto(`${server.baseUrl}/spots/computed/rose.svg`)
        fills.add(String(await page.evaluate('getComputedStyle(document.querySelector(".paper")).fill')))
      })
    assert.equal(fills.size, 4, [...fills].join())
  })

  test('a doubtful rating is hatched, and the legend says what that means', async () => {
    await withWatchedPage(browser, { origins: [server.baseUrl] }, async page => {
      await page.goto(`${server.baseUrl}/spots/doubtful`)
      const badge = page.locator('.spot-rating .rating')
      assert.match((await badge.textContent()) ?? '', /^~/)
      const background = String(
        await page.evaluate('getComputedStyle(document.querySelector(".spot-rating .rating")).backgroundImage'),
      )
      assert.match(background, /repeating-linear-gradient/)
      assert.match((await page.locator('.legend').textContent()) ?? '', /very quiet\s+pristine\s+~ low confidence/)
    })
  })
})
