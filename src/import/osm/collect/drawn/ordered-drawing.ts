import { BaseMapDrawing } from '../../../../basemap/draw.ts'
import type { LayerName, LayerRule } from '../../../../basemap/layers.ts'
import { E7 } from '../../../../geo/local-plane.ts'
import { worldColumn, worldRow } from '../../../../geo/mercator.ts'
import { isInRings } from '../../../../geo/polygon.ts'
import { innerPointOf } from '../../geometry/inner-point.ts'
import { areaOfRing, joinLines, type Line } from '../../geometry/rings.ts'
import type { Tags } from '../../elements.ts'
import { type DrawOrder, ordersIn } from './orders.ts'
import { drawSea } from './sea-areas.ts'

export type OrderedDrawing = {
  /** Draws a block of orders, which may be written over afterwards. */
  draw(block: Int32Array): void
  /** What was drawn, the sea with it; only once all has been. */
  finish(): BaseMapDrawing
}

/** Names of areas, a point each, from the zoom at which they are large enough for it. */
const NAMED_AREAS: Readonly<Partial<Record<LayerName, string>>> = { water: 'lake', protected: 'reserve' }

/** Draws what is ordered. */
export function orderedDrawing(): OrderedDrawing {
  const drawing = new BaseMapDrawing()
  const coastlines: Line[] = []
  return {
    draw(block) {
      for (const order of ordersIn(block)) drawOne(order)
    },
    finish() {
      drawSea(drawing, coastlines, projected)
      return drawing
    },
  }

  function drawOne({ as, tags, outer, inner }: DrawOrder): void {
    if (as === 'coast') coastlines.push(...outer.map(line => ({ ...line, points: line.points.slice() })))
    else if (as.shape === 'area') drawArea(as, tags, joinLines(outer).rings, joinLines(inner).rings)
    else if (as.shape === 'line') {
      drawing.add({ rule: as, tags, lines: outer.map(({ points }) => projected(points)) })
    } else drawing.add({ rule: as, tags, point: firstPlace(outer) })
  }

  function drawArea(rule: LayerRule, tags: Tags, outers: readonly Int32Array[], inners: readonly Int32Array[]): void {
    const rings = outers.flatMap(outer => [
      { ring: projected(outer), isHole: false },
      ...inners
        .filter(inner => outers.length === 1 || isInRings([outer], inner[0] ?? 0, inner[1] ?? 0))
        .map(inner => ({ ring: projected(inner), isHole: true })),
    ])
    drawing.add({ rule, tags, rings })
    const label = NAMED_AREAS[rule.layer]
    if (label === undefined || tags['name'] === undefined) return
    const [largest] = outers.map(ring => ({ ring, area: areaOfRing(ring) })).sort((a, b) => b.area - a.area)
    if (!largest) return
    const from = zoomOfLabel(largest.area)
    if (from > 14) return
    const [x, y] = innerPointOf(largest.ring, [...inners])
    drawing.add({
      rule: { layer: 'poi', class: label, shape: 'point', from, namedFrom: from },
      tags,
      point: place(x, y),
    })
  }
}

/** A label takes a square of about 64 pixels. */
function zoomOfLabel(squareMetres: number): number {
  const metresAtZoom0 = 40_075_017 / 512
  return Math.max(8, Math.ceil(Math.log2((metresAtZoom0 * 64) / Math.sqrt(squareMetres))))
}

function firstPlace([line]: readonly Line[]): [number, number] {
  return place(line?.points[0] ?? 0, line?.points[1] ?? 0)
}

function place(x: number, y: number): [number, number] {
  return [worldColumn(x / E7), worldRow(y / E7)]
}

function projected(points: Int32Array): Int32Array {
  const result = new Int32Array(points.length)
  for (let at = 0; at < points.length; at += 2) {
    result[at] = worldColumn((points[at] ?? 0) / E7)
    result[at + 1] = worldRow((points[at + 1] ?? 0) / E7)
  }
  return result
}
