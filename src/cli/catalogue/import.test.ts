import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { text } from 'node:stream/consumers'
import { commandFolder, rows, TERMS } from '../../../test/support/lake-lists.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { catalogueFile } from '../../serve/settings/places.ts'

const { path: folder, run, file } = commandFolder()
const bin = resolve(import.meta.dirname, '../../../bin/sanctuary.js')

function start(dataDir: string, args: string[]): ChildProcess {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, dataDir) }
  return spawn(process.execPath, [bin, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream === null ? Promise.resolve('') : text(stream)
}

test('sanctuary export ends quietly when its reader leaves', async () => {
  await run('pipe', 'import', file('many.csv', rows(5000, 4)), ...TERMS)
  const child = start('pipe', ['export'])
  const errors = read(child.stderr)
  child.stdout?.once('data', () => child.stdout?.destroy())
  await once(child, 'exit')
  assert.deepEqual([child.exitCode, await errors], [0, ''])
})

test('an import that is killed at any moment leaves the last version whole', async () => {
  const count = 6000
  await run('killed', 'import', file('before.csv', rows(count, 2)), ...TERMS)
  const path = file('after.csv', rows(count, 4))
  const begin = performance.now()
  const child = start('whole', ['import', path, ...TERMS])
  const [out, errors] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'exit')])
  assert.equal(child.exitCode, 0, errors)
  assert.match(out, /added +6000\n/)
  const whole = performance.now() - begin
  for (const share of [0.3, 0.5, 0.7, 0.8, 0.9, 1]) {
    const child = start('killed', ['import', path, ...TERMS])
    const end = once(child, 'exit')
    const timer = setTimeout(() => child.kill('SIGKILL'), whole * share)
    await end
    clearTimeout(timer)
    const catalogue = await openCatalogue(catalogueFile(join(folder, 'killed')), { check: true })
    const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
    const ratings = new Set(spots.map(spot => spot.silenceRating))
    const { number } = await catalogue.version()
    assert.deepEqual([spots.length, [...ratings]], [count, number === 1 ? [2] : [4]])
    await catalogue.close()
  }
})
