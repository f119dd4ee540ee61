import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { loadPacks, savePacks } from './packs-file.ts'
import { programFingerprint } from './program-fingerprint.ts'

test('packs are kept for the next start, but for a damaged file or one of another program', async () => {
  const folder = temporaryFolder()
  const file = join(folder.path, 'a folder', 'packs.bin')
  const program = programFingerprint()
  assert.deepEqual(await loadPacks(file), { packs: new Map(), program })
  const packs = new Map([
    ['regions', packOf('all regions')],
    ['lexicon de', packOf('')],
  ])
  await savePacks(file, { packs, program: 'edited since' })
  assert.ok(!existsSync(file))
  await savePacks(file, { packs, program })
  assert.deepEqual(textsOf((await loadPacks(file)).packs), textsOf(packs))
  const bytes = readFileSync(file)
  const at = bytes.indexOf('all regions')
  for (const damaged of [
    bytes.with(at, bytes[at + 1] ?? 0),
    bytes.subarray(0, at),
    Buffer.from(bytes.toString('latin1').replace(program, 'x'.repeat(43)), 'latin1'),
  ]) {
    writeFileSync(file, damaged)
    assert.equal((await loadPacks(file)).packs.size, 0)
  }
  folder.remove()
})

test('another word anywhere in the program gives another fingerprint, a test does not', () => {
  const folder = temporaryFolder()
  for (const each of ['src', 'client/src', 'data/regions']) mkdirSync(join(folder.path, each), { recursive: true })
  cpSync('package.json', join(folder.path, 'package.json'))
  const seen = new Set([programFingerprint(folder.path)])
  for (const file of ['src/a.ts', 'client/src/b.ts', 'data/regions/c.json']) {
    writeFileSync(join(folder.path, file), 'one')
    seen.add(programFingerprint(folder.path))
    writeFileSync(join(folder.path, file), 'two')
    seen.add(programFingerprint(folder.path))
  }
  assert.equal(seen.size, 7)
  writeFileSync(join(folder.path, 'src/a.test.ts'), 'one')
  seen.add(programFingerprint(folder.path))
  assert.equal(seen.size, 7)
  folder.remove()
})

function packOf(text: string): SharedArrayBuffer {
  const bytes = new TextEncoder().encode(text)
  const pack = new SharedArrayBuffer(bytes.length)
  new Uint8Array(pack).set(bytes)
  return pack
}

function textsOf(packs: ReadonlyMap<string, SharedArrayBuffer>): [string, string][] {
  return Array.from(packs, ([name, pack]) => [name, Buffer.from(pack).toString()])
}
