import type pg from 'pg'

let cursors = 0

/**
 * Reads the rows of a query in parts, within a transaction. Between two parts the connection is free, so that several can
 * be read side by side; pg-cursor would hold it until the last row.
 */
export class FetchCursor<Row> {
  readonly #sql: string
  readonly #parameters: unknown[]
  readonly #name = `rows_${++cursors}`
  #client: pg.ClientBase | undefined
  #isDeclared = false

  constructor(sql: string, parameters: unknown[]) {
    this.#sql = sql
    this.#parameters = parameters
  }

  over(client: pg.ClientBase): this {
    this.#client = client
    return this
  }

  async read(count: number): Promise<Row[]> {
    if (!this.#isDeclared) {
      await this.#client?.query(`declare ${this.#name} no scroll cursor for ${this.#sql}`, this.#parameters)
      this.#isDeclared = true
    }
    const fetched = await this.#client?.query(`fetch ${count} from ${this.#name}`)
    return (fetched?.rows ?? []) as Row[] // as Kysely's types say of the query
  }

  async close(): Promise<void> {
    // After an error the transaction is over, and the cursor with it.
    if (this.#isDeclared) await this.#client?.query(`close ${this.#name}`).catch(() => {})
  }
}
