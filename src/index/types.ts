// One version of the catalogue, frozen: built once, never edited, shared by all threads, read by everything else.
import type { StoredSource, Version } from '../catalogue/catalogue.ts'
import type { Box } from '../geo/box.ts'
import type { Bitset } from '../arrays/bitset.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import type { OrderKey } from '../spots/order.ts'
import type { LevelsByClass, Spot, SpotRecord } from '../spots/spot.ts'
import type { Mode } from '../spots/transport-modes.ts'

/** The number of a spot in an index: its place in the canonical order, from 0. */
export type Doc = number

/** Which spots; all conditions must hold, an absent one holds for every spot. */
export type Filter = {
  /**
   * Words that the spot must hold, all of them; no prefix, no typo. The name of a region is held by the spots in it. A
   * text without a word matches nothing.
   */
  words?: string
  /** The same of the spot's own text alone. */
  literally?: string
  /** All of these. Normalised as tags are. */
  tags?: readonly string[]
  /** None of these. Normalised as tags are. */
  withoutTags?: readonly string[]
  /** All of these. */
  activities?: readonly string[]
  minRating?: number
  access?: 'free' | 'paid'
  fire?: string
  scenery?: string
  /** A way of getting there that its transportation text names. */
  mode?: Mode
  /** ISO 3166-1 alpha-2. */
  country?: string
  near?: Coordinates & { radiusKm?: number }
  /** West may be greater than east: the box then spans the antimeridian. */
  bbox?: Box
}

