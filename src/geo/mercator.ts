import type { Coordinates } from './coordinates.ts'

/** Spherical Mercator, which maps on screens use, shows the world as a square: 2^26 units on a side. */
export const WORLD_BITS = 26
export const WORLD_SIZE = 2 ** WORLD_BITS

/** A point of the square, whole numbers: x eastward from the antimeridian, y southward from 85.05° north. */
export type WorldPlace = { x: number; y: number }

/** Projects a point; one nearer to a pole than 85.05° comes to the edge. */
export function worldPlace({ latitude, longitude }: Coordinates): WorldPlace {
  return { x: worldColumn(longitude), y: worldRow(latitude) }
}

/** Projects a longitude alone: of many points an object each would take longer than their sums. */
export function worldColumn(longitude: number): number {
  return within(Math.floor(((longitude + 180) / 360) * WORLD_SIZE))
}

/** Projects a latitude alone. */
export function worldRow(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return within(Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD_SIZE))
}

function within(unit: number): number {
  return Math.min(WORLD_SIZE - 1, Math.max(0, unit))
}

/** Returns the point of a place; exact to a unit. */
export function coordinatesOf({ x, y }: WorldPlace): Coordinates {
  const northing = Math.PI * (1 - (2 * y) / WORLD_SIZE)
  return { longitude: (x / WORLD_SIZE) * 360 - 180, latitude: (Math.atan(Math.sinh(northing)) * 180) / Math.PI }
}

/** Returns the longitude of a place of the square by its share from the west, 0 to 1. */
export function longitudeAt(share: number): number {
  return share * 360 - 180
}

/** Returns the latitude of a place of the square by its share from the north, 0 to 1. */
export function latitudeAt(share: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI
}

/** Returns the shares of a point from the west and from the north; beyond 85.05° they are below 0 or above 1. */
export function sharesOf({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
