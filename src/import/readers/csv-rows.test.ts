import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { type CsvRow, readCsvRows } from './csv-rows.ts'

async function read(text: string, { delimiter = ',', pieces = [text] } = {}): Promise<CsvRow[]> {
  return Array.fromAsync(readCsvRows(Readable(pieces), { delimiter, path: 'x.csv' }))
}

async function* Readable(pieces: string[]) {
  yield* pieces
}

test('rows keep quoted delimiters, doubled quotation marks and line ends, and the line on which they begin', async () => {
  assert.deepEqual(await read('a,b\r\n"x, ""y""","1\n2"\r\n\r\n3,\n4,"5"'), [
    { line: 1, fields: ['a', 'b'] },
    { line: 2, fields: ['x, "y"', '1\n2'] },
    { line: 5, fields: ['3', ''] },
    { line: 6, fields: ['4', '5'] },
  ])
})

test('a quotation mark in the wrong place costs its row alone', async () => {
  const rows = await read('1,"x"y,3\n4,5,6\n7,8"8,9\n10,11,12\n"13\n14" 15,16\n17,18,19\n')
  assert.deepEqual(
    rows.map(({ line, fault }) => [line, fault]),
    [
      [1, 'a quotation ends before "y,3" inside of a field'],
      [2, undefined],
      [3, 'a quotation mark stands inside of a field that does not begin with one'],
      [4, undefined],
      [5, 'a quotation ends before " 15,16" inside of a field (the row spans lines 5 to 6)'],
      [7, undefined],
    ],
  )
})

test('a quotation that is never closed is named with the line of its row', async () => {
  await assert.rejects(read('a,b\n1,2\n3,"4\n5,6\n'), {
    name: 'OperatorError',
    message: /line 3 of "x.csv".*never closed/,
  })
  const long = `a,b\n"${'x'.repeat(1_000_001)}`
  await assert.rejects(read(long), { name: 'OperatorError', message: /line 2 .*left open/ })
})

test('rows are the same however the text is cut, and the same as csv-parse reads', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', ';', 'ł', '😀', '=') })
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain(width => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }))
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom('\n', '\r\n'), fc.array(fc.nat(60)), async (rows, end, cuts) => {
      const text = rows.map(row => row.map(quoted).join(',') + end).join('')
      const pieces: string[] = []
      let at = 0
      for (const cut of cuts) pieces.push(text.slice(at, (at += cut)))
      const found = await read(text, { pieces: [...pieces, text.slice(at)] })
      assert.deepEqual(
        found.map(row => row.fields),
        rows,
      )
      const oracle: unknown = parse(text, { record_delimiter: end, relax_column_count: true })
      assert.deepEqual(
        found.map(row => row.fields),
        oracle,
      )
    }),
    { numRuns: 300 },
  )
})
