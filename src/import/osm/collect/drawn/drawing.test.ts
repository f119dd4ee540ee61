import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layerRuleOf } from '../../../../basemap/layers.ts'
import type { ArchivePieces } from '../../../../basemap/pmtiles/write.ts'
import { startDrawing } from './drawing.ts'
import { OrderWriter } from './orders.ts'

const bounds = { west: 1, south: 42, east: 2, north: 43 }
const as = layerRuleOf({ highway: 'residential' }, () => true) ?? assert.fail()

function bytesOf(pieces: ArchivePieces | null): Buffer | null {
  return pieces && Buffer.concat(Array.from(pieces, piece => Buffer.from(piece)))
}

test('a map is the same bytes drawn here or in a thread of its own', async () => {
  const drawings = [startDrawing(1), startDrawing(2)]
  assert.deepEqual(
    drawings.map(({ isApart }) => isApart),
    [false, true],
  )
  const orders = new OrderWriter(block => {
    for (const drawing of drawings) drawing.take(block)
  })
  for (let at = 0; at < 20_000; at++) {
    const [x, y] = [15_000_000 + 700 * (at % 1000), 425_000_000 + 5000 * Math.floor(at / 1000)]
    const points = Int32Array.of(x, y, x + 3000, y + 20_000, x + 9000, y)
    orders.add({ as, tags: { name: `Street ${at}` }, outer: [{ points, first: 1, last: 2, isWhole: true }], inner: [] })
  }
  orders.flush()
  const archives = await Promise.all(drawings.map(drawing => drawing.archive(bounds, { name: 'here' })))
  const [here, apart] = archives.map(bytesOf)
  for (const drawing of drawings) await drawing.close()
  assert.ok((here?.length ?? 0) > 100_000)
  assert.deepEqual(apart, here)
})

test('where nothing is drawn there is no archive', async () => {
  for (const threads of [1, 2]) {
    const drawing = startDrawing(threads)
    assert.equal(await drawing.archive(bounds, {}), null)
    await drawing.close()
  }
})

test('a thread that is lost fails the archive with the reason', async () => {
  const drawing = startDrawing(2)
  // No order has a head of two numbers: the corners that the second announces are not there.
  drawing.take(Int32Array.of(0, -1))
  await assert.rejects(drawing.archive(bounds, {}), /^OperatorError: a thread of the import failed \(/)
  await drawing.close()
})
