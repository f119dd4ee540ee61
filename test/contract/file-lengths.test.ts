// A long file asks to be parted by what it does; a table may be as long as what it lists.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const MOST_LINES = 250

/** What a long file lists. */
const TABLES: Record<string, string> = {
  'src/index/regions/country-phrases.ts': 'the names of countries and regions',
  'src/ask/vocabulary/phrases.ts': 'the phrases that questions are made of',
  'src/silence/parameters.ts': 'the numbers of the method, each with its source',
  'src/web/language/tables/de.ts': 'what the pages say, in German',
  'src/web/language/tables/en.ts': 'what the pages say, in English',
  'src/web/language/tables/es.ts': 'what the pages say, in Spanish',
  'src/web/language/tables/fr.ts': 'what the pages say, in French',
  'src/web/language/tables/it.ts': 'what the pages say, in Italian',
}

test(`a file of the program has at most ${MOST_LINES} lines, or is a table`, () => {
  const files = globSync('src/**/*.ts').filter(file => !file.endsWith('.test.ts'))
  assert.ok(files.length > 300)
  const long = files.filter(file => readFileSync(file, 'utf8').split('\n').length - 1 > MOST_LINES)
  assert.deepEqual(long.toSorted(), Object.keys(TABLES).toSorted())
})
