import type { Coordinates } from './coordinates.ts'

/** Spherical Mercator, which maps on screens use, shows the world as a square: 2^26 units on a side. */
export const WORLD_BITS = 26
export const WORLD_SIZE = 2 ** WORLD_BITS

/** A point of the square, whole numbers: x eastward from the antimeridian, y southward from 85.05° north. */
export type WorldPlace = { x: number; y: number }

/** Projects a point; one nearer to a pole than 85.05° comes to the edge. */
export function worldPlace({ latitude, longitude }: Coordinates): WorldPlace {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: within(Math.floor(((longitude + 180) / 360) * WORLD_SIZE)),
    y: within(Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD_SIZE)),
  }
}

function within(unit: number): number {
  return Math.min(WORLD_SIZE - 1, Math.max(0, unit))
}
