import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type PageClient, pageClient } from '../../../test/support/page-client.ts'
import { LINKS, testService } from '../../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'
import { routes } from '../../http/routes.ts'

describe('files for machines', () => {
  const spots = randomSpots(30, 2)
  let visit: PageClient['visit']
  before(async () => {
    visit = pageClient(await testService(spots)).visit
  })

  const here = (url: string) => url.replace(LINKS.baseUrl, '')

  test('robots.txt leads to a sitemap that leads to the page of every spot', async () => {
    const robots = await visit('/robots.txt')
    const sitemap = /^Sitemap: (.+)$/m.exec(robots.text)?.[1] ?? ''
    const files = locations((await visit(here(sitemap))).text)
    assert.equal(files.length, 2)
    const urls: string[] = []
    for (const file of files) urls.push(...locations((await visit(here(file))).text))
    for (const url of urls) assert.equal((await visit(here(url))).status, 200, url)
    assert.deepEqual(
      urls.filter(url => url.includes('/spots/')).toSorted(),
      spots.map(({ slug }) => `${LINKS.baseUrl}/spots/${slug}`).toSorted(),
    )
    for (const none of ['spots-2', 'spots-0', 'other', 'spots-1.x']) {
      assert.equal((await visit(`/sitemaps/${none}.xml`)).status, 404)
    }
  })

  test('a sitemap file has at most 50,000 addresses, the next file the rest', async () => {
    const many = randomSpots(50_001, 2)
    const { visit } = pageClient(await testService(many))
    const files = locations((await visit('/sitemap.xml')).text).map(here)
    assert.deepEqual(files, ['/sitemaps/pages.xml', '/sitemaps/spots-1.xml', '/sitemaps/spots-2.xml'])
    const [first, second] = [
      locations((await visit('/sitemaps/spots-1.xml')).text),
      locations((await visit('/sitemaps/spots-2.xml')).text),
    ]
    assert.deepEqual([first.length, second.length], [50_000, 1])
    assert.equal(new Set([...first, ...second]).size, many.length)
  })

  test('an address of the sitemap has the time of its last change', async () => {
    const changedAt = '2026-03-04T05:06:07.000Z'
    const { visit } = pageClient(await testService([spotRecord('a')], { changeTimes: [changedAt] }))
    assert.match(
      (await visit('/sitemaps/spots-1.xml')).text,
      /<loc>[^<]+\/spots\/a<\/loc><lastmod>2026-03-04T05:06:07.000Z<\/lastmod>/,
    )
  })

  test('llms.txt is short Markdown with a part on when to use it, and every link of it resolves', async () => {
    const { text } = await visit('/llms.txt')
    assert.match(text, /^# .+\n\n> .+\n/)
    assert.match(text, /^## When to use$/m)
    assert.ok(text.length < 30_000)
    const links = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url = '']) => here(url))
    assert.ok(links.length > 15)
    for (const link of new Set(links.map(link => link.split('#')[0] ?? ''))) {
      assert.equal((await visit(link, { headers: { accept: '*/*' } })).status, 200, link)
    }
    for (const { paths } of routes) for (const path of Object.keys(paths)) assert.ok(text.includes(path), path)
    for (const path of ['/mcp', '/tiles/{z}/{x}/{y}.mvt']) assert.ok(text.includes(path), path)
  })

  test('the API catalogue is a linkset whose links resolve, and says so to HEAD', async () => {
    const { headers, text } = await visit('/.well-known/api-catalog')
    assert.match(headers.get('content-type') ?? '', /^application\/linkset\+json/)
    const links = [...text.matchAll(/"href":"([^"]+)"/g)].map(([, url = '']) => here(url))
    assert.ok(links.length >= 7 && links.includes('/mcp') && links.includes('/tiles/0/0/0.mvt'))
    // The agents' endpoint is no page: src/mcp/endpoint.test.ts.
    for (const link of links.filter(link => link !== '/mcp'))
      assert.equal((await visit(link, { headers: { accept: '*/*' } })).status, 200, link)
    const head = await visit('/.well-known/api-catalog', { method: 'HEAD' })
    assert.match(head.headers.get('link') ?? '', /rel="api-catalog"/)
    assert.equal(head.text, '')
  })

  test('the manifest names an icon that is there', async () => {
    const { headers, text } = await visit('/manifest.webmanifest')
    assert.match(headers.get('content-type') ?? '', /^application\/manifest\+json/)
    assert.equal((await visit(JSON.parse(text).icons[0].src)).status, 200)
  })
})

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}
