import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Blank lines that the formatter leaves alone: the lines before and behind them belong together. */
const STRAY = [
  { what: 'between imports', before: /^(import |\} from ).*'$/, behind: /^import / },
  { what: 'between a comment and what it is about', before: /^\s*(\/\*\*.*)?\*\/$/, behind: /./ },
]

test('a blank line between imports, or behind a docstring, is seen', () => {
  const planted = ["import a from 'a'", '', "import b from 'b'", '', '/** Adds. */', '', 'add()']
  assert.deepEqual(strayLines(planted.join('\n')), ['2: between imports', '6: between a comment and what it is about'])
})

test('no source has a stray blank line', () => {
  const files = globSync('{src,test,bench}/**/*.ts')
  assert.ok(files.length > 400)
  assert.deepEqual(
    files.flatMap(file => strayLines(readFileSync(file, 'utf8')).map(line => `${file}:${line}`)),
    [],
  )
})

function strayLines(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, i) => {
    if (line !== '') return []
    const stray = STRAY.find(({ before, behind }) => before.test(lines[i - 1] ?? '') && behind.test(lines[i + 1] ?? ''))
    return stray ? [`${i + 1}: ${stray.what}`] : []
  })
}
