import type { Bitset } from '../arrays/bitset.ts'
import type { StoredSource, Version } from '../catalogue/catalogue.ts'
import type { Coordinates } from '../geo/coordinates.ts'
import { distanceKm } from '../geo/distance.ts'
import { compareSpots, type OrderKey } from '../spots/order.ts'
import type { Spot } from '../spots/spot.ts'
import { attributionOf } from '../catalogue/attribution.ts'
import { topK } from './rank/top-k.ts'
import { Bodies } from './records/bodies.ts'
import { openBodiesOf } from './storage/body-file.ts'
import { openNames } from './names/names.ts'
import { openChangeTimes } from './records/change-times.ts'
import { openElevations } from './records/elevations.ts'
import { openLevels } from './records/levels.ts'
import { openStoredFields, openPlaces } from './records/stored-fields.ts'
import { countFacets } from './facets/facet-counts.ts'
import { openFacetPairs } from './facets/facet-pairs.ts'
import { FacetSets } from './facets/facets.ts'
import { Geo } from './geo/geo.ts'
import type {
  Cluster,
  StoredFields,
  Doc,
  Facets,
  Filter,
  Hits,
  Index,
  ListQuery,
  Names,
  Near,
  NoiseLevels,
  Page,
  SearchQuery,
  TileQuery,
} from './types.ts'
import { Labels } from './suggest/labels.ts'
import { Lookup } from './records/lookup.ts'
import { RegionSearch } from './regions/region-search.ts'
import { ByConfidence } from './by-confidence.ts'
import { ByDistance } from './by-distance.ts'
import { bitmapBefore, firstMatches, Matching } from './filter.ts'
import { CanonicalOrder } from './records/canonical-order.ts'
import { Sections } from './storage/sections.ts'
import { suggest } from './suggest/suggest.ts'
import type { WordGroup } from './rank/word-group.ts'
import { Text } from './text/text.ts'
import { Tiles } from './tiles/tiles.ts'

/**
 * Opens an index over its shared bytes; any number of threads may. Bodies that are not among them are read from its file.
 * @throws RangeError when the buffer is not an index of this format, or the file not its own.
 */
export function openIndex(buffer: SharedArrayBuffer, indexFile: string | null = null): Index {
  const sections = new Sections(buffer)
  const file = sections.holds('bodies') ? null : openBodiesOf(sections, indexFile)
  return new FrozenIndex(sections, new Bodies(sections, file))
}

class FrozenIndex implements Index {
  readonly version: Version
  readonly attribution: string
  readonly sources: readonly StoredSource[]
  readonly count: number
  readonly memory: Readonly<Record<string, number>>
  readonly storedFields: (doc: Doc) => StoredFields
  readonly suggest: Index['suggest']
  readonly changedAt: (doc: Doc) => string | null
  readonly elevation: (doc: Doc) => number | null
  readonly levels: NoiseLevels
  readonly latitude: (doc: Doc) => number
  readonly longitude: (doc: Doc) => number
  readonly names: Names
  readonly #bodies: Bodies
  readonly #lookup: Lookup
  readonly #order: CanonicalOrder
  readonly #facets: FacetSets
  readonly #pairs: ReturnType<typeof openFacetPairs>
  readonly #geo: Geo
  readonly #text: Text
  readonly #tiles: Tiles
  readonly #matching: Matching
  readonly #distance: ByDistance
  readonly #confidence: ByConfidence

