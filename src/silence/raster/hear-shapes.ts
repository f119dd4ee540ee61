// Sources that are no lines as a tile hears them: those far from a view at its nodes, the others at the cells of the
// smallest views.
import type { Box } from '../../geo/box.ts'
import { NODE_COUNT } from './chebyshev.ts'
import type { GroupEnergies } from './group-energies.ts'
import type { Hearing } from './lines/hear-lines.ts'
import { metresTo, type Shape, thinned } from './shapes.ts'
import { FAR_SIDES, NO_TILE, PART_CELLS } from './tile.ts'
import { View } from './view.ts'

const NEPER_PER_DB = Math.LN10 / 10

/** From each of these distances on a shape has points of OUTLINE_SHARE of the distance: at most 0.15 dB off. */
const OUTLINE_METRES = [500, 1_000, 2_000, 4_000]
const OUTLINE_SHARE = 1 / 64

/** A shape that is too near for the nodes of a view. */
type Near = {
  shape: Shape
  /** As seen from the tile, metres from its middle. */
  points: Float64Array
  /** The shape's points from each of OUTLINE_METRES on. */
  outlines: (Float64Array | undefined)[]
}

/** `capOf` returns where the caps of the tile in view are written. */
export function hearShapes(
  views: readonly View[],
  shapes: readonly Shape[],
  energies: GroupEnergies,
  capOf: () => Float64Array,
): Hearing {
  const all = shapes.map((shape): Near => ({ shape, points: NO_POINTS, outlines: [] }))
  /** By depth. */
  const near: Near[][] = views.map(() => [])
  const atNodes = new Float64Array(NODE_COUNT)
  const last = views.length - 1
  let view = views[0] ?? NO_VIEW

  function metresToBox({ west, south, east, north }: Box): number {
    const { x, y, scale } = view.tile
    return view.metresTo((west - x) * scale, (south - y) * scale, (east - x) * scale, (north - y) * scale)
  }

  function placeInTile(each: Near, metres: number): void {
    const { tile } = view
    const from = outlineAt(each, metres)
    if (each.points.length !== from.length) each.points = new Float64Array(from.length)
    const { points } = each
    for (let i = 0; i < points.length; i += 2) {
      points[i] = ((from[i] ?? 0) - tile.x) * tile.scale
      points[i + 1] = ((from[i + 1] ?? 0) - tile.y) * tile.scale
    }
  }

  function outlineAt({ shape, outlines }: Near, metres: number): Float64Array {
    const which = OUTLINE_METRES.findLastIndex(least => least <= metres)
    const least = OUTLINE_METRES[which]
    if (least === undefined || shape.points.length <= 2) return shape.points
    return (outlines[which] ??= thinned(shape.points, (least * OUTLINE_SHARE) / view.tile.scale))
  }

  function visit(each: Near, depth: number): void {
    const { shape } = each
    const metres = metresToBox(shape.box)
    if (metres > shape.reach) return
    if (depth === 0) placeInTile(each, metres)
    const isScreened = view.screens !== null && shape.screened !== null
    const isFar = shape.cap === null && !isScreened && smoothMetres(shape, metres) >= FAR_SIDES * view.side
    if (isFar && addNodes(shape, each.points, depth)) return
    near[depth]?.push(each)
  }

  /** Returns false when it is followed in a part of the view only: the end is sharp. */
  function addNodes(shape: Shape, points: Float64Array, depth: number): boolean {
    let silent = 0
    for (let node = 0; node < NODE_COUNT; node++) {
      const db = shape.dbAt(points, view.nodeXs[node] ?? 0, view.nodeYs[node] ?? 0)
      atNodes[node] = Math.exp(db * NEPER_PER_DB)
      if (db === -Infinity) silent++
    }
    if (silent === NODE_COUNT) return true
    const nodes = energies.nodes[depth]
    if (silent > 0 || !nodes) return false
    const to = nodes.hear(energies.slotOf(shape.group)) + view.tile.houses.length * NODE_COUNT
    const { values } = nodes
    for (let node = 0; node < NODE_COUNT; node++) values[to + node] = (values[to + node] ?? 0) + (atNodes[node] ?? 0)
    return true
  }

  function addNear({ shape, points }: Near): void {
    const metres = metresToBox(shape.box)
    if (metres > shape.reach) return
    if (shape.cap !== null) addCap(shape.cap, shape.reach, points)
    else addCells(shape, points, energies.slotOf(shape.group))
  }

  function addCells(shape: Shape, points: Float64Array, slot: number): void {
    for (let j = 0; j < view.rows; j++) {
      for (let i = 0; i < view.columns; i++) {
        if (!isWanted(i, j)) continue
        const db = dbAt(shape, points, i, j)
        if (db > -Infinity)
          energies.addNear(slot, j * PART_CELLS + i, Math.exp(db * NEPER_PER_DB) * throughTo(shape, i, j))
      }
    }
  }

  function isWanted(i: number, j: number): boolean {
    const { tile, column, row } = view
    return tile.isWanted[(row + j) * tile.columns + column + i] === 1
  }

  function dbAt(shape: Shape, points: Float64Array, i: number, j: number): number {
    return shape.dbAt(points, view.tile.xs[view.column + i] ?? 0, view.tile.ys[view.row + j] ?? 0)
  }

  /** Returns the share that the terrain lets through to a cell in view. */
  function throughTo({ box, screened }: Shape, i: number, j: number): number {
    const screen = view.screens?.[j * PART_CELLS + i]
    if (!screen || screened === null) return 1
    const { tile, column, row } = view
    const east = ((box.west + box.east) / 2 - tile.x) * tile.scale - (tile.xs[column + i] ?? 0)
    const north = ((box.south + box.north) / 2 - tile.y) * tile.scale - (tile.ys[row + j] ?? 0)
    return screen.throughArea(east, north, screened)
  }

  function addCap(own: number, reach: number, points: Float64Array): void {
    const { tile, column, row, columns, rows } = view
    const cap = capOf()
    for (let j = row; j < row + rows; j++) {
      for (let i = column; i < column + columns; i++) {
        if (metresTo(points, tile.xs[i] ?? 0, tile.ys[j] ?? 0) > reach) continue
        const cell = j * tile.columns + i
        cap[cell] = Math.min(cap[cell] ?? Infinity, own)
      }
    }
  }

  return {
    hearAtNodes(depth) {
      view = views[depth] ?? NO_VIEW
      const own = near[depth]
      if (own) own.length = 0
      for (const each of (depth === 0 ? all : near[depth - 1]) ?? []) visit(each, depth)
    },
    hearNear() {
      for (const each of near[last] ?? []) addNear(each)
    },
  }
}

const NO_VIEW = new View(NO_TILE)
const NO_POINTS = new Float64Array()

/** The distance by which a level falls smoothly: from the edge of what is level, in the direction where it falls fastest. */
function smoothMetres({ core, directed }: Shape, metres: number): number {
  return (metres - core) / directed
}
