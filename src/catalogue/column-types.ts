import type { ColumnDataType, Expression } from 'kysely'

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
