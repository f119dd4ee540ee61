import Flatbush from 'flatbush'
import type { Box } from '../box.ts'

/** Makes a tree that finds boxes by their places in the list; undefined when there are none. */
export function treeOfBoxes(boxes: readonly Box[]): Flatbush | undefined {
  if (boxes.length === 0) return undefined
  const tree = new Flatbush(boxes.length)
  for (const { west, south, east, north } of boxes) tree.add(west, south, east, north)
  tree.finish()
  return tree
}
