import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

// From the inside out: a folder imports from itself and from those before it.
const LAYERS =
  'arrays geo text net operator-error.ts spots silence catalogue import export index ask jobs work webhooks service http mcp web cli'.split(
    ' ',
  )
const AT_THE_TOP = new Set(['server.ts', 'worker.ts', 'cli', 'serve'])
// Not parted yet.
const KNOWN = new Set(['service http', 'catalogue export'])

test('a folder imports only from itself and from the folders inside of it', () => {
  const files = globSync('src/**/*.ts').filter(file => !file.endsWith('.test.ts'))
  assert.ok(files.length > 10)
  for (const file of files) {
    const [, from = ''] = file.split('/')
    if (AT_THE_TOP.has(from)) continue
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const [, to = ''] = join(file, '..', path).split('/')
      const isInside =
        KNOWN.has(`${from} ${to}`) || (LAYERS.indexOf(to) >= 0 && LAYERS.indexOf(to) <= LAYERS.indexOf(from))
      assert.ok(isInside, `${file} imports from ${to}, which lies further out`)
    }
  }
})
