import type { Box } from '../../../../geo/box.ts'
import { treeOfBoxes } from '../../../../geo/trees/box-tree.ts'
import { E7, localPlane } from '../../../../geo/local-plane.ts'

/** Up to so many, looking at all pairs is faster than a tree. */
const MOST_COMPARED = 16

/**
 * Gives the pairs, the earlier first, that lie within a reach in metres, that of the earlier: all of those, and some that are
 * farther. `box` is around the whole of a thing, `x` and `y` a point of it, which need not be in the box; 10⁻⁷ degrees.
 */
export function* nearPairs(
  things: readonly { box: Box; x: number; y: number }[],
  reaches: readonly number[],
): Generator<[number, number]> {
  const tree = things.length > MOST_COMPARED ? treeOfBoxes(things.map(wholeBox)) : undefined
  for (const [i, thing] of things.entries()) {
    const reach = reaches[i] ?? 0
    if (!tree || reach === Infinity) {
      for (let j = i + 1; j < things.length; j++) yield [i, j]
      continue
    }
    const plane = localPlane(thing.y / E7)
    const { west, south, east, north } = wholeBox(thing)
    const dx = reach / plane.east + 1
    const dy = reach / plane.north + 1
    for (const j of tree.search(west - dx, south - dy, east + dx, north + dy)) if (j > i) yield [i, j]
  }
}

function wholeBox({ box, x, y }: { box: Box; x: number; y: number }): Box {
  return {
    west: Math.min(box.west, x),
    south: Math.min(box.south, y),
    east: Math.max(box.east, x),
    north: Math.max(box.north, y),
  }
}
