import type { Doc } from '../../index/types.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { Region } from '../../index/regions/region.ts'

/** Somewhere that a question names: what is "in" it and what "near" it is measured from. */
export type Place = {
  /** As shown in an answer. */
  name: string
  kind: 'settlement' | 'country' | 'region' | 'spot' | 'coordinates'
  /** What distances are measured from; a country or a part of the world has none. */
  center: Coordinates | null
  /** How far "in" reaches around the centre. */
  radiusKm: number
  /** Of a town: what lies nearer to its centre than this is in it, whichever settlement is nearest. */
  coreKm?: number
  region: Region | null
  /** Spots that the catalogue says lie there. */
  docs: readonly Doc[]
  /** What the question calls it, where that is another language's name. */
  said?: string
  /** The same with the preposition that the question puts before it: "am Bodensee". */
  saidWhere?: string
  /** Of a place that is no region, ISO 3166-1 alpha-2. */
  country?: string
  /** Countries of others that bear its name, when one could as well mean them. */
  elsewhere?: readonly string[]
}

export function placeAt({ latitude, longitude }: Coordinates): Place {
  const center = { latitude: rounded(latitude), longitude: rounded(longitude) }
  const name = `${center.latitude}, ${center.longitude}`
  return { name, kind: 'coordinates', center, radiusKm: 25, region: null, docs: [] }
}

/** To 5 decimals, which is a metre: minutes of arc have no end in decimals. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
