// Where a walker gets: within some metres of a path or track, as the base map has them.
import { VectorTile } from '@mapbox/vector-tile'
import { LRUCache } from 'lru-cache'
import { PbfReader } from 'pbf'
import type { BaseTiles } from '../../basemap/base-map.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { METRES_PER_DEGREE } from '../../geo/local-plane.ts'
import { sharesOf } from '../../geo/mercator.ts'
import type { Timed } from './timed.ts'

/** The first zoom whose tiles have paths and tracks. */
const ZOOM = 13
const CLASSES: ReadonlySet<unknown> = new Set(['path', 'track'])
/** How far from a way a point counts as reached, metres. */
export const REACHED_METRES = 200
/** Cells on a side of a tile's mask: about 50 m. */
const CELLS = 64
/** A mask takes 4 KB, the lines of a tile up to some hundred. */
const KEPT = { masks: 1024, lines: 128 }

export type Ways = {
  /** Tells whether a path or track is near a point; undefined while the tiles around it have not been read. */
  reach(point: Coordinates): boolean | undefined
  /** Reads the tiles around a point. */
  read(point: Coordinates, timed: Timed): Promise<void>
}

type Tile = { x: number; y: number }
/** Lines in tiles from the north-western corner of the world's square: x and y in turn. */
type Lines = Float64Array[]

const known = new WeakMap<BaseTiles, Ways>()

/** Makes, once for a base map, what tells where its paths and tracks lead. */
export function waysOf(baseMap: BaseTiles): Ways {
  return known.getOrInsertComputed(baseMap, makeWays)
}

function makeWays(baseMap: BaseTiles): Ways {
  const lines = new LRUCache<string, Promise<Lines>>({ max: KEPT.lines })
  const masks = new LRUCache<string, Uint8Array>({ max: KEPT.masks })
  const underWay = new Map<string, Promise<void>>()

  async function makeMask({ x, y }: Tile, timed: Timed): Promise<void> {
    const mask = new Uint8Array(CELLS * CELLS)
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const near = { x: x + dx, y: y + dy }
        const found = lines.get(keyOf(near)) ?? linesOf(baseMap, near, timed)
        lines.set(keyOf(near), found)
        const all = await found
        timed(() => {
          for (const line of all) mark(mask, line, { x, y })
        })
      }
    }
    masks.set(keyOf({ x, y }), mask)
  }

  return {
    reach(point) {
      const { x, y, column, row } = placeOf(point)
      const mask = masks.get(keyOf({ x, y }))
      return mask && mask[Math.floor((row - y) * CELLS) * CELLS + Math.floor((column - x) * CELLS)] === 1
    },
    async read(point, timed) {
      const { x, y } = placeOf(point)
      const key = keyOf({ x, y })
      const making = underWay.get(key) ?? makeMask({ x, y }, timed).finally(() => underWay.delete(key))
      underWay.set(key, making)
      await making
    },
  }
}

function keyOf({ x, y }: Tile): string {
  return `${x}/${y}`
}

/** A point in tiles from the north-western corner of the world's square, and the tile that it is in. */
function placeOf(point: Coordinates): Tile & { column: number; row: number } {
  const { x, y } = sharesOf(point)
  const [column, row] = [x * 2 ** ZOOM, y * 2 ** ZOOM]
  return { x: Math.floor(column), y: Math.floor(row), column, row }
}

async function linesOf(baseMap: BaseTiles, tile: Tile, timed: Timed): Promise<Lines> {
  const bytes = await baseMap.tile({ z: ZOOM, ...tile })
  return timed(() => linesIn(bytes, tile))
}

function linesIn(bytes: Uint8Array, { x, y }: Tile): Lines {
  const layer = new VectorTile(new PbfReader(bytes)).layers['road']
  if (!layer) return []
  const lines: Lines = []
  for (let i = 0; i < layer.length; i++) {
    const feature = layer.feature(i)
    if (!CLASSES.has(feature.properties['class'])) continue
    for (const part of feature.loadGeometry()) {
      lines.push(Float64Array.from(part.flatMap(point => [x + point.x / layer.extent, y + point.y / layer.extent])))
    }
  }
  return lines
}

/** Marks the cells of a tile that lie near a line. */
function mark(mask: Uint8Array, line: Float64Array, { x, y }: Tile): void {
  const radius = REACHED_METRES / metresOfTile(y) / (1 / CELLS)
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay] = [((line[i] ?? 0) - x) * CELLS, ((line[i + 1] ?? 0) - y) * CELLS]
    const [bx, by] = [((line[i + 2] ?? 0) - x) * CELLS, ((line[i + 3] ?? 0) - y) * CELLS]
    if (Math.max(ax, bx) < -radius || Math.min(ax, bx) > CELLS + radius) continue
    if (Math.max(ay, by) < -radius || Math.min(ay, by) > CELLS + radius) continue
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay)))
    for (let k = 0; k <= steps; k++) {
      markDisc(mask, ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps, radius)
    }
  }
}

function markDisc(mask: Uint8Array, x: number, y: number, radius: number): void {
  const [west, east] = [Math.max(0, Math.floor(x - radius)), Math.min(CELLS - 1, Math.floor(x + radius))]
  const [north, south] = [Math.max(0, Math.floor(y - radius)), Math.min(CELLS - 1, Math.floor(y + radius))]
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) {
      if ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2 <= radius * radius) mask[row * CELLS + column] = 1
    }
  }
}

function metresOfTile(y: number): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / 2 ** ZOOM)))
  return (METRES_PER_DEGREE * 360 * Math.cos(latitude)) / 2 ** ZOOM
}
