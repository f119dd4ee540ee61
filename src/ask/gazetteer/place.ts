import { fold } from '../../text/fold.ts'
import type { Doc } from '../../index/types.ts'
import type { Box } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { Region } from '../../index/regions/region.ts'

/** Somewhere that a question names: what is "in" it and what "near" it is measured from. */
export type Place = {
  /** As shown in an answer. */
  name: string
  kind: 'settlement' | 'country' | 'region' | 'spot' | 'coordinates'
  /** What distances are measured from; a country or a part of the world has none. */
  center: Coordinates | null
  /** That is where one of its spots lies: where the place itself does is not known. */
  isCentreOfSpot?: true
  /** How far "in" reaches around the centre. */
  radiusKm: number
  /** What lies in it is "in" the place: a part of the map by its edges. */
  box?: Box
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

/** Makes a place of a part of the map: "46–48° N, 10–12° E". */
export function placeOfBox(box: Box): Place {
  const edges = [
    ...(box.south > -90 || box.north < 90 ? [degreesText(box.south, box.north, 'SN')] : []),
    ...(box.west > -180 || box.east < 180 ? [degreesText(box.west, box.east, 'WE')] : []),
  ]
  return { name: edges.join(', '), kind: 'region', center: null, radiusKm: 0, box, region: null, docs: [] }
}

function degreesText(from: number, to: number, [negative = '', positive = '']: string): string {
  const side = (degrees: number) => (degrees < 0 || (degrees === 0 && to === 0) ? negative : positive)
  const text = (degrees: number) => String(Math.abs(rounded(degrees)))
  const [a, b] = side(from) === side(to) && from < 0 ? [to, from] : [from, to]
  return side(from) === side(to)
    ? `${text(a)}–${text(b)}° ${side(to)}`
    : `${text(from)}° ${side(from)}–${text(to)}° ${side(to)}`
}

/** What of a gazetteer knows spots by their names. */
type Names = { named(phrase: string): { spots: readonly Doc[]; cores: readonly Doc[] } | undefined }

/** The only spot that bears a place's name, or that name with words like "lake" beside it; undefined where there are several. */
export function spotCalled(name: string, names: Names): Doc | undefined {
  const named = names.named(fold(name))
  const [doc, ...others] = named?.spots.length ? named.spots : (named?.cores ?? [])
  return others.length === 0 ? doc : undefined
}
