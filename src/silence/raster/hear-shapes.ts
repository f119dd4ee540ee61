// Sources that are no lines as a tile hears them: those far away at the tile's nodes, the others at the cells of each
// part, or at its corners.
import type { Box } from '../../geo/box.ts'
import { NODE_COUNT, NODES } from './chebyshev.ts'
import type { GroupEnergies } from './group-energies.ts'
import type { Hearing } from './lines/hear-lines.ts'
import { metresTo, type Shape } from './shapes.ts'
import { FAR_SIDES, PART_CELLS } from './tile.ts'
import type { View } from './view.ts'

/** A shape counts as far from a part, so that its corners are enough, when it is this many of its sides away. */
const FAR_PART_SIDES = 1
const NO_POINTS = new Float64Array()
const NEPER_PER_DB = Math.LN10 / 10

/** `capOf` returns where the caps of the tile in view are written. */
export function hearShapes(
  view: View,
  shapes: readonly Shape[],
  energies: GroupEnergies,
  capOf: () => Float64Array,
): Hearing {
  const near: { shape: Shape; points: Float64Array }[] = []
  /** The points of each shape in metres from the middle of the tile in view. */
  const local = shapes.map(({ points }) => new Float64Array(points.length))
  const atNodes = new Float64Array(NODE_COUNT)

  function metresToBox({ west, south, east, north }: Box): number {
    const { x, y, scale } = view.tile
    return view.metresTo((west - x) * scale, (south - y) * scale, (east - x) * scale, (north - y) * scale)
  }

  function visitFar(shape: Shape, points: Float64Array): void {
    const { tile } = view
    const metres = metresToBox(shape.box)
    if (metres > shape.reach) return
    for (let i = 0; i < points.length; i += 2) {
      points[i] = ((shape.points[i] ?? 0) - tile.x) * tile.scale
      points[i + 1] = ((shape.points[i + 1] ?? 0) - tile.y) * tile.scale
    }
    const isScreened = view.screens !== null && shape.screened !== null
    if (shape.cap !== null || isScreened || smoothMetres(shape, metres) < FAR_SIDES * view.side) {
      near.push({ shape, points })
      return
    }
    let silent = 0
    for (let node = 0; node < NODE_COUNT; node++) {
      const db = shape.dbAt(points, tile.nodeXs[node % NODES] ?? 0, tile.nodeYs[(node / NODES) | 0] ?? 0)
      atNodes[node] = Math.exp(db * NEPER_PER_DB)
      if (db === -Infinity) silent++
    }
    if (silent === NODE_COUNT) return
    // It is followed in a part of the tile only: the end is sharp.
    if (silent > 0) {
      near.push({ shape, points })
      return
    }
    const slot = energies.slotOf(shape.group)
    const { far } = energies
    const to = energies.farOf(slot, tile.houses.length)
    for (let node = 0; node < NODE_COUNT; node++) far[to + node] = (far[to + node] ?? 0) + (atNodes[node] ?? 0)
  }

  function addNear({ shape, points }: (typeof near)[number]): void {
    const metres = metresToBox(shape.box)
    if (metres > shape.reach) return
    if (shape.cap !== null) return addCap(shape.cap, shape.reach, points)
    const slot = energies.slotOf(shape.group)
    const isWhole = view.columns === PART_CELLS && view.rows === PART_CELLS
    if (isWhole && smoothMetres(shape, metres) >= FAR_PART_SIDES * view.side) return addCorners(shape, points, slot)
    addCells(shape, points, slot)
  }

  /** From some way off the level over a part is that at its corners, and in proportion between them. */
  function addCorners(shape: Shape, points: Float64Array, slot: number): void {
    const last = PART_CELLS - 1
    const a = dbAt(shape, points, 0, 0)
    const b = dbAt(shape, points, last, 0)
    const c = dbAt(shape, points, 0, last)
    const d = dbAt(shape, points, last, last)
    if (a + b + c + d === -Infinity) {
      addCells(shape, points, slot)
      return
    }
    // In proportion in dB: a row begins by a factor more than the one before it, and so does the factor along it.
    let start = Math.exp(a * NEPER_PER_DB)
    let along = Math.exp(((b - a) / last) * NEPER_PER_DB)
    const down = Math.exp(((c - a) / last) * NEPER_PER_DB)
    const both = Math.exp(((d - c - (b - a)) / (last * last)) * NEPER_PER_DB)
    for (let j = 0; j < PART_CELLS; j++) {
      let energy = start
      for (let i = 0; i < PART_CELLS; i++) {
        energies.addNear(slot, j * PART_CELLS + i, energy * throughTo(shape, i, j))
        energy *= along
      }
      start *= down
      along *= both
    }
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
    hearFar() {
      near.length = 0
      for (const [i, shape] of shapes.entries()) visitFar(shape, local[i] ?? NO_POINTS)
    },
    hearNear() {
      for (const each of near) addNear(each)
    },
  }
}

/** The distance by which a level falls smoothly: from the edge of what is level, in the direction where it falls fastest. */
function smoothMetres({ core, directed }: Shape, metres: number): number {
  return (metres - core) / directed
}
