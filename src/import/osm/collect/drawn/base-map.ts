import { BaseMapDrawing } from '../../../../basemap/draw.ts'
import { LAYER_KEYS, type LayerName, layerRuleOf, type LayerRule } from '../../../../basemap/layers.ts'
import { E7 } from '../../../../geo/local-plane.ts'
import { worldPlace } from '../../../../geo/mercator.ts'
import { isInRings } from '../../../../geo/polygon.ts'
import type { Tags } from '../../elements.ts'
import { areaOfRing, isClosed, joinLines, type Line } from '../../geometry/rings.ts'
import { innerPointOf } from '../../geometry/inner-point.ts'
import type { Collector } from '../collector.ts'
import { drawSea } from './sea-areas.ts'

export type BaseMap = Collector & {
  /** What was drawn, the sea with it; only once all has been seen. */
  finish(): BaseMapDrawing
}

const isPoint = ({ shape }: LayerRule) => shape === 'point'
const isLine = ({ shape }: LayerRule) => shape === 'line'
const isArea = ({ shape }: LayerRule) => shape === 'area'

/** Administrative borders that are drawn, by their level. */
const BORDERS: ReadonlyMap<string | undefined, LayerRule> = new Map([
  ['2', { layer: 'border', class: 'country', shape: 'line', from: 6 }],
  ['4', { layer: 'border', class: 'state', shape: 'line', from: 8 }],
])

/** Names of areas, a point each, from the zoom at which they are large enough for it. */
const NAMED_AREAS: Readonly<Partial<Record<LayerName, string>>> = { water: 'lake', protected: 'reserve' }

/** Draws the base map while the file is read. */
export function baseMap(): BaseMap {
  const drawing = new BaseMapDrawing()
  const drawnBorders = new Set<Line>()
  const coastlines: Line[] = []

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

  return {
    finish() {
      drawSea(drawing, coastlines, projected)
      return drawing
    },
    keys: LAYER_KEYS,
    node(_, x, y, tags) {
      const rule = layerRuleOf(tags, isPoint)
      if (rule) drawing.add({ rule, tags, point: place(x, y) })
    },
    way({ tags, line }) {
      if (tags['natural'] === 'coastline') coastlines.push(line())
      const closedRule = layerRuleOf(tags, isArea)
      if (closedRule) {
        const own = line()
        if (isClosed(own) && own.isWhole) drawArea(closedRule, tags, [own.points], [])
      }
      const lineRule = layerRuleOf(tags, isLine)
      if (lineRule) {
        const { points } = line()
        if (points.length >= 4) drawing.add({ rule: lineRule, tags, lines: [projected(points)] })
      }
      if (!closedRule && !lineRule) {
        const rule = layerRuleOf(tags, isPoint)
        if (!rule) return
        const { points } = line()
        if (points.length > 0) drawing.add({ rule, tags, point: place(points[0] ?? 0, points[1] ?? 0) })
      }
    },
    wants: ({ tags }) =>
      borderOf(tags) !== undefined || (isMultipolygon(tags) && layerRuleOf(tags, isArea) !== undefined),
    relation({ tags, outer, inner }) {
      const border = borderOf(tags)
      if (border) {
        const lines = outer.filter(line => !drawnBorders.has(line))
        for (const line of lines) drawnBorders.add(line)
        drawing.add({ rule: border, tags: {}, lines: lines.map(({ points }) => projected(points)) })
        return
      }
      const rule = layerRuleOf(tags, isArea)
      if (rule) drawArea(rule, tags, joinLines(outer).rings, joinLines(inner).rings)
    },
  }
}

function isMultipolygon(tags: Tags): boolean {
  return tags['type'] === 'multipolygon' || tags['type'] === 'boundary'
}

function borderOf(tags: Tags): LayerRule | undefined {
  return tags['boundary'] === 'administrative' ? BORDERS.get(tags['admin_level']) : undefined
}

/** A label takes a square of about 64 pixels. */
function zoomOfLabel(squareMetres: number): number {
  const metresAtZoom0 = 40_075_017 / 512
  return Math.max(8, Math.ceil(Math.log2((metresAtZoom0 * 64) / Math.sqrt(squareMetres))))
}

function place(x: number, y: number): [number, number] {
  const at = worldPlace({ longitude: x / E7, latitude: y / E7 })
  return [at.x, at.y]
}

function projected(points: Int32Array): Int32Array {
  const result = new Int32Array(points.length)
  for (let at = 0; at < points.length; at += 2) {
    const { x, y } = worldPlace({ longitude: (points[at] ?? 0) / E7, latitude: (points[at + 1] ?? 0) / E7 })
    result[at] = x
    result[at + 1] = y
  }
  return result
}
