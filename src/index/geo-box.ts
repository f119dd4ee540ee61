import { type Coordinates, distanceKm } from '../spots/distance.ts'

/** A box of longitudes and latitudes, in degrees, that does not span the antimeridian. */
export type Box = { west: number; south: number; east: number; north: number }

export const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 }
const RADIANS = Math.PI / 180
/** Bounds of boxes and distances of places are rounded differently, by less than this (a millimetre). */
export const ROUNDING_KM = 1e-6
/** Half the Earth's circumference: as far as two places can be apart. */
export const FARTHEST_KM = distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })

/** Returns a distance that no place in the box is nearer than, true to rounding. */
export function leastDistanceKm(from: Coordinates, { west, south, east, north }: Box): number {
  const { latitude, longitude } = from
  if (longitude >= west && longitude <= east) {
    const nearest = Math.min(Math.max(latitude, south), north)
    return distanceKm(from, { latitude: nearest, longitude })
  }
  const toWest = angleBetween(longitude, west)
  const toEast = angleBetween(longitude, east)
  const edge = toWest < toEast ? west : east
  const cosine = Math.cos(Math.min(toWest, toEast) * RADIANS)
  const atEdge = (latitude: number) => distanceKm(from, { latitude, longitude: edge })
  // Along a meridian on the far side, distance first grows and then falls: one of the corners is nearest.
  if (cosine <= 0) return Math.min(atEdge(south), atEdge(north))
  const foot = Math.atan(Math.tan(latitude * RADIANS) / cosine) / RADIANS
  return atEdge(Math.min(Math.max(foot, south), north))
}

/** Returns a distance that no place in the box is farther than: what is near a place's antipode is far from it. */
export function mostDistanceKm(from: Coordinates, box: Box): number {
  const longitude = from.longitude > 0 ? from.longitude - 180 : from.longitude + 180
  return FARTHEST_KM - leastDistanceKm({ latitude: -from.latitude, longitude }, box)
}

function angleBetween(a: number, b: number): number {
  const angle = Math.abs(a - b) % 360
  return angle > 180 ? 360 - angle : angle
}
