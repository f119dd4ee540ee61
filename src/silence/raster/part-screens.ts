import { E7 } from '../../geo/local-plane.ts'
import { columnOnMap, heightCellsMeeting, type Terrain } from '../terrain/heights.ts'
import { Screen } from '../terrain/screen.ts'
import { PART_CELLS, type Tile } from './tile.ts'
import type { View } from './view.ts'

export type PartScreens = {
  /** Tells whether heights in a tile are known. */
  isTileKnown(tile: Tile): boolean
  /** Gives the screens of the cells of the part in view, PART_CELLS a row; null: the height of the cell is not known. */
  ofPart(): readonly (Screen | null)[]
}

/** Makes the screens of a view, one for each cell of a part. */
export function partScreens(view: View, terrain: Terrain): PartScreens {
  const own = Array.from({ length: PART_CELLS * PART_CELLS }, () => new Screen(terrain))
  const screens: (Screen | null)[] = own.map(() => null)

  function screenAt(k: number, column: number, row: number): Screen | null {
    const { longitudes, latitudes, isWanted, columns } = view.tile
    const isMoved =
      isWanted[row * columns + column] !== 0 &&
      own[k]?.moveTo({ longitude: longitudes[column] ?? 0, latitude: latitudes[row] ?? 0 }) === true
    return isMoved ? (own[k] ?? null) : null
  }

  return {
    isTileKnown({ longitudes, latitudes }) {
      const box = {
        west: (longitudes[0] ?? 0) * E7,
        south: (latitudes.at(-1) ?? 0) * E7,
        east: (longitudes.at(-1) ?? 0) * E7,
        north: (latitudes[0] ?? 0) * E7,
      }
      return heightCellsMeeting(box).some(
        ({ column, row }) => terrain.samplesAt(columnOnMap(column), row) !== undefined,
      )
    },
    ofPart() {
      screens.fill(null)
      for (let j = 0; j < view.rows; j++) {
        for (let i = 0; i < view.columns; i++) {
          const k = j * PART_CELLS + i
          screens[k] = screenAt(k, view.column + i, view.row + j)
        }
      }
      return screens
    },
  }
}
