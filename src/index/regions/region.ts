import type { Box } from '../../geo/box.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { Area } from '../../geo/regions/area.ts'
import type { RegionKind } from '../../geo/regions/named-regions.ts'

/** A side of a region, or a corner. */
export type Side = 'north' | 'south' | 'east' | 'west' | 'north-east' | 'north-west' | 'south-east' | 'south-west'

/** What lies in a region on one side of the middle of its box. */
export type Half = { side: Side; of: Region; middle: Coordinates }

/** A country, a part of one, or a part of the world made of countries. */
export type Region = {
  /** As shown in an answer, with its article where English wants one. */
  name: string
  kind: 'country' | 'region'
  /** A small one is also a place to start from: "20 km from Lake Garda". */
  type: 'country' | RegionKind
  /** Whole countries, ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** Countries that it is a part of. */
  within: readonly string[]
  boxes: readonly Box[]
  /** What else belongs to it. */
  areas: () => readonly Area[]
  /** What it is the half or the quarter of: it holds none of those countries as a whole. */
  half?: Half
}
