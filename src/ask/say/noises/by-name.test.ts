import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DominantSource } from '../../../silence/explanation.ts'
import { byName } from './by-name.ts'

const road = (type: string, name: string | null, distanceM: number, levelDb: number): DominantSource => ({
  kind: 'road',
  class: type,
  name,
  distanceM,
  levelDb,
  share: 0.1,
})

test('a road of two classes is told once, with the noise of both, at the distance of the nearer', () => {
  const told = byName([
    road('secondary', 'CS-240', 2000, 26),
    road('trunk', 'CG-2', 3150, 25),
    road('primary', 'CG-2', 3100, 25),
  ])
  assert.deepEqual(
    told.map(each => [each.name, each.class, each.distanceM, Math.round(each.levelDb)]),
    [
      ['CG-2', 'trunk', 3100, 28],
      ['CS-240', 'secondary', 2000, 26],
    ],
  )
})

test('sources without a name, and a town and a road of one name, stay apart', () => {
  const sources = [
    road('service', null, 100, 30),
    road('service', null, 100, 29),
    road('primary', 'Peel', 200, 28),
    { ...road('town', 'Peel', 300, 27), kind: 'settlement' as const },
  ]
  assert.deepEqual(byName(sources), sources)
})
