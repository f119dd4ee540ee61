// Roads and rails as a tile hears them: squares of the quadtree that are far away at the tile's nodes, the others at the
// cells of each part.
import { FAR_METRES, gain } from '../propagation.ts'
import { energyOfPiece } from '../receiver.ts'
import { NODE_COUNT, NODES } from './chebyshev.ts'
import type { GroupEnergies } from './group-energies.ts'
import { through } from './houses.ts'
import { gatherBits, PIECE_NUMBERS, POINT_NUMBERS, type SourceTree } from './source-tree.ts'
import { FAR_SIDES, PART_CELLS } from './tile.ts'
import type { View } from './view.ts'

/** A square counts as points, one a group, when its side is at most this share of its distance (0.1 dB off). */
const POINT_SHARE = 0.7
/** The same of a single piece of way. */
const PIECE_SHARE = 0.4
/** Where the search radius runs through the cells in view, squares have at most this share of it. */
const CUT_SHARE = 0.1

export type Hearing = {
  /** Adds what comes from afar to the nodes of the tile in view, and remembers what is near. */
  hearFar(): void
  /** Adds what is near to the cells of the part in view. */
  hearNear(): void
}

export function hearLines(view: View, trees: readonly SourceTree[], energies: GroupEnergies): Hearing {
  /** Squares that are too near for the nodes: tree, level and number. */
  const near: number[] = []

  function metresTo(tree: SourceTree, level: number, square: number, side: number): number {
    const { x, y, scale } = view.tile
    const code = tree.levels[level]?.code[square] ?? 0
    const west = (tree.west - x) * scale + gatherBits(code) * side
    const south = (tree.south - y) * scale + gatherBits(code >>> 1) * side
    return view.metresTo(west, south, west + side, south + side)
  }

  function visitFar(which: number, tree: SourceTree, level: number, square: number): void {
    const side = tree.size * 2 ** level * view.tile.scale
    const metres = metresTo(tree, level, square, side)
    if (metres > tree.radius) return
    const isNear = metres < FAR_SIDES * view.side || metres + Math.SQRT2 * (side + view.side) > tree.radius
    if (level > 0 && side > (isNear ? view.side : POINT_SHARE * metres)) {
      const { first } = tree.levels[level] ?? NO_LEVEL
      for (let i = first[square] ?? 0; i < (first[square + 1] ?? 0); i++) visitFar(which, tree, level - 1, i)
    } else if (isNear) near.push(which, level, square)
    else addFar(tree, level, square)
  }

  function addFar(tree: SourceTree, level: number, square: number): void {
    const { start, points, group } = tree.levels[level] ?? NO_LEVEL
    const { tile } = view
    for (let k = start[square] ?? 0; k < (start[square + 1] ?? 0); k++) {
      const at = k * POINT_NUMBERS
      const x = ((points[at] ?? 0) - tile.x) * tile.scale
      const y = ((points[at + 1] ?? 0) - tile.y) * tile.scale
      const weight = (points[at + 2] ?? 0) * tile.scale
      const houses = points[at + 3] ?? 0
      const slot = energies.slotOf(group[k] ?? 0)
      for (let node = 0; node < NODE_COUNT; node++) {
        const dx = x - (tile.nodeXs[node % NODES] ?? 0)
        const dy = y - (tile.nodeYs[(node / NODES) | 0] ?? 0)
        const r2 = dx * dx + dy * dy
        const energy = (weight * gain(r2)) / r2
        for (let h = 0; h < tile.houses.length; h++) {
          energies.addFar(slot, h, node, energy * through(r2, Math.min(tile.houses[h] ?? 0, houses)))
        }
      }
    }
  }

  function visitNear(tree: SourceTree, level: number, square: number): void {
    const side = tree.size * 2 ** level * view.tile.scale
    const metres = metresTo(tree, level, square, side)
    if (metres > tree.radius) return
    const isCut = metres + Math.SQRT2 * (side + view.side) > tree.radius
    if (side <= POINT_SHARE * metres && (!isCut || side <= CUT_SHARE * tree.radius)) addPoints(tree, level, square)
    else if (level === 0) addPieces(tree, square)
    else {
      const { first } = tree.levels[level] ?? NO_LEVEL
      for (let i = first[square] ?? 0; i < (first[square + 1] ?? 0); i++) visitNear(tree, level - 1, i)
    }
  }

  function addPoints(tree: SourceTree, level: number, square: number): void {
    const { start, points, group } = tree.levels[level] ?? NO_LEVEL
    const { tile, column, row, columns, rows } = view
    const most = tree.radius * tree.radius
    for (let k = start[square] ?? 0; k < (start[square + 1] ?? 0); k++) {
      const at = k * POINT_NUMBERS
      const x = ((points[at] ?? 0) - tile.x) * tile.scale
      const y = ((points[at + 1] ?? 0) - tile.y) * tile.scale
      const weight = (points[at + 2] ?? 0) * tile.scale
      const houses = points[at + 3] ?? 0
      const slot = energies.slotOf(group[k] ?? 0)
      for (let j = 0; j < rows; j++) {
        const dy = y - (tile.ys[row + j] ?? 0)
        for (let i = 0; i < columns; i++) {
          const dx = x - (tile.xs[column + i] ?? 0)
          const r2 = dx * dx + dy * dy
          if (r2 > most) continue
          const here = tile.houses[tile.housesOf[(row + j) * tile.columns + column + i] ?? 0] ?? 0
          const energy = ((weight * gain(r2)) / r2) * through(r2, Math.min(here, houses))
          energies.addNear(slot, j * PART_CELLS + i, energy)
        }
      }
    }
  }

  function addPieces({ pieces, pieceGroup, levels, radius }: SourceTree, square: number): void {
    const { first } = levels[0] ?? NO_LEVEL
    const { tile, column, row, columns, rows } = view
    for (let k = first[square] ?? 0; k < (first[square + 1] ?? 0); k++) {
      const at = k * PIECE_NUMBERS
      const ax = ((pieces[at] ?? 0) - tile.x) * tile.scale
      const ay = ((pieces[at + 1] ?? 0) - tile.y) * tile.scale
      const bx = ((pieces[at + 2] ?? 0) - tile.x) * tile.scale
      const by = ((pieces[at + 3] ?? 0) - tile.y) * tile.scale
      const [power, houses] = [pieces[at + 4] ?? 0, pieces[at + 5] ?? 0]
      const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
      const nearest = Math.max(FAR_METRES, length / PIECE_SHARE)
      const slot = energies.slotOf(pieceGroup[k] ?? 0)
      for (let j = 0; j < rows; j++) {
        const y = tile.ys[row + j] ?? 0
        for (let i = 0; i < columns; i++) {
          const x = tile.xs[column + i] ?? 0
          const [mx, my] = [(ax + bx) / 2 - x, (ay + by) / 2 - y]
          const r2 = mx * mx + my * my
          const here = tile.houses[tile.housesOf[(row + j) * tile.columns + column + i] ?? 0] ?? 0
          const db = Math.min(here, houses)
          if (r2 < nearest * nearest) {
            const energy = energyOfPiece(ax - x, ay - y, bx - x, by - y, radius, 2 * db)
            if (energy > 0) energies.addNear(slot, j * PART_CELLS + i, power * energy)
          } else if (r2 <= radius * radius) {
            energies.addNear(slot, j * PART_CELLS + i, ((power * length * gain(r2)) / r2) * through(r2, db))
          }
        }
      }
    }
  }

  return {
    hearFar() {
      near.length = 0
      for (const [which, tree] of trees.entries()) visitFar(which, tree, tree.levels.length - 1, 0)
    },
    hearNear() {
      for (let i = 0; i < near.length; i += 3) {
        const tree = trees[near[i] ?? 0]
        if (tree) visitNear(tree, near[i + 1] ?? 0, near[i + 2] ?? 0)
      }
    },
  }
}

const NO_LEVEL = {
  first: new Uint32Array(),
  start: new Uint32Array(),
  points: new Float64Array(),
  group: new Uint32Array(),
}
