// A long file asks to be parted by what it does; a table may be as long as what it lists.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const MOST_LINES = 250

/** What a long file lists. */
const TABLES: Record<string, string> = {
  'src/ask/vocabulary/countries.ts': 'the names of countries and regions',
  'src/ask/vocabulary/phrases.ts': 'the phrases that questions are made of',
  'src/serve/config.ts': 'every environment variable',
  'src/silence/parameters.ts': 'the numbers of the method, each with its source',
  'src/web/browser/map/region-layers.ts': 'the layers of the base map',
}

test(`a file of the program has at most ${MOST_LINES} lines, or is a table`, () => {
  const files = globSync('src/**/*.ts').filter(file => !file.endsWith('.test.ts'))
  assert.ok(files.length > 300)
  const long = files.filter(file => readFileSync(file, 'utf8').split('\n').length - 1 > MOST_LINES)
  assert.deepEqual(long.toSorted(), Object.keys(TABLES).toSorted())
})
