import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkedClient } from '../../../test/support/checked-client.ts'
import { indexOf, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { compareSpots } from '../../spots/order.ts'
import type { SpotRecord } from '../../spots/spot.ts'

const filters = fc.record(
  {
    tag: fc.constantFrom('lake', 'forest', 'camping', 'none'),
    minRating: fc.constantFrom('1', '2.5', '4', '5'),
    q: fc.constantFrom('quiet', 'blue lake', 'silent', 'zzz'),
  },
  { requiredKeys: [] },
)

test('walking cursors from any filter shows each matching spot exactly once, in order', async () => {
  const spots = randomSpots(90, 3)
  const { get } = checkedClient(await testService(spots))
  await fc.assert(
    fc.asyncProperty(filters, fc.integer({ min: 1, max: 40 }), async (filter, limit) => {
      const whole = (await get(`/api/spots?${new URLSearchParams({ ...filter, limit: '100' }).toString()}`)).json
      const seen: string[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const query = new URLSearchParams({ ...filter, limit: String(limit), ...(cursor !== undefined && { cursor }) })
        const { json } = await get(`/api/spots?${query.toString()}`)
        assert.equal(json.meta.totalAvailable, whole.meta.totalAvailable)
        seen.push(...json.data.map(spot => spot.id))
        cursor = json.meta.nextCursor
      }
      assert.deepEqual(
        seen,
        whole.data.map(spot => spot.id),
      )
      assert.equal(seen.length, whole.meta.totalAvailable)
    }),
    { numRuns: 60 },
  )
})

test('a publish in mid-walk: every unchanged spot is shown exactly once', async () => {
  const before = randomSpots(50, 5)
  const added = randomSpots(10, 77).map(spot => ({ ...spot, id: `new-${spot.id}`, slug: `new-${spot.id}` }))
  const service = await testService(before)
  const { get } = checkedClient(service)
  let version = 1
  const change = fc.constantFrom('keep', 'keep', 'keep', 'remove', 'rate')
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 50, maxLength: 50 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 3, max: 20 }),
      async (changes, publishAfter, limit) => {
        const after: SpotRecord[] = before.flatMap((spot, i) => {
          if (changes[i] === 'remove') return []
          return [changes[i] === 'rate' ? { ...spot, silenceRating: 6 - spot.silenceRating } : spot]
        })
        service.reads.swap(await indexOf(before))
        const seen: string[] = []
        let cursor: string | null | undefined
        for (let page = 0; cursor !== null; page++) {
          if (page === publishAfter) service.reads.swap(await indexOf([...after, ...added], { version: ++version }))
          const query = new URLSearchParams({ limit: String(limit), ...(cursor !== undefined && { cursor }) })
          const { json } = await get(`/api/spots?${query.toString()}`)
          seen.push(...json.data.map(spot => spot.id))
          cursor = json.meta.nextCursor
        }
        const unchanged = before.filter((_, i) => changes[i] === 'keep').toSorted(compareSpots)
        const shown = seen.filter(id => unchanged.some(spot => spot.id === id))
        assert.deepEqual(
          shown,
          unchanged.map(spot => spot.id),
        )
      },
    ),
    { numRuns: 40 },
  )
})
