import type { Index, TileQuery } from '../../index/types.ts'
import { TILE_EXTENT } from '../../index/tiles/tile-grid.ts'
import type { Box } from '../../geo/box.ts'

/** Cells on a side of a tile that holds all spots. */
const CELL_BITS = 5
/** Deeper than a map opens. */
const LAST_ZOOM = 9

const extents = new WeakMap<Index, Box | null>()

/** Which spots; absent: all. */
type Which = Pick<TileQuery, 'filter' | 'text'>

/** Returns a box around the spots of an index, precise enough to open a map on; null where there are none. */
export function extentOf(index: Index, which?: Which): Box | null {
  return which ? measure(index, which) : extents.getOrInsertComputed(index, () => measure(index, {}))
}

/** Goes down to the smallest tile that holds all spots and takes the box of the groups in it. */
function measure(index: Index, which: Which): Box | null {
  for (let [z, x, y] = [0, 0, 0]; ; ) {
    const clusters = index.clusters({ z, x, y, cellBits: CELL_BITS, ...which })
    if (clusters.length === 0) return null
    const [left, right] = endsOf(clusters.map(cluster => cluster.x))
    const [top, bottom] = endsOf(clusters.map(cluster => cluster.y))
    const [column, row] = [half(left), half(top)]
    if (z === LAST_ZOOM || column !== half(right) || row !== half(bottom)) {
      const place = (value: number, tile: number) => (tile + value / TILE_EXTENT) / 2 ** z
      return {
        west: longitudeOf(place(left, x)),
        south: latitudeOf(place(bottom, y)),
        east: longitudeOf(place(right, x)),
        north: latitudeOf(place(top, y)),
      }
    }
    ;[z, x, y] = [z + 1, x * 2 + column, y * 2 + row]
  }
}

function endsOf(values: readonly number[]): [least: number, most: number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
}

function half(value: number): 0 | 1 {
  return value < TILE_EXTENT / 2 ? 0 : 1
}

function longitudeOf(x: number): number {
  return rounded(x * 360 - 180)
}

function latitudeOf(y: number): number {
  return rounded((Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI)
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}
