import type { ColumnDataType, Expression } from 'kysely'

type DataType = ColumnDataType | Expression<unknown>

/** How an engine calls the types of columns. */
export type ColumnTypes = {
  /** Compared byte by byte, so that the order of ids is the same in every engine. */
  text: DataType
  /** 64 bits. */
  integer: DataType
  /** 64 bits. */
  real: DataType
  bytes: DataType
}
