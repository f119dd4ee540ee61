import assert from 'node:assert/strict'
import { docsPaths } from './docs/contents.ts'
import { before, describe, test } from 'node:test'
import { attribute, type Dom, textIn, withClass, withTag } from '../../test/support/dom.ts'
import { type PageClient, pageClient } from '../../test/support/page-client.ts'
import { LINKS, testService } from '../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../test/support/spots.ts'
import { ERRORS } from '../http/error-codes.ts'
import type { PageContext } from '../http/page.ts'
import { assetPath, assets } from './assets.ts'
import { contentHash, contentSecurityPolicy, fileResponse } from './respond.ts'

const HOSTILE = '</title></script><script>alert(1)</script>"><img src=x onerror=alert(1)> \' & &amp;'

describe('pages', () => {
  let visit: PageClient['visit']
  before(async () => {
    const spots = [
      ...randomSpots(120, 7),
      spotRecord('id:1', {
        slug: 'known',
        name: 'Known Lake',
        description: 'A lake.',
        tags: ['lake', 'nature-reserve', 'camping'],
        activities: ['swimming'],
        accessStatus: 'free',
        fireStatus: 'prohibited',
        sceneryType: 'lake',
        transportation: 'Bus 7',
        silenceRating: 4.6,
        commentsCount: 3,
        country: 'NO',
        place: 'Oslo',
      }),
      spotRecord('unknown', { name: 'Unknown Place' }),
      spotRecord('hostile', {
        name: HOSTILE,
        description: HOSTILE,
        otherNames: [HOSTILE],
        tags: [HOSTILE],
        activities: [HOSTILE],
        fireStatus: HOSTILE,
        sceneryType: HOSTILE,
        transportation: HOSTILE,
        country: 'ZZ',
        place: HOSTILE,
      }),
    ]
    const service = await testService(spots, {
      oldSlugs: [{ slug: 'former', id: 'id:1' }],
      contactUrl: 'mailto:a@b.example',
    })
    visit = pageClient(service).visit
  })

  const PATHS = [
    '/',
    '/?q=lake&minRating=3',
    '/?q=nothinghasthis',
    '/?scenery=lake&access=free&tag=lake&country=NO&activity=hiking',
    ...docsPaths,
    '/docs/search?q=cursor',
    '/spots/known',
    '/spots/unknown',
    '/spots/hostile',
    '/spots/sandbox-quotes',
    '/silence',
    '/silence?latitude=1&longitude=2',
    '/nowhere',
  ]

  test('the HTML of every page has no parse error, and no id twice', async () => {
    for (const path of PATHS) {
      const { dom } = await visit(path)
      assert.deepEqual(dom.errors, [], path)
      assert.deepEqual(doubles(idsOf(dom)), [], path)
      assert.equal(withTag(dom, 'h1').length, 1, path)
    }
  })

  test('every link within the site leads to a page, and to an anchor that is there', async () => {
    const links = new Map<string, string>()
    for (const path of PATHS) {
      for (const element of (await visit(path)).dom.elements) {
        const target = attribute(element, 'href') ?? attribute(element, 'src')
        if (target === undefined || /^[a-z]+:/.test(target) || target === '#main') continue
        // What is not there is not there in another language.
        if (path === '/nowhere' && target.startsWith('?')) continue
        links.set(new URL(target, `http://inside${path}`).href.replace('http://inside', ''), path)
      }
    }
    assert.ok(links.size > 40)
    for (const [link, from] of links) {
      const [target = '', anchor] = link.split('#')
      const { status, dom } = await visit(target)
      assert.equal(status, 200, `${link} on ${from}`)
      if (anchor) assert.ok(idsOf(dom).includes(anchor), `${link} on ${from}`)
    }
  })

  test('every page carries the strict policy, and loads nothing from elsewhere', async () => {
    const policy = contentSecurityPolicy(null)
    assert.doesNotMatch(policy, /unsafe|\*|http/)
    for (const path of PATHS) {
      const { headers, dom } = await visit(path)
      assert.equal(headers.get('content-security-policy'), policy)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('referrer-policy'), 'same-origin')
      assert.ok(headers.get('x-request-id'))
      for (const element of dom.elements) {
        assert.equal(attribute(element, 'style'), undefined)
        assert.ok(!element.attrs.some(({ name }) => name.startsWith('on')))
        const source =
          attribute(element, 'src') ?? (element.tagName === 'link' ? attribute(element, 'href') : undefined)
        if (!['canonical', 'alternate'].includes(attribute(element, 'rel') ?? ''))
          assert.doesNotMatch(source ?? '', /^([a-z]+:)?\/\//)
      }
    }
  })

  test('hostile text of a spot stays text, in elements, attributes and JSON-LD', async () => {
    for (const path of ['/spots/hostile', `/?q=${encodeURIComponent(HOSTILE)}`, '/?limit=100&minRating=1']) {
      const { dom } = await visit(path)
      for (const script of withTag(dom, 'script')) assert.doesNotMatch(textIn(script), /^alert/)
      assert.ok(withTag(dom, 'img').every(image => attribute(image, 'src')?.startsWith('/assets/')))
    }
    const { dom } = await visit('/spots/hostile')
    assert.equal(textIn(one(dom, 'h1')), HOSTILE)
    const place = jsonLd(dom)
    assert.equal(place['name'], HOSTILE)
    assert.deepEqual(place['keywords'], [HOSTILE])
    const search = await visit(`/?q=${encodeURIComponent(HOSTILE)}`)
    const field = withTag(search.dom, 'input').find(input => attribute(input, 'name') === 'q')
    assert.equal(field && attribute(field, 'value'), HOSTILE)
  })

  test('the page of a spot shows its facts, and what is not known in a line', async () => {
    const known = await visit('/spots/known')
    assert.deepEqual(
      factsOf(known.dom),
      new Map([
        ['Access', 'Free'],
        ['Fire', 'Prohibited'],
        ['Scenery', 'lake'],
        ['Activities', 'swimming'],
        ['Features', 'lake · nature reserve · camping'],
        ['Nearest place', 'Oslo'],
        ['Country', 'Norway'],
        ['Coordinates', '42.5000° N, 1.5000° E'],
        ['Comments', '3 comments'],
      ]),
    )
    const { dom } = await visit('/spots/unknown')
    assert.deepEqual([...factsOf(dom).keys()], ['Coordinates'])
    assert.deepEqual(withClass(dom, 'unknown').map(textIn), [
      'How to get there is unknown.',
      'Not known: access, fire, scenery, activities, features, nearest place, country.',
    ])
    assert.doesNotMatch(textIn(one(dom, 'main')), /omments/)
    assert.equal(withClass(known.dom, 'unknown').length, 0)
    assert.match(textIn(one(dom, 'main')), /Source: Test list\. Its ratings are editorial/)
    assert.match(textIn(one(dom, 'main')), /editorial/)
  })

  test('the first block of data on the page of a spot is the place itself', async () => {
    const { dom } = await visit('/spots/known')
    assert.equal(withTag(dom, 'script')[0], dataBlock(dom))
    const { '@type': type, '@id': id, name, geo } = jsonLd(dom)
    assert.deepEqual(
      { type, id, name, geo },
      {
        type: 'LakeBodyOfWater',
        id: `${LINKS.baseUrl}/spots/known`,
        name: 'Known Lake',
        geo: { '@type': 'GeoCoordinates', latitude: 42.5, longitude: 1.5 },
      },
    )
    assert.ok(!('isAccessibleForFree' in jsonLd((await visit('/spots/unknown')).dom)))
  })

  test('an old slug and an id are sent on to the present slug, for good', async () => {
    for (const former of ['former', 'id:1']) {
      const { status, headers } = await visit(`/spots/${former}`)
      assert.deepEqual([status, headers.get('location')], [301, '/spots/known'])
    }
  })

  test('sandbox spots have pages that are not indexed and say that they are invented', async () => {
    const { status, dom } = await visit('/spots/sandbox-quotes')
    assert.equal(status, 200)
    assert.ok(withTag(dom, 'meta').some(meta => attribute(meta, 'content') === 'noindex'))
    assert.match(textIn(one(dom, 'main')), /invented/)
    const real = await visit('/spots/known')
    assert.ok(!withTag(real.dom, 'meta').some(meta => attribute(meta, 'content') === 'noindex'))
  })

  test('people get a page for what is not there, programs the Error form', async () => {
    for (const path of ['/spots/nobody', '/nowhere', '/assets/x/none.css']) {
      const page = await visit(path)
      assert.equal(page.status, 404)
      assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
      assert.equal(page.headers.get('cache-control'), 'no-store')
      const program = await visit(path, { headers: { accept: 'application/json' } })
      assert.equal(program.status, 404)
      assert.match(JSON.parse(program.text).error.code, /^(spot|route)_not_found$/)
    }
    const api = await visit('/api/nowhere')
    assert.equal(JSON.parse(api.text).error.code, 'route_not_found')
  })

  test('a page has a tag, is not sent twice, and comes packed', async () => {
    const { headers } = await visit('/docs')
    assert.equal(headers.get('content-encoding'), 'br')
    assert.equal(headers.get('vary'), 'Accept-Encoding')
    const etag = headers.get('etag') ?? ''
    const again = await visit('/docs', { headers: { 'if-none-match': etag } })
    assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag])
    const plain = await visit('/docs', { headers: { 'accept-encoding': 'identity', 'if-none-match': etag } })
    assert.equal(plain.status, 200)
    assert.notEqual(plain.headers.get('etag'), etag)
    const head = await visit('/docs', { method: 'HEAD' })
    assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', etag])
    const post = await visit('/docs', { method: 'POST' })
    assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD, OPTIONS'])
  })

  test('files are kept for good under the path of this release alone', async () => {
    const { dom } = await visit('/')
    const sheet = withTag(dom, 'link').find(link => attribute(link, 'rel') === 'stylesheet')
    const path = (sheet && attribute(sheet, 'href')) ?? ''
    assert.match((await visit(path)).headers.get('cache-control') ?? '', /immutable/)
    const old = await visit(path.replace(/assets\/[^/]+/, 'assets/old'))
    assert.deepEqual([old.status, old.headers.get('cache-control')], [200, 'public, no-cache'])
  })

  test('the ETag of a file is worked out once, when the process starts', () => {
    for (const [name, { bytes, hash }] of assets().files) assert.equal(hash, contentHash(bytes), name)
    const { body, validator } = fileResponse({ settings: {} } as PageContext, {
      bytes: Buffer.from('a'),
      type: 'text/css',
      hash: 'known',
    })
    assert.deepEqual([body, validator?.('br')], [[Buffer.from('a')], '"known-br"'])
  })

  test('the errors page explains every code under its anchor', async () => {
    const { dom } = await visit('/docs/errors')
    const ids = idsOf(dom)
    for (const code of Object.keys(ERRORS)) assert.ok(ids.includes(code), code)
  })

  test('a window that is spent is told to people as a page, to programs as JSON', async () => {
    const spent = pageClient(await testService([spotRecord('a')], { limit: 1 }))
    await spent.visit('/api/spots')
    const page = await spent.visit('/api/spots', { headers: { 'sec-fetch-mode': 'navigate' } })
    assert.equal(page.status, 429)
    assert.equal(textIn(one(page.dom, 'h1')), 'A little too fast')
    assert.ok(Number(page.headers.get('retry-after')) >= 1)
    assert.equal(page.headers.get('x-ratelimit-limit'), '1')
    const program = await spent.visit('/api/spots')
    assert.equal(JSON.parse(program.text).error.code, 'rate_limited')
    assert.equal((await spent.visit('/')).status, 200)
  })
})

