import { distanceKm } from '../geo/distance.ts'

/** A box of longitudes and latitudes, in degrees. */
export type Box = { west: number; south: number; east: number; north: number }

/** Distances and their bounds are rounded differently, by less than this (a millimetre). */
export const ROUNDING_KM = 1e-6
/** Half the Earth's circumference: as far as two places can be apart. */
export const FARTHEST_KM = distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })
