import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { CONFIDENCES, SCALE } from '../parameters.ts'
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

/** Rated so, an interval down to the end of the scale is no wider than one of another confidence. */
const [HIGH, MEDIUM] = CONFIDENCES.map(({ most }) => SCALE.least + most)

test('much that is supposed gives no high confidence, and most of it a low one, to whatever is not among the loudest', () => {
  fc.assert(
    fc.property(situation, fc.double({ min: 0.26, max: 1, noNaN: true }), ({ level, caps, spread }, beyondShare) => {
      const before = confidenceInterval(level, caps, spread)
      const told = spreadOfSupposed(spread, { level, caps, beyondShare, edge: Infinity })
      const band = confidenceInterval(level, caps, told)
      const rating = ratingOf(level, caps)
      if (beyondShare > 0.5 || band[1] > (HIGH ?? 0) + 0.1) assert.notEqual(confidenceOf(band), 'high')
      if (beyondShare > 0.5 && band[1] > (MEDIUM ?? 0) + 0.1) assert.equal(confidenceOf(band), 'low')
      assert.ok(band[0] <= before[0] && band[1] >= before[1] && band[0] <= rating && rating <= band[1])
    }),
  )
})

test('what is mostly known, and what is uncertain anyway, keep their spread', () => {
  fc.assert(
    fc.property(situation, fc.double({ min: 0, max: 0.25, noNaN: true }), ({ level, caps, spread }, beyondShare) => {
      assert.deepEqual(spreadOfSupposed(spread, { level, caps, beyondShare, edge: Infinity }), spread)
    }),
  )
  const wide = { quieterDb: 16, louderDb: 16 }
  assert.deepEqual(spreadOfSupposed(wide, { level: 42, caps: [], beyondShare: 1, edge: 0 }), wide)
})

test('beside the edge of the map nothing but the loudest is of high confidence', () => {
  fc.assert(
    fc.property(situation, fc.double({ min: 0, max: 1999, noNaN: true }), ({ level, caps, spread }, edge) => {
      const told = spreadOfSupposed(spread, { level, caps, beyondShare: 0, edge })
      const band = confidenceInterval(level, caps, told)
      if (band[1] > (HIGH ?? 0) + 0.1) assert.notEqual(confidenceOf(band), 'high')
    }),
  )
})
