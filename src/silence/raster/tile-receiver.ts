// What a tile hears. Both sides are taken together where they are far apart: sources as points of a quadtree, cells as
// nodes of an interpolation over the largest view from which they are far; what is near the smallest parts is summed up at
// their cells.
import { INTERVAL } from '../parameters.ts'
import type { Group } from '../sources/sources.ts'
import { GroupEnergies } from './group-energies.ts'
import { hearLines } from './lines/hear-lines.ts'
import { hearShapes } from './hear-shapes.ts'
import type { Shape } from './shapes.ts'
import type { SourceTree } from './source-tree.ts'
import type { Terrain } from '../terrain/heights.ts'
import { partScreens } from './part-screens.ts'
import type { NodeEnergies } from './node-energies.ts'
import { NO_TILE, PART_CELLS, type Tile, TILE_CELLS } from './tile.ts'
import { View, VIEW_SIDES } from './view.ts'

/** What the cells of a tile hear, row by row. */
export type TileNoise = {
  /** Σ 10^(Li/10). */
  energy: Float64Array
  /** The sum of squares of each group's energy times the error of its level in dB. */
  squares: Float64Array
  /** The lowest cap of the events near by, or Infinity. */
  cap: Float64Array
}

export type Heard = {
  groups: readonly Group[]
  trees: readonly SourceTree[]
  shapes: readonly Shape[]
  terrain: Terrain | undefined
}

/** Makes the function that receives tiles, with scratch space for one at a time. */
export function tileReceiver({ groups, trees, shapes, terrain }: Heard): (tile: Tile) => TileNoise {
  const energies = new GroupEnergies(Float64Array.from(groups, ({ kind }) => INTERVAL.byKindDb[kind]))
  const views = VIEW_SIDES.map(() => new View(NO_TILE))
  const part = views.at(-1) ?? new View(NO_TILE)
  const screens = terrain && partScreens(part, terrain)
  let noise: TileNoise = { energy: new Float64Array(), squares: new Float64Array(), cap: new Float64Array() }
  const hearings = [hearLines(views, trees, energies), hearShapes(views, shapes, energies, () => noise.cap)]

  /** Hears what is in view at a depth: at its nodes, then in each of its parts what is too near for them. */
  function hearView(depth: number): void {
    const [view, nodes] = [views[depth], energies.nodes[depth]]
    if (!view || !nodes) return
    for (const hearing of hearings) hearing.hearAtNodes(depth)
    if (view === part) return hearCells(nodes)
    nodes.rank(view, 0)
    const [below, own] = [views[depth + 1], energies.nodes[depth + 1]]
    const side = VIEW_SIDES[depth + 1] ?? PART_CELLS
    if (!below || !own) return
    for (let row = view.row; row < view.row + view.rows; row += side) {
      for (let column = view.column; column < view.column + view.columns; column += side) {
        if (!below.show(view.tile, column, row, side)) continue
        view.shareNodes(below)
        own.begin(below, nodes, view.shares)
        hearView(depth + 1)
      }
    }
  }

  function hearCells(nodes: NodeEnergies): void {
    energies.beginPart()
    if (screens && part.screens) part.screens = screens.ofPart()
    for (const hearing of hearings) hearing.hearNear()
    energies.sumPart(part, nodes, noise.energy, noise.squares)
  }

  return tile => {
    const count = tile.columns * tile.rows
    noise = {
      energy: new Float64Array(count),
      squares: new Float64Array(count),
      cap: new Float64Array(count).fill(Infinity),
    }
    energies.begin(tile)
    if (!views[0]?.show(tile, 0, 0, TILE_CELLS)) return noise
    const known = screens?.isTileKnown(tile) ? [] : null
    for (const view of views) view.screens = known
    hearView(0)
    return noise
  }
}
