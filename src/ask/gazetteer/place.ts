import type { Doc } from '../../index/index.ts'
import type { Coordinates } from '../../spots/distance.ts'
import type { Region } from './regions.ts'

/** Somewhere that a question names: what is "in" it and what "near" it is measured from. */
export type Place = {
  /** As shown in an answer. */
  name: string
  kind: 'settlement' | 'country' | 'region' | 'spot' | 'coordinates'
  /** What distances are measured from; a country or a part of the world has none. */
  center: Coordinates | null
  /** How far "in" reaches around the centre. */
  radiusKm: number
  region: Region | null
  /** Spots that the catalogue says lie there. */
  docs: readonly Doc[]
}

export function placeAt(center: Coordinates): Place {
  const name = `${center.latitude}, ${center.longitude}`
  return { name, kind: 'coordinates', center, radiusKm: 25, region: null, docs: [] }
}
