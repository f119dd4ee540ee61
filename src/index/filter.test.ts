import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../test/support/starter-context.ts'

const { index } = await starterContext()

test('an area counts the spots of a least rating alike, in whatever order they are listed', () => {
  const world = { west: -180, east: 180, south: -90, north: 90 }
  for (const minRating of [1, 3, 4, 4.5, 5])
    for (const bbox of [world, { ...world, south: 45 }, { ...world, west: 5, east: 25 }]) {
      const filter = { minRating, bbox }
      const { docs, total } = index.list({ filter, limit: index.count })
      const sure = index.list({ filter, limit: index.count, byConfidence: true })
      assert.deepEqual([sure.docs.length, sure.total], [docs.length, total], JSON.stringify(filter))
      assert.equal(index.facets(filter).total, total)
    }
})
