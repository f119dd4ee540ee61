import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { attribute, textIn, withClass, withTag } from '../../../test/support/dom.ts'
import { type PageClient, pageClient } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'

/** A kilometre north of the long road of the region that tests cover. */
const COMPUTED = spotRecord('computed', {
  name: '<b>North & South',
  ratedBy: 'model',
  silenceRating: 3.4,
  latitude: 42.509,
  longitude: 1.5,
})

describe('the sound rose', () => {
  let visit: PageClient['visit']
  before(async () => {
    visit = pageClient(await testService([COMPUTED, spotRecord('given')])).visit
  })

  test('is drawn on the page of a computed spot, with the loudest source and its side in words', async () => {
    const { dom } = await visit('/spots/computed')
    const [rose] = withTag(dom, 'svg').filter(svg => attribute(svg, 'class') === 'rose')
    assert.ok(rose)
    assert.equal(attribute(rose, 'role'), 'img')
    assert.match(textIn(rose), /the loudest first: S 3\d, /)
    const [bar] = withClass(dom, 'bar-name').map(textIn)
    assert.match((bar ?? '').replaceAll(/\s+/g, ' '), /1 Primary road Long Road, 1\.0 km to the south/)
    // Nothing from behind.
    const wedges = withClass(dom, 'rose-wedge')
    assert.ok(wedges.length >= 5 && wedges.length <= 9, String(wedges.length))
  })

  test('is drawn for a point, and day, evening and night are told apart', async () => {
    const { dom } = await visit('/silence?latitude=42.509&longitude=1.5')
    assert.ok(withClass(dom, 'rose-wedge').length >= 5)
    const [day = 0, evening = 0, night = 0] = withTag(dom, 'dd').map(one => Number.parseInt(textIn(one), 10))
    assert.ok(day > evening && evening > night, `${day} ${evening} ${night}`)
  })

  test('is a picture of its own, which is styled by its own policy and stays text where a name is hostile', async () => {
    const { status, headers, text } = await visit('/spots/computed/rose.svg')
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'image/svg+xml')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    assert.ok(headers.get('content-security-policy')?.includes(`style-src 'sha256-${hash}'`))
    assert.match(style, /prefers-color-scheme:dark/)
    assert.match(text, /&lt;b&gt;North &amp; South/)
    assert.doesNotMatch(text, /<b>|undefined|NaN/)
  })

  test('is not there where the rating was given by hand', async () => {
    assert.equal((await visit('/spots/given/rose.svg')).status, 404)
    assert.equal((await visit('/spots/nobody/rose.svg')).status, 404)
    assert.equal(withClass((await visit('/spots/given')).dom, 'rose').length, 0)
  })
})
