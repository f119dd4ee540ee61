import assert from 'node:assert/strict'
import { test } from 'node:test'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { between, seededRandom } from '../../test/support/random.ts'
import { isInRings } from '../geo/polygon.ts'
import { BaseMapDrawing } from './draw.ts'
import { layerRuleOf } from './layers.ts'

const WORLD = 2 ** 26
const wood = layerRuleOf({ natural: 'wood' }, () => true) ?? assert.fail()
const path = layerRuleOf({ highway: 'path' }, () => true) ?? assert.fail()
const origin = { x: (Math.floor(WORLD * 0.51) & ~4095) + 500, y: (Math.floor(WORLD * 0.36) & ~4095) + 500 }

/** Encodes what was drawn; `read` gives the features of a layer of a tile. */
function drawn(drawing: BaseMapDrawing) {
  const tiles = new Map(drawing.tiles().map(({ z, x, y, bytes }) => [`${z}/${x}/${y}`, bytes.slice()]))
  return (z: number, x: number, y: number, layer: string) => {
    const { [layer]: found } = new VectorTile(new PbfReader(tiles.get(`${z}/${x}/${y}`) ?? new Uint8Array())).layers
    return Array.from({ length: found?.length ?? 0 }, (_, at) => found?.feature(at)).flatMap(f => f ?? [])
  }
}

test('a point of an area, drawn at any zoom, lies within it, and one of its hole or beside it does not', () => {
  const random = seededRandom(4)
  const drawing = new BaseMapDrawing()
  const square = (x: number, y: number, side: number) =>
    Int32Array.of(x, y, x, y + side, x + side, y + side, x + side, y, x, y)
  const [outer, hole] = [square(origin.x, origin.y, 60_000), square(origin.x + 20_000, origin.y + 20_000, 20_000)]
  drawing.add({
    rule: wood,
    tags: {},
    rings: [
      { ring: outer, isHole: false },
      { ring: hole, isHole: true },
    ],
  })
  const read = drawn(drawing)
  for (const z of [8, 10, 12, 14]) {
    const unit = 2 ** (14 - z)
    for (let round = 0; round < 60; round++) {
      const at = { x: origin.x + between(random, -30_000, 90_000), y: origin.y + between(random, -30_000, 90_000) }
      const nearEdge = [0, 20_000, 40_000, 60_000].some(
        edge => Math.abs(at.x - origin.x - edge) < 8 * unit || Math.abs(at.y - origin.y - edge) < 8 * unit,
      )
      if (nearEdge) continue
      const side = 4096 * unit
      const [tx, ty] = [Math.floor(at.x / side), Math.floor(at.y / side)]
      const local = [(at.x - tx * side) / unit, (at.y - ty * side) / unit] as const
      const rings = read(z, tx, ty, 'land').flatMap(feature =>
        feature.loadGeometry().map(ring => ring.flatMap(({ x, y }) => [x, y])),
      )
      assert.equal(isInRings(rings, ...local), isInRings([outer, hole], at.x, at.y), `${z} ${local.join()}`)
    }
  }
})

test('a path is in every tile that it goes through, once, from its first zoom on', () => {
  const drawing = new BaseMapDrawing()
  const points = Int32Array.from(
    Array.from({ length: 40 }, (_, at) => [origin.x + at * 1700, origin.y + ((at * 7919) % 3000)]).flat(),
  )
  drawing.add({ rule: path, tags: { name: 'High Route' }, lines: [points] })
  const read = drawn(drawing)
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
    const [feature, ...more] = read(14, x >> 12, y >> 12, 'road')
    assert.equal(more.length, 0)
    assert.deepEqual({ ...feature?.properties }, { class: 'path' })
    assert.deepEqual(read(12, x >> 14, y >> 14, 'road'), [])
  }
})

test('objects of one class are one feature of a tile; what is too small at a zoom is left out', () => {
  const drawing = new BaseMapDrawing()
  for (let at = 0; at < 5; at++) {
    const [x, y] = [origin.x + at * 200, origin.y]
    drawing.add({
      rule: wood,
      tags: {},
      rings: [{ ring: Int32Array.of(x, y, x + 100, y, x + 100, y + 100, x, y + 100, x, y), isHole: false }],
    })
  }
  const [x, y] = [origin.x >> 12, origin.y >> 12]
  const read = drawn(drawing)
  const at14 = read(14, x, y, 'land')
  assert.deepEqual([at14.length, at14[0]?.loadGeometry().length], [1, 5])
  assert.deepEqual(read(10, x >> 4, y >> 4, 'land'), [])
})
