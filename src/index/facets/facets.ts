import type { SpotRecord } from '../../spots/spot.ts'
import { normaliseTag } from '../../spots/tags.ts'
import { modesOf } from '../../spots/transport-modes.ts'
import type { DocIdSet } from '../sets/doc-id-sets.ts'
import { ChunkedList } from '../../arrays/chunked-list.ts'
import { GrowableArray } from '../../arrays/growable-array.ts'
import type { Filter } from '../types.ts'
import type { Layout, Sections } from '../storage/sections.ts'
import { PostingsWriter, Postings, reservePostings } from '../sets/postings.ts'

type Value = string | null

/** Most filters ask for nothing of most facets. */
const NOTHING: readonly string[] = []

/** What spots are filtered and counted by: the values of a spot (null: none known), and those that a filter asks for. */
const FACETS = {
  tags: { of: spot => orNone(spot.tags), wanted: filter => filter.tags?.map(normaliseTag) ?? NOTHING },
  activities: {
    of: spot => orNone(spot.activities),
    wanted: filter => filter.activities?.map(normaliseTag) ?? NOTHING,
  },
  access: { of: spot => [spot.accessStatus], wanted: filter => one(filter.access) },
  fire: { of: spot => [spot.fireStatus], wanted: filter => one(filter.fire) },
  scenery: { of: spot => [spot.sceneryType], wanted: filter => one(filter.scenery) },
  country: { of: spot => [spot.country], wanted: filter => one(filter.country?.toUpperCase()) },
  mode: { of: spot => orNone(modesOf(spot.transportation ?? '')), wanted: filter => one(filter.mode) },
} as const satisfies Record<
  string,
  { of: (spot: SpotRecord) => readonly Value[]; wanted: (filter: Filter) => readonly string[] }
>
export type FacetName = keyof typeof FACETS
const NAMES = Object.keys(FACETS) as FacetName[] // the keys of the table above

function orNone(values: readonly string[]): readonly Value[] {
  return values.length === 0 ? [null] : [...new Set(values)]
}

function one(value: string | undefined): readonly string[] {
  return value === undefined ? NOTHING : [value]
}

/** Collects which spots have which value. */
export class FacetWriter {
  readonly #numbers = new Map<FacetName, Map<Value, number>>()
  readonly #values: { facet: FacetName; value: Value }[] = []
  readonly #sizes = new GrowableArray(Uint32Array)
  readonly #sets = new ChunkedList(length => new Uint32Array(length))
  readonly #perSpot = new ChunkedList(length => new Uint32Array(length))
  #count = 0

  add(spot: SpotRecord): void {
    let sets = 0
    for (const facet of NAMES) {
      for (const value of FACETS[facet].of(spot)) {
        const set = this.#numberOf(facet, value)
        this.#sizes.add(set, 1)
        this.#sets.push(set)
        sets += 1
      }
    }
    this.#perSpot.push(sets)
    this.#count += 1
  }

  /** The tags, each with the number of its spots. */
  tags(): { text: string; count: number }[] {
    return this.#values.flatMap(({ facet, value }, set) =>
      facet === 'tags' && value !== null ? [{ text: value, count: this.#sizes.at(set) }] : [],
    )
  }

  reserve(layout: Layout): void {
    layout.reserve('facetValues', 'u8', Buffer.byteLength(JSON.stringify(this.#values)))
    reservePostings(layout, 'facet', { sizes: this.#sizes.view(), count: this.#count })
  }

  fill(sections: Sections): void {
    sections.view('facetValues', 'u8').set(Buffer.from(JSON.stringify(this.#values)))
    const filler = new PostingsWriter(sections, 'facet', { sizes: this.#sizes.view(), count: this.#count })
    for (let doc = 0; doc < this.#count; doc++) {
      for (let left = this.#perSpot.next(); left > 0; left--) filler.add(this.#sets.next(), doc)
    }
    filler.rank()
  }

  #numberOf(facet: FacetName, value: Value): number {
    const numbers = this.#numbers.getOrInsertComputed(facet, () => new Map())
    return numbers.getOrInsertComputed(value, () => this.#values.push({ facet, value }) - 1)
  }
}

/** The sets of an index by facet and value. */
export class FacetSets {
  readonly #store: Postings
  readonly #numbers = new Map<string, Map<Value, number>>(NAMES.map(name => [name, new Map()]))

  constructor(sections: Sections, count: number) {
    this.#store = new Postings(sections, 'facet', count)
    const text = Buffer.from(sections.view('facetValues', 'u8')).toString()
    const values: { facet: FacetName; value: Value }[] = JSON.parse(text) // written by FacetWriter alone
    for (const [number, { facet, value }] of values.entries()) this.#numbers.get(facet)?.set(value, number)
  }

  /** All values, by number. */
  get sets(): DocIdSet[] {
    return Array.from(this.#store.sizes, (_, number) => this.#store.set(number))
  }

  /** The numbers of the values that a filter asks for; undefined when no spot has one of them. */
  wanted(filter: Filter): number[] | undefined {
    const wanted: number[] = []
    for (const facet of NAMES) {
      for (const value of FACETS[facet].wanted(filter)) {
        const number = this.#numbers.get(facet)?.get(value)
        if (number === undefined) return undefined
        wanted.push(number)
      }
    }
    return wanted
  }

  /** The spots with one of the tags that a filter excludes, a set for each tag that there is. */
  excluded({ withoutTags = NOTHING }: Filter): DocIdSet[] {
    return withoutTags.flatMap(tag => {
      const number = this.#numbers.get('tags')?.get(normaliseTag(tag))
      return number === undefined ? [] : [this.#store.set(number)]
    })
  }

  set(number: number): DocIdSet {
    return this.#store.set(number)
  }

  values(facet: FacetName): { value: Value; number: number; set: DocIdSet }[] {
    return Array.from(this.#numbers.get(facet) ?? [], ([value, number]) => {
      return { value, number, set: this.#store.set(number) }
    })
  }
}
