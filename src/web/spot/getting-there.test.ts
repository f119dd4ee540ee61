import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { attribute, textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { type PageClient, pageClient } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

describe('getting to a place, and around it', () => {
  let visit: PageClient['visit']
  before(async () => {
    const spots = [
      spotRecord('osm-w12', { slug: 'tarn', name: 'Still & Tarn', latitude: 42.6, longitude: 1.55 }),
      spotRecord('near', { name: 'Near Wood', latitude: 42.7, longitude: 1.55 }),
      spotRecord('far', { name: 'Far Away', latitude: 50, longitude: 10 }),
    ]
    visit = pageClient(await testService(spots)).visit
  })

  test('its page has links for the maps that people use, coordinates, a GPX file, and where to improve it', async () => {
    const { dom } = await visit('/spots/tarn')
    const links = withTag(dom, 'a').map(link => attribute(link, 'href') ?? '')
    for (const part of [
      'https://www.openstreetmap.org/?mlat=42.6&mlon=1.55#map=15/42.6/1.55',
      'https://osmand.net/map?pin=42.6,1.55',
      'om://map?v=1&ll=42.6,1.55&n=Still%20%26%20Tarn',
      'https://maps.apple.com/?ll=42.6,1.55',
      'https://www.google.com/maps/search/?api=1&query=42.6,1.55',
      'geo:42.6,1.55',
      '/spots/tarn.gpx',
      'https://www.openstreetmap.org/way/12',
    ])
      assert.ok(
        links.some(link => link.startsWith(part)),
        part,
      )
    assert.doesNotMatch((await visit('/spots/near')).text, /Improve this/)
  })

  test('what is near by is neither the place itself nor far away', async () => {
    const { dom } = await visit('/spots/tarn')
    assert.deepEqual(
      withClass(dom, 'nearby').map(list => /Near Wood|Far Away|Still/.exec(textIn(list))?.[0]),
      ['Near Wood'],
    )
    const around = withTag(dom, 'a').find(link => textIn(link) === 'Quiet places around')
    const found = await visit(around ? (attribute(around, 'href') ?? '') : '')
    assert.deepEqual(
      withClass(found.dom, 'card').map(card => /Near Wood|Far Away|Still/.exec(textIn(card))?.[0]),
      ['Near Wood'],
    )
    assert.match(found.text, /1 place found/)
    assert.match(found.text, /<h1[^>]*>Quiet places: within 50\u00a0km of Still &amp; Tarn<\/h1>/)
    // Nothing is near, and nothing is offered.
    const lone = await visit('/spots/far')
    assert.doesNotMatch(lone.text, /Quiet places around|Nearby/)
  })

  test('pages of results have a heading and a title of their own', async () => {
    for (const [path, heading] of [
      ['/?q=wood', 'Quiet places: “wood”'],
      ['/?tag=lake&country=NO&minRating=4', 'Quiet places: lake, Norway, silence 4.0 and up'],
      ['/?ask=quiet+lakes', 'Quiet lakes'],
    ] as const) {
      const { dom } = await visit(path)
      assert.deepEqual(withTag(dom, 'h1').map(textIn), [heading], path)
      assert.equal(withTag(dom, 'title').map(textIn)[0], `${heading} · Sanctuary Directory`)
    }
  })

  test('a shared page is previewed with its title and a picture that is there', async () => {
    const { dom } = await visit('/spots/tarn')
    const property = (name: string) =>
      withTag(dom, 'meta').flatMap(meta =>
        attribute(meta, 'property') === name ? (attribute(meta, 'content') ?? '') : [],
      )[0]
    assert.match(property('og:title') ?? '', /Still & Tarn/)
    const image = property('og:image') ?? ''
    const { status, headers } = await visit(new URL(image).pathname)
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/png'])
  })
})

test('the page of a place says when its height is of an elevation model, and only then', async () => {
  const { visit } = pageClient(
    await testService([
      spotRecord('modelled', { elevation: 1115, elevationSource: 'tiles' }),
      spotRecord('told', { elevation: 1115 }),
    ]),
  )
  assert.match((await visit('/spots/modelled')).text, /1,115\u00a0m, from an elevation model/)
  const told = (await visit('/spots/told')).text
  assert.match(told, /1,115\u00a0m</)
  assert.doesNotMatch(told, /elevation model/)
})
