import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between, seededRandom } from '../../../../test/support/random.ts'
import { newNodePage } from './node-pages.ts'
import { mostPackedBytes, PACKED_NODE_BYTES, packPage, unpackPage } from './packed-page.ts'

const SIZE = 64
const random = seededRandom(4)
const anywhere = () => between(random, -(2 ** 31), 2 ** 31 - 1)

/** Ids by the place that they are at. */
const IDS: Record<string, (i: number) => number> = {
  'by rising id': i => 4_000_000_000 + 3 * i,
  'in no order': () => between(random, -(2 ** 40), 2 ** 45),
  'that are negative': i => -i - 1,
  'as far apart as may be': i => (i % 2 === 0 ? 2 ** 51 : -(2 ** 51)),
  'that are too large': i => 2 ** 60 + i * 2 ** 20,
  'that are no whole numbers': i => i + 0.5,
}

for (const [which, idAt] of Object.entries(IDS)) {
  test(`a page of nodes ${which} is packed and comes back, full or not`, () => {
    for (const count of [0, 1, SIZE - 1, SIZE]) {
      const [page, again] = [newNodePage(SIZE), newNodePage(SIZE)]
      for (let i = 0; i < SIZE; i++) {
        page.ids[i] = i < count ? idAt(i) : Infinity
        page.longitudes[i] = i % 3 === 0 ? 2 ** 31 - 1 : anywhere()
        page.latitudes[i] = i % 3 === 1 ? -(2 ** 31) : anywhere()
      }
      const bytes = new Uint8Array(mostPackedBytes(SIZE))
      const length = packPage(page, bytes)
      again.ids.fill(7)
      unpackPage(bytes.subarray(0, length), again)
      assert.deepEqual(again.ids, page.ids)
      assert.deepEqual(again.longitudes.subarray(0, count), page.longitudes.subarray(0, count))
      assert.deepEqual(again.latitudes.subarray(0, count), page.latitudes.subarray(0, count))
    }
  })
}

test('nodes of a street, one after the other, take less than is asked for', () => {
  const page = newNodePage(SIZE)
  for (let i = 0; i < SIZE; i++) {
    page.ids[i] = 9_000_000_000 + i
    page.longitudes[i] = 15_000_000 + 2_000 * i
    page.latitudes[i] = 425_000_000 - 1_500 * i
  }
  assert.ok(packPage(page, new Uint8Array(mostPackedBytes(SIZE))) < SIZE * PACKED_NODE_BYTES)
})