/** The order of a list is canonical, by distance from `near` (then id), or by confidence (then canonical). */
export type ListQuery = {
  filter: Filter
  limit: number
  /** Continues behind this place of the canonical order, or of that by confidence. */
  after?: OrderKey
  /** Present: the surest ratings first: editorial, high, medium, low. */
  byConfidence?: true
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

export type SearchQuery = { text: string; limit: number; filter?: Filter; byDistance?: boolean; byConfidence?: boolean }

export type Hits = {
  docs: readonly Doc[]
  distances: readonly number[] | null
  total: number
  /** The text with mistyped words put right, when that is what was searched, and found something. */
  didYouMean: string | null
}

/** What of a spot is not shown in its JSON but is known. */
export type StoredFields = Pick<
  SpotRecord,
  'otherNames' | 'country' | 'place' | 'source' | 'ratedBy' | 'lden' | 'placeAt'
> & {
  /** The UTF-16 code units at the description's end that say what makes the noise; absent: none do. */
  noiseLength?: number
}

/** A document and its distance in kilometres. */
export type Near = { doc: Doc; distanceKm: number }

/** Finds spots and places by name; names are compared as `phraseOf` (text/phrase.ts) writes them. */
export type Names = {
  /** Spots that have exactly this name; the quietest 50. */
  spots(phrase: string): Doc[]
  /** Spots that have it when words like "lake" and "national park" are left out of theirs; of the quietest 50. */
  cores(phrase: string): Doc[]
  /** A part of the texts of places, "Innlandet" of "Otta, Innlandet", as the quietest of its spots has it written. */
  part(phrase: string): { name: string; docs: Doc[] } | undefined
  /** Spots with the word in a name. */
  withWord(word: string): Doc[]
  /** Spots with a word in a name that begins alike: "Biebrza" for "Biebrzański Park Narodowy". */
  withSimilarWord(word: string): Doc[]
  /** Whether a name of a spot, or of a place that spots lie at, has the word. */
  hasWord(word: string): boolean
  /**
   * The words of those names at most `most` (1 or 2) typos away, in no order; `isBegunAlike`: only those that begin as the
   * word does, or with its first two letters swapped.
   */
  wordsNear(word: string, most: number, isBegunAlike?: boolean): string[]
}

export type FacetCount = { value: string | null; count: number }
export type Facets = Record<'tags' | 'activities' | 'access' | 'fire' | 'scenery' | 'countries', FacetCount[]> & {
  ratings: { value: number; count: number }[]
}

/** A suggestion while typing: a tag or place that spots have, a region with its number of spots, or a spot by its name. */
export type Suggestion =
  | { text: string; kind: 'tag' }
  | { text: string; kind: 'place'; count?: number }
  | { text: string; kind: 'spot'; doc: Doc }

/** A tile of the map in the usual numbering, cut into `2^cellBits` × `2^cellBits` cells. */
export type TileQuery = {
  z: number
  x: number
  y: number
  cellBits: number
  filter?: Filter
  /** Only what a search for this text finds. */
  text?: string
}

/** The spots of a cell. */
export type Cluster = {
  count: number
  /** Their middle, in units of the tile: 0 to `TILE_EXTENT` (tile-grid.ts), from its north-western corner. */
  x: number
  y: number
  /** Their mean rating, to 0.1. */
  silenceRating: number
  /** How many of their ratings are of low confidence. */
  doubtful: number
  /** The spot, where it is the only one of its cell. */
  doc: Doc | null
}

/** What classes of sources, "road/primary", give at spots: of many spots, where nothing is to be made of each. */
export type NoiseLevels = {
  /** Of which spots it is known, as a set, not to be changed. */
  readonly known: Bitset
  /** By class, dB(A) Lden; null where it is not known. */
  of(doc: Doc): LevelsByClass | null
  /** Those of a set where it is known that the classes that pass give together at least so much, dB(A) Lden. */
  atLeast(docs: Bitset, isOf: (sourceClass: string) => boolean, level: number): Bitset
  /** Makes a reader of what the classes that pass give together, as energy, Σ 10^(L/10); 0 where that is nothing, or not known. */
  energy(isOf: (sourceClass: string) => boolean): (doc: Doc) => number
  /** Makes a reader of what the loudest of the classes that pass gives, dB(A) Lden; 0 where that is nothing, or not known. */
  loudest(isOf: (sourceClass: string) => boolean): (doc: Doc) => number
}

export type Index = {
  readonly version: Version
  /** The attribution line of the whole catalogue. */
  readonly attribution: string
  /** Where the spots come from; a spot's `storedFields(doc).source` is the name of one of them. */
  readonly sources: readonly StoredSource[]
  readonly count: number
  /** Finds by id, then slug, then old slug. */
  find(idOrSlug: string): Doc | undefined
  id(doc: Doc): string
  name(doc: Doc): string
  coordinates(doc: Doc): Coordinates
  /** Degrees; for many spots, of which nothing is to be made. */
  latitude(doc: Doc): number
  longitude(doc: Doc): number
  slug(doc: Doc): string
  silenceRating(doc: Doc): number
  /** Metres above the sea; null where they are not known. */
  elevation(doc: Doc): number | null
  /** Man-made noise that the model computed, dB(A) Lden; null where it did not. */
  lden(doc: Doc): number | null
  /** What of that each class of sources gives. */
  readonly levels: NoiseLevels
  /** The spot's place in the canonical order. */
  orderKey(doc: Doc): OrderKey
  /** The spot's public JSON in UTF-8: a view of the shared bytes, not to be changed. */
  body(doc: Doc): Uint8Array
  /** The same for a run of docs, joined by commas; `end` is not included. */
  bodies(start: Doc, end: Doc): Uint8Array
  spot(doc: Doc): Spot
  storedFields(doc: Doc): StoredFields
  /** When the catalogue last published it anew, RFC 3339; null where that is not known. */
  changedAt(doc: Doc): string | null
  /** The spots that pass the filter, as a set (arrays/bitset.ts); it may be a view of shared memory, not to be changed. */
  docs(filter: Filter): Bitset
  /** The spots whose ratings are that sure, as a set. */
  docsOfConfidence(confidence: NonNullable<OrderKey['confidence']>): Bitset
  /** The nearest of a set, equal distances in canonical order. */
  nearest(docs: Bitset, from: Coordinates, limit: number): Near[]
  readonly names: Names
  list(query: ListQuery): Page
  search(query: SearchQuery): Hits
  /**
   * What a text that is being typed may become: its last word is taken as a beginning, the others as they are. Tags,
   * countries and regions (by the beginning of their names, from three letters on), and places, each those first that begin
   * with what was typed, then countries before regions, then those with most spots; then spots in canonical order; a quarter of the rows is kept for each of the former three as long as they
   * have anything to say.
   */
  suggest(query: { text: string; limit: number }): Suggestion[]
  /** How many spots that pass the filter have which value; most frequent first, ratings falling; none that count 0. */
  facets(filter: Filter): Facets & { total: number }
  /** Bytes of shared memory by what they hold. */
  readonly memory: Readonly<Record<string, number>>
  /** The spots of a tile of the map, grouped by cells; both in Morton order (tile-grid.ts). */
  clusters(query: TileQuery): Cluster[]
}