function idsOf({ elements }: Dom): string[] {
  return elements.flatMap(element => attribute(element, 'id') ?? [])
}

function doubles(words: readonly string[]): string[] {
  return words.filter((word, i) => words.indexOf(word) !== i)
}

function one(dom: Dom, tagName: string) {
  const [element] = withTag(dom, tagName)
  assert.ok(element, `there is a ${tagName}`)
  return element
}

function dataBlock(dom: Dom) {
  return withTag(dom, 'script').find(script => attribute(script, 'type') === 'application/ld+json')
}

function jsonLd(dom: Dom): Record<string, unknown> {
  const block = dataBlock(dom)
  assert.ok(block)
  return JSON.parse(textIn(block))
}

function factsOf(dom: Dom): Map<string, string> {
  const [list] = withClass(dom, 'facts')
  assert.ok(list)
  const rows = list.childNodes.filter(node => 'tagName' in node && node.tagName === 'div')
  return new Map(
    rows.map(row => {
      const [label, fact] = 'childNodes' in row ? row.childNodes.map(textIn) : []
      return [label ?? '', fact ?? '']
    }),
  )
}

test('only pages with a map may fetch from the origins of a map style, and only fetch', async () => {
  const mapStyle = {
    url: 'https://maps.example.org/style.json',
    origins: ['https://maps.example.org', 'https://tiles.example.org'],
  }
  const { visit } = pageClient(await testService([spotRecord('a')], { mapStyle }))
  const strict = contentSecurityPolicy(null)
  const policyOf = async (path: string) => (await visit(path)).headers.get('content-security-policy')
  for (const path of ['/', '/spots/a', '/silence']) {
    const widened = strict.replace("connect-src 'self'", `connect-src 'self' ${mapStyle.origins.join(' ')}`)
    assert.notEqual(widened, strict)
    assert.equal(await policyOf(path), widened, path)
  }
  for (const path of ['/docs', '/docs/errors', '/nowhere', '/robots.txt', assetPath('style.css')])
    assert.equal(await policyOf(path), strict, path)
  // The map's worker fetches by the policy it came with: widened too, and asked for anew when the setting changes.
  const worker = await visit(assetPath('maplibre-gl-worker.mjs'))
  assert.match(worker.headers.get('content-security-policy') ?? '', /connect-src 'self' https:\/\/maps\.example\.org /)
  assert.equal(worker.headers.get('cache-control'), 'public, no-cache')
})
