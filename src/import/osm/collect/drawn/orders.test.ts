import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LAYER_RULES } from '../../../../basemap/layers.ts'
import { between, seededRandom } from '../../../../../test/support/random.ts'
import { BORDERS, type DrawOrder, ordersIn, OrderWriter } from './orders.ts'

const NAMES = ['Río Valira', '木', '', 'a\0b', '😀 lake', undefined, 'n'.repeat(255)]

test('orders are read as they were written, in their order, whatever their size, names and ids', () => {
  const random = seededRandom(6)
  const kinds = [...LAYER_RULES, ...BORDERS.values(), 'coast' as const]
  const lineOf = (corners: number) => ({
    points: Int32Array.from({ length: 2 * corners }, () => between(random, -(2 ** 31), 2 ** 31 - 1)),
    first: between(random, -5, 2 ** 50),
    last: between(random, -(2 ** 40), 2 ** 33),
    isWhole: between(random, 0, 1) === 1,
  })
  const linesOf = (count: number, corners: number) =>
    Array.from({ length: count }, () => lineOf(between(random, 0, corners)))
  const given: DrawOrder[] = []
  const read: DrawOrder[] = []
  const blocks: number[] = []
  const writer = new OrderWriter(block => {
    blocks.push(block.length)
    // What is read must not be written over by the next block.
    read.push(...ordersIn(block.slice()))
  })
  for (let at = 0; at < 3000; at++) {
    const as = kinds[at % kinds.length] ?? assert.fail()
    const name = NAMES[at % NAMES.length]
    const also = as === 'coast' ? [] : (as.also ?? [])
    const tags =
      as === 'coast' || name === undefined ? {} : { name, ...Object.fromEntries(also.map(key => [key, '2942'])) }
    const [outer, inner] = [linesOf(between(random, 0, 3), 20), linesOf(between(random, 0, 2), at === 1000 ? 1e5 : 5)]
    const order = { as, tags, outer, inner }
    given.push(order)
    writer.add({ ...order, tags: { ...tags, surface: 'gravel' } })
  }
  writer.flush()
  writer.flush()
  assert.deepEqual(read, given)
  assert.ok(blocks.length > 3 && blocks.every(length => length > 0))
})
