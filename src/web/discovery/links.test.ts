import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { attribute, type Dom } from '../../../test/support/dom.ts'
import { type PageClient, pageClient, type Visited } from '../../../test/support/page-client.ts'
import { LINKS, testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

const ORIGIN = new URL(LINKS.baseUrl).origin
/** Where a walk begins; everything else is found. */
const STARTS = [
  '/',
  '/?q=lake&tag=hut',
  '/?ask=quiet+lakes+in+Norway',
  '/?q=nothinghasthis&tag=lake',
  '/silence?latitude=42.509&longitude=1.5',
  '/saved?ids=still,computed',
  '/embed/spots/still',
  '/spots/sandbox-quotes',
  '/offline',
  '/nowhere',
]
/** Lists by another value of a parameter have the same kinds of links. */
const MOST_ALIKE = 6
const ADDRESSES = ['href', 'src', 'action'] as const

/** An address on a page: where it leads within the site, and its fragment. */
type Link = { from: string; target: string; fragment: string }

function linksOn({ elements }: Dom, from: string): Link[] {
  return elements.flatMap(element =>
    ADDRESSES.flatMap(name => {
      const address = attribute(element, name)
      const url = address === undefined ? null : URL.parse(address, ORIGIN + from)
      if (url?.origin !== ORIGIN) return []
      return [{ from, target: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }]
    }),
  )
}

function kindOf(target: string): string {
  const { pathname, searchParams } = new URL(target, ORIGIN)
  return `${pathname} ${[...new Set(searchParams.keys())].sort().join()}`
}

/** Visits what is linked from a few pages and the sitemap, from those pages, and so on. */
async function walk(visit: PageClient['visit']): Promise<{ pages: Map<string, Visited>; links: Link[] }> {
  const [pages, alike] = [new Map<string, Visited>(), new Map<string, number>()]
  const links: Link[] = []
  const sitemap = (await visit('/sitemaps/pages.xml')).text
  const ahead = [
    ...STARTS,
    ...Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname),
  ]
  for (let target = ahead.shift(); target !== undefined; target = ahead.shift()) {
    const [kind, before] = [kindOf(target), alike.get(kindOf(target)) ?? 0]
    if (pages.has(target) || before >= MOST_ALIKE) continue
    alike.set(kind, before + 1)
    const page = await visit(target)
    pages.set(target, page)
    if (!page.headers.get('content-type')?.startsWith('text/html')) continue
    const found = linksOn(page.dom, target)
    links.push(...found)
    ahead.push(...found.map(link => link.target))
  }
  return { pages, links }
}

describe('the links of the whole site', () => {
  let walked: Awaited<ReturnType<typeof walk>>
  before(async () => {
    const spots = [
      spotRecord('still', {
        name: 'Still Lake',
        tags: ['lake', 'hut'],
        sceneryType: 'lake',
        country: 'NO',
        latitude: 59.9,
        longitude: 10.7,
      }),
      ...['NO', 'SE', 'SE'].map((country, i) =>
        spotRecord(`other-${i}`, { name: `Other Lake ${i}`, sceneryType: 'lake', country, latitude: 59.8 + i / 100 }),
      ),
      spotRecord('computed', {
        name: 'Long Pond',
        ratedBy: 'model',
        silenceRating: 3.4,
        latitude: 42.509,
        longitude: 1.5,
      }),
    ]
    walked = await walk(pageClient(await testService(spots)).visit)
  })

  test('each leads where it says at once, without a redirect', () => {
    const kinds = new Set([...walked.pages.keys()].map(target => new URL(target, ORIGIN).pathname))
    for (const path of ['/docs/guides/maps-and-gis', '/quiet/lakes/norway', '/openapi.json', '/spots/still.gpx'])
      assert.ok(kinds.has(path), path)
    const wrong = [...walked.pages].flatMap(([target, { status }]) => {
      // The page of what is not there leads to itself in other languages.
      const from = walked.links.find(link => link.target === target && !link.from.startsWith('/nowhere'))?.from
      return from === undefined || status === 200 ? [] : [`${from} links to ${target}: ${status}`]
    })
    assert.deepEqual(wrong, [])
  })

  test('each fragment is the id of something on the page it leads to', () => {
    const ids = new Map<string, ReadonlySet<string | undefined>>()
    const wrong = walked.links.flatMap(({ from, target, fragment }) => {
      const page = walked.pages.get(target)
      if (fragment === '' || !page) return []
      const known = ids.get(target) ?? new Set(page.dom.elements.map(element => attribute(element, 'id')))
      ids.set(target, known)
      return known.has(fragment) ? [] : [`${from} links to ${target}#${fragment}`]
    })
    assert.deepEqual([...new Set(wrong)], [])
  })

  test('each page that is indexed names itself as canonical', () => {
    for (const [target, { status, dom }] of walked.pages) {
      const canonical = dom.elements.find(element => attribute(element, 'rel') === 'canonical')
      if (!canonical || status !== 200 || target.startsWith('/embed/')) continue
      const named = new URL(attribute(canonical, 'href') ?? '')
      assert.equal(named.pathname, new URL(target, ORIGIN).pathname)
    }
  })
})
