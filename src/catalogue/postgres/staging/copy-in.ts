import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { type Columns, type Field, RowBytes } from './row-bytes.ts'

/**
 * Copies rows into a table. `add` gathers them; a COPY goes on from the first `flush` to the next `end`, and holds the
 * connection meanwhile.
 */
export class CopyIn {
  readonly #client: pg.Client
  readonly #statement: string
  readonly #rows: RowBytes
  #count = 0
  #copy: CopyStreamQuery | undefined
  #done: Promise<void> = Promise.resolve()
  #isBroken = false

  constructor(client: pg.Client, table: string, columns: Columns) {
    this.#client = client
    this.#statement = `copy ${table} (${Object.keys(columns).join(', ')}) from stdin with binary`
    this.#rows = new RowBytes(columns)
  }

  /** How many rows were added since the last `end`. */
  get count(): number {
    return this.#count
  }

  get isUnderWay(): boolean {
    return this.#copy !== undefined
  }

  add(fields: readonly Field[]): void {
    this.#rows.add(fields)
    this.#count++
  }

  /** Sends the most of what was added, and waits while the server is behind. */
  async flush(): Promise<void> {
    if (this.#count === 0) return
    this.#copy ??= this.#begin()
    for (const bytes of this.#rows.takeFull()) await this.#send(this.#copy, bytes)
  }

  /** Sends the rest, and waits until all has been taken. */
  async end(): Promise<void> {
    await this.flush()
    const copy = this.#copy
    if (!copy) return
    await this.#send(copy, this.#rows.takeRest())
    this.#copy = undefined
    this.#count = 0
    copy.end()
    await this.#done
  }

  #begin(): CopyStreamQuery {
    const copy = this.#client.query(copyFrom(this.#statement))
    this.#done = finished(copy)
    // Whoever flushes or ends it is told. The stream of a broken one throws at what is written to it.
    this.#done.catch(() => {})
    copy.once('error', () => (this.#isBroken = true))
    return copy
  }

  async #send(copy: CopyStreamQuery, bytes: Buffer): Promise<void> {
    if (this.#isBroken) await this.#done
    if (!copy.write(bytes)) await Promise.race([once(copy, 'drain'), this.#done])
  }
}