  constructor(sections: Sections, bodies: Bodies) {
    const { version, sources, count } = sections.head
    this.version = version
    this.attribution = attributionOf(sources)
    this.sources = sources
    this.count = count
    this.memory = sections.sizes()
    this.storedFields = openStoredFields(sections)
    this.changedAt = openChangeTimes(sections)
    this.elevation = openElevations(sections)
    this.levels = openLevels(sections)
    this.#bodies = bodies
    this.#lookup = new Lookup(sections, this.#bodies)
    this.#order = new CanonicalOrder(sections)
    this.#geo = new Geo(sections)
    this.latitude = doc => this.#geo.coordinates.latitude(doc)
    this.longitude = doc => this.#geo.coordinates.longitude(doc)
    const regions = new RegionSearch(this)
    this.#text = new Text(sections, { count, regions })
    this.#facets = new FacetSets(sections, count)
    this.#pairs = openFacetPairs(sections, this.#facets.sets, count)
    const labels = new Labels(sections)
    this.names = openNames(sections, {
      namesOf: doc => [this.#bodies.name(doc), ...this.storedFields(doc).otherNames],
      placeText: openPlaces(sections),
    })
    this.suggest = query => suggest(query, { text: this.#text, labels, regions, bodies: this.#bodies, count })
    this.#tiles = new Tiles(sections)
    this.#matching = new Matching({ count, order: this.#order, facets: this.#facets, geo: this.#geo, text: this.#text })
    this.#confidence = new ByConfidence(this.#order)
    this.#distance = new ByDistance({ geo: this.#geo, count, idOf: this.#idOf })
  }

  find(idOrSlug: string): Doc | undefined {
    return this.#lookup.byId(idOrSlug) ?? this.#lookup.bySlug(idOrSlug)
  }

  id(doc: Doc): string {
    return this.#bodies.id(doc)
  }

  name(doc: Doc): string {
    return this.#bodies.name(doc)
  }

  coordinates(doc: Doc): Coordinates {
    return this.#geo.coordinatesOf(doc)
  }

  slug(doc: Doc): string {
    return this.#bodies.slug(doc)
  }

  silenceRating(doc: Doc): number {
    return this.#order.rating(doc)
  }

  lden(doc: Doc): number | null {
    return this.#order.level(doc)
  }

  body(doc: Doc): Uint8Array {
    return this.#bodies.slice(doc, doc + 1)
  }

  bodies(start: Doc, end: Doc): Uint8Array {
    return this.#bodies.slice(start, end)
  }

  spot(doc: Doc): Spot {
    return JSON.parse(this.#bodies.text(doc))
  }

  docs(filter: Filter): Bitset {
    const { data, at } = bitmapBefore(this.#matching.of(filter), this.count)
    return new Uint32Array(data.buffer, data.byteOffset + at * data.BYTES_PER_ELEMENT, (this.count + 31) >>> 5)
  }

  nearest(docs: Bitset, from: Coordinates, limit: number): Near[] {
    return this.#distance.among(docs, from, limit)
  }

  list({ filter, limit, after, byDistance, byConfidence }: ListQuery): Page {
    const matches = this.#matching.of(filter)
    if (byDistance) {
      const { docs, distances } = this.#distance.ofMatches(matches, {
        filter,
        limit: limit + 1,
        after: byDistance.after,
      })
      const [page, hasMore] = [docs.slice(0, limit), docs.length > limit]
      return { docs: page, distances: distances.slice(0, limit), total: matches.total, hasMore }
    }
    const start = after ? this.#behind(after) : 0
    const docs = byConfidence
      ? this.#confidence.ofMatches(matches, { limit: limit + 1, after: after && { place: after, doc: start } })
      : firstMatches(matches, start, limit + 1)
    const hasMore = docs.length > limit
    if (hasMore) docs.pop()
    return { docs, distances: this.#distances(docs, filter), total: matches.total, hasMore }
  }

  search({ text, limit, filter = {}, byDistance, byConfidence }: SearchQuery): Hits {
    const { held, didYouMean } = this.#heldBy(text)
    if (!held) return { docs: [], total: 0, distances: filter.near ? [] : null, didYouMean }
    const matches = this.#matching.of(
      filter,
      held.map(({ set }) => set),
    )
    if (byDistance && filter.near)
      return { ...this.#distance.ofMatches(matches, { filter, limit }), total: matches.total, didYouMean }
    const { set, end, total } = matches
    const best = () => (set ? topK(set, held, { limit, count: this.count, end }) : [])
    const docs = byConfidence ? this.#confidence.ofMatches(matches, { limit }) : best()
    return { docs, distances: this.#distances(docs, filter), total, didYouMean }
  }

  facets(filter: Filter): Facets & { total: number } {
    const matches = this.#matching.of(filter)
    return countFacets(matches, { facets: this.#facets, order: this.#order, pairs: this.#pairs })
  }

  orderKey(doc: Doc): OrderKey {
    return this.#order.key(doc, this.#bodies.id(doc))
  }

  /** The document behind a place of the canonical order. */
  #behind(place: OrderKey): Doc {
    const doc = this.#lookup.byId(place.id)
    // The spot may be gone, or have another place since this one was given out.
    const key = doc === undefined ? undefined : this.orderKey(doc)
    const isSame =
      place.confidence === undefined
        ? key?.silenceRating === place.silenceRating
        : key && compareSpots(key, place) === 0
    if (doc !== undefined && isSame) return doc + 1
    return this.#order.behind(place, this.#idOf)
  }

  clusters(query: TileQuery): Cluster[] {
    const { filter = {}, text } = query
    const held = text === undefined ? [] : this.#heldBy(text).held
    if (!held) return []
    const matches = this.#matching.of(
      filter,
      held.map(({ set }) => set),
    )
    if (matches.total === this.count) return this.#tiles.clusters(query)
    if (matches.total === 0) return []
    return this.#tiles.clusters(query, bitmapBefore(matches, this.count))
  }

  /** The spots of each word of a text; null when a word has none, or the text has no word. */
  #heldBy(text: string): { held: WordGroup[] | null; didYouMean: string | null } {
    const { groups, didYouMean } = this.#text.groups(text)
    const held = groups.filter(group => group !== undefined)
    return { held: held.length < groups.length || held.length === 0 ? null : held, didYouMean }
  }

  readonly docsOfConfidence: Index['docsOfConfidence'] = confidence => this.#confidence.docsOf(confidence, this.count)
  readonly #idOf = (doc: Doc) => this.#bodies.id(doc)

  #distances(docs: readonly Doc[], { near }: Filter): number[] | null {
    return near ? docs.map(doc => distanceKm(this.#geo.coordinatesOf(doc), near)) : null
  }
}
