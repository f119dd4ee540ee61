import { settlements } from '../../ask/gazetteer/settlements.ts'
import { keysOf, TILE_EXTENT } from '../../index/tiles/tile-grid.ts'
import { WORLD_SIZE, worldPlace } from '../../geo/mercator.ts'
import type { PointFeature } from './mvt.ts'

export const LAST_TOWN_ZOOM = 10
/** The least inhabitants of a named town, from each zoom on. */
const LEVELS = [
  { zoom: 9, people: 5000 },
  { zoom: 7, people: 15_000 },
  { zoom: 6, people: 50_000 },
  { zoom: 5, people: 200_000 },
  { zoom: 0, people: 1_000_000 },
] as const
/** Most names on a tile. */
const MOST_NAMES = 30

/** Names the largest towns of a tile, largest first. */
export function townsIn({ z, x, y }: { z: number; x: number; y: number }): PointFeature[] {
  const { towns } = settlements()
  const { start, end } = keysOf({ z, x, y, cellBits: 0 })
  const people = LEVELS.find(({ zoom }) => z >= zoom)?.people ?? 0
  const size = WORLD_SIZE / 2 ** z
  const features: PointFeature[] = []
  for (const [rank, key] of towns.tileKeys.entries()) {
    if (key < start || key >= end) continue
    const town = towns.at(rank)
    // Towns come largest first: all that follow are smaller too.
    if (town.population < people || features.length === MOST_NAMES) break
    const place = worldPlace(town)
    features.push({
      x: Math.floor(((place.x - x * size) / size) * TILE_EXTENT),
      y: Math.floor(((place.y - y * size) / size) * TILE_EXTENT),
      properties: { name: town.name, people: town.population },
    })
  }
  return features
}
