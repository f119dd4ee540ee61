import { OperatorError } from '../../operator-error.ts'
import { readCsvRows } from './csv-rows.ts'
import { MOST_COLUMNS, type ReadItem, type RowReader } from './rows.ts'

/** In the order in which they win where the header holds two equally often. */
const DELIMITERS = ['\t', ';', ',']
const LONGEST_HEADER = 1_000_000

/** Reads a table whose first row names its columns, parted by commas, semicolons or tabs. */
export const readCsv: RowReader = async function* (text, path): AsyncGenerator<ReadItem> {
  const { delimiter, rest } = await findDelimiter(text)
  const rows = readCsvRows(rest, { delimiter, path })
  let columns: string[] | undefined
  for await (const { line, fields, fault } of rows) {
    if (columns === undefined) {
      // A spreadsheet's way to name the delimiter.
      if (line === 1 && isSeparatorLine(fields, delimiter)) continue
      columns = checkHeader(fields, { line, path, fault })
      yield { kind: 'header', columns, decimalComma: delimiter !== ',' }
      continue
    }
    if (fault === undefined && fields.every(field => field.trim() === '')) continue
    const reason = fault ?? miscount(fields.length, columns.length)
    yield reason === undefined ? { kind: 'row', line, columns, values: fields } : { kind: 'broken', line, reason }
  }
  if (columns === undefined) throw new OperatorError(`the file "${path}" holds no header and no rows`)
}

function miscount(found: number, wanted: number): string | undefined {
  return found === wanted ? undefined : `the row has ${found} fields and the header ${wanted}`
}

function checkHeader(
  fields: string[],
  { line, path, fault }: { line: number; path: string; fault: string | undefined },
): string[] {
  if (fault !== undefined) throw new OperatorError(`the header at line ${line} of "${path}" cannot be read: ${fault}`)
  const columns = fields.map(field => field.trim())
  if (columns.length > MOST_COLUMNS) {
    throw new OperatorError(`the header of "${path}" names ${columns.length} columns: at most ${MOST_COLUMNS} are read`)
  }
  const seen = new Set<string>()
  const twice = columns.find(column => column !== '' && seen.size === seen.add(column).size)
  if (twice !== undefined) throw new OperatorError(`the header of "${path}" names the column "${twice}" twice`)
  return columns
}

function isSeparatorLine(fields: string[], delimiter: string): boolean {
  const text = fields.join(delimiter)
  return /^sep=.$/i.test(text)
}

/** Counts the delimiters outside of quotations in the first line that holds anything; gives the text back whole. */
async function findDelimiter(text: AsyncIterable<string>): Promise<{ delimiter: string; rest: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]()
  let head = ''
  let header: string | undefined
  while (header === undefined && head.length < LONGEST_HEADER) {
    const { done, value } = await pieces.next()
    if (!done) head += value
    header = firstLine(head, done === true)
    if (done) break
  }
  const unquoted = (header ?? head).replaceAll(/"[^"]*"?/g, '')
  const counts = DELIMITERS.map(delimiter => unquoted.split(delimiter).length - 1)
  const most = Math.max(...counts)
  return { delimiter: most === 0 ? ',' : (DELIMITERS[counts.indexOf(most)] ?? ','), rest: backTogether() }

  async function* backTogether(): AsyncGenerator<string> {
    try {
      yield head
      for (;;) {
        const { done, value } = await pieces.next()
        if (done) return
        yield value
      }
    } finally {
      await pieces.return?.()
    }
  }
}

/** The first line with a letter in it, `sep=` aside; line ends inside of quotations do not end it. */
function firstLine(text: string, isWhole: boolean): string | undefined {
  const found = /^(?:sep=.(?:\r\n|\n|\r)|[\r\n ])*((?:"[^"]*"|[^"\r\n])+)([\r\n])?/i.exec(text)
  return found && (found[2] !== undefined || isWhole) ? found[1] : undefined
}
