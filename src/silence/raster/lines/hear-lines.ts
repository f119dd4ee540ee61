// Roads and rails as a tile hears them: squares of the quadtree that are far from a view at its nodes, what is too near for
// the smallest views at their cells (near-lines.ts).
import { HOUSES } from '../../parameters.ts'
import { through } from '../../sources/houses.ts'
import { NODE_COUNT } from '../chebyshev.ts'
import type { GroupEnergies } from '../group-energies.ts'
import { NodeEnergies } from '../node-energies.ts'
import { POINT_NUMBERS, type SourceTree, type TreeLevel } from '../source-tree.ts'
import { FAR_SIDES, NO_TILE } from '../tile.ts'
import { View } from '../view.ts'
import { addTo, energiesAt, throughHouses } from './kernel.ts'
import { nearLines } from './near-lines.ts'
import { CUT_SHARE, measureSquare, metresTo, NO_LEVEL, POINT_SHARE } from './squares.ts'

export type Hearing = {
  /** Adds what is far from the view of a depth to its nodes, and remembers what is near for the views below it. */
  hearAtNodes(depth: number): void
  /** Adds what is near to the cells of the smallest view. */
  hearNear(): void
}

/** From here on houses take away the same whatever the distance, metres. */
const { streetMetres, farthestMetres } = HOUSES
const BEHIND_HOUSES_METRES = streetMetres + farthestMetres
/** Over a view no longer than this share of a search radius sources fade out around it instead of ending there. */
const FADE_SHARE = 0.5

export function hearLines(views: readonly View[], trees: readonly SourceTree[], energies: GroupEnergies): Hearing {
  /** By depth: squares that are too near for the nodes, as tree, level and number. */
  const near: number[][] = views.map(() => [])
  const roots = trees.flatMap(({ levels }, which) => [which, levels.length - 1, 0])
  const last = views.length - 1
  const nearby = nearLines(views[last] ?? NO_VIEW, energies)
  /** Of a point, by node: squared distances, what is sent over them, and what houses let through of it. */
  const r2s = new Float64Array(NODE_COUNT)
  const sent = new Float64Array(NODE_COUNT)
  const arriving = new Float64Array(NODE_COUNT)
  let [view, nodes, nearOfView] = [NO_VIEW, energies.nodes[0] ?? NO_NODES, NO_SQUARES]
  /** Whether all of the square that is being added lies so far from what is in view, or so near. */
  let [isBehindHouses, isInStreet] = [false, false]

  function visit(which: number, tree: SourceTree, level: number, square: number): void {
    const { radius } = tree
    const own = tree.levels[level] ?? NO_LEVEL
    const side = own.side * view.tile.scale
    measureSquare(own, square, view)
    const metres = metresTo[0] ?? 0
    const isFading = view.side <= FADE_SHARE * radius
    if (metres > (isFading ? radius + view.side / 2 : radius)) return
    // What ridges let through does not change smoothly: it is computed at each cell.
    if (view.screens) {
      nearOfView.push(which, level, square)
      return
    }
    const most = metres + Math.SQRT2 * (side + view.side)
    const isCut = most > (isFading ? radius - view.side / 2 : radius)
    const isNear = metres < FAR_SIDES * view.side || (isCut && !isFading)
    const longest = isNear ? view.side : Math.min(POINT_SHARE * metres, isCut ? CUT_SHARE * radius : Infinity)
    if (level > 0 && side > longest) {
      const { first } = own
      for (let i = first[square] ?? 0; i < (first[square + 1] ?? 0); i++) visit(which, tree, level - 1, i)
    } else if (isNear || side > POINT_SHARE * metres) nearOfView.push(which, level, square)
    else {
      isBehindHouses = metres >= BEHIND_HOUSES_METRES
      isInStreet = most <= streetMetres
      addPoints(tree, own, square, isCut)
    }
  }

  function addPoints(tree: SourceTree, { start, points, group }: TreeLevel, square: number, isCut: boolean): void {
    const { tile, houses: surroundings, nodeXs, nodeYs } = view
    const { x: middleX, y: middleY, scale, houses: here } = tile
    const squaredRadius = tree.radius * tree.radius
    const fade = 1 / (2 * tree.radius * view.side)
    for (let k = start[square] ?? 0; k < (start[square + 1] ?? 0); k++) {
      const at = k * POINT_NUMBERS
      const x = ((points[at] ?? 0) - middleX) * scale
      const y = ((points[at + 1] ?? 0) - middleY) * scale
      const weight = (points[at + 2] ?? 0) * scale
      const houses = points[at + 3] ?? 0
      const from = nodes.hear(energies.slotOf(group[k] ?? 0))
      const { values } = nodes
      for (let node = 0; node < NODE_COUNT; node++) {
        const dx = x - (nodeXs[node] ?? 0)
        const dy = y - (nodeYs[node] ?? 0)
        r2s[node] = dx * dx + dy * dy
      }
      energiesAt(r2s, NODE_COUNT, sent)
      if (isCut) {
        for (let node = 0; node < NODE_COUNT; node++) {
          const share = 0.5 + (squaredRadius - (r2s[node] ?? 0)) * fade
          sent[node] = (sent[node] ?? 0) * (share < 0 ? 0 : share > 1 ? 1 : share)
        }
      }
      if (houses === 0 || isInStreet) {
        addTo(values, from + here.length * NODE_COUNT, weight, sent)
        continue
      }
      let ofDb = 0
      for (const h of surroundings) {
        const db = Math.min(here[h] ?? 0, houses)
        const to = from + h * NODE_COUNT
        if (isBehindHouses) {
          addTo(values, to, weight * through(BEHIND_HOUSES_METRES * BEHIND_HOUSES_METRES, db), sent)
        } else if (db === 0) addTo(values, to, weight, sent)
        else {
          // Surroundings with more houses than there are at the source take away the same.
          if (db !== ofDb) throughHouses({ weight, energies: sent, r2s, db }, arriving)
          ofDb = db
          addTo(values, to, 1, arriving)
        }
      }
    }
  }

  return {
    hearAtNodes(depth) {
      view = views[depth] ?? NO_VIEW
      nodes = energies.nodes[depth] ?? NO_NODES
      nearOfView = near[depth] ?? NO_SQUARES
      nearOfView.length = 0
      const handed = depth === 0 ? roots : (near[depth - 1] ?? NO_SQUARES)
      for (let i = 0; i < handed.length; i += 3) {
        const tree = trees[handed[i] ?? 0]
        if (tree) visit(handed[i] ?? 0, tree, handed[i + 1] ?? 0, handed[i + 2] ?? 0)
      }
    },
    hearNear() {
      nearby.begin()
      const handed = near[last] ?? NO_SQUARES
      for (let i = 0; i < handed.length; i += 3) {
        const tree = trees[handed[i] ?? 0]
        if (tree) nearby.hear(tree, handed[i + 1] ?? 0, handed[i + 2] ?? 0)
      }
    },
  }
}

const NO_VIEW = new View(NO_TILE)
const NO_NODES = new NodeEnergies(0)
const NO_SQUARES: number[] = []
