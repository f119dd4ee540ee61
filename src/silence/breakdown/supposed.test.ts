import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { confidenceInterval, confidenceOf, ratingOf } from '../rating.ts'
import { spreadOfSupposed } from './supposed.ts'

const situation = fc.record({
  level: fc.double({ min: 5, max: 80, noNaN: true }),
  caps: fc.constantFrom([], [3.9], [3.4], [2.5]),
  spread: fc.record({
    quieterDb: fc.double({ min: 0, max: 20, noNaN: true }),
    louderDb: fc.double({ min: 0, max: 20, noNaN: true }),
  }),
})

test('what is mostly supposed is of no high confidence, whatever the level, its spread and what caps it', () => {
  fc.assert(
    fc.property(situation, fc.double({ min: 0.51, max: 1, noNaN: true }), ({ level, caps, spread }, beyondShare) => {
      const before = confidenceInterval(level, caps, spread)
      const band = confidenceInterval(level, caps, spreadOfSupposed(spread, { level, caps, beyondShare }))
      const rating = ratingOf(level, caps)
      assert.notEqual(confidenceOf(band), 'high')
      assert.ok(band[0] <= before[0] && band[1] >= before[1] && band[0] <= rating && rating <= band[1])
    }),
  )
})

test('what is mostly known, and what is uncertain anyway, keep their spread', () => {
  fc.assert(
    fc.property(situation, fc.double({ min: 0, max: 0.5, noNaN: true }), ({ level, caps, spread }, beyondShare) => {
      assert.deepEqual(spreadOfSupposed(spread, { level, caps, beyondShare }), spread)
    }),
  )
  const wide = { quieterDb: 10, louderDb: 10 }
  assert.deepEqual(spreadOfSupposed(wide, { level: 42, caps: [], beyondShare: 1 }), wide)
})
