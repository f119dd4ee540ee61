import { E7 } from '../../../../geo/local-plane.ts'
import type { Box } from '../../../../geo/box.ts'
import { heardBox } from '../../../../silence/sources/reach.ts'

/** Farther than any settlement is heard, or its people drive. */
const METRES = 100_000
const COLUMNS = 360

type Near = {
  /** Whether some of the region lies in a box, 10⁻⁷ degrees. */
  meets: (box: Box) => boolean
  places: readonly { x: number; y: number }[]
}

/**
 * Tells of points (10⁻⁷ degrees), by whole degrees, which may matter to a region: those around it and around its places. The
 * box of a region of several parts may hold half a continent.
 */
export function nearRegion({ meets, places }: Near): (x: number, y: number) => boolean {
  const known = new Map<number, boolean>()
  for (const { x, y } of places) {
    for (const east of [-1, 0, 1]) for (const north of [-1, 0, 1]) known.set(keyOf(x + east * E7, y + north * E7), true)
  }
  return (x, y) => {
    const key = keyOf(x, y)
    let isNear = known.get(key)
    if (isNear === undefined) {
      const [west, south] = [Math.floor(x / E7) * E7, Math.floor(y / E7) * E7]
      isNear = meets(heardBox({ west, south, east: west + E7, north: south + E7 }, METRES))
      known.set(key, isNear)
    }
    return isNear
  }
}

function keyOf(x: number, y: number): number {
  return Math.floor(y / E7) * COLUMNS + Math.floor(x / E7)
}
