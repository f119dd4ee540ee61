import assert from 'node:assert/strict'
import { test } from 'node:test'
import { E7, METRES_PER_DEGREE } from '../../../../geo/local-plane.ts'
import { assignResidential } from './residential.ts'

const e7 = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * E7)
const place = { origin: 1, class: 'village', name: 'Owlham', people: 300, isCounted: false, x: 0, y: 0 } as const

test('land where people live is the nearest place’s, and a settlement of its own where no place is near', () => {
  const land = [
    { origin: 2, x: e7(500), y: 0, m2: 40_000 },
    { origin: 3, x: e7(2500), y: 0, m2: 10_000 },
    { origin: 4, x: e7(7000), y: 0, m2: 200_000 },
  ]
  const { areas, alone } = assignResidential([place], land)
  assert.deepEqual([...areas], [50_000, 200_000])
  assert.deepEqual(alone, [
    { origin: 4, class: 'village', name: null, people: 200, isCounted: false, x: e7(7000), y: 0 },
  ])
})

test('a farm has no land but its own', () => {
  const { areas, alone } = assignResidential([{ ...place, class: 'farm' }], [{ origin: 2, x: 0, y: 0, m2: 9_000 }])
  assert.deepEqual([[...areas], alone.length], [[0, 9_000], 1])
})
