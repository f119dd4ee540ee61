// Roads and rails as a tile hears them: squares of the quadtree that are far away at the tile's nodes, the others at the
// cells of each part (near-lines.ts).
import { HOUSES } from '../../parameters.ts'
import { through } from '../../sources/houses.ts'
import { NODE_COUNT, NODES } from '../chebyshev.ts'
import type { GroupEnergies } from '../group-energies.ts'
import { POINT_NUMBERS, type SourceTree } from '../source-tree.ts'
import { FAR_SIDES } from '../tile.ts'
import type { View } from '../view.ts'
import { energiesAt } from './kernel.ts'
import { nearLines } from './near-lines.ts'
import { metresToSquare, NO_LEVEL, POINT_SHARE, sideOf } from './squares.ts'

export type Hearing = {
  /** Adds what comes from afar to the nodes of the tile in view, and remembers what is near. */
  hearFar(): void
  /** Adds what is near to the cells of the part in view. */
  hearNear(): void
}

/** From here on houses take away the same whatever the distance, metres. */
const { streetMetres, farthestMetres } = HOUSES
const BEHIND_HOUSES_METRES = streetMetres + farthestMetres

export function hearLines(view: View, trees: readonly SourceTree[], energies: GroupEnergies): Hearing {
  /** Squares that are too near for the nodes: tree, level and number. */
  const near: number[] = []
  const nearby = nearLines(view, energies)
  const nodeXs = new Float64Array(NODE_COUNT)
  const nodeYs = new Float64Array(NODE_COUNT)
  /** Of a point, by node: squared distances, and what is sent over them. */
  const r2s = new Float64Array(NODE_COUNT)
  const sent = new Float64Array(NODE_COUNT)

  function visitFar(which: number, tree: SourceTree, level: number, square: number): void {
    const side = sideOf(tree, level, view)
    const metres = metresToSquare(tree, level, square, view)
    if (metres > tree.radius) return
    // What ridges let through does not change smoothly: it is computed at each cell.
    if (view.screens) {
      near.push(which, level, square)
      return
    }
    const isNear = metres < FAR_SIDES * view.side || metres + Math.SQRT2 * (side + view.side) > tree.radius
    if (level > 0 && side > (isNear ? view.side : POINT_SHARE * metres)) {
      const { first } = tree.levels[level] ?? NO_LEVEL
      for (let i = first[square] ?? 0; i < (first[square + 1] ?? 0); i++) visitFar(which, tree, level - 1, i)
    } else if (isNear) near.push(which, level, square)
    else addFar(tree, level, square, metres)
  }

  function addFar(tree: SourceTree, level: number, square: number, metres: number): void {
    const { start, points, group } = tree.levels[level] ?? NO_LEVEL
    const { x: middleX, y: middleY, scale, houses: here } = view.tile
    const isBehindHouses = metres >= BEHIND_HOUSES_METRES
    for (let k = start[square] ?? 0; k < (start[square + 1] ?? 0); k++) {
      const at = k * POINT_NUMBERS
      const x = ((points[at] ?? 0) - middleX) * scale
      const y = ((points[at + 1] ?? 0) - middleY) * scale
      const weight = (points[at + 2] ?? 0) * scale
      const houses = points[at + 3] ?? 0
      const slot = energies.slotOf(group[k] ?? 0)
      const { far } = energies
      for (let node = 0; node < NODE_COUNT; node++) {
        const dx = x - (nodeXs[node] ?? 0)
        const dy = y - (nodeYs[node] ?? 0)
        r2s[node] = dx * dx + dy * dy
      }
      energiesAt(r2s, NODE_COUNT, sent)
      if (houses === 0) {
        const to = energies.farOf(slot, here.length)
        for (let node = 0; node < NODE_COUNT; node++)
          far[to + node] = (far[to + node] ?? 0) + weight * (sent[node] ?? 0)
        continue
      }
      for (let h = 0; h < here.length; h++) {
        const db = Math.min(here[h] ?? 0, houses)
        const to = energies.farOf(slot, h)
        const share = isBehindHouses ? weight * through(BEHIND_HOUSES_METRES * BEHIND_HOUSES_METRES, db) : weight
        for (let node = 0; node < NODE_COUNT; node++) {
          const own = share * (sent[node] ?? 0)
          far[to + node] = (far[to + node] ?? 0) + (isBehindHouses ? own : own * through(r2s[node] ?? 0, db))
        }
      }
    }
  }

  return {
    hearFar() {
      near.length = 0
      const { tile } = view
      for (let node = 0; node < NODE_COUNT; node++) {
        nodeXs[node] = tile.nodeXs[node % NODES] ?? 0
        nodeYs[node] = tile.nodeYs[(node / NODES) | 0] ?? 0
      }
      for (const [which, tree] of trees.entries()) visitFar(which, tree, tree.levels.length - 1, 0)
    },
    hearNear() {
      nearby.begin()
      for (let i = 0; i < near.length; i += 3) {
        const tree = trees[near[i] ?? 0]
        if (tree) nearby.hear(tree, near[i + 1] ?? 0, near[i + 2] ?? 0)
      }
    },
  }
}
