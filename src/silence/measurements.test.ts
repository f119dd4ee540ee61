import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compare, scatterPlot } from './measurements.ts'

test('a model that is 3 dB too loud everywhere has that bias and ranks all right', () => {
  const pairs = [30, 41, 52, 60].map(measured => ({ measured, modelled: measured + 3 }))
  assert.deepEqual(compare(pairs), { count: 4, bias: 3, meanAbsoluteError: 3, rankCorrelation: 1 })
})

test('errors to both sides cancel in the bias and not in the mean absolute error', () => {
  const pairs = [
    { measured: 40, modelled: 44 },
    { measured: 50, modelled: 46 },
    { measured: 60, modelled: 60 },
  ]
  const { bias, meanAbsoluteError } = compare(pairs)
  assert.ok(Math.abs(bias) < 1e-12)
  assert.ok(Math.abs(meanAbsoluteError - 8 / 3) < 1e-12)
})

test('ranks that are turned round correlate with -1, equal ones share theirs, and too few have none', () => {
  const turned = [1, 2, 3, 4].map(i => ({ measured: 40 + i, modelled: 60 - i }))
  assert.equal(compare(turned).rankCorrelation, -1)
  const tied = [
    { measured: 40, modelled: 40 },
    { measured: 40, modelled: 41 },
    { measured: 50, modelled: 50 },
  ]
  assert.ok(Math.abs((compare(tied).rankCorrelation ?? 0) - Math.sqrt(3) / 2) < 1e-12)
  assert.equal(compare(tied.slice(1)).rankCorrelation, null)
})

test('the scatter plot has a dot for each pair', () => {
  const plot = scatterPlot([
    { measured: 40, modelled: 44 },
    { measured: 120, modelled: -5 },
  ])
  assert.match(plot, /^<svg [^>]+>\n[\s\S]+<\/svg>\n$/)
  assert.equal(plot.match(/<circle /g)?.length, 2)
})
