import type { Coordinates } from './distance.ts'

/** The world as maps on screens show it (spherical Mercator) is a square of so many units on a side: 2^26. */
export const WORLD_BITS = 26
export const WORLD_SIZE = 2 ** WORLD_BITS

/** A place in that square: x eastward from the antimeridian, y southward from 85.05° north, whole numbers. */
export type WorldPlace = { x: number; y: number }

/** Finds a place in the square; what lies nearer to a pole than 85.05° is put on its edge. */
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
