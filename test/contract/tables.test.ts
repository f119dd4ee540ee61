// Tables that text from outside is looked up in: an object literal also answers `constructor`, a Map does not.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Object literals that are looked up in all the same, and why no text from outside ever is. */
const KEYS_OF_OURS: Record<string, string> = {
  LETTERS: 'by the letters of a regular expression that is made of its keys',
  ENTITIES: 'by the five characters of a regular expression',
  FEATURES: 'by the names of features, which rules give and questions never',
  USUAL_NAMES: 'by the codes of the library of borders',
  SHORT_CODES: 'by the codes of the library of borders',
  MAINLANDS: 'by the codes of the library of borders',
  FORMATS: 'by the formats of our own schemas',
  OSM_KINDS: 'by the first letter of an id, which a regular expression has matched',
  PORT_ERRORS: 'by the codes of system errors',
  TROUBLES: 'by the codes of PostgreSQL and of system errors',
  ESCAPED: 'by the four characters of a regular expression',
  STANDARD: 'by the names of our own parameters',
  DAMAGE: 'by a number',
  PACKINGS: 'by a number',
  SIZES: 'by a number',
}

const files = globSync('src/**/*.ts').filter(file => !file.endsWith('.test.ts'))
const sources = files.map(file => ({ file, text: readFileSync(file, 'utf8') }))

test('no text is looked up in an object literal that any text may be a key of', () => {
  // Any other object type cannot be indexed by a string: the compiler refuses it.
  const open = /^(?:export )?const (\w+): (?:Readonly<|Partial<)*(?:Record<(?:string|number)|\{ (?:readonly )?\[)/gm
  const tables = new Set(sources.flatMap(({ text }) => Array.from(text.matchAll(open), ([, name = '']) => name)))
  assert.ok(tables.size > 10)
  const found = sources.flatMap(({ file, text }) =>
    [...tables]
      .filter(name => !Object.hasOwn(KEYS_OF_OURS, name) && new RegExp(`\\b${name}(?:\\?\\.)?\\[(?!')`).test(text))
      .map(name => `${file} looks up in ${name}`),
  )
  assert.deepEqual(found, [])
})

test('no text is asked of an object literal by `in`', () => {
  const constants = new Set(
    sources.flatMap(({ text }) =>
      Array.from(text.matchAll(/^(?:export )?const ([A-Z]\w+)/gm), ([, name = '']) => name),
    ),
  )
  const found = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\bin ([A-Z][A-Z_]+)\b/g), ([, name = '']) => name)
      .filter(name => constants.has(name))
      .map(name => `${file} asks ${name}`),
  )
  assert.deepEqual(found, [])
})
