import assert from 'node:assert/strict'
import { test } from 'node:test'
import { E7, localPlane, METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { metresFromRunway, metresToRun, metresToShape, turns } from './distances.ts'
import { buildSources, type NoiseSource } from './sources.ts'

const toE7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
const at = (x: number, y: number) => ({ x0: toE7(x), y0: toE7(y), plane: localPlane(0) })
const source = (kind: NoiseSource['kind'], metres: number[]): NoiseSource => {
  return { kind, class: 'primary', name: null, origin: 1, level: 1, size: 1, points: metres.map(toE7) }
}
const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 0.5, `${actual}`)

test('a line is as far as its nearest piece', () => {
  const { runs } = buildSources([source('road', [-1000, 0, 0, 0, 1000, 500])])
  near(metresToRun(runs, 0, at(-500, 300)), 300)
  near(metresToRun(runs, 0, at(-1300, 400)), 500)
})

test('an area is 0 m away from within, a point as far as it is', () => {
  const { others } = buildSources([
    source('works', [0, 0, 100, 0, 100, 100, 0, 100, 0, 0]),
    source('settlement', [0, 0]),
  ])
  assert.equal(metresToShape(others, 0, at(50, 50)), 0)
  near(metresToShape(others, 0, at(130, 140)), 50)
  near(metresToShape(others, 1, at(30, 40)), 50)
})

test('from a runway it is so far along, and so far across', () => {
  const { others } = buildSources([source('aerodrome', [-500, 0, 500, 0])])
  const { along, across } = metresFromRunway(others, 0, at(2000, 700))
  near(along, 2000)
  near(across, 700)
})

test('near the antimeridian both sides of the map are looked at', () => {
  assert.deepEqual([turns(0), turns(179), turns(-179)], [[0], [0, -360], [0, 360]])
})
