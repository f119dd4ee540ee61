import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { bitsetWhere } from '../../arrays/bitset.ts'
import type { Order } from '../vocabulary/orders.ts'
import { measureOf, rankedBy } from './measured.ts'

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
