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

/** Remembers what drafts that are written to `source_spots` at once say of their spots, in some 150 bytes each. */
export class EarlyDrafts {
  /** JSON of `Said`: a text of its own, since parts of a draft's may hold on to that of a whole file. */
  readonly #said: string[] = []
  readonly #counts = new Map<string, number>()
  readonly #dropped = new Set<string>()
  /** The last one, as long as they come in order: none can come twice then. */
  #last: Key | undefined = { id: '', source: '' }
  /** The keys of `said`, once they do not. */
  #keys: Set<string> | undefined

  get size(): number {
    return this.#said.length
  }

  /** Adds a draft with a rating; false when one of its key came before. */
  add(row: StagedRow): boolean {
    if (this.has(row)) return false
    const { id, source, slug, silence_rating: rating, name, place, country } = row
    this.#keys?.add(textOf(row))
    if (this.#last) this.#last = row
    this.#said.push(JSON.stringify([id, source, slug, rating ?? 0, name, place, country] satisfies Said))
    this.#counts.set(source, 1 + (this.#counts.get(source) ?? 0))
    return true
  }

  /** Tells whether a draft of a key came before. */
  has(key: Key): boolean {
    if (this.#last && compareKeys(this.#last, key) < 0) return false
    if (!this.#keys) {
      this.#last = undefined
      this.#keys = new Set(this.#said.map(text => textOf(rowOf(text))))
    }
    return this.#keys.has(textOf(key))
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
    const said = this.#keys ? sortedBy([...this.#keys], this.#said) : this.#said
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

function* sortedBy(keys: readonly string[], said: readonly string[]): Generator<string> {
  const order = Uint32Array.from(keys, (_, i) => i).sort((a, b) => compareIds(keys[a] ?? '', keys[b] ?? ''))
  for (const i of order) yield said[i] ?? ''
}

function rowOf(text: string): TouchedRow {
  const [id, source, slug, rating, name, place, country] = JSON.parse(text) as Said // written by `add` alone
  return {
    id,
    source,
    kind: 'added',
    wanted_slug: slug,
    silence_rating: rating,
    name,
    place,
    country,
    slug: null,
    old_source: null,
    earlier_slug: null,
    left_source: null,
    left_record: null,
  }
}
