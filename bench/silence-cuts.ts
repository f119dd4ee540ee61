// Cuts an extract in half and rates the points near the cut: how wrong is the half, where the whole is known?
import type { OsmFile, Visitor } from '../src/import/osm/elements.ts'
import type { NodePage } from '../src/import/osm/positions/node-pages.ts'

/** 10⁻⁷ degrees; `keeps` tells what the half holds. */
export type Cut = {
  name: string
  keeps: (x: number, y: number) => boolean
  axis: 'x' | 'y'
  at: number
  isLow: boolean
}

/** Lines at a third, a half and two thirds of a box, to the north and to the east, both sides of each. */
export function cutsOf({
  west,
  south,
  east,
  north,
}: {
  west: number
  south: number
  east: number
  north: number
}): Cut[] {
  return ([1 / 3, 1 / 2, 2 / 3] as const).flatMap(share =>
    (['x', 'y'] as const).flatMap(axis => {
      const at = Math.round(axis === 'x' ? west + (east - west) * share : south + (north - south) * share)
      return [true, false].map(isLow => ({
        name: `${axis === 'x' ? 'longitude' : 'latitude'} ${(at / 1e7).toFixed(2)}, ${isLow ? 'lower' : 'upper'} half`,
        keeps: (x: number, y: number) => (axis === 'x' ? x : y) < at === isLow,
        axis,
        at,
        isLow,
      }))
    }),
  )
}

/** The same file without the nodes beyond the cut: ways that cross it lack them, as in extracts. */
export function halfOf(file: OsmFile, { keeps }: Cut): OsmFile {
  return {
    ...file,
    header: { ...file.header, box: null },
    pass: (visitor: Visitor, options) =>
      file.pass(
        {
          ...visitor,
          places: nodes => visitor.places?.(thoseKept(nodes, keeps)),
          node: (id, x, y, tags, bits) => (keeps(x, y) ? visitor.node?.(id, x, y, tags, bits) : undefined),
        },
        options,
      ),
  }
}

function thoseKept({ ids, longitudes, latitudes }: NodePage, keeps: Cut['keeps']): NodePage {
  const isKept = (_: number, i: number) => keeps(longitudes[i] ?? 0, latitudes[i] ?? 0)
  return { ids: ids.filter(isKept), longitudes: longitudes.filter(isKept), latitudes: latitudes.filter(isKept) }
}

/** Clips the rings that edges (x1, y1, x2, y2, those of a ring one after the other) make, to the half that is kept. */
export function clippedRings(edges: Int32Array, cut: Cut): Int32Array[] {
  return ringsOf(edges)
    .map(ring => clip(ring, cut))
    .filter(ring => ring.length >= 8)
}

function ringsOf(edges: Int32Array): number[][] {
  const rings: number[][] = []
  let ring: number[] = []
  for (let i = 0; i < edges.length; i += 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = edges.subarray(i, i + 4)
    if (ring.length === 0 || ring.at(-2) !== ax || ring.at(-1) !== ay) rings.push((ring = [ax, ay]))
    ring.push(bx, by)
  }
  return rings
}

/** Sutherland and Hodgman: edges along the cut may double, which the even-odd rule forgives. */
function clip(ring: readonly number[], { keeps, axis, at }: Cut): Int32Array {
  const points: number[] = []
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = ring.slice(i, i + 4)
    if (keeps(ax, ay)) points.push(ax, ay)
    if (keeps(ax, ay) === keeps(bx, by)) continue
    const share = axis === 'x' ? (at - ax) / (bx - ax) : (at - ay) / (by - ay)
    points.push(ax + (bx - ax) * share, ay + (by - ay) * share)
  }
  points.push(...points.slice(0, 2))
  return Int32Array.from(points, Math.round)
}
