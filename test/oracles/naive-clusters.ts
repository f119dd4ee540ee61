import { worldPlace } from '../../src/geo/mercator.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import type { Cluster, Doc, TileQuery } from '../../src/index/types.ts'
import { type CellSums, clusterOf, keysOf, tileKey } from '../../src/index/tiles/tile-grid.ts'

/** Groups spots by the cells of a tile, looking at each. */
export function naiveClusters(query: TileQuery, spots: Iterable<{ doc: Doc; record: SpotRecord }>): Cluster[] {
  const { start, end, cellKeys } = keysOf(query)
  const cells = new Map<number, CellSums>()
  for (const { doc, record } of spots) {
    const place = worldPlace(record)
    const key = tileKey(place)
    if (key < start || key >= end) continue
    const cell = Math.floor((key - start) / cellKeys)
    const sums = cells.get(cell) ?? { count: 0, x: 0, y: 0, ratingTenths: 0, doubtful: 0, doc }
    sums.count += 1
    sums.x += place.x
    sums.y += place.y
    sums.ratingTenths += Math.round(record.silenceRating * 10)
    sums.doubtful += record.confidence === 'low' ? 1 : 0
    cells.set(cell, sums)
  }
  return [...cells].sort(([a], [b]) => a - b).map(([, sums]) => clusterOf(query, sums))
}
