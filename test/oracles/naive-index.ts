import { type Bitset, bitsetOf, bitsetWhere, firstDocs } from '../../src/arrays/bitset.ts'
import type { Coordinates } from '../../src/geo/coordinates.ts'
import type { ChangeTime } from '../../src/index/records/change-times.ts'
import type { Snapshot, StoredSource, Version } from '../../src/catalogue/catalogue.ts'
import { distanceKm } from '../../src/geo/distance.ts'
import type { Links } from '../../src/spots/links.ts'
import { compareIds, compareSpots, confidenceRank } from '../../src/spots/order.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { attributionOf } from '../../src/catalogue/attribution.ts'
import type {
  Cluster,
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
  Suggestion,
  TileQuery,
} from '../../src/index/types.ts'
import { naiveNames } from './naive-names.ts'
import { naiveClusters } from './naive-clusters.ts'
import { naiveGroups, stemsWith } from './naive-groups.ts'
import { naiveFacets } from './naive-facets.ts'
import { naiveSuggestions } from './naive-suggestions.ts'
import { type Entry, entryOf, type Group, holds, score } from './naive-entry.ts'
import { naiveLevels } from './naive-levels.ts'
import { naiveRegions } from './naive-regions.ts'
import { rarityOf } from '../../src/index/rank/relevance.ts'
import { type Word, wordsOf } from '../../src/text/tokenize.ts'

/**
 * Builds an index that looks at every spot for every question: slow, plain, and right. The tests hold the fast one
 * against it.
 */
export async function buildNaiveIndex(
  snapshot: Pick<Snapshot, 'version' | 'sources'> & {
    spots: AsyncIterable<SpotRecord> | Iterable<SpotRecord>
    oldSlugs?: AsyncIterable<{ slug: string; id: string }>
    changeTimes?: AsyncIterable<ChangeTime>
  },
  links: Links,
): Promise<Index> {
  const records = (await Array.fromAsync(snapshot.spots)).sort(compareSpots)
  const oldSlugs = snapshot.oldSlugs ? await Array.fromAsync(snapshot.oldSlugs) : []
  return new NaiveIndex(
    records.map(record => entryOf(record, links)),
    { oldSlugs, changeTimes: await Array.fromAsync(snapshot.changeTimes ?? []) },
    snapshot,
  )
}

class NaiveIndex implements Index {
  readonly memory = {}
  readonly version: Version
  readonly attribution: string
  readonly sources: readonly StoredSource[]
  readonly count: number
  readonly names: Names
  readonly levels: NoiseLevels
  readonly #entries: Entry[]
  readonly #changeTimes: ReadonlyMap<string, string>
  readonly #ids: Map<string, Doc>
  readonly #slugs: Map<string, Doc>
  /** Every folded word with its stem. */
  readonly #dictionary: Map<string, string>
  readonly #regions: ReturnType<typeof naiveRegions>
  readonly #suggest: (query: { text: string; limit: number }) => Suggestion[]

