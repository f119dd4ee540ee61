import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { SaxesParser } from 'saxes'
import { textIn, withClass } from '../../../test/support/dom.ts'
import { type PageClient, pageClient } from '../../../test/support/page-client.ts'
import { LINKS, testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

const HOSTILE = '</name><b>&\u0001"'

describe('saved places', () => {
  let visit: PageClient['visit']
  before(async () => {
    const spots = [
      spotRecord('tarn', { name: 'Still Tarn', elevation: 1200, latitude: 42.6, longitude: 1.55, sceneryType: 'lake' }),
      spotRecord('hostile', { name: HOSTILE, ratedBy: 'model', confidence: 'low', silenceRating: 5 }),
    ]
    visit = pageClient(await testService(spots)).visit
  })

  test('are listed in the order of the address, each once, without those that are gone', async () => {
    const { dom, headers } = await visit('/saved?ids=hostile,gone,tarn,hostile')
    assert.deepEqual(
      withClass(dom, 'card').map(card => /Still Tarn|&/.exec(textIn(card))?.[0]),
      ['&', 'Still Tarn'],
    )
    assert.ok(headers.get('content-security-policy')?.includes("script-src 'self'"))
    assert.match((await visit('/saved')).text, /Nothing is saved in this browser/)
  })

  test('are waypoints of well-formed GPX, with height, link and doubt', async () => {
    const { text, headers } = await visit('/saved.gpx?ids=tarn,hostile')
    assert.equal(headers.get('content-type'), 'application/gpx+xml')
    assert.match(headers.get('content-disposition') ?? '', /attachment; filename="quiet-places.gpx"/)
    const names: string[] = []
    const parser = new SaxesParser({ xmlns: true })
    let inside = ''
    parser.on('opentag', ({ name }) => {
      inside = name
    })
    parser.on('text', words => inside === 'name' && words.trim() !== '' && names.push(words))
    parser.write(text).close()
    assert.deepEqual(names, ['Still Tarn', '</name><b>& "'])
    assert.match(text, /<wpt lat="42.6" lon="1.55"><ele>1200<\/ele>/)
    assert.ok(text.includes(`<link href="${LINKS.baseUrl}/spots/tarn"/>`))
    assert.match(text, /pristine \(low confidence\)/)
  })

  test('are GeoJSON', async () => {
    const { text } = await visit('/saved.geojson?ids=tarn')
    const { features } = JSON.parse(text)
    assert.deepEqual(features[0].geometry, { type: 'Point', coordinates: [1.55, 42.6] })
    assert.equal(features[0].properties.name, 'Still Tarn')
  })

  test('one place has a file of its own', async () => {
    const { text, status } = await visit('/spots/tarn.gpx')
    assert.equal(status, 200)
    assert.equal(text.match(/<wpt /g)?.length, 1)
    assert.equal((await visit('/spots/nobody.gpx')).status, 404)
  })
})
