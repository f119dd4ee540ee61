import { latitudeAt, longitudeAt } from '../../geo/mercator.ts'
import type { Tile } from '../tile.ts'

/** Metres over which the relief fades towards where no height is known. */
export const FADE_METRES = 4000
/** Nodes around the equator that are looked at: one a pixel of zoom 8, every second pixel of zoom 9, and so on. */
const NODE_ZOOM = 8
const PIXELS = 256
const EQUATOR_METRES = 40_075_017
const DIAGONAL = Math.SQRT2

/** The share of the relief that is drawn at a pixel of a tile, from 0 at the edge of what is known to 1 well within. */
export type Fade = (x: number, y: number) => number

/** Tells how the relief fades on a tile of zoom 8 or more; neighbouring tiles look at the same nodes, so that none shows a seam. */
export function fadeOf(isKnown: (latitude: number, longitude: number) => boolean, { z, x, y }: Tile): Fade {
  const step = 2 ** (z - NODE_ZOOM)
  const world = 2 ** NODE_ZOOM * PIXELS
  const nodeMetres = (EQUATOR_METRES / world) * Math.cos((latitudeAt((y + 0.5) / 2 ** z) * Math.PI) / 180)
  const margin = Math.ceil(FADE_METRES / nodeMetres) + 1
  const side = PIXELS / step + 1 + 2 * margin
  const [left, top] = [(x * PIXELS) / step - margin, (y * PIXELS) / step - margin]
  const metres = new Float32Array(side * side)
  let isWhole = true
  for (let j = 0; j < side; j++) {
    const latitude = latitudeAt((top + j) / world)
    for (let i = 0; i < side; i++) {
      const known = isKnown(latitude, longitudeAt((left + i) / world))
      metres[j * side + i] = known ? FADE_METRES : 0
      isWhole &&= known
    }
  }
  if (isWhole) return () => 1
  spread(metres, side, nodeMetres)
  return (px, py) => {
    const share = between(metres, side, px / step + margin, py / step + margin) / FADE_METRES
    // Slow at both ends, so that the eye finds no line.
    return share * share * (3 - 2 * share)
  }
}

/** Makes of 0 and the most at each node its distance to the nearest 0, by one pass each way over its neighbours. */
function spread(metres: Float32Array, side: number, step: number): void {
  const reach = (at: number, other: number, distance: number) => {
    metres[at] = Math.min(metres[at] ?? 0, (metres[other] ?? 0) + distance)
  }
  const pass = (at: number, i: number, j: number, way: 1 | -1) => {
    const [isFirstRow, isFirst, isLast] = [
      way === 1 ? j === 0 : j === side - 1,
      way === 1 ? i === 0 : i === side - 1,
      way === 1 ? i === side - 1 : i === 0,
    ]
    if (!isFirst) reach(at, at - way, step)
    if (isFirstRow) return
    reach(at, at - way * side, step)
    if (!isFirst) reach(at, at - way * (side + 1), step * DIAGONAL)
    if (!isLast) reach(at, at - way * (side - 1), step * DIAGONAL)
  }
  for (let at = 0; at < metres.length; at++) pass(at, at % side, Math.floor(at / side), 1)
  for (let at = metres.length - 1; at >= 0; at--) pass(at, at % side, Math.floor(at / side), -1)
}

/** Interpolates between four nodes. */
function between(values: Float32Array, side: number, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - column, y - row]
  const at = row * side + column
  const [a = 0, b = 0] = [values[at], values[at + 1]]
  const [c = 0, d = 0] = [values[at + side], values[at + side + 1]]
  return (a * (1 - right) + b * right) * (1 - down) + (c * (1 - right) + d * right) * down
}
