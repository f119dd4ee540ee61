import type { BaseMapDrawing } from '../../../../basemap/draw.ts'
import { outlineOf, type Ring, seaIn, type Square } from '../../../../basemap/geometry/sea.ts'
import type { LayerRule } from '../../../../basemap/layers.ts'
import { boxOfLine, uniteBoxes } from '../../../../geo/box.ts'
import { E7 } from '../../../../geo/local-plane.ts'
import { coordinatesOf, WORLD_BITS } from '../../../../geo/mercator.ts'
import { indexCoast, type Offshore } from '../../../../silence/coast.ts'
import { joinLines, type Line } from '../../geometry/rings.ts'

/** Squares in which the sea is put together, and the smallest that are tried where data is cut; as zooms. */
const ZOOMS = { first: 10, last: 14 } as const
const SEA: LayerRule = { layer: 'water', class: 'sea', shape: 'area', from: 6 }
const GROUND: LayerRule = { layer: 'land', class: 'ground', shape: 'area', from: 6 }

/** Draws sea and dry land around the coastlines of a file (way lines, 10⁻⁷ degrees); `projected` gives units of the Mercator square. */
export function drawSea(
  drawing: BaseMapDrawing,
  coastlines: readonly Line[],
  projected: (points: Int32Array) => Int32Array,
): void {
  const { rings, open } = joinLines(coastlines)
  const lines = [...rings, ...open]
  if (lines.length === 0) return
  const offshore = indexCoast(lines)
  const coasts = lines.map(line => {
    const points = projected(line)
    return { points, box: boxOfLine(points) }
  })
  const { west, south: top, east, north: bottom } = uniteBoxes(coasts.map(({ box }) => box))
  const side = 2 ** (WORLD_BITS - ZOOMS.first)
  for (let x = Math.floor(west / side) * side; x <= east; x += side) {
    for (let y = Math.floor(top / side) * side; y <= bottom; y += side) {
      const square = { x, y, side }
      drawing.add({ rule: GROUND, tags: {}, rings: [{ ring: outlineOf(square), isHole: false }] })
      const sea = seaWithin(square, ZOOMS.first)
      if (sea.length > 0) drawing.add({ rule: SEA, tags: {}, rings: sea })
    }
  }

  function seaWithin(square: Square, zoom: number): Ring[] {
    const near = coasts.filter(({ box }) => isNear(square, box)).map(({ points }) => points)
    const sea = near.length === 0 ? 'none' : seaIn(square, near)
    if (sea === 'none') return isAtSea(square, offshore) ? [{ ring: outlineOf(square), isHole: false }] : []
    if (sea !== 'cut') return sea
    return zoom === ZOOMS.last ? [] : quartersOf(square).flatMap(quarter => seaWithin(quarter, zoom + 1))
  }
}

function isNear({ x, y, side }: Square, box: { west: number; south: number; east: number; north: number }): boolean {
  return box.west <= x + side && box.east >= x && box.south <= y + side && box.north >= y
}

function isAtSea({ x, y, side }: Square, offshore: Offshore): boolean {
  const { latitude, longitude } = coordinatesOf({ x: x + side / 2, y: y + side / 2 })
  return offshore(longitude * E7, latitude * E7) > 0
}

function quartersOf({ x, y, side }: Square): Square[] {
  const half = side / 2
  return [0, half].flatMap(down => [0, half].map(right => ({ x: x + right, y: y + down, side: half })))
}
