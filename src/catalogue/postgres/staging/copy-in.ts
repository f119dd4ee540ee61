import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'

/** Begins the binary form of COPY: its signature, no flags, no extension. */
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const CHUNK = 2 ** 18
/** Bytes of a UTF-16 code unit, at most. */
const LONGEST_UTF8 = 3
const COUNT_BYTES = 2
const LENGTH_BYTES = 4

/** Copies rows in, to one table at a time: a connection takes no more. What is written is sent by `flush` and `end`. */
export class CopyIn {
  readonly #client: pg.Client
  #statement = ''
  #copy: CopyStreamQuery | undefined
  #done: Promise<void> = Promise.resolve()
  #isBroken = false
  #full: Buffer[] = []
  // Rows are written where they are sent from: a thousand as one text would be copied once more, with two bytes a sign.
  #bytes = Buffer.allocUnsafe(CHUNK)
  #length = 0

  constructor(client: pg.Client) {
    this.#client = client
  }

  /** Has what is written next copied by a statement; ends another one that is under way. */
  async to(statement: string): Promise<void> {
    if (this.#copy && this.#statement === statement) return
    await this.end()
    this.#statement = statement
    this.#copy = this.#client.query(copyFrom(statement))
    this.#done = finished(this.#copy)
    // Whoever flushes or ends it is told. The stream of a broken one throws at what is written to it.
    this.#done.catch(() => {})
    this.#copy.once('error', () => (this.#isBroken = true))
    if (statement.endsWith('binary')) this.#length = HEADER.copy(this.#bytes)
  }

  /** Writes a row of the text form. */
  line(text: string): void {
    this.#makeRoom(text.length * LONGEST_UTF8)
    this.#length += this.#bytes.write(text, this.#length)
  }

  /** Writes a row of the binary form, all of text. */
  texts(fields: readonly string[]): void {
    let most = COUNT_BYTES
    for (const field of fields) most += LENGTH_BYTES + field.length * LONGEST_UTF8
    this.#makeRoom(most)
    const bytes = this.#bytes
    let at = bytes.writeInt16BE(fields.length, this.#length)
    for (const field of fields) {
      const length = bytes.write(field, at + LENGTH_BYTES)
      at = bytes.writeInt32BE(length, at) + length
    }
    this.#length = at
  }

  /** Sends the most of what was written, and waits while the server is behind. */
  async flush(): Promise<void> {
    const full = this.#full
    this.#full = []
    for (const bytes of full) await this.#send(bytes)
  }

  /** Sends the rest, and waits until all has been taken. */
  async end(): Promise<void> {
    const copy = this.#copy
    if (!copy) return
    await this.flush()
    await this.#send(this.#bytes.subarray(0, this.#length))
    this.#newBytes(CHUNK)
    this.#copy = undefined
    copy.end()
    await this.#done
  }

  #makeRoom(most: number): void {
    if (this.#length + most <= this.#bytes.length) return
    if (this.#length > 0) this.#full.push(this.#bytes.subarray(0, this.#length))
    this.#newBytes(Math.max(CHUNK, most))
  }

  /** What is sent is not written to again. */
  #newBytes(size: number): void {
    this.#bytes = Buffer.allocUnsafe(size)
    this.#length = 0
  }

  async #send(bytes: Buffer): Promise<void> {
    if (this.#isBroken) await this.#done
    if (!this.#copy || this.#copy.write(bytes)) return
    await Promise.race([once(this.#copy, 'drain'), this.#done])
  }
}
