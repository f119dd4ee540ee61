import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxesMeet } from '../../../geo/box.ts'
import { E7 } from '../../../geo/local-plane.ts'
import { squareAround } from '../../../../test/support/osm-samples.ts'
import type { Tags } from '../elements.ts'
import type { Line } from '../geometry/rings.ts'
import { settlements } from './settlements.ts'

/** A square of 200 × 200 around a place, 10⁻⁷ degrees. */
function square(x: number, y: number): Line {
  return { points: Int32Array.from(squareAround(x, y, 200)), first: 1, last: 1, isWhole: true }
}

function seen(show: (homes: ReturnType<typeof settlements>) => void): string[] {
  const homes = settlements()
  show(homes)
  return homes.found.map(({ name, class: size, people, x, y }) => `${name} ${size} ${people} ${x} ${y}`)
}

const way = (id: number, tags: Tags, line: Line) => ({ id, tags, line: () => line })
const relation = (id: number, tags: Tags, line: Line, node?: number) => ({
  id,
  tags,
  members: node === undefined ? [] : [{ type: 'node' as const, ref: node, role: 'label' }],
  outer: [{ ...line, way: 0 }],
  inner: [],
  missing: 0,
})

test('a place that is drawn as an area counts by its middle, once', () => {
  const village = { place: 'village', name: 'Quietham', population: '1 200' }
  const found = seen(homes => {
    homes.way?.(way(1, village, square(1000, 1000)))
    homes.relation?.(relation(2, village, square(1050, 1000)))
    homes.relation?.(relation(3, { place: 'hamlet', name: 'Stillby' }, square(5000, 0)))
    homes.way?.(way(4, { place: 'square', name: 'Market' }, square(9000, 0)))
    homes.way?.(way(5, { place: 'town' }, square(9000, 9000)))
  })
  assert.deepEqual(found, ['Quietham village 1200 1000 1000', 'Stillby hamlet 60 5000 0'])
})

test('an area that holds a place of its name or size, or has one as its label, is that place', () => {
  const found = seen(homes => {
    homes.node?.(1, 1020, 1000, { place: 'village', name: 'Quietham', population: '300' })
    homes.node?.(2, 3000, 0, { place: 'town', name: 'Bergen' })
    homes.node?.(6, 8990, 10, { place: 'hamlet', name: 'Port St Mary' })
    homes.way?.(way(7, { place: 'hamlet', name: 'Port Saint Mary' }, square(9000, 0)))
    homes.way?.(way(3, { place: 'village', name: 'Quietham' }, square(1000, 1000)))
    homes.way?.(way(4, { place: 'village', name: 'Quietham' }, square(7000, 1000)))
    homes.relation?.(relation(5, { place: 'town', name: 'Bergen municipality' }, square(3000, 0), 2))
  })
  assert.deepEqual(found, [
    'Quietham village 300 1020 1000',
    'Bergen town 10000 3000 0',
    'Port St Mary hamlet 60 8990 10',
    'Quietham village 800 7000 1000',
  ])
})

test('of the cities around, those that are heard in the region make noise, and those near it count as people', () => {
  const vaduz = { west: 9.5 * E7, south: 47.1 * E7, east: 9.55 * E7, north: 47.15 * E7 }
  const alps = { west: 7 * E7, south: 46 * E7, east: 10 * E7, north: 48 * E7 }
  const { sources, towns, near } = settlements().people({ box: alps, meets: box => boxesMeet(box, vaduz) })
  const names = new Set(sources.map(({ name }) => name))
  assert.ok(names.has('Vaduz') && names.has('Schaan') && !names.has('Bern') && names.size < 100, [...names].join())
  assert.ok(towns.some(({ name }) => name === 'Chur') && !towns.some(({ name }) => name === 'Bern'))
  assert.ok(near(9.53 * E7, 46.85 * E7) > 30_000)
  assert.equal(near(7.447 * E7, 46.948 * E7), 0)
})
