// Roads and rails near a part of a tile, heard at its cells: squares of the quadtree as points, one a group, and what is
// nearest piece by piece. The search radius of small roads runs through most parts: for each square it is told which cells
// have all of it within the radius, so that it is taken apart only for those that have some of it.
import { FAR_METRES } from '../../propagation.ts'
import { NEAREST_METRES } from '../../parameters.ts'
import type { GroupEnergies } from '../group-energies.ts'
import { PIECE_NUMBERS, POINT_NUMBERS, type SourceTree, type TreeLevel } from '../source-tree.ts'
import { PART_CELLS } from '../tile.ts'
import type { View } from '../view.ts'
import { energiesAt, lessenByHouses } from './kernel.ts'
import { CUT_SHARE, measureSquare, metresTo, NO_LEVEL, POINT_SHARE } from './squares.ts'

export type NearLines = {
  /** Begins the part in view. */
  begin(): void
  /** Adds what its cells hear of a square. */
  hear(tree: SourceTree, level: number, square: number): void
}

/** Behind ridges squares count as points when they are seen within an angle that is screened as one. */
const SCREENED_SHARE = 0.12
/** The same of a single piece of way; nearer ones are cut into pieces of SIDE_SHARE of their distance (0.02 dB off). */
const [PIECE_SHARE, SIDE_SHARE] = [0.4, 0.8]
/** Half of the distance between the nodes of Gauss's rule of two points: 1/(2·√3). */
const GAUSS = 0.288675

const CELLS = PART_CELLS * PART_CELLS
/** Points that are gathered at once, and the most that a piece has for one cell. */
const [MOST_POINTS, MOST_OF_CELL] = [1024, 256]

