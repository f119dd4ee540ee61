import type { Box } from '../../geo/box.ts'
import type { Area } from '../../geo/regions/area.ts'
import type { RegionKind } from '../../geo/regions/named-regions.ts'

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
}
