import { type Settlement, settlements } from '../../ask/gazetteer/settlements.ts'
import { keysOf, TILE_EXTENT, tileKey } from '../../index/tiles/tile-grid.ts'
import { WORLD_SIZE, worldPlace } from '../../geo/mercator.ts'
import type { PointFeature } from './mvt.ts'

export const LAST_TOWN_ZOOM = 10
/** From which zoom on towns of at least so many inhabitants are named. */
const LEVELS = [
  { zoom: 9, people: 5000 },
  { zoom: 7, people: 15_000 },
  { zoom: 6, people: 50_000 },
  { zoom: 5, people: 200_000 },
  { zoom: 0, people: 1_000_000 },
] as const
const LEAST_PEOPLE = LEVELS[0].people
/** More names than this have no room on a tile. */
const MOST_NAMES = 30

let sorted: { keys: Float64Array; towns: Settlement[] } | undefined

/** Names the largest towns of a tile, largest first. */
export function townsIn({ z, x, y }: { z: number; x: number; y: number }): PointFeature[] {
  sorted ??= sortTowns()
  const { keys, towns } = sorted
  const { start, end } = keysOf({ z, x, y, cellBits: 0 })
  const people = LEVELS.find(({ zoom }) => z >= zoom)?.people ?? 0
  const size = WORLD_SIZE / 2 ** z
  return towns
    .filter((town, i) => (keys[i] ?? 0) >= start && (keys[i] ?? 0) < end && town.population >= people)
    .slice(0, MOST_NAMES)
    .map(town => {
      const place = worldPlace(town)
      return {
        x: Math.floor(((place.x - x * size) / size) * TILE_EXTENT),
        y: Math.floor(((place.y - y * size) / size) * TILE_EXTENT),
        properties: { name: town.name, people: town.population },
      }
    })
}

function sortTowns() {
  const towns = settlements()
    .withAtLeast(LEAST_PEOPLE)
    .sort((a, b) => b.population - a.population)
  return { keys: Float64Array.from(towns, town => tileKey(worldPlace(town))), towns }
}
