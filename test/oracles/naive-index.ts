import { type Bitset, bitsetOf, firstDocs } from '../../src/arrays/bitset.ts'
import type { Coordinates } from '../../src/geo/coordinates.ts'
import type { ChangeTime } from '../../src/index/records/change-times.ts'
import type { Snapshot, StoredSource, Version } from '../../src/catalogue/catalogue.ts'
import { distanceKm } from '../../src/geo/distance.ts'
import type { Links } from '../../src/spots/links.ts'
import { compareIds, compareSpots } from '../../src/spots/order.ts'
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
  Page,
  SearchQuery,
  Suggestion,
  TileQuery,
} from '../../src/index/types.ts'
import { naiveNames } from './naive-names.ts'
import { naiveClusters } from './naive-clusters.ts'
import { type Entry, entryOf, holds, score } from './naive-entry.ts'
import { rarityOf } from '../../src/index/rank/relevance.ts'
import { typosBetween } from '../../src/text/edit-distance.ts'
import { type Word, wordsOf } from '../../src/text/tokenize.ts'

type Label = { kind: 'tag' | 'place'; value: string; stems: Set<string> }

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
  readonly #entries: Entry[]
  readonly #changeTimes: ReadonlyMap<string, string>
  readonly #ids: Map<string, Doc>
  readonly #slugs: Map<string, Doc>
  /** Every folded word with its stem. */
  readonly #dictionary: Map<string, string>
  #knownLabels: Label[] | undefined

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
    this.#dictionary = new Map(entries.flatMap(({ words }) => [...words]))
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

  slug(doc: Doc) {
    return this.#entry(doc).record.slug
  }

  silenceRating(doc: Doc) {
    return this.#entry(doc).record.silenceRating
  }

  orderKey(doc: Doc) {
    return this.#entry(doc).record
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

  list({ filter, limit, after, byDistance }: ListQuery): Page {
    const { near } = filter
    const distance = (doc: Doc) => (near ? distanceKm(this.#entry(doc).record, near) : 0)
    const all = this.#matching(filter)
    const docs = byDistance ? all.sort((a, b) => distance(a) - distance(b) || compareIds(this.id(a), this.id(b))) : all
    const isBehind = (doc: Doc) => {
      if (byDistance?.after) {
        const place = distance(doc) - byDistance.after.distanceKm || compareIds(this.id(doc), byDistance.after.id)
        return place > 0
      }
      return after === undefined || compareSpots(this.#entry(doc).record, after) > 0
    }
    const rest = docs.filter(isBehind)
    const page = rest.slice(0, limit)
    return { docs: page, distances: near ? page.map(distance) : null, total: all.length, hasMore: rest.length > limit }
  }

  search({ text, limit, filter = {}, byDistance }: SearchQuery): Hits {
    const { near } = filter
    const within = new Set(this.#matching(filter))
    const { groups, didYouMean } = this.#groups(wordsOf(text))
    const rarities = groups.map(stems => rarityOf(this.#spotsWith(stems), this.count))
    const scored = this.#entries
      .map((entry, doc) => ({ doc, score: within.has(doc) ? score(entry, groups, rarities) : 0 }))
      .filter(({ score }) => score > 0)
    const distance = (doc: Doc) => (near ? distanceKm(this.#entry(doc).record, near) : 0)
    const order = (a: { doc: Doc; score: number }, b: { doc: Doc; score: number }) =>
      byDistance
        ? distance(a.doc) - distance(b.doc) || compareIds(this.id(a.doc), this.id(b.doc))
        : b.score - a.score || a.doc - b.doc
    const docs = scored
      .sort(order)
      .slice(0, limit)
      .map(({ doc }) => doc)
    return { docs, distances: near ? docs.map(distance) : null, total: scored.length, didYouMean }
  }

  suggest({ text, limit }: { text: string; limit: number }): Suggestion[] {
    const words = wordsOf(text)
    const last = words.at(-1)
    if (!last) return []
    const begun = new Set([...this.#dictionary].flatMap(([word, stem]) => (word.startsWith(last.folded) ? [stem] : [])))
    const isTyped = (stems: ReadonlySet<string>) =>
      words.slice(0, -1).every(({ stem }) => stems.has(stem)) && [...stems].some(stem => begun.has(stem))
    const fitting = this.#labels().filter(({ stems }) => isTyped(stems))
    const labels = (of: 'tag' | 'place') => fitting.filter(({ kind }) => kind === of).slice(0, limit)
    const tags: Suggestion[] = labels('tag').map(({ value }) => ({ text: value, kind: 'tag' }))
    const places: Suggestion[] = labels('place').map(({ value }) => ({ text: value, kind: 'place' }))
    const docs = [...this.#entries.keys()].filter(doc => isTyped(this.#entry(doc).stemsInName)).slice(0, limit)
    const spots: Suggestion[] = docs.map(doc => ({ text: this.#entry(doc).record.name, kind: 'spot', doc }))
    const kept = Math.ceil(limit / 4)
    const firsts = [...tags.slice(0, kept), ...places.slice(0, kept)].slice(0, limit)
    const rest = [...spots, ...tags.slice(kept), ...places.slice(kept)].slice(0, limit - firsts.length)
    return SUGGESTION_KINDS.flatMap(kind => [...firsts, ...rest].filter(suggestion => suggestion.kind === kind))
  }

  /** All tags and places, each with the stems of its words. */
  #labels(): Label[] {
    const labels = (kind: Label['kind'], of: (record: SpotRecord) => readonly string[]) =>
      countEach(this.#entries.flatMap(({ record }) => [...new Set(of(record))])).map(({ value }) => {
        return { kind, value, stems: new Set(wordsOf(value).map(({ stem }) => stem)) }
      })
    this.#knownLabels ??= [
      ...labels('tag', ({ tags }) => tags),
      ...labels('place', ({ place }) => (place === null ? [] : [place])),
    ]
    return this.#knownLabels
  }

  facets(filter: Filter): Facets & { total: number } {
    const records = this.#matching(filter).map(doc => this.#entry(doc).record)
    const count = (of: (record: SpotRecord) => readonly (string | null)[]) =>
      countEach(records.flatMap(record => (of(record).length === 0 ? [null] : [...new Set(of(record))])))
    return {
      total: records.length,
      tags: count(({ tags }) => tags),
      activities: count(({ activities }) => activities),
      access: count(({ accessStatus }) => [accessStatus]),
      fire: count(({ fireStatus }) => [fireStatus]),
      scenery: count(({ sceneryType }) => [sceneryType]),
      countries: count(({ country }) => [country]),
      ratings: countEach(records.map(({ silenceRating }) => silenceRating)).sort((a, b) => b.value - a.value),
    }
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
    const words = wordsOf(filter.words ?? '')
    if (filter.words !== undefined && words.length === 0) return []
    return this.#entries.flatMap((entry, doc) => (holds(entry, filter, words) ? [doc] : []))
  }

  #spotsWith(stems: ReadonlySet<string>): number {
    const either = [...stems]
    return this.#entries.filter(entry => either.some(stem => entry.stems.has(stem))).length
  }

  /** Finds for each word of the question the stems that it means. */
  #groups(words: Word[]): { groups: Set<string>[]; didYouMean: string | null } {
    const dictionary = [...this.#dictionary]
    let isCorrected = false
    const shown = words.map(({ folded }) => folded)
    const groups = words.map((word, i) => {
      const select = (fits: (folded: string, stem: string) => boolean) =>
        dictionary.filter(([folded, stem]) => fits(folded, stem)).map(([folded]) => folded)
      const stemsOf = (words: string[]) => new Set(words.map(word => this.#dictionary.get(word) ?? word))
      const exact = select((_, stem) => stem === word.stem)
      if (exact.length > 0) return stemsOf(exact)
      const prefixed = i === words.length - 1 ? select(folded => folded.startsWith(word.folded)) : []
      if (prefixed.length > 0) return stemsOf(prefixed)
      for (let most = 1; most <= (word.folded.length >= 8 ? 2 : 1); most++) {
        const typos = select(folded => typosBetween(word.folded, folded, most) <= most)
        if (typos.length === 0) continue
        const spots = (word: string) => this.#spotsWith(stemsOf([word]))
        const [best = word.folded] = typos.sort((a, b) => spots(b) - spots(a) || (a < b ? -1 : 1))
        shown[i] = best
        isCorrected = true
        return stemsOf(typos)
      }
      return new Set<string>()
    })
    return { groups, didYouMean: isCorrected ? shown.join(' ') : null }
  }
}

const COMMA = Buffer.from(',')
const SUGGESTION_KINDS = ['tag', 'place', 'spot'] as const

/** Counts values, most frequent first, then in their order; null behind all that are as frequent. */
function countEach<T extends string | number | null>(values: readonly T[]): { value: T; count: number }[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const order = (a: T, b: T) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1)
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(
    (a, b) => b.count - a.count || order(a.value, b.value),
  )
}
