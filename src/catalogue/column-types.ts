import type { ColumnDataType, CreateTableBuilder, Expression, Kysely } from 'kysely'

type DataType = ColumnDataType | Expression<unknown>

/** How an engine calls the types of columns, and what it can do to tables. */
export type ColumnTypes = {
  /** Compared byte by byte, so that the order of ids is the same in every engine. */
  text: DataType
  /** 64 bits. */
  integer: DataType
  /** 64 bits. */
  real: DataType
  bytes: DataType
  /** Whether a server keeps the tables: it pays for each index and each reference of a row what a file does not. */
  isServer: boolean
}

const TYPES = ['text', 'integer', 'real', 'bytes'] as const

type Schema = Pick<Kysely<unknown>, 'schema'>

/** Makes tables, each from its columns. */
export async function createTables(db: Schema, types: ColumnTypes, tables: Record<string, string>): Promise<void> {
  for (const [name, columns] of Object.entries(tables)) await newTable({ db, types }, name, columns).execute()
}

/**
 * Begins a table of an engine's types. Columns are written almost as in SQL, `source text key references sources.name, url text
 * null`: but for those that are `null` none may hold nothing; those with `key` are the primary key, in their order.
 * @throws RangeError for a column without a type
 */
export function newTable({ db, types }: { db: Schema; types: ColumnTypes }, name: string, columns: string) {
  const rows = columns.split(',').map(column => column.trim().split(/\s+/))
  const keys = rows.flatMap(([name = '', , ...said]) => (said.includes('key') ? [name] : []))
  const table = rows.reduce<CreateTableBuilder<string, string>>((table, [name = '', word, ...said]) => {
    const type = TYPES.find(type => type === word)
    if (!type) throw new RangeError(`the column "${name}" must be of ${TYPES.join(', ')}, got "${word}"`)
    const [, other] = said.slice(said.indexOf('references'))
    return table.addColumn(name, types[type], column => {
      const isKey = keys.length === 1 && said.includes('key')
      const filled = isKey ? column.primaryKey() : said.includes('null') ? column : column.notNull()
      const own = said.includes('unique') ? filled.unique() : filled
      return said.includes('references') && other !== undefined ? own.references(other) : own
    })
  }, db.schema.createTable(name))
  return keys.length > 1 ? table.addPrimaryKeyConstraint(`${name}_key`, keys) : table
}
