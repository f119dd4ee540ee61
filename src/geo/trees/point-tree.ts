import Flatbush from 'flatbush'
import type { Box } from '../box.ts'

/** Finds the points in a box that does not span the antimeridian, by their number: each once, in no order. */
export type PointTree = (box: Box) => number[]

/** Indexes points by whole 10⁻⁷ degrees. */
export function pointTree(count: number, pointAt: (i: number) => readonly [x: number, y: number]): PointTree {
  if (count === 0) return () => []
  const tree = new Flatbush(count, 16, Int32Array)
  for (let i = 0; i < count; i++) {
    const point = pointAt(i)
    tree.add(point[0], point[1])
  }
  tree.finish()
  return ({ west, south, east, north }) => tree.search(west, south, east, north)
}
