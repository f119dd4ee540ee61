import { SpilledBytes } from '../arrays/spilled-bytes.ts'

/** A row that was not taken. */
export type Refusal = {
  line: number | null
  /** The spot's name, or its id where it has no name; null where neither can be read. */
  name: string | null
  reason: string
}

/** Something that was left out of rows that were taken. */
export type Note = { text: string; rows: number; firstLine: number | null }

/** Refusals kept in memory; the rest waits in a temporary file, since every row of a huge file may be one. */
const KEPT = 1000
const MOST_NOTES = 200
const MOST_REASONS = 200
/** Characters shown of a column's name. */
const LONGEST_COLUMN = 100

/** What becomes of the rows of an import, as it goes on. */
export class ImportLog {
  /** Rows seen so far. */
  read = 0
  refused = 0
  /** Rows whose rating the model gave. */
  ratedByModel = 0
  /** Rows refused because nothing says how silent the place is. */
  unrated = 0
  /** What else the report shall say, a line each. */
  readonly facts = new Map<string, string>()
  readonly #kept: Refusal[] = []
  readonly #spilled = new SpilledBytes()
  readonly #notes = new Map<string, Note>()
  readonly #ignored = new Set<string>()
  readonly #reasons = new Map<string, number>()

  refuse(refusal: Refusal): void {
    this.refused++
    const known = this.#reasons.get(refusal.reason)
    if (known !== undefined || this.#reasons.size < MOST_REASONS) this.#reasons.set(refusal.reason, (known ?? 0) + 1)
    if (this.#kept.length < KEPT) this.#kept.push(refusal)
    else this.#spilled.append(Buffer.from(`${JSON.stringify(refusal)}\n`))
  }

  /** Notes something once for all rows it is true of. */
  note(text: string, line: number | null): void {
    const note = this.#notes.get(text)
    if (note) note.rows++
    else if (this.#notes.size < MOST_NOTES) this.#notes.set(text, { text, rows: 1, firstLine: line })
  }

  ignoreColumn(column: string): void {
    if (this.#ignored.size < MOST_NOTES) this.#ignored.add(column.slice(0, LONGEST_COLUMN))
  }

  /** How many rows were refused for which reason, the most frequent first; of very many reasons the first to occur. */
  get reasons(): { reason: string; rows: number }[] {
    return Array.from(this.#reasons, ([reason, rows]) => ({ reason, rows })).sort((a, b) => b.rows - a.rows)
  }

  get notes(): Note[] {
    return [...this.#notes.values()]
  }

  get ignoredColumns(): string[] {
    return [...this.#ignored]
  }

  /** Gives all refusals in the order in which they came. */
  *refusals(): Generator<Refusal> {
    yield* this.#kept
    let rest: Buffer = Buffer.alloc(0)
    for (const block of this.#spilled.blocks()) {
      const bytes = Buffer.concat([rest, block])
      const end = bytes.lastIndexOf(0x0a) + 1
      rest = bytes.subarray(end)
      const lines = bytes.toString('utf8', 0, end).split('\n')
      for (const line of lines.slice(0, -1)) yield JSON.parse(line) as Refusal // written by refuse alone
    }
  }

  /** Gives the temporary file back. */
  close(): void {
    this.#spilled.close()
  }
}
