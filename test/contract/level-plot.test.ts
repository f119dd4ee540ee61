import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { levelPlot } from '../support/level-plot.ts'
import { ROADS } from '../../src/silence/parameters.ts'

test('the plot in the docs is the one that the model draws, with a curve for each class', () => {
  const plot = levelPlot()
  assert.equal(plot.match(/<polyline /g)?.length, Object.keys(ROADS).length)
  assert.equal(readFileSync(new URL('../../docs/level-by-distance.svg', import.meta.url), 'utf8'), plot)
})
