import assert from 'node:assert/strict'
import { test } from 'node:test'
import { E7 } from '../../../geo/local-plane.ts'
import type { Box } from '../../../geo/box.ts'
import { indexCoverages } from '../../../silence/coverage.ts'
import { region } from './region.ts'

const e7 = (...degrees: number[]) => Int32Array.from(degrees, value => Math.round(value * E7))

test('the edge of the map in a narrow strait to another country is an edge, at open sea it is none', () => {
  const where = region()
  const show = (id: number, tags: Record<string, string>, ...degrees: number[]) =>
    where.way?.({ id, tags, line: () => ({ points: e7(...degrees), first: id, last: -id, isWhole: true }) })
  // Zealand, roughly: its coasts run with the water on the right.
  show(1, { natural: 'coastline' }, 11.9, 56.1, 11.9, 55.8, 12.62, 55.8, 12.62, 56.1)
  show(2, { highway: 'residential' }, 12.3, 55.9, 12.4, 55.92, 12.45, 55.95)
  const area = [e7(12.1, 55.82, 12.66, 55.82, 12.66, 56.05, 12.1, 56.05, 12.1, 55.82)]
  const { edges, atSea } = where.coverage({ name: 'Zealand', area, header: { box: null, extractDate: null } })
  const isSeaAt = (latitude: number) => {
    const at = atSea.findIndex((_, i) => edges[4 * i] === e7(12.66)[0] && (edges[4 * i + 1] ?? 0) > latitude * E7)
    return atSea[at] === 1
  }
  // Helsingborg is across the north; in the south the other shore is 15 km away.
  assert.deepEqual([isSeaAt(56.03), isSeaAt(55.85)], [false, true])
})

test('the box of the header cuts the cells of a region, and what lies outside of it is not covered', () => {
  const covering = (box: Box | null) => {
    const where = region()
    for (let i = 0; i < 40; i++) {
      const points = e7(1 + i / 400, 42, 1.002 + i / 400, 42.002)
      where.way?.({ id: i, tags: { highway: 'track' }, line: () => ({ points, first: i, last: -i, isWhole: true }) })
    }
    const coverage = where.coverage({ name: 'Strip', area: null, header: { box, extractDate: null } })
    const index = indexCoverages([coverage])
    return {
      method: coverage.method,
      covers: (longitude: number) => index.covers({ longitude, latitude: 42.001 }),
      metres: index.metresToDrawnEdge({ longitude: 1.0835, latitude: 42.001 }, 50_000),
    }
  }
  const [whole, cut, wrong] = [null, { ...BOX, east: 1.085 }, { ...BOX, west: 5, east: 6 }].map(covering)
  assert.deepEqual([whole?.covers(1.09), cut?.covers(1.09), wrong?.covers(1.09)], [true, false, true])
  assert.deepEqual([whole?.method, cut?.method, wrong?.method], ['cells', 'cells', 'cells'])
  assert.ok((cut?.metres ?? Infinity) < 150 && (cut?.metres ?? 0) > 100, `${cut?.metres}`)
})

test('a boundary that reaches beyond the box of the header ends there', () => {
  const where = region()
  for (let i = 0; i < 20; i++) {
    const points = e7(1 + i / 400, 42, 1.002 + i / 400, 42.002)
    where.way?.({ id: i, tags: { highway: 'track' }, line: () => ({ points, first: i, last: -i, isWhole: true }) })
  }
  const ring = e7(0.9, 41.9, 1.3, 41.9, 1.3, 42.1, 0.9, 42.1, 0.9, 41.9)
  const tags = { boundary: 'administrative', admin_level: '6', name: 'Owlshire' }
  where.relation?.({
    id: 1,
    tags,
    members: [],
    missing: 0,
    outer: [{ way: 1, points: ring, first: 1, last: 1, isWhole: true }],
    inner: [],
  })
  const box = { west: 0.95, south: 41.95, east: 1.06, north: 42.05 }
  const coverage = where.coverage({ name: 'Strip', area: null, header: { box, extractDate: null } })
  const index = indexCoverages([coverage])
  assert.deepEqual([coverage.name, coverage.method], ['Owlshire', 'boundary'])
  const covers = [1, 1.059, 1.061].map(longitude => index.covers({ longitude, latitude: 42 }))
  assert.deepEqual(covers, [true, true, false])
})

/** Far larger than what the file holds. */
const BOX = { west: 0.5, south: 41.5, east: 1.5, north: 42.5 }
