import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spotRecord } from '../../../test/support/spots.ts'
import { contextOf, starterContext } from '../../../test/support/starter-context.ts'
import { bitsetWhere, hasBit } from '../../arrays/bitset.ts'
import type { Order } from '../vocabulary/orders.ts'
import { ask } from '../ask.ts'
import { docsAfter, measureOf, noisiest, rankedBy } from './measured.ts'

const { index } = await starterContext()

const ORDERS = {
  highest: 1,
  lowest: -1,
  northernmost: 1,
  southernmost: -1,
  easternmost: 1,
  westernmost: -1,
  'most tags': 1,
  'most activities': 1,
} as const satisfies Partial<Record<Order, 1 | -1>>

test('the first of an order are those that sorting all of them gives, equal ones in canonical order', () => {
  for (const [order, sign] of Object.entries(ORDERS) as [keyof typeof ORDERS, 1 | -1][]) {
    for (const step of [1, 3]) {
      const bits = bitsetWhere(index.count, doc => doc % step === 0)
      const all = Array.from({ length: index.count }, (_, doc) => doc).filter(doc => doc % step === 0)
      const known = all.flatMap(doc => {
        const value = measureOf(order, doc, index)
        return value === null ? [] : [{ doc, value: sign * value }]
      })
      const sorted = known.toSorted((a, b) => b.value - a.value || a.doc - b.doc).map(({ doc }) => doc)
      for (const limit of [1, 2, 5, 40, all.length, all.length + 1]) {
        assert.deepEqual(
          rankedBy(order, bits, { index, limit }),
          { docs: sorted.slice(0, limit), unknown: all.length - known.length },
          `${order}, ${limit} of every ${step}th`,
        )
      }
    }
  }
})

const LOUD = await contextOf(
  [
    { id: 'murmur', silenceRating: 1, lden: 54.8 },
    { id: 'roar', silenceRating: 1, lden: 73.5 },
    { id: 'editorial', silenceRating: 1, lden: null },
    { id: 'hum', silenceRating: 1, lden: 66.3 },
    { id: 'louder-than-rated', silenceRating: 1.1, lden: 80 },
  ].map(({ id, ...facts }) => spotRecord(id, { ...facts, name: id })),
)
const FROM_THE_NOISIEST = ['roar', 'hum', 'murmur', 'editorial', 'louder-than-rated']

test('of spots rated alike the loudest is the noisiest, one without a level the last of them', () => {
  const all = bitsetWhere(LOUD.index.count, () => true)
  const ids = (docs: readonly number[]) => docs.map(doc => LOUD.index.id(doc))
  for (const limit of [1, 2, 5])
    assert.deepEqual(ids(noisiest(all, { index: LOUD.index, limit })), FROM_THE_NOISIEST.slice(0, limit))
  for (const [at, id] of FROM_THE_NOISIEST.entries()) {
    const after = docsAfter('noise', LOUD.index.find(id) ?? -1, LOUD.index)
    assert.deepEqual(
      FROM_THE_NOISIEST.map(other => hasBit(after, LOUD.index.find(other) ?? -1)),
      FROM_THE_NOISIEST.map((_, other) => other > at),
    )
  }
})

test('the noisiest is the loudest of those rated alike in each language; the quietest is not turned round', () => {
  for (const [query, first] of [
    ['Which is the loudest place?', 'roar'],
    ['Welcher ist der zweitlauteste Ort?', 'hum'],
    ['Les trois endroits les plus bruyants', 'roar'],
    ['¿Cuál es el tercer lugar más ruidoso?', 'murmur'],
    ['Qual è il posto più rumoroso?', 'roar'],
    ['Which is the quietest place?', 'louder-than-rated'],
  ] as const) {
    const [doc] = ask({ query }, LOUD).docs
    assert.equal(doc === undefined ? undefined : LOUD.index.id(doc), first, query)
  }
})
