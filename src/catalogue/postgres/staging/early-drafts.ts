import type { StagedRow } from '../../engine.ts'
import type { TouchedRow } from '../../publish/touched-rows.ts'
import { compareIds } from '../../../spots/order.ts'

/** What is remembered of a draft. */
type Said = [
  id: string,
  source: string,
  slug: string | null,
  rating: number,
  name: string,
  place: string | null,
  country: string | null,
]

type Key = Pick<StagedRow, 'id' | 'source'>

/** Remembers what drafts that are written to `source_spots` at once say of their spots, in some 100 bytes each. */
export class EarlyDrafts {
  /** JSON of `Said`: a text of its own, since parts of a draft's may hold on to that of a whole file. */
  readonly #said: string[] = []
  readonly #counts = new Map<string, number>()
  readonly #dropped = new Set<string>()
  /** The last one, as long as they come in order: none can come twice then. */
  #last: Key | undefined = { id: '', source: '' }
  /** The places in `said` by key, once they do not. */
  #places: Map<string, number> | undefined

  get size(): number {
    return this.#said.length
  }

  /** Adds a draft with a rating; false when one of its key came before. */
  add(row: StagedRow): boolean {
    if (this.has(row)) return false
    const { id, source, slug, silence_rating: rating, name, place, country } = row
    this.#places?.set(textOf(row), this.#said.length)
    if (this.#last) this.#last = row
    this.#said.push(JSON.stringify([id, source, slug, rating ?? 0, name, place, country] satisfies Said))
    this.#counts.set(source, 1 + (this.#counts.get(source) ?? 0))
    return true
  }

  /** Tells whether a draft of a key came before. */
  has(key: Key): boolean {
    if (this.#last && compareKeys(this.#last, key) < 0) return false
    if (!this.#places) {
      this.#last = undefined
      this.#places = new Map(this.#said.map((text, i) => [textOf(rowOf(text)), i]))
    }
    return this.#places.has(textOf(key))
  }

  /** Takes one away; tells whether there was one. */
  drop(key: Key): boolean {
    const text = textOf(key)
    if (this.#dropped.has(text)) return false
    this.#dropped.add(text)
    const left = (this.#counts.get(key.source) ?? 0) - 1
    if (left > 0) this.#counts.set(key.source, left)
    else this.#counts.delete(key.source)
    return true
  }

  /** Counts them by source. */
  counts(): ReadonlyMap<string, number> {
    return this.#counts
  }

  /** Gives them in the order of ids and sources, as they touch a catalogue that has no such spots. */
  *inOrder(): Generator<TouchedRow> {
    const said = this.#places ? sortedBy(this.#places, this.#said) : this.#said
    for (const text of said) {
      const row = rowOf(text)
      if (this.#dropped.size === 0 || !this.#dropped.has(textOf(row))) yield row
    }
  }
}

function compareKeys(a: Key, b: Key): number {
  return compareIds(a.id, b.id) || compareIds(a.source, b.source)
}

/** An id has no control characters, so that the order of these texts is that of ids, then sources. */
function textOf({ id, source }: Key): string {
  return `${id}\t${source}`
}

function* sortedBy(places: ReadonlyMap<string, number>, said: readonly string[]): Generator<string> {
  const keys = [...places.keys()]
  // Without surrogates code units have the order of code points, and the engine's own comparison is four times as fast.
  if (keys.some(key => SURROGATE.test(key))) keys.sort(compareIds)
  else keys.sort()
  for (const key of keys) yield said[places.get(key) ?? 0] ?? ''
}

const SURROGATE = /[\ud800-\udfff]/

function rowOf(text: string): TouchedRow {
  const [id, source, wantedSlug, silenceRating, name, place, country] = JSON.parse(text) as Said // written by `add` alone
  const nothing = { slug: null, oldSource: null, earlierSlug: null, leftSource: null, leftRecord: null }
  return { id, source, kind: 'added', wantedSlug, silenceRating, name, place, country, ...nothing }
}
