import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import * as client from '../../client/src/index.ts'
import { temporaryFolder } from '../../test/support/running-server.ts'
import { assets } from './assets.ts'
import { browserScript } from './browser-script.ts'
import { clientBundle } from './client-bundle.ts'

test('the bundle is one module, with what the client exports and without imports', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'client.mjs')
  const text = browserScript(clientBundle(), undefined).toString()
  writeFileSync(file, text)
  const bundled = await import(pathToFileURL(file).href)
  folder.remove()
  assert.deepEqual(Object.keys(bundled).sort(), Object.keys(client).sort())
  assert.doesNotMatch(text, /^import /m)
  const { createClient, SanctuaryError } = bundled
  const broken = createClient({
    baseUrl: 'http://inside',
    retries: false,
    fetch: () => Promise.reject(new Error('off')),
  })
  await assert.rejects(broken.health(), (error: unknown) => error instanceof SanctuaryError)
})

/** Kilobytes of script that the page with the most loads before its map comes into view, as they are sent. */
const MOST_BYTES = 30 * 1024

test('the scripts of the home page weigh little before the map is seen', () => {
  const names = new Set<string>()
  const add = (name: string): void => {
    if (names.has(name)) return
    names.add(name)
    const text = Buffer.from(assets().files.get(name)?.bytes ?? assert.fail(name)).toString()
    for (const [, imported = ''] of text.matchAll(/^import .* from '\.\/([\w-]+\.js)'/gm)) add(imported)
  }
  add('home.js')
  assert.ok(names.has('client.js') && !names.has('map.js'), [...names].join())
  const bytes = [...names].reduce((sum, name) => sum + gzipSync(assets().files.get(name)?.bytes ?? '').length, 0)
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`)
})
