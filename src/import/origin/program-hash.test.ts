import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { DECIDING, programHash } from './program-hash.ts'

test('the program is known by a hash that stays', () => {
  assert.match(programHash(), /^[0-9a-f]{64}$/)
  assert.equal(programHash(), programHash())
})

test('whatever an import takes code from is hashed', () => {
  const root = join(import.meta.dirname, '../../..')
  for (const file of globSync('src/{import,catalogue}/**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue
    for (const [, from = ''] of readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const [, folder = '', ...rest] = join(dirname(file), from).split('/')
      const isTop = rest.length === 0
      assert.ok(isTop || (DECIDING as readonly string[]).includes(folder), `${file} imports from src/${folder}`)
    }
  }
})
