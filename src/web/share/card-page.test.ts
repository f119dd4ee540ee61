import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { attribute, withTag } from '../../../test/support/dom.ts'
import { pageClient } from '../../../test/support/page-client.ts'
import { testApp, testService } from '../../../test/support/service.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import { pages } from '../pages.ts'
import { RATING_STEPS } from '../rating/steps.ts'

// The first two beside the long road of the region that tests cover.
const ROAD = { latitude: 42.509, longitude: 1.5, ratedBy: 'model' as const, silenceRating: 3.4 }
const SPOTS = [
  spotRecord('computed', ROAD),
  spotRecord('edited', { silenceRating: 4.8 }),
  spotRecord('doubtful', { silenceRating: 4.8, confidence: 'low' }),
]

const app = testApp(await testService(SPOTS), pages)

/** Size, and how many pixels have a colour, of a picture as `encodeColourPng` writes it. */
async function pictureOf(slug: string) {
  const response = await app.fetch(new Request(`http://inside/spots/${slug}/card.png`), { address: '203.0.113.7' })
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png'])
  const bytes = Buffer.from(await response.arrayBuffer())
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const at = bytes.indexOf('IDAT')
  const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)))
  const counts = new Map<string, number>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * (1 + width * 3) + 1 + x * 3
      const colour = `#${rows.toString('hex', i, i + 3)}`
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  return { size: [width, height], counts, bytes: bytes.length }
}

test('the picture of a spot has the colours of the scale, a number and, where it is computed, its sound rose', async () => {
  const [computed, edited, doubtful] = await Promise.all(['computed', 'edited', 'doubtful'].map(pictureOf))
  assert.ok(computed && edited && doubtful)
  for (const { size, counts, bytes } of [computed, edited, doubtful]) {
    assert.deepEqual(size, [1200, 630])
    for (const { light } of RATING_STEPS) assert.ok((counts.get(light.fill) ?? 0) > 1000, light.fill)
    assert.ok((counts.get('#1c2925') ?? 0) > 10_000)
    assert.ok(bytes < 60_000, `${bytes}`)
  }
  // The doubtful number has a sign before it, and makes way for it.
  assert.notEqual(doubtful.counts.get('#1c2925'), edited.counts.get('#1c2925'))
  const ofRating = (counts: Map<string, number>, step: number) =>
    counts.get(RATING_STEPS[step - 1]?.light.fill ?? '') ?? 0
  assert.ok(ofRating(edited.counts, 6) > ofRating(computed.counts, 6))
})

test('the page of a spot names the picture with its size and what it shows', async () => {
  const { visit } = pageClient(await testService(SPOTS))
  const { dom } = await visit('/spots/edited')
  const property = (name: string) =>
    withTag(dom, 'meta').flatMap(meta =>
      attribute(meta, 'property') === name ? (attribute(meta, 'content') ?? '') : [],
    )[0]
  assert.equal(new URL(property('og:image') ?? '').pathname, '/spots/edited/card.png')
  assert.equal(property('og:image:alt'), 'Spot edited: silence rating 4.8 of 5, pristine.')
  assert.equal((await visit('/spots/nobody/card.png')).status, 404)
})
