import { LAYER_KEYS, type LayerRule, layerRuleOf } from '../../../../basemap/layers.ts'
import type { Tags } from '../../elements.ts'
import { isClosed, type Line } from '../../geometry/rings.ts'
import type { Collector } from '../collector.ts'
import { BORDERS, OrderWriter } from './orders.ts'

export type BaseMapOrders = Collector & {
  /** Gives the last orders; only once all has been seen. */
  end(): void
}

const isPoint = ({ shape }: LayerRule) => shape === 'point'
const isLine = ({ shape }: LayerRule) => shape === 'line'
const isArea = ({ shape }: LayerRule) => shape === 'area'

/** Says what of a file is drawn in its base map, as blocks of orders while the file is read. */
export function baseMapOrders(onBlock: (block: Int32Array) => void): BaseMapOrders {
  const orders = new OrderWriter(onBlock)
  /** By the ids of their ways. */
  const drawnBorders = new Set<number>()
  return {
    end: () => orders.flush(),
    keys: LAYER_KEYS,
    node(_, x, y, tags) {
      const as = layerRuleOf(tags, isPoint)
      if (as) orders.add({ as, tags, outer: [lineAt(x, y)], inner: [] })
    },
    way({ tags, line }) {
      if (tags['natural'] === 'coastline') orders.add({ as: 'coast', tags, outer: [line()], inner: [] })
      const closedRule = layerRuleOf(tags, isArea)
      if (closedRule) {
        const own = line()
        if (isClosed(own) && own.isWhole) orders.add({ as: closedRule, tags, outer: [own], inner: [] })
      }
      const lineRule = layerRuleOf(tags, isLine)
      if (lineRule) {
        const own = line()
        if (own.points.length >= 4) orders.add({ as: lineRule, tags, outer: [own], inner: [] })
      }
      if (!closedRule && !lineRule) {
        const as = layerRuleOf(tags, isPoint)
        if (!as) return
        const [x, y] = line().points
        if (x !== undefined && y !== undefined) orders.add({ as, tags, outer: [lineAt(x, y)], inner: [] })
      }
    },
    wants: ({ tags }) =>
      borderOf(tags) !== undefined || (isMultipolygon(tags) && layerRuleOf(tags, isArea) !== undefined),
    relation({ tags, outer, inner }) {
      const border = borderOf(tags)
      if (border) {
        const lines = outer.filter(({ way }) => !drawnBorders.has(way))
        for (const { way } of lines) drawnBorders.add(way)
        orders.add({ as: border, tags: {}, outer: lines, inner: [] })
        return
      }
      const as = layerRuleOf(tags, isArea)
      if (as) orders.add({ as, tags, outer, inner })
    },
  }
}

function lineAt(x: number, y: number): Line {
  return { points: Int32Array.of(x, y), first: 0, last: 0, isWhole: true }
}

function isMultipolygon(tags: Tags): boolean {
  return tags['type'] === 'multipolygon' || tags['type'] === 'boundary'
}

function borderOf(tags: Tags): LayerRule | undefined {
  return tags['boundary'] === 'administrative' ? BORDERS.get(tags['admin_level']) : undefined
}
