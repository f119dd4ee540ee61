// Where one arrives: the stop and the car park next to a place, as the base map has them.
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { BaseTiles } from '../basemap/base-map.ts'
import { LAST_ZOOM } from '../basemap/layers.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import { distanceKm } from '../geo/distance.ts'
import { METRES_PER_DEGREE } from '../geo/local-plane.ts'
import { coordinatesOf, sharesOf, WORLD_SIZE } from '../geo/mercator.ts'

export type ArrivalKind = 'stop' | 'parking'
export type Arrival = { kind: ArrivalKind; name: string | null; at: Coordinates; distanceKm: number }

/** By class of the base map's points; as far as an import looks for what it says of getting there. */
const ARRIVALS: ReadonlyMap<string, { kind: ArrivalKind; withinKm: number }> = new Map([
  ['bus', { kind: 'stop', withinKm: 1.5 }],
  ['station', { kind: 'stop', withinKm: 1.5 }],
  ['parking', { kind: 'parking', withinKm: 1 }],
])
const FARTHEST_KM = Math.max(...Array.from(ARRIVALS.values(), ({ withinKm }) => withinKm))

/** Finds the nearest stop and the nearest car park, the stop first; none of what the base map does not have. */
export async function arrivalsNear(baseMap: BaseTiles, point: Coordinates): Promise<Arrival[]> {
  if (baseMap.isEmpty) return []
  const found = (await Promise.all(tilesAround(point).map(tile => pointsOf(baseMap, tile)))).flat()
  const nearest = new Map<ArrivalKind, Arrival>()
  for (const { class: className, name, at } of found) {
    const row = ARRIVALS.get(className)
    const km = distanceKm(point, at)
    if (row && km <= Math.min(row.withinKm, nearest.get(row.kind)?.distanceKm ?? Infinity)) {
      nearest.set(row.kind, { kind: row.kind, name, at, distanceKm: km })
    }
  }
  return (['stop', 'parking'] as const).flatMap(kind => nearest.get(kind) ?? [])
}

type TilePlace = { x: number; y: number }

/** The tiles of the last zoom that reach into the circle. */
function tilesAround({ latitude, longitude }: Coordinates): TilePlace[] {
  const [high, tiles] = [(FARTHEST_KM * 1000) / METRES_PER_DEGREE, 2 ** LAST_ZOOM]
  const wide = high / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  const [first, last] = [
    sharesOf({ latitude: latitude + high, longitude: longitude - wide }),
    sharesOf({ latitude: latitude - high, longitude: longitude + wide }),
  ]
  const places: TilePlace[] = []
  const within = (share: number) => Math.min(tiles - 1, Math.max(0, Math.floor(share * tiles)))
  for (let y = within(first.y); y <= within(last.y); y++) {
    for (let x = within(first.x); x <= within(last.x); x++) places.push({ x, y })
  }
  return places
}

async function pointsOf(baseMap: BaseTiles, { x, y }: TilePlace) {
  const bytes = await baseMap.tile({ z: LAST_ZOOM, x, y })
  const layer = new VectorTile(new PbfReader(bytes)).layers['poi']
  const side = WORLD_SIZE / 2 ** LAST_ZOOM
  return Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i))
    .filter(feature => feature !== undefined)
    .flatMap(feature => {
      const { class: className, name } = feature.properties
      return feature.loadGeometry().flatMap(part =>
        part.map(point => ({
          class: String(className),
          name: typeof name === 'string' ? name : null,
          at: coordinatesOf({ x: (x + point.x / feature.extent) * side, y: (y + point.y / feature.extent) * side }),
        })),
      )
    })
}
