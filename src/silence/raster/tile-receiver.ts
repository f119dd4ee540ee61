// What a tile hears. Both sides are taken together where they are far apart: sources as points of a quadtree, cells as
// nodes of an interpolation; near sources are gathered once for each part of the tile, and summed up at its cells.
import { INTERVAL } from '../parameters.ts'
import type { Group } from '../sources/sources.ts'
import { GroupEnergies } from './group-energies.ts'
import { hearLines } from './lines/hear-lines.ts'
import { hearShapes } from './hear-shapes.ts'
import type { Shape } from './shapes.ts'
import type { SourceTree } from './source-tree.ts'
import type { Terrain } from '../terrain/heights.ts'
import { partScreens } from './part-screens.ts'
import { NO_TILE, type Tile } from './tile.ts'
import { View } from './view.ts'

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
  const view = new View(NO_TILE)
  const screens = terrain && partScreens(view, terrain)
  let cap = new Float64Array()
  const hearings = [hearLines(view, trees, energies), hearShapes(view, shapes, energies, () => cap)]
  return tile => {
    const count = tile.columns * tile.rows
    const energy = new Float64Array(count)
    const squares = new Float64Array(count)
    cap = new Float64Array(count).fill(Infinity)
    view.showTile(tile)
    view.screens = screens?.isTileKnown() ? [] : null
    energies.begin(tile)
    for (const hearing of hearings) hearing.hearFar()
    energies.rankFar()
    view.eachPart(() => {
      energies.beginPart()
      if (screens && view.screens) view.screens = screens.ofPart()
      for (const hearing of hearings) hearing.hearNear()
      energies.sumPart(tile, view.column, view.row, energy, squares)
    })
    return { energy, squares, cap }
  }
}
