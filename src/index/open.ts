import { LRUCache } from 'lru-cache'
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
import { openNumbered, openStoredFields } from './records/stored-fields.ts'
import { countFacets } from './facets/facet-counts.ts'
import { openFacetPairs } from './facets/facet-pairs.ts'
import { FacetSets } from './facets/facets.ts'
import { Geo } from './geo/geo.ts'
import type { Doc, Filter, Index } from './types.ts'
import type { DocIdSet } from './sets/doc-id-sets.ts'
import { openLabels } from './suggest/labels.ts'
import { openLookup } from './records/lookup.ts'
import { RegionSearch } from './regions/region-search.ts'
import { ByConfidence } from './by-confidence.ts'
import { ByDistance } from './by-distance.ts'
import { bitmapBefore, firstMatches, Matching, wordsBefore } from './filter.ts'
import { CanonicalOrder } from './records/canonical-order.ts'
import { Sections } from './storage/sections.ts'
import { suggest } from './suggest/suggest.ts'
import type { WordGroup } from './rank/word-group.ts'
import { openText } from './text/text.ts'
import { openTiles } from './tiles/tiles.ts'

/** Spots that are kept as they were read: an answer says several things of each of its own. */
const MOST_READ = 32

/**
 * Opens an index over its shared bytes; any number of threads may. Bodies that are not among them are read from its file.
 * @throws RangeError when the buffer is not an index of this format, or the file not its own.
 */
export function openIndex(buffer: SharedArrayBuffer, indexFile: string | null = null): Index {
  const sections = new Sections(buffer)
  const bodies = new Bodies(sections, sections.holds('bodies') ? null : openBodiesOf(sections, indexFile))
  const { version, sources, count } = sections.head
  const lookup = openLookup(sections, bodies)
  const order = new CanonicalOrder(sections)
  const geo = new Geo(sections)
  const facets = new FacetSets(sections, count)
  const pairs = openFacetPairs(sections, facets.sets, count)
  const labels = openLabels(sections)
  const tiles = openTiles(sections)
  const storedFields = openStoredFields(sections)
  const idOf = (doc: Doc) => bodies.id(doc)
  const read = new LRUCache<Doc, Spot>({ max: MOST_READ })
  const distance = new ByDistance({ geo, count, idOf })
  const confidence = new ByConfidence(order)
  const index: Index = {
    version,
    attribution: attributionOf(sources),
    sources,
    count,
    memory: sections.sizes(),
    find: idOrSlug => lookup.byId(idOrSlug) ?? lookup.bySlug(idOrSlug),
    id: idOf,
    name: doc => bodies.name(doc),
    slug: doc => bodies.slug(doc),
    coordinates: doc => geo.coordinatesOf(doc),
    latitude: doc => geo.coordinates.latitude(doc),
    longitude: doc => geo.coordinates.longitude(doc),
    silenceRating: doc => order.rating(doc),
    elevation: openElevations(sections),
    lden: doc => order.level(doc),
    levels: openLevels(sections),
    orderKey: doc => order.key(doc, bodies.id(doc)),
    body: doc => bodies.slice(doc, doc + 1),
    bodies: (start, end) => bodies.slice(start, end),
    spot(doc) {
      const before = read.get(doc)
      if (before) return before
      const spot: Spot = JSON.parse(bodies.text(doc))
      read.set(doc, spot)
      return spot
    },
    storedFields,
    changedAt: openChangeTimes(sections),
    docs(filter) {
      const { data, at } = wordsBefore(matching.of(filter), count)
      return new Uint32Array(data.buffer, data.byteOffset + at * data.BYTES_PER_ELEMENT, (count + 31) >>> 5)
    },
    docsOfConfidence: sure => confidence.docsOf(sure, count),
    nearest: (docs, from, limit) => distance.among(docs, from, limit),
    names: openNames(sections, {
      namesOf: doc => [bodies.name(doc), ...storedFields(doc).otherNames],
      placeText: openNumbered(sections, 'place'),
    }),
    list({ filter, limit, after, byDistance, byConfidence }) {
      const matches = matching.of(filter)
      if (byDistance) {
        const found = distance.ofMatches(matches, { filter, limit: limit + 1, after: byDistance.after })
        const [docs, distances] = [found.docs.slice(0, limit), found.distances.slice(0, limit)]
        return { docs, distances, total: matches.total, hasMore: found.docs.length > limit }
      }
      const start = after ? behind(after) : 0
      const docs = byConfidence
        ? confidence.ofMatches(matches, { limit: limit + 1, after: after && { place: after, doc: start } })
        : firstMatches(matches, start, limit + 1)
      const hasMore = docs.length > limit
      if (hasMore) docs.pop()
      return { docs, distances: distancesOf(docs, filter), total: matches.total, hasMore }
    },
    search({ text, limit, filter = {}, byDistance, byConfidence }) {
      const { held, corrected } = heldBy(text)
      if (!held) return { docs: [], total: 0, distances: filter.near ? [] : null, didYouMean: null }
      const matches = matching.of(filter, setsOf(held))
      const didYouMean = matches.total > 0 ? corrected : null
      if (byDistance && filter.near)
        return { ...distance.ofMatches(matches, { filter, limit }), total: matches.total, didYouMean }
      const { set, end, total } = matches
      const best = () => (set ? topK(set, held, { limit, count, end }) : [])
      const docs = byConfidence ? confidence.ofMatches(matches, { limit }) : best()
      return { docs, distances: distancesOf(docs, filter), total, didYouMean }
    },
    suggest: query => suggest(query, { text, labels, regions, bodies, count }),
    facets: filter => countFacets(matching.of(filter), { facets, order, pairs }),
    clusters(query) {
      const { filter = {}, text } = query
      const held = text === undefined ? [] : heldBy(text).held
      if (!held) return []
      const matches = matching.of(filter, setsOf(held))
      if (matches.total === count) return tiles.clusters(query)
      return matches.total === 0 ? [] : tiles.clusters(query, bitmapBefore(matches, count))
    },
  }
  const regions = new RegionSearch(index)
  const text = openText(sections, { count, regions })
  const matching = new Matching({ count, order, facets, geo, text })
  return index

  /** The document behind a place of the canonical order. */
  function behind(place: OrderKey): Doc {
    const doc = lookup.byId(place.id)
    // The spot may be gone, or have another place since this one was given out.
    const key = doc === undefined ? undefined : index.orderKey(doc)
    const isSame =
      place.confidence === undefined
        ? key?.silenceRating === place.silenceRating
        : key && compareSpots(key, place) === 0
    return doc !== undefined && isSame ? doc + 1 : order.behind(place, idOf)
  }

  /** The spots of each word of a text, null when a word has none, or the text has no word; and the text put right. */
  function heldBy(words: string): { held: WordGroup[] | null; corrected: string | null } {
    const { groups, didYouMean } = text.groups(words)
    const held = groups.filter(group => group !== undefined)
    return { held: held.length < groups.length || held.length === 0 ? null : held, corrected: didYouMean }
  }

  function distancesOf(docs: readonly Doc[], { near }: Filter): number[] | null {
    return near ? docs.map(doc => distanceKm(geo.coordinatesOf(doc), near)) : null
  }
}

function setsOf(held: readonly WordGroup[]): DocIdSet[] {
  return held.map(({ set }) => set)
}
