import type { Snapshot, Version } from '../catalogue/catalogue.ts'
import { distanceKm } from '../spots/distance.ts'
import { type Links, toSpot } from '../spots/links.ts'
import { compareIds, compareSpots } from '../spots/order.ts'
import type { SpotRecord } from '../spots/spot.ts'
import { normaliseTag } from '../spots/tags.ts'
import { attributionOf } from './attribution.ts'
import { FIELDS } from './fields.ts'
import type { Doc, Filter, Hits, Index, ListQuery, Page, SearchQuery } from './index.ts'
import { type Word, wordsOf } from './words.ts'

type Entry = {
  record: SpotRecord
  body: Uint8Array
  words: Map<string, { stem: string; fields: number[] }>
  stems: Set<string>
}

/**
 * Builds an index that looks at every spot for every question: slow, plain, and right. The tests hold the fast one
 * against it; it also serves small fixed collections.
 */
export async function buildNaiveIndex(
  snapshot: Pick<Snapshot, 'version' | 'sources'> & {
    spots: AsyncIterable<SpotRecord> | Iterable<SpotRecord>
    oldSlugs?: AsyncIterable<{ slug: string; id: string }>
  },
  links: Links,
): Promise<Index> {
  const records = (await Array.fromAsync(snapshot.spots)).sort(compareSpots)
  const oldSlugs = snapshot.oldSlugs ? await Array.fromAsync(snapshot.oldSlugs) : []
  return new NaiveIndex(
    records.map(record => entryOf(record, links)),
    oldSlugs,
    snapshot,
  )
}

class NaiveIndex implements Index {
  readonly version: Version
  readonly attribution: string
  readonly count: number
  readonly #entries: Entry[]
  readonly #ids: Map<string, Doc>
  readonly #slugs: Map<string, Doc>

  constructor(entries: Entry[], oldSlugs: { slug: string; id: string }[], of: Pick<Snapshot, 'version' | 'sources'>) {
    this.version = of.version
    this.attribution = attributionOf(of.sources)
    this.count = entries.length
    this.#entries = entries
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
    const { groups, didYouMean } = this.#alternatives(wordsOf(text))
    const scored = this.#entries
      .map((entry, doc) => ({ doc, score: within.has(doc) ? this.#score(entry, groups) : 0 }))
      .filter(({ score }) => score > 0)
    const distance = (doc: Doc) => (near ? distanceKm(this.#entry(doc).record, near) : 0)
    scored.sort((a, b) => (byDistance ? distance(a.doc) - distance(b.doc) : b.score - a.score) || a.doc - b.doc)
    const docs = scored.slice(0, limit).map(({ doc }) => doc)
    return { docs, distances: near ? docs.map(distance) : null, total: scored.length, didYouMean }
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

  /** Finds for each word of the question the dictionary's words that stand for it. */
  #alternatives(words: Word[]): { groups: Set<string>[]; didYouMean: string | null } {
    const dictionary = new Map<string, { stem: string; spots: number }>()
    for (const { words: own } of this.#entries) {
      for (const [folded, { stem }] of own) {
        const spots = (dictionary.get(folded)?.spots ?? 0) + 1
        dictionary.set(folded, { stem, spots })
      }
    }
    let wasCorrected = false
    const shown: string[] = []
    const groups = words.map((word, i) => {
      const select = (fits: (folded: string, stem: string) => boolean) =>
        [...dictionary].filter(([folded, { stem }]) => fits(folded, stem)).map(([folded]) => folded)
      shown.push(word.folded)
      const exact = select((_, stem) => stem === word.stem)
      if (exact.length > 0) return new Set(exact)
      const prefixed = i === words.length - 1 ? select(folded => folded.startsWith(word.folded)) : []
      if (prefixed.length > 0) return new Set(prefixed)
      for (let most = 1; most <= (word.folded.length >= 8 ? 2 : 1); most++) {
        const typos = select(folded => typosBetween(word.folded, folded, most) <= most)
        if (typos.length === 0) continue
        const frequency = (folded: string) => dictionary.get(folded)?.spots ?? 0
        const [best = word.folded] = typos.sort((a, b) => frequency(b) - frequency(a) || compareIds(a, b))
        shown[i] = best
        wasCorrected = true
        return new Set(typos)
      }
      return new Set<string>()
    })
    return { groups, didYouMean: wasCorrected ? shown.join(' ') : null }
  }

  /** BM25F without length normalisation; 0 when a word is missing. */
  #score(entry: Entry, groups: Set<string>[]): number {
    let score = 0
    for (const group of groups) {
      let weight = 0
      for (const word of group) {
        const fields = entry.words.get(word)?.fields ?? []
        for (const [field, count] of fields.entries()) weight += count * (FIELDS[field]?.weight ?? 0)
      }
      if (weight === 0) return 0
      const spots = this.#entries.filter(({ words }) => [...group].some(word => words.has(word))).length
      const rarity = Math.log(1 + (this.count - spots + 0.5) / (spots + 0.5))
      score += (rarity * weight) / (weight + SATURATION)
    }
    return score
  }
}

const COMMA = Buffer.from(',')
/** Of the order of one word in the name: a second mention adds less. */
const SATURATION = 4

function entryOf(record: SpotRecord, links: Links): Entry {
  const words: Entry['words'] = new Map()
  for (const [field, { text }] of FIELDS.entries()) {
    for (const { folded, stem } of text(record).flatMap(wordsOf)) {
      const word = words.get(folded) ?? { stem, fields: FIELDS.map(() => 0) }
      word.fields[field] = (word.fields[field] ?? 0) + 1
      words.set(folded, word)
    }
  }
  const body = Buffer.from(JSON.stringify(toSpot(record, links)))
  return { record, body, words, stems: new Set([...words.values()].map(({ stem }) => stem)) }
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
