import { OperatorError } from '../../operator-error.ts'
import { featureRow, membersOf } from './geojson.ts'
import { LONGEST_RECORD, LONGEST_RECORD_TEXT, MOST_COLUMNS, type ReadItem, type RowReader } from './rows.ts'

/** Begins each record of a GeoJSON text sequence (RFC 8142), whose records may take several lines. */
export const RECORD_SEPARATOR = '\x1e'

/** Reads one JSON object a line: spots as `sanctuary export` writes them, or GeoJSON features. */
export const readNdjson: RowReader = async function* (text, path): AsyncGenerator<ReadItem> {
  for await (const { text: record, line } of readRecords(text, path)) {
    let value: unknown
    try {
      value = JSON.parse(record)
    } catch (error) {
      yield { kind: 'broken', line, reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` }
      continue
    }
    yield toItem(value, line)
  }
}

function toItem(value: unknown, line: number): ReadItem {
  const members = membersOf(value)
  if (members['type'] === 'Feature') return featureRow(value, line)
  if (members['object'] === 'export') {
    const { sources, total } = members
    return { kind: 'sources', sources, total: typeof total === 'number' ? total : null }
  }
  const columns = Object.keys(members)
  if (columns.length > MOST_COLUMNS) return { kind: 'broken', line, reason: `more than ${MOST_COLUMNS} members` }
  if (columns.length === 0) return { kind: 'broken', line, reason: 'not a JSON object with members' }
  return { kind: 'row', line, columns, values: Object.values(members) }
}

type Record = { text: string; line: number }

async function* readRecords(text: AsyncIterable<string>, path: string): AsyncGenerator<Record> {
  // Pieces of a record are joined once it is whole: to search it anew with each piece would take the square of its length.
  let pieces: string[] = []
  let length = 0
  let separator: string | undefined
  let line = 1
  for await (const piece of text) {
    if (piece === '') continue
    separator ??= piece.startsWith(RECORD_SEPARATOR) ? RECORD_SEPARATOR : '\n'
    const records = piece.split(separator)
    const rest = records.pop() ?? ''
    for (const record of records) {
      yield* give(pieces.join('') + record, separator)
      pieces = []
      length = 0
    }
    pieces.push(rest)
    length += rest.length
    if (length > LONGEST_RECORD) {
      throw new OperatorError(
        `the record that begins at line ${line} of "${path}" is longer than ${LONGEST_RECORD_TEXT}`,
      )
    }
  }
  yield* give(pieces.join(''), '')

  function* give(record: string, end: string): Generator<Record> {
    if (record.trim() !== '') yield { text: record, line }
    line += (record + end).split('\n').length - 1
  }
}
