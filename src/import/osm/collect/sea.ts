import { indexCoast, type Offshore } from '../../../silence/coast.ts'
import type { Collector } from './collector.ts'

/** `offshore` tells how far out at sea a place lies; only once all has been seen. */
export type Sea = Collector & { offshore: Offshore }

/** Gathers coastlines, which tell land from sea. */
export function sea(): Sea {
  const coastline: Int32Array[] = []
  let offshore: Offshore | undefined
  return {
    keys: ['natural'],
    way({ tags, line }) {
      if (tags['natural'] === 'coastline') coastline.push(line().points)
    },
    offshore: (x, y) => (offshore ??= indexCoast(coastline))(x, y),
  }
}
