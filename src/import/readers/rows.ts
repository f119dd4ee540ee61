/** Characters of one record, and of the text around the features of a GeoJSON file. */
export const LONGEST_RECORD = 16 * 1024 * 1024
export const LONGEST_RECORD_TEXT = '16 MiB'
/** Columns of a table, and members of an object. */
export const MOST_COLUMNS = 10_000

/** What a reader finds in a file of rows, in the file's order. */
export type ReadItem =
  /** The columns of a table, before its rows. */
  | { kind: 'header'; columns: readonly string[]; decimalComma: boolean }
  /** The sources that an export of ours names, and how many spots it announces (null where it does not say). */
  | { kind: 'sources'; sources: unknown; total: number | null }
  | Row
  /** A row that cannot be read, while the rows after it can. */
  | { kind: 'broken'; line: number; reason: string }

export type Row = {
  kind: 'row'
  /** Where the row begins in the file. */
  line: number
  /** The same array for all rows of a table. */
  columns: readonly string[]
  /** One for each column. */
  values: readonly unknown[]
  /** A GeoJSON geometry, where the row is a feature. */
  geometry?: unknown
}

/** Reads decoded text; `path` is for messages. @throws OperatorError when what follows cannot be read at all. */
export type RowReader = (text: AsyncIterable<string>, path: string) => AsyncIterable<ReadItem>
