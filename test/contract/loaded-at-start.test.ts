// What the supervisor and its threads load at their start each of them holds in memory: what most do without is left out.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

/** What an import or export runs of another module; one of types alone runs nothing, and lint has it say so. */
const IMPORTED = /^(?:import |(?:import|export) (?!type )[^'"`;=(]*? from )'([^']+)'/gm

/** Of machines with a Redis, metrics, agents' clients, or a catalogue on a server. */
const SELDOM = ['ioredis', 'bullmq', 'prom-client', '@modelcontextprotocol/server', 'pg', 'aws4fetch']

/** Tables of the world, of which a question seldom needs one. */
const LARGE = ['@rapideditor/country-coder', 'any-ascii']

test('the supervisor loads no importer, and nothing that is used by settings alone', () => {
  const loaded = loadedBy('src/serve/server.ts')
  assert.ok(loaded.has('src/serve/web.ts') && loaded.has('kysely'))
  assert.deepEqual(
    [...loaded].filter(name => name.startsWith('src/import/') || SELDOM.includes(name)),
    [],
  )
})

test('a thread that answers loads nothing that is used by settings alone', () => {
  const loaded = loadedBy('src/serve/worker.ts')
  assert.ok(loaded.has('src/http/app.ts') && loaded.has('zod'))
  assert.deepEqual(
    [...loaded].filter(name => SELDOM.includes(name) || LARGE.includes(name)),
    [],
  )
})

/** All files and packages that a file imports, by way of others too. */
function loadedBy(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    if (target.startsWith('.')) loadedBy(join(dirname(file), target), loaded)
    else loaded.add(target)
  }
  return loaded
}
