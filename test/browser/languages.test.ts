import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { TABLES } from '../../src/web/language/words.ts'
import { noBrowser, openBrowser, violationsOn, withWatchedPage } from './browser.ts'
import { openMapOn } from './map-picture.ts'
import { type PageServer, servePages } from './page-server.ts'
import { lochStill, randomSpots } from '../support/spots.ts'

describe('pages in the reader’s language, in a browser', { skip: noBrowser }, () => {
  let server: PageServer
  let browser: Browser
  before(async () => {
    server = await servePages([lochStill(), ...randomSpots(80, 5)])
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server.close()
  })

  const withPage = (use: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
    withWatchedPage(browser, { origins: [server.baseUrl], locale: 'de-DE', ...options }, use)
  const language = (page: Page) => page.evaluate<string>('document.documentElement.lang')

  test('scripts and the map speak it too, and axe finds nothing wrong', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      assert.equal(await language(page), 'de')
      assert.equal(await page.locator('[role=listbox]').getAttribute('aria-label'), 'Vorschläge')
      await page.locator('#q').fill('loch still')
      await page.locator('#q').press('Enter')
      await page.locator('#results', { hasText: '1 Ort gefunden' }).waitFor()
      assert.equal(await page.locator('#told').textContent(), '1 Ort gefunden')
      await page.locator('#map[data-settled]').waitFor()
      assert.equal(await page.locator('.maplibregl-ctrl-zoom-in').getAttribute('aria-label'), 'Vergrößern')
      await page.locator('#map canvas').click()
      await page.locator('.maplibregl-popup', { hasText: /Stille \d,\d von 5/ }).waitFor()
      assert.equal(await page.locator('#told').textContent(), 'Loch Still: Nummer 1 von 1 in der Liste')
      assert.deepEqual(await violationsOn(page), [])
    })
  })

  test('whatever the map and its controls say is of the language of the page; the catalogue’s English is marked', async () => {
    for (const [spoken, table] of Object.entries(TABLES))
      await withPage(
        async page => {
          await openMapOn(page, `${server.baseUrl}/spots/loch-still`)
          const labels = await page.evaluate<string[]>(
            `[...document.querySelectorAll('.map [aria-label], .map [title]')].map(element => element.getAttribute('aria-label') ?? element.title)`,
          )
          const words: unknown[] = Object.values(table)
          assert.ok(labels.length > 5, labels.join())
          for (const label of labels) assert.ok(words.includes(label), `${spoken}: ${label}`)
          assert.ok(labels.includes(table['js.marker']))
          const attribution = page.locator('.maplibregl-ctrl-attrib [lang=en]')
          assert.equal(await attribution.textContent(), 'Test list')
        },
        { locale: spoken },
      )
  })

  test('the map names countries in it', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      const names = await page.evaluate<string[]>(`(async () => {
        const { world } = document.querySelector('#map').dataset
        const { worldOf } = await import(new URL('world.js', new URL(world, location.href)))
        const { names } = worldOf(await (await fetch(world)).json(), 'de')
        return names.features.map(({ properties }) => properties.name)
      })()`)
      for (const name of ['Schweden', 'Frankreich', 'Brasilien', 'Kosovo']) assert.ok(names.includes(name), name)
      assert.ok(!names.includes('Sweden'))
    })
  })

  test('a choice stays chosen on other pages, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false])
      await withPage(
        async page => {
          await page.goto(`${server.baseUrl}/spots/loch-still`)
          await page.locator('#languages a', { hasText: 'Français' }).click()
          await page.waitForURL(/lang=fr/)
          assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
          await page.locator('.brand').click()
          await page.waitForURL(url => url.pathname === '/' && url.search === '')
          assert.equal(await page.locator('html').getAttribute('lang'), 'fr')
        },
        { javaScriptEnabled },
      )
  })

  test('a page never stands in two languages: where another was chosen meanwhile, it is loaded whole', async () => {
    await withPage(async page => {
      await page.goto(`${server.baseUrl}/`)
      await page.context().addCookies([{ name: 'lang', value: 'it', url: server.baseUrl }])
      await page.locator('#q').fill('loch still')
      await page.locator('#q').press('Enter')
      await page.locator('#results', { hasText: '1 luogo trovato' }).waitFor()
      assert.equal(await language(page), 'it')
      assert.equal(await page.locator('label[for=q]').textContent(), 'Che cosa cerca?')
      assert.equal(new URL(page.url()).search, '?q=loch+still')
    })
  })

  test('without a connection a page is there as it was visited, in one language', async () => {
    const context = await browser.newContext({ locale: 'es-ES' })
    try {
      const page = await context.newPage()
      await page.goto(`${server.baseUrl}/`)
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      await context.setOffline(true)
      await page.goto(`${server.baseUrl}/spots/loch-still`)
      assert.equal(await language(page), 'es')
      await page.goto(`${server.baseUrl}/docs/errors`)
      assert.equal(await page.locator('h1').textContent(), 'Sin conexión')
    } finally {
      await context.close()
    }
  })
})
