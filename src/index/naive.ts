import type { Snapshot, StoredSource, Version } from '../catalogue/catalogue.ts'
import { distanceKm } from '../spots/distance.ts'
import { type Links, toSpot } from '../spots/links.ts'
import { compareIds, compareSpots } from '../spots/order.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { normaliseTag } from '../spots/tags.ts'
import { attributionOf } from '../catalogue/attribution.ts'
import { FIELDS } from './fields.ts'
import type { Doc, Facets, Filter, Hits, Index, ListQuery, Page, SearchQuery, Suggestion } from './index.ts'
import { MOST_WEIGHT, SEVERAL_STEMS, rarityOf, relevanceOf } from './relevance.ts'
import { naiveClusters } from './naive-clusters.ts'
import type { Cluster, TileQuery } from './tile-grid.ts'
import { type Word, wordsOf } from './words.ts'

type Entry = {
  record: SpotRecord
  body: Uint8Array
  /** Each folded word with its stem. */
  words: Map<string, string>
  /** Each stem with how much it weighs here. */
  stems: Map<string, number>
  stemsInName: Set<string>
}

/**
 * Builds an index that looks at every spot for every question: slow, plain, and right. The tests hold the fast one
 * against it; it also serves small fixed collections.
 */
export async function buildNaiveIndex(
  snapshot: Pick<Snapshot, 'version' | 'sources'> & {
    spots: AsyncIterable<SpotRecord> | Iterable<SpotRecord>
    oldSlugs?: AsyncIterable<{ slug: string; id: string }>
    changeTimes?: AsyncIterable<string>
  },
  links: Links,
): Promise<Index> {
  const records = (await Array.fromAsync(snapshot.spots)).sort(compareSpots)
  const oldSlugs = snapshot.oldSlugs ? await Array.fromAsync(snapshot.oldSlugs) : []
  return new NaiveIndex(
    records.map(record => entryOf(record, links)),
    { oldSlugs, changeTimes: snapshot.changeTimes ? await Array.fromAsync(snapshot.changeTimes) : [] },
    snapshot,
  )
}

class NaiveIndex implements Index {
  readonly memory = {}
  readonly version: Version
  readonly attribution: string
  readonly sources: readonly StoredSource[]
  readonly count: number
  readonly #entries: Entry[]
  readonly #changeTimes: string[]
  readonly #ids: Map<string, Doc>
  readonly #slugs: Map<string, Doc>
  /** Every folded word with its stem. */
  readonly #dictionary: Map<string, string>

  constructor(
    entries: Entry[],
    { oldSlugs, changeTimes }: { oldSlugs: { slug: string; id: string }[]; changeTimes: string[] },
    of: Pick<Snapshot, 'version' | 'sources'>,
  ) {
    this.version = of.version
    this.attribution = attributionOf(of.sources)
    this.sources = of.sources
    this.count = entries.length
    this.#entries = entries
    this.#changeTimes = changeTimes
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

  slug(doc: Doc) {
    return this.#entry(doc).record.slug
  }

  silenceRating(doc: Doc) {
    return this.#entry(doc).record.silenceRating
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

  details(doc: Doc) {
    const { otherNames, country, place, source } = this.#entry(doc).record
    return { otherNames, country, place, source }
  }

  changedAt(doc: Doc) {
    return this.#changeTimes[doc] ?? null
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
    const labels = (kind: 'tag' | 'place', of: (record: SpotRecord) => readonly string[]): Suggestion[] => {
      const counts = countEach(this.#entries.flatMap(({ record }) => [...new Set(of(record))]))
      const fitting = counts.filter(({ value }) => isTyped(new Set(wordsOf(value).map(({ stem }) => stem))))
      return fitting.slice(0, limit).map(({ value }) => ({ text: value, kind }))
    }
    const tags = labels('tag', ({ tags }) => tags)
    const places = labels('place', ({ place }) => (place === null ? [] : [place]))
    const docs = [...this.#entries.keys()].filter(doc => isTyped(this.#entry(doc).stemsInName)).slice(0, limit)
    const spots: Suggestion[] = docs.map(doc => ({ text: this.#entry(doc).record.name, kind: 'spot', doc }))
    const kept = Math.ceil(limit / 4)
    const firsts = [...tags.slice(0, kept), ...places.slice(0, kept)].slice(0, limit)
    const rest = [...spots, ...tags.slice(kept), ...places.slice(kept)].slice(0, limit - firsts.length)
    return SUGGESTION_KINDS.flatMap(kind => [...firsts, ...rest].filter(suggestion => suggestion.kind === kind))
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
    return this.#entries.flatMap((entry, doc) => (holds(entry, filter, words) ? [doc] : []))
  }

  #spotsWith(stems: ReadonlySet<string>): number {
    const either = [...stems]
    return this.#entries.filter(entry => either.some(stem => entry.stems.has(stem))).length
  }

  /** Finds for each word of the question the stems that it stands for. */
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

/** Adds up what the words of the question tell; 0 when one of them is missing. */
function score(entry: Entry, groups: Set<string>[], rarities: number[]): number {
  let score = 0
  for (const [i, group] of groups.entries()) {
    const stems = [...group].filter(stem => entry.stems.has(stem))
    const [stem] = stems
    if (stem === undefined) return 0
    const isInName = stems.some(stem => entry.stemsInName.has(stem))
    const ofSeveral = isInName ? SEVERAL_STEMS.inName : SEVERAL_STEMS.elsewhere
    const weight = group.size > 1 ? ofSeveral : Math.min(MOST_WEIGHT, entry.stems.get(stem) ?? 0)
    score += relevanceOf(weight, rarities[i] ?? 0)
  }
  return score
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

function entryOf(record: SpotRecord, links: Links): Entry {
  const words: Entry['words'] = new Map()
  const stems: Entry['stems'] = new Map()
  for (const { weight, text } of FIELDS) {
    for (const { folded, stem } of text(record).flatMap(wordsOf)) {
      words.set(folded, stem)
      stems.set(stem, (stems.get(stem) ?? 0) + weight)
    }
  }
  const stemsInName = new Set([record.name, ...record.otherNames].flatMap(wordsOf).map(({ stem }) => stem))
  const body = Buffer.from(JSON.stringify(toSpot(record, links)))
  return { record, body, words, stems, stemsInName }
}

function holds({ record, stems }: Entry, filter: Filter, words: Word[]): boolean {
  const { near, bbox } = filter
  return (
    words.every(({ stem }) => stems.has(stem)) &&
    (filter.tags ?? []).every(tag => record.tags.includes(normaliseTag(tag))) &&
    (filter.activities ?? []).every(activity => record.activities.includes(normaliseTag(activity))) &&
    (filter.minRating === undefined || record.silenceRating >= filter.minRating) &&
    (filter.access === undefined || record.accessStatus === filter.access) &&
    (filter.fire === undefined || record.fireStatus === filter.fire) &&
    (filter.scenery === undefined || record.sceneryType === filter.scenery) &&
    (filter.country === undefined || record.country === filter.country.toUpperCase()) &&
    (near?.radiusKm === undefined || distanceKm(record, near) <= near.radiusKm) &&
    (bbox === undefined || isInside(record, bbox))
  )
}

function isInside({ latitude, longitude }: SpotRecord, { west, south, east, north }: NonNullable<Filter['bbox']>) {
  const spansAntimeridian = west > east
  const isBetween = spansAntimeridian ? longitude >= west || longitude <= east : longitude >= west && longitude <= east
  return isBetween && latitude >= south && latitude <= north
}

/** Counts insertions, deletions, substitutions and transpositions (optimal string alignment); above `most` anything. */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}
