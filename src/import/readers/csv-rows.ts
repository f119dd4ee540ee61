// CSV after RFC 4180, read strictly: what could be read in two ways is a fault of its row and never a guess, and after
// a fault the next line is read afresh. csv-parse goes on inside of the quotation there, and loses good rows.
import { OperatorError } from '../../operator-error.ts'

export type CsvRow = {
  /** Where the row begins, from 1. */
  line: number
  fields: string[]
  /** Why the row cannot be read; its fields are then incomplete. */
  fault?: string
}

const QUOTE = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
/** Characters. A quotation that is never closed would otherwise take the whole file for one row. */
const LONGEST_ROW = 1_000_000

/** Splits text into rows, blank lines left out. @throws OperatorError at a quotation that is never closed. */
export async function* readCsvRows(
  text: AsyncIterable<string>,
  { delimiter, path }: { delimiter: string; path: string },
): AsyncGenerator<CsvRow> {
  const parse = rowParser(delimiter)
  let rest = ''
  let line = 1
  for await (const piece of text) {
    rest = rest === '' ? piece : rest + piece
    yield* take(false)
    if (rest.length > LONGEST_ROW) {
      throw new OperatorError(
        `the row that begins at line ${line} of "${path}" is longer than a million characters: is a quotation mark left open there?`,
      )
    }
  }
  yield* take(true)

  function* take(isEnd: boolean): Generator<CsvRow> {
    let at = 0
    while (at < rest.length) {
      const row = parse(rest, at, isEnd)
      if (row === undefined) break
      if (row === 'unclosed') {
        throw new OperatorError(
          `a quotation mark is opened in the row at line ${line} of "${path}" and never closed: close it, or double it where it is meant as a letter`,
        )
      }
      const { fields, next, fault, lines } = row
      const isEmpty = fault === undefined && fields.length === 1 && fields[0] === ''
      if (!isEmpty) yield { line, fields, ...(fault !== undefined && { fault: spanning(fault, line, lines) }) }
      line += lines
      at = next
    }
    rest = rest.slice(at)
  }
}

function spanning(fault: string, line: number, lines: number): string {
  return lines > 1 ? `${fault} (the row spans lines ${line} to ${line + lines - 1})` : fault
}

type ParsedRow = { fields: string[]; next: number; lines: number; fault?: string }

/** Makes the parser of one row: undefined when the text ends before the row does. */
function rowParser(delimiter: string) {
  const part = delimiter.charCodeAt(0)

  return function parseRow(text: string, start: number, isEnd: boolean): ParsedRow | 'unclosed' | undefined {
    const fields: string[] = []
    let at = start
    let lines = 1
    for (;;) {
      if (text.charCodeAt(at) === QUOTE) {
        const end = closingQuote(text, at + 1, isEnd)
        if (end === undefined) return isEnd ? 'unclosed' : undefined
        const quoted = text.slice(at + 1, end)
        lines += countLines(quoted)
        fields.push(quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted)
        at = end + 1
        const code = text.charCodeAt(at)
        if (at < text.length && code !== part && code !== LINE_FEED && code !== CARRIAGE_RETURN) {
          return faulty(`a quotation ends before "${text.slice(at, at + 10).split(/[\r\n]/)[0]}" inside of a field`)
        }
      } else {
        const from = at
        let code = text.charCodeAt(at)
        while (code !== part && code !== LINE_FEED && code !== CARRIAGE_RETURN && at < text.length) {
          if (code === QUOTE) return faulty('a quotation mark stands inside of a field that does not begin with one')
          code = text.charCodeAt(++at)
        }
        fields.push(text.slice(from, at))
      }
      if (at >= text.length) return isEnd ? { fields, next: at, lines } : undefined
      if (text.charCodeAt(at) === part) {
        at++
        continue
      }
      const next = afterLineEnd(text, at, isEnd)
      return next === undefined ? undefined : { fields, next, lines }
    }

    /** Gives the row up and goes on with the next line. */
    function faulty(fault: string): ParsedRow | undefined {
      let end = at
      while (end < text.length && text.charCodeAt(end) !== LINE_FEED && text.charCodeAt(end) !== CARRIAGE_RETURN) end++
      if (end >= text.length) return isEnd ? { fields, next: end, lines, fault } : undefined
      const next = afterLineEnd(text, end, isEnd)
      return next === undefined ? undefined : { fields, next, lines, fault }
    }
  }
}

/** Finds the quotation mark that closes, past doubled ones; undefined when it may yet come. */
function closingQuote(text: string, from: number, isEnd: boolean): number | undefined {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (at + 1 >= text.length) return isEnd ? at : undefined
    if (text.charCodeAt(at + 1) !== QUOTE) return at
  }
  return undefined
}

function afterLineEnd(text: string, at: number, isEnd: boolean): number | undefined {
  if (text.charCodeAt(at) === LINE_FEED) return at + 1
  if (at + 1 >= text.length && !isEnd) return undefined
  return text.charCodeAt(at + 1) === LINE_FEED ? at + 2 : at + 1
}

function countLines(text: string): number {
  return text.includes('\n') || text.includes('\r') ? text.split(/\r\n|\n|\r/).length - 1 : 0
}
