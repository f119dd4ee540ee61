import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { API_VERSION } from '../../src/http/openapi/openapi.ts'
import { METHOD } from '../../src/silence/parameters.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the page of versions names those of today, and the changelog begins with the program’s', () => {
  const { version } = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json'))
  const rows = Array.from(read('docs/versions.md').matchAll(/^\| the .*? \| (\S+) \|/gm), ([, today]) => today)
  assert.deepEqual(rows, [version, API_VERSION, METHOD])
  // Changes that are not released yet may come first.
  assert.equal(/^## (\d\S*)$/m.exec(read('CHANGELOG.md'))?.[1], version)
  assert.deepEqual([lock.version, lock.packages[''].version], [version, version])
})

test('the list of decisions has each record', () => {
  const listed = Array.from(read('decisions/README.md').matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g), ([, file = '']) => file)
  for (const file of listed) {
    assert.match(read(`decisions/${file}`), new RegExp(`^# ${Number(file.slice(0, 4))}\\. `))
  }
  const records = readdirSync(new URL('../../decisions', import.meta.url)).filter(file => file !== 'README.md')
  assert.deepEqual(listed, records.sort())
})