  constructor(
    entries: Entry[],
    { oldSlugs, changeTimes }: { oldSlugs: { slug: string; id: string }[]; changeTimes: ChangeTime[] },
    of: Pick<Snapshot, 'version' | 'sources'>,
  ) {
    this.version = of.version
    this.attribution = attributionOf(of.sources)
    this.sources = of.sources
    this.count = entries.length
    this.#entries = entries
    this.#changeTimes = new Map(changeTimes.map(({ id, at }) => [id, at]))
    this.names = naiveNames(entries.map(({ record }) => record))
    this.levels = naiveLevels(entries)
    this.#dictionary = new Map(entries.flatMap(({ words }) => [...words]))
    this.#regions = naiveRegions(entries.map(({ record }) => record))
    this.#suggest = naiveSuggestions(entries, this.#dictionary, this.#regions)
    this.#ids = new Map(entries.map(({ record }, doc) => [record.id, doc]))
    this.#slugs = new Map(entries.map(({ record }, doc) => [record.slug, doc]))
    for (const { slug, id } of oldSlugs) {
      const doc = this.#ids.get(id)
      if (doc !== undefined && !this.#slugs.has(slug)) this.#slugs.set(slug, doc)
    }
  }

  find(idOrSlug: string) {
    return this.#ids.get(idOrSlug) ?? this.#slugs.get(idOrSlug)
  }

  id(doc: Doc) {
    return this.#entry(doc).record.id
  }

  name(doc: Doc) {
    return this.#entry(doc).record.name
  }

  coordinates(doc: Doc) {
    const { latitude, longitude } = this.#entry(doc).record
    return { latitude, longitude }
  }

  latitude(doc: Doc) {
    return this.#entry(doc).record.latitude
  }

  longitude(doc: Doc) {
    return this.#entry(doc).record.longitude
  }

  slug(doc: Doc) {
    return this.#entry(doc).record.slug
  }

  silenceRating(doc: Doc) {
    return this.#entry(doc).record.silenceRating
  }

  orderKey(doc: Doc) {
    return this.#entry(doc).record
  }

  docsOfConfidence(confidence: SpotRecord['confidence']) {
    return bitsetWhere(this.count, doc => this.#entry(doc).record.confidence === confidence)
  }

  elevation(doc: Doc) {
    return this.#entry(doc).record.elevation
  }

  lden(doc: Doc) {
    return this.#entry(doc).record.lden
  }

  body(doc: Doc) {
    return this.#entry(doc).body
  }

  bodies(start: Doc, end: Doc) {
    const bodies = this.#entries.slice(start, end).flatMap(({ body }, i) => (i === 0 ? [body] : [COMMA, body]))
    return Buffer.concat(bodies)
  }

  spot(doc: Doc) {
    return JSON.parse(new TextDecoder().decode(this.body(doc)))
  }

  storedFields(doc: Doc) {
    const { otherNames, country, place, source, ratedBy, lden, placeAt } = this.#entry(doc).record
    return { otherNames, country, place, source, ratedBy, lden, ...(placeAt && { placeAt }) }
  }

  changedAt(doc: Doc) {
    return this.#changeTimes.get(this.id(doc)) ?? null
  }

  docs(filter: Filter): Bitset {
    return bitsetOf(this.#matching(filter), this.count)
  }

  nearest(docs: Bitset, from: Coordinates, limit: number): Near[] {
    return firstDocs(docs, Infinity)
      .map(doc => ({ doc, distanceKm: distanceKm(this.#entry(doc).record, from) }))
      .sort((a, b) => a.distanceKm - b.distanceKm || a.doc - b.doc)
      .slice(0, limit)
  }

  list({ filter, limit, after, byDistance, byConfidence }: ListQuery): Page {
    const { near } = filter
    const distance = (doc: Doc) => (near ? distanceKm(this.#entry(doc).record, near) : 0)
    const all = this.#matching(filter)
    const doubt = (doc: Doc) => confidenceRank(this.#entry(doc).record)
    const docs = byDistance
      ? all.sort((a, b) => distance(a) - distance(b) || compareIds(this.id(a), this.id(b)))
      : byConfidence
        ? all.sort((a, b) => doubt(a) - doubt(b) || a - b)
        : all
    const isBehind = (doc: Doc) => {
      if (byDistance?.after) {
        const place = distance(doc) - byDistance.after.distanceKm || compareIds(this.id(doc), byDistance.after.id)
        return place > 0
      }
      if (after === undefined) return true
      const canonically = compareSpots(this.#entry(doc).record, after)
      return (byConfidence ? doubt(doc) - confidenceRank(after) || canonically : canonically) > 0
    }
    const rest = docs.filter(isBehind)
    const page = rest.slice(0, limit)
    return { docs: page, distances: near ? page.map(distance) : null, total: all.length, hasMore: rest.length > limit }
  }

  search({ text, limit, filter = {}, byDistance, byConfidence }: SearchQuery): Hits {
    const { near } = filter
    const within = new Set(this.#matching(filter))
    const words = wordsOf(text)
    const { groups, didYouMean } = naiveGroups(words, this.#dictionary, {
      spotsWith: stems => this.#spotsWith({ stems }),
      spans: this.#regions.spansOf(words, text),
    })
    const rarities = groups.map(group => rarityOf(this.#spotsWith(group), this.count))
    const scored = this.#entries
      .map((entry, doc) => ({ doc, score: within.has(doc) ? score({ entry, doc }, groups, rarities) : 0 }))
      .filter(({ score }) => score > 0)
    const distance = (doc: Doc) => (near ? distanceKm(this.#entry(doc).record, near) : 0)
    const order = (a: { doc: Doc; score: number }, b: { doc: Doc; score: number }) =>
      byDistance
        ? distance(a.doc) - distance(b.doc) || compareIds(this.id(a.doc), this.id(b.doc))
        : byConfidence
          ? confidenceRank(this.#entry(a.doc).record) - confidenceRank(this.#entry(b.doc).record) || a.doc - b.doc
          : b.score - a.score || a.doc - b.doc
    const docs = scored
      .sort(order)
      .slice(0, limit)
      .map(({ doc }) => doc)
    const meant = scored.length > 0 ? didYouMean : null
    return { docs, distances: near ? docs.map(distance) : null, total: scored.length, didYouMean: meant }
  }

  suggest(query: { text: string; limit: number }): Suggestion[] {
    return this.#suggest(query)
  }

  facets(filter: Filter): Facets & { total: number } {
    return naiveFacets(this.#matching(filter).map(doc => this.#entry(doc).record))
  }

  clusters(query: TileQuery): Cluster[] {
    const { filter = {}, text } = query
    const docs = text === undefined ? this.#matching(filter) : this.search({ text, limit: this.count, filter }).docs
    return naiveClusters(
      query,
      docs.map(doc => ({ doc, record: this.#entry(doc).record })),
    )
  }

  #entry(doc: Doc): Entry {
    const entry = this.#entries[doc]
    if (!entry) throw new RangeError(`there is no document ${doc}`)
    return entry
  }

  #matching(filter: Filter): Doc[] {
    const [words, literal] = [filter.words, filter.literally].map(text => text !== undefined && wordsOf(text))
    if (words && words.length === 0) return []
    if (literal && literal.length === 0) return []
    const spans = words ? this.#regions.spansOf(words, filter.words ?? '') : []
    const isIn = (doc: Doc, at: number) =>
      spans.some(({ start, end, docs }) => start <= at && at < end && docs.has(doc))
    const isExact = (at: number) => spans.some(({ start, end, isExact }) => isExact && start <= at && at < end)
    const isNamed = (at: number) => spans.some(({ start, end, docs }) => start <= at && at < end && docs.size > 0)
    const holdsWord = ({ stems }: Entry, word: Word, isName: boolean) =>
      isName ? stems.has(word.stem) : stemsWith(word).some(stem => stems.has(stem))
    return this.#entries.flatMap((entry, doc) =>
      holds(entry, filter, literal || []) &&
      (words || []).every((word, at) => (!isExact(at) && holdsWord(entry, word, isNamed(at))) || isIn(doc, at))
        ? [doc]
        : [],
    )
  }

  #spotsWith(group: Group): number {
    const isIn = (entry: Entry, doc: Doc) => {
      if ('synonyms' in group) return group.synonyms.some(stem => entry.stems.has(stem))
      if ('stems' in group) return [...group.stems].some(stem => entry.stems.has(stem))
      return group.region.has(doc) || (group.all.length > 0 && group.all.every(stem => entry.stems.has(stem)))
    }
    return this.#entries.filter(isIn).length
  }
}

const COMMA = Buffer.from(',')
