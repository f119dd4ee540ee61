import assert from 'node:assert/strict'
import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../test/support/running-server.ts'
import { browserScript } from './browser-script.ts'

const SOURCE = "import { a } from './a.ts'\nexport const b: number = a as number\n"

test('a script loses its types, and names the scripts it imports as they are served', () => {
  const script = browserScript(SOURCE, undefined).toString()
  assert.match(script, /import \{ a \} from '\.\/a\.js'/)
  assert.doesNotMatch(script, /number/)
})

test('what was stripped once is read again, by its source alone; where nothing can be kept it is stripped each time', () => {
  const folder = temporaryFolder()
  try {
    const stripped = browserScript(SOURCE, folder.path)
    assert.deepEqual(readdirSync(folder.path).length, 1)
    assert.deepEqual(browserScript(SOURCE, folder.path), stripped)
    assert.notDeepEqual(browserScript(`${SOURCE}b\n`, folder.path), stripped)
    assert.equal(readdirSync(folder.path).length, 2)
    chmodSync(folder.path, 0o500)
    assert.deepEqual(browserScript(SOURCE, join(folder.path, 'none')), stripped)
  } finally {
    chmodSync(folder.path, 0o700)
    folder.remove()
  }
})
