import type { Coordinates } from './coordinates.ts'

/** Mean radius of the Earth in kilometres (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180

/** Returns the great-circle distance in kilometres (haversine, spherical Earth: true to 0.5 %). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const dLat = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2)
  const dLon = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2)
  const h = dLat * dLat + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * dLon * dLon
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Half the Earth's circumference: the greatest distance. */
export const FARTHEST_KM = distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })
