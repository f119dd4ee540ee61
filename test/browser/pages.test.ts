import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { noBrowser, openBrowser, violationsOn, withWatchedPage } from './browser.ts'
import { type PageServer, servePages } from './page-server.ts'
import { lochStill, randomSpots, spotRecord } from '../support/spots.ts'

const LAKE = spotRecord('vann', { name: 'Vann', tags: ['lake'], latitude: 59.95, longitude: 10.7, silenceRating: 4.2 })

describe('in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    server = await servePages([lochStill(), LAKE, ...randomSpots(300, 11)])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  const withPage = (use: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
    withWatchedPage(browser, { origins: [server.baseUrl], ...options }, use)
  const open = (page: Page, path: string) => page.goto(server.baseUrl + path)
  const headings = (page: Page) => page.locator('.card h3').allTextContents()
  const query = (page: Page) => new URL(page.url()).searchParams
  const settled = (page: Page) => page.locator('body:not([aria-busy])').waitFor()

  test('a search changes list and address without a page load, and Back brings both back', async () => {
    await withPage(async page => {
      await open(page, '/')
      const first = await headings(page)
      await page.evaluate('document.body.dataset.same = "yes"')
      await page.locator('#q').fill('loch still')
      await page.locator('#q').press('Enter')
      await page.locator('#results', { hasText: '1 place found' }).waitFor()
      assert.deepEqual(await headings(page), ['Loch Still'])
      assert.equal(query(page).get('q'), 'loch still')
      await page.locator('#finder [name=minRating]').selectOption('4.5')
      // A visit that the next one overtakes has no entry in the history.
      await page.waitForURL(/minRating=4\.5/)
      await page.locator('#finder [name=access]').selectOption('paid')
      await page.locator('#results', { hasText: '0 places found' }).waitFor()
      assert.equal(query(page).toString(), 'q=loch+still&minRating=4.5&access=paid')
      for (let i = 0; i < 3; i++) await page.goBack()
      await page.locator('#results', { hasText: 'The quietest places' }).waitFor()
      assert.deepEqual(await headings(page), first)
      assert.equal(await page.locator('#q').inputValue(), '')
      assert.equal(await page.locator('body').getAttribute('data-same'), 'yes')
    })
  })

  test('a condition in a chip is taken away by pressing it, and the focus goes to the next', async () => {
    await withPage(async page => {
      await open(page, '/?tag=lake&minRating=4')
      const before = await page.locator('#results').textContent()
      await page.locator('#chips .chip', { hasText: 'Lake' }).focus()
      await page.keyboard.press('Enter')
      await page.locator('#results', { hasNotText: before ?? '' }).waitFor()
      assert.equal(query(page).toString(), 'minRating=4')
      assert.equal(await page.evaluate('document.activeElement.textContent'), 'Without: Silence 4.0 and up ✕')
      assert.match((await page.locator('#told').textContent()) ?? '', /^\d+ places found$/)
      await page.keyboard.press('Enter')
      await page.locator('#results', { hasText: 'The quietest places' }).waitFor()
      assert.equal(await page.locator('#chips .chip').count(), 0)
      assert.equal(await page.evaluate('document.activeElement.id'), 'q')
    })
  })

  test('suggestions follow the typing, arrows choose one, and Enter goes there', async () => {
    await withPage(async page => {
      await open(page, '/')
      await page.locator('#q').pressSequentially('loch st')
      await page.locator('[role=option]', { hasText: 'Loch Still' }).waitFor()
      assert.equal(await page.locator('#q').getAttribute('aria-expanded'), 'true')
      assert.match((await page.locator('[role=option]').first().textContent()) ?? '', /^Loch Still\d\.\d/)
      assert.deepEqual(await violationsOn(page), [])
      await page.keyboard.press('Escape')
      assert.ok(!(await page.locator('#suggestions').isVisible()))
      await page.locator('#q').pressSequentially('ill')
      await page.locator('[role=option]', { hasText: 'Loch Still' }).waitFor()
      await page.keyboard.press('ArrowDown')
      assert.equal(await page.locator('#q').getAttribute('aria-activedescendant'), 'suggestions-0')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/spots\/loch-still$/)
    })
  })

  test('a click on the silence map explains that point, and Back takes it away', async () => {
    await withPage(async page => {
      await open(page, '/silence?latitude=42.5&longitude=1.55')
      await page.locator('#silence-map').scrollIntoViewIfNeeded()
      await page.locator('#silence-map[data-state=drawn]').waitFor()
      const before = await page.locator('#found').textContent()
      await page.locator('#silence-map canvas').click({ position: { x: 100, y: 100 } })
      await page.waitForURL(url => url.searchParams.get('latitude') !== '42.5')
      await settled(page)
      assert.notEqual(await page.locator('#found').textContent(), before)
      assert.equal(await page.locator('[name=latitude]').inputValue(), query(page).get('latitude'))
      await page.goBack()
      await page.locator('#found', { hasText: before ?? '' }).waitFor()
      assert.equal(await page.locator('[name=latitude]').inputValue(), '42.5')
    })
  })

  test('a request can be tried from the docs, and the answer is shown', async () => {
    await withPage(async page => {
      // Where the whole docs once were: the anchor leads on.
      await open(page, '/docs#operation-getSpot')
      await page.waitForURL('**/docs/reference/spots#operation-getSpot')
      const operation = page.locator('#operation-getSpot')
      await operation.locator('.try summary').click()
      await operation.locator('input[name=id]').fill('loch-still')
      await operation.locator('.try-form button').click()
      await operation.locator('.try-answer pre', { hasText: '"name": "Loch Still"' }).waitFor()
      assert.match((await operation.locator('.try-answer p').textContent()) ?? '', /^200/)
    })
  })

  test('examples are copied, and a language that is chosen is chosen for all of them', async () => {
    await withPage(async page => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, '/docs/reference/spots')
      const first = page.locator('.samples').first()
      await first.locator('summary', { hasText: 'Python' }).click()
      await page.locator('.samples').last().locator('details[data-language=Python][open]').waitFor()
      await first.locator('details[open] .copy').click()
      await first.locator('details[open] .copy', { hasText: 'Copied' }).waitFor()
      const copied = await page.evaluate<string>('navigator.clipboard.readText()')
      assert.match(copied, /^from urllib.request import/)
      await open(page, '/docs/reference/search')
      await page.locator('details[data-language=Python][open]').first().waitFor()
      assert.equal(await page.locator('details[data-language=curl][open]').count(), 0)
    })
  })

  test('the example of the guide to streaming prints the answer', async () => {
    await withPage(async page => {
      await open(page, '/docs/guides/streaming')
      const code = await page.locator('pre', { hasText: 'client.askStream' }).textContent()
      const printed = page.waitForEvent('console')
      await page.evaluate(`(async () => { ${code} })()`)
      const { answer } = (await (await fetch(`${server.baseUrl}/api/ask?q=quiet+lakes`)).json()) as { answer: string }
      const text = (await printed).text()
      assert.ok(text !== '' && answer.startsWith(text), text)
    })
  })

  test('the one box understands what it can as conditions: form, chips, map and address say the same', async () => {
    await withPage(async page => {
      await open(page, '/')
      await page.locator('#q').fill('quiet lakes near Oslo')
      await page.locator('#q').press('Enter')
      await page.waitForURL(/near=59\.9/)
      await settled(page)
      assert.equal(query(page).get('tag'), 'lake')
      assert.equal(query(page).get('place'), 'Oslo')
      assert.equal(await page.locator('#q').inputValue(), '')
      assert.equal(await page.locator('#finder [name=minRating]').inputValue(), '3.4')
      assert.equal(await page.locator('#finder [name=radiusKm]').inputValue(), '25')
      assert.deepEqual(await page.locator('#chips .chip').allTextContents(), [
        'Without: Lake ✕',
        'Without: Silence 3.4 and up ✕',
        'Without: Within 25\u00a0km of Oslo ✕',
      ])
      // A filter that is changed keeps the rest.
      await page.locator('#finder [name=radiusKm]').selectOption('1000')
      await page.waitForURL(/radiusKm=1000/)
      await settled(page)
      assert.equal(query(page).get('place'), 'Oslo')
      assert.equal(query(page).get('tag'), 'lake')
      await page.goBack()
      await settled(page)
      assert.equal(await page.locator('#finder [name=radiusKm]').inputValue(), '25')
    })
  })

  test('a question in the box is answered with its sources, at an address that shows it again', async () => {
    await withPage(async page => {
      await open(page, '/')
      await page.locator('#q').fill('How many quiet lakes are there?')
      await page.locator('#q').press('Enter')
      await page.locator('#answer .lead').waitFor()
      const streamed = await page.locator('#answer .lead').textContent()
      assert.equal(query(page).get('ask'), 'How many quiet lakes are there?')
      const response = await fetch(`${server.baseUrl}/api/ask?q=How+many+quiet+lakes+are+there%3F`)
      const { answer } = (await response.json()) as { answer: string }
      const first = streamed ?? ''
      assert.ok(first !== '' && answer.startsWith(first), first)
      await page.reload()
      assert.equal(await page.locator('#answer .lead').textContent(), streamed)
      await page.goBack()
      await page.locator('#results', { hasText: 'The quietest places' }).waitFor()
      assert.equal(await page.locator('#q').inputValue(), '')
      await page.goForward()
      await page.locator('#answer .lead').waitFor()
      assert.equal(await page.locator('#q').inputValue(), 'How many quiet lakes are there?')
    })
  })

  test('the map is drawn when it is seen, a click on a place names it, and the list follows it', async () => {
    await withPage(async page => {
      await open(page, '/?q=loch+still')
      assert.equal(await page.locator('#map[data-state]').count(), 0)
      await page.locator('#map').scrollIntoViewIfNeeded()
      await page.locator('#map[data-state=drawn]').waitFor()
      // The map has moved to what was found; the place lies in its middle.
      await page.locator('#map[data-settled]').waitFor()
      await page.locator('#map canvas').click()
      // The list shows which of its places that is, and says so.
      await page.locator('.card.is-marked', { hasText: 'Loch Still' }).waitFor()
      assert.equal(await page.locator('#told').textContent(), 'Loch Still: number 1 of 1 in the list')
      const link = page.locator('.maplibregl-popup a')
      await link.waitFor()
      assert.equal(await link.textContent(), 'Loch Still')
      assert.equal(new URL((await link.getAttribute('href')) ?? '', server.baseUrl).pathname, '/spots/loch-still')
      await page.locator('#map canvas').focus()
      await page.keyboard.press('ArrowRight')
      await page.waitForURL(/bbox=/)
      await settled(page)
      assert.match(query(page).get('bbox') ?? '', /^-?[\d.]+(,-?[\d.]+){3}$/)
      assert.equal(await page.locator('#chips input[name=bbox]').count(), 1)
    })
  })

  test('where WebGL is missing the map says so and the list stands in', async () => {
    await withPage(async page => {
      await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null')
      await open(page, '/')
      await page.locator('#map').scrollIntoViewIfNeeded()
      await page.locator('.map-note', { hasText: 'The list has every place' }).waitFor()
      assert.ok((await headings(page)).length > 0)
    })
  })

  test('the position is asked for only on a click, and sent rounded', async () => {
    const geolocation = { latitude: 57.04321, longitude: -5.01234 }
    await withPage(
      async page => {
        await open(page, '/')
        await page.locator('#near-me').click()
        await page.waitForURL(/near=/)
        await settled(page)
        assert.equal(query(page).get('near'), '57.04,-5.01')
        assert.equal((await headings(page))[0], 'Loch Still')
        assert.match((await page.locator('.card').first().textContent()) ?? '', /4\.\d\skm away/)
      },
      { geolocation, permissions: ['geolocation'] },
    )
  })

  test('the page of a spot has its data block and a map', async () => {
    await withPage(async page => {
      await open(page, '/spots/loch-still')
      const data = await page.locator('script[type="application/ld+json"]').first().textContent()
      assert.equal(JSON.parse(data ?? '')['name'], 'Loch Still')
      await page.locator('#spot-map').scrollIntoViewIfNeeded()
      await page.locator('#spot-map[data-state=drawn]').waitFor()
    })
  })

  test('without scripts the form searches, questions are answered, and no map is promised', async () => {
    await withPage(
      async page => {
        await open(page, '/')
        await page.locator('#q').fill('loch still')
        await page.locator('#finder button:not([type])').click()
        assert.deepEqual(await headings(page), ['Loch Still'])
        assert.ok(!(await page.locator('#map').isVisible()))
        assert.ok(!(await page.locator('#near-me').isVisible()))
        await page.locator('#q').fill('How many quiet lakes are there?')
        await page.locator('#finder button:not([type])').click()
        assert.notEqual(await page.locator('#answer .lead').textContent(), '')
      },
      { javaScriptEnabled: false },
    )
  })

  test('each scheme has its own colours', async () => {
    for (const [colorScheme, isDark] of [
      ['light', false],
      ['dark', true],
    ] as const) {
      await withPage(
        async page => {
          await open(page, '/')
          const colour = String(await page.evaluate('getComputedStyle(document.body).backgroundColor'))
          const [red = 0] = (/\d+/.exec(colour) ?? []).map(Number)
          assert.equal(red < 128, isDark, colour)
        },
        { colorScheme },
      )
    }
  })
})
