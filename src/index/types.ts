// One version of the catalogue, frozen: built once, never edited, shared by all threads, asked by everything that reads.
import type { StoredSource, Version } from '../catalogue/catalogue.ts'
import type { Coordinates } from '../geo/distance.ts'
import type { OrderKey } from '../spots/order.ts'
import type { Spot, SpotRecord } from '../spots/spot.ts'
import type { Cluster, TileQuery } from './tiles/tile-grid.ts'

/** The number of a spot in an index: its place in the canonical order, from 0. */
export type Doc = number

/** Which spots; all conditions must hold, an absent one holds for every spot. */
export type Filter = {
  /** Words that the spot must hold, all of them; no prefix, no typo. */
  words?: string
  /** All of these. Normalised as tags are. */
  tags?: readonly string[]
  /** All of these. */
  activities?: readonly string[]
  minRating?: number
  access?: 'free' | 'paid'
  fire?: string
  scenery?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  near?: Coordinates & { radiusKm?: number }
  /** West may be greater than east: the box then spans the antimeridian. */
  bbox?: { west: number; south: number; east: number; north: number }
}

/** The order of a list is canonical, or by distance from `near` (then id). */
export type ListQuery = {
  filter: Filter
  limit: number
  /** Continues behind this place of the canonical order. */
  after?: OrderKey
  /** Present: sorted by distance from `filter.near`, and continued behind this place. */
  byDistance?: { after?: { distanceKm: number; id: string } }
}

export type Page = {
  docs: readonly Doc[]
  /** Kilometres, beside docs, when the filter has `near`. */
  distances: readonly number[] | null
  /** How many spots match the filter, exactly, on all pages. */
  total: number
  hasMore: boolean
}

export type SearchQuery = { text: string; limit: number; filter?: Filter; byDistance?: boolean }

export type Hits = {
  docs: readonly Doc[]
  distances: readonly number[] | null
  total: number
  /** The text with mistyped words put right, when that is what was searched. */
  didYouMean: string | null
}

/** What of a spot is not shown in its JSON but is known. */
export type Details = Pick<SpotRecord, 'otherNames' | 'country' | 'place' | 'source' | 'ratedBy'>

export type FacetCount = { value: string | null; count: number }
export type Facets = Record<'tags' | 'activities' | 'access' | 'fire' | 'scenery', FacetCount[]> & {
  ratings: { value: number; count: number }[]
}

/** What can be asked while typing: a tag or place that spots have, or a spot by its name. */
export type Suggestion = { text: string; kind: 'tag' | 'place' } | { text: string; kind: 'spot'; doc: Doc }

export type Index = {
  readonly version: Version
  /** The attribution line of the whole catalogue. */
  readonly attribution: string
  /** Where the spots come from; a spot's `details(doc).source` is the name of one of them. */
  readonly sources: readonly StoredSource[]
  readonly count: number
  /** Finds by id, then slug, then old slug. */
  find(idOrSlug: string): Doc | undefined
  id(doc: Doc): string
  slug(doc: Doc): string
  silenceRating(doc: Doc): number
  /** The spot's public JSON in UTF-8: a view of the shared bytes, not to be changed. */
  body(doc: Doc): Uint8Array
  /** The same for a run of docs, joined by commas; `end` is not included. */
  bodies(start: Doc, end: Doc): Uint8Array
  spot(doc: Doc): Spot
  details(doc: Doc): Details
  /** When the catalogue last published it anew, RFC 3339; null where that is not known. */
  changedAt(doc: Doc): string | null
  list(query: ListQuery): Page
  search(query: SearchQuery): Hits
  /**
   * What a text that is being typed may become: its last word is taken as a beginning, the others as they stand. Tags
   * and places with most spots first, then spots in canonical order; a quarter of the places is kept for each of the
   * former two as long as they have anything to say.
   */
  suggest(query: { text: string; limit: number }): Suggestion[]
  /** How many spots that pass the filter have which value; most frequent first, ratings falling; none that count 0. */
  facets(filter: Filter): Facets & { total: number }
  /** Bytes of shared memory by what they hold. */
  readonly memory: Readonly<Record<string, number>>
  /** The spots of a tile of the map, grouped by cells; both in Morton order (tile-grid.ts). */
  clusters(query: TileQuery): Cluster[]
}