/** Sets of cells are the bits of a number. */
export function nearLines(view: View, energies: GroupEnergies): NearLines {
  /** Of each cell of the part: its place, and the dB per metre that houses around it take away. */
  const xs = new Float64Array(CELLS)
  const ys = new Float64Array(CELLS)
  const houses = new Float64Array(CELLS)
  let wanted = 0
  let isAmongHouses = false
  /** What is being gathered of one group: cells, squared distances to them, what sends there, and what of it arrives. */
  let count = 0
  const cellOf = new Uint8Array(MOST_POINTS)
  const [r2s, weights, dbs] = [
    new Float64Array(MOST_POINTS),
    new Float64Array(MOST_POINTS),
    new Float64Array(MOST_POINTS),
  ]
  const sent = new Float64Array(MOST_POINTS)

  function visit(tree: SourceTree, level: number, square: number, cells: number): void {
    const own = tree.levels[level] ?? NO_LEVEL
    const side = own.side * view.tile.scale
    measureSquare(own, square, view)
    const metres = metresTo[0] ?? 0
    if (metres > tree.radius) return
    let rest = cells
    if (side <= (view.screens ? SCREENED_SHARE : POINT_SHARE) * metres) {
      const isWithin = metres + Math.SQRT2 * (side + view.side) <= tree.radius
      if (isWithin || side <= CUT_SHARE * tree.radius) {
        addPoints(tree, level, square, cells)
        return
      }
      const whole = cellsWithin(cells, own, square, tree.radius)
      if (whole !== 0) addPoints(tree, level, square, whole)
      rest = cells & ~whole
      if (rest === 0) return
    }
    if (level === 0) {
      addPieces(tree, square, rest)
      return
    }
    const { first } = own
    for (let i = first[square] ?? 0; i < (first[square + 1] ?? 0); i++) visit(tree, level - 1, i, rest)
  }

  /** Tells which cells have a whole square within the radius. */
  function cellsWithin(cells: number, level: TreeLevel, square: number, radius: number): number {
    const { x, y, scale } = view.tile
    const side = level.side * scale
    const west = ((level.west[square] ?? 0) - x) * scale
    const south = ((level.south[square] ?? 0) - y) * scale
    const most = radius * radius
    let within = 0
    for (let left = cells; left !== 0; left &= left - 1) {
      const cell = 31 - Math.clz32(left & -left)
      const dx = Math.abs(west + side / 2 - (xs[cell] ?? 0)) + side / 2
      const dy = Math.abs(south + side / 2 - (ys[cell] ?? 0)) + side / 2
      if (dx * dx + dy * dy <= most) within |= 1 << cell
    }
    return within
  }

  function addPoints(tree: SourceTree, level: number, square: number, cells: number): void {
    const { start, points, group } = tree.levels[level] ?? NO_LEVEL
    const { tile, screens } = view
    const most = tree.radius * tree.radius
    for (let k = start[square] ?? 0; k < (start[square + 1] ?? 0); k++) {
      const at = k * POINT_NUMBERS
      const x = ((points[at] ?? 0) - tile.x) * tile.scale
      const y = ((points[at + 1] ?? 0) - tile.y) * tile.scale
      const weight = (points[at + 2] ?? 0) * tile.scale
      count = 0
      for (let left = cells; left !== 0; left &= left - 1) {
        const cell = 31 - Math.clz32(left & -left)
        const dx = x - (xs[cell] ?? 0)
        const dy = y - (ys[cell] ?? 0)
        const r2 = dx * dx + dy * dy
        if (r2 > most) continue
        cellOf[count] = cell
        r2s[count] = r2
        weights[count++] = screens ? weight * (screens[cell]?.through(dx, dy) ?? 1) : weight
      }
      if (count > 0) add(energies.slotOf(group[k] ?? 0), points[at + 3] ?? 0)
    }
  }

  function addPieces({ pieces, pieceGroup, levels, radius }: SourceTree, square: number, cells: number): void {
    const { first } = levels[0] ?? NO_LEVEL
    const { tile, screens } = view
    for (let k = first[square] ?? 0; k < (first[square + 1] ?? 0); k++) {
      const at = k * PIECE_NUMBERS
      const ax = ((pieces[at] ?? 0) - tile.x) * tile.scale
      const ay = ((pieces[at + 1] ?? 0) - tile.y) * tile.scale
      const dx = ((pieces[at + 2] ?? 0) - tile.x) * tile.scale - ax
      const dy = ((pieces[at + 3] ?? 0) - tile.y) * tile.scale - ay
      const length = Math.sqrt(dx * dx + dy * dy)
      if (length === 0) continue
      const power = pieces[at + 4] ?? 0
      const there = pieces[at + 5] ?? 0
      const slot = energies.slotOf(pieceGroup[k] ?? 0)
      const asOne = Math.max(FAR_METRES, length / PIECE_SHARE) ** 2
      const withinRadius = Math.max(0, radius - length / 2) ** 2
      const asTwo = Math.max(FAR_METRES, length) ** 2
      count = 0
      for (let left = cells; left !== 0; left &= left - 1) {
        const cell = 31 - Math.clz32(left & -left)
        const mx = ax + dx / 2 - (xs[cell] ?? 0)
        const my = ay + dy / 2 - (ys[cell] ?? 0)
        const r2 = mx * mx + my * my
        const weight = screens ? power * (screens[cell]?.through(mx, my) ?? 1) : power
        if (r2 >= asOne) {
          if (r2 > radius * radius) continue
          cellOf[count] = cell
          r2s[count] = r2
          weights[count++] = weight * length
          continue
        }
        if (r2 >= asTwo && r2 < withinRadius) {
          // Gauss's rule of two points along it.
          const gx = GAUSS * dx
          const gy = GAUSS * dy
          const half = (weight * length) / 2
          cellOf[count] = cell
          r2s[count] = (mx - gx) * (mx - gx) + (my - gy) * (my - gy)
          weights[count++] = half
          cellOf[count] = cell
          r2s[count] = (mx + gx) * (mx + gx) + (my + gy) * (my + gy)
          weights[count++] = half
          continue
        }
        // Along the line, from the foot of the perpendicular.
        const across = Math.abs(mx * dy - my * dx) / length
        if (across >= radius) continue
        const half = Math.sqrt(radius * radius - across * across)
        const middle = (mx * dx + my * dy) / length
        const from = Math.max(-half, middle - length / 2)
        const to = Math.min(half, middle + length / 2)
        const height = Math.max(NEAREST_METRES, across)
        // To both sides of the foot in steps that are short beside their distance, each by Gauss's rule of two points.
        for (let sign = -1; sign <= 1; sign += 2) {
          const end = sign < 0 ? -from : to
          for (let begin = Math.max(0, sign < 0 ? -to : from); begin < end; ) {
            let step = SIDE_SHARE * Math.sqrt(height * height + begin * begin)
            // No short rest is left.
            if (begin + 1.3 * step > end) step = end - begin
            const near = begin + (0.5 - GAUSS) * step
            const far = begin + (0.5 + GAUSS) * step
            cellOf[count] = cell
            r2s[count] = height * height + near * near
            weights[count++] = (weight * step) / 2
            cellOf[count] = cell
            r2s[count] = height * height + far * far
            weights[count++] = (weight * step) / 2
            begin += step
          }
        }
        if (count > MOST_POINTS - MOST_OF_CELL) {
          add(slot, there)
          count = 0
        }
      }
      if (count > 0) add(slot, there)
    }
  }

  /** Adds what has been gathered; `there`: dB per metre that houses around its source take away. */
  function add(slot: number, there: number): void {
    energiesAt(r2s, count, sent)
    if (there > 0 && isAmongHouses) {
      for (let i = 0; i < count; i++) dbs[i] = Math.min(there, houses[cellOf[i] ?? 0] ?? 0)
      lessenByHouses(r2s, dbs, count, sent)
    }
    const from = energies.hear(slot)
    const { near } = energies
    for (let i = 0; i < count; i++) {
      const to = from + (cellOf[i] ?? 0)
      near[to] = (near[to] ?? 0) + (weights[i] ?? 0) * (sent[i] ?? 0)
    }
  }

  return {
    begin() {
      const { tile, column, row, columns, rows } = view
      wanted = 0
      isAmongHouses = false
      for (let j = 0; j < rows; j++) {
        for (let i = 0; i < columns; i++) {
          const at = (row + j) * tile.columns + column + i
          if (tile.isWanted[at] === 0) continue
          const cell = j * PART_CELLS + i
          wanted |= 1 << cell
          xs[cell] = tile.xs[column + i] ?? 0
          ys[cell] = tile.ys[row + j] ?? 0
          houses[cell] = tile.houses[tile.housesOf[at] ?? 0] ?? 0
          isAmongHouses ||= (houses[cell] ?? 0) > 0
        }
      }
    },
    hear(tree, level, square) {
      visit(tree, level, square, wanted)
    },
  }
}
