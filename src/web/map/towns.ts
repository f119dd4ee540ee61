import { settlements } from '../../ask/gazetteer/settlements.ts'
import { keysOf, TILE_EXTENT } from '../../index/tiles/tile-grid.ts'
import { type TileFeature, pointFeature } from '../../basemap/encode-tile.ts'
import { WORLD_SIZE, worldPlace } from '../../geo/mercator.ts'

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
export function townsIn({ z, x, y }: { z: number; x: number; y: number }): TileFeature[] {
  const { towns } = settlements()
  const { start, end } = keysOf({ z, x, y, cellBits: 0 })
  const people = LEVELS.find(({ zoom }) => z >= zoom)?.people ?? 0
  const size = WORLD_SIZE / 2 ** z
  const features: TileFeature[] = []
  for (const [rank, key] of towns.tileKeys.entries()) {
    if (key < start || key >= end) continue
    const town = towns.at(rank)
    // Towns come largest first: all that follow are smaller too.
    if (town.population < people || features.length === MOST_NAMES) break
    const place = worldPlace(town)
    const unit = (share: number) => Math.floor((share / size) * TILE_EXTENT)
    const properties = { name: town.name, people: town.population }
    features.push(pointFeature({ x: unit(place.x - x * size), y: unit(place.y - y * size), properties }))
  }
  return features
}
