import type { Tile } from '../tile.ts'

/** The number of a tile in a PMTiles archive: all tiles of lower zooms come before, those of one along a Hilbert curve. */
export function tileId({ z, x, y }: Tile): number {
  let id = (4 ** z - 1) / 3
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0
    const below = (y & side) > 0 ? 1 : 0
    id += side * side * ((3 * right) ^ below)
    if (below === 0) {
      if (right === 1) [x, y] = [side - 1 - (x & (side - 1)), side - 1 - (y & (side - 1))]
      ;[x, y] = [y & (side - 1), x & (side - 1)]
    }
  }
  return id
}
