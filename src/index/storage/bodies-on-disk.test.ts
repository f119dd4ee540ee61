import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { syntheticSpots } from '../../../test/support/synthetic-spots.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { buildIndex } from '../build.ts'
import { loadOrBuildIndex } from '../build-in-thread.ts'
import { openIndex } from '../open.ts'
import { previousFile } from './body-file.ts'
import { areOnDisk } from './bodies-place.ts'
import { fingerprintOf } from './links-fingerprint.ts'
import { saveSections, saveWithBodies } from './save-index.ts'
import { loadIndex } from './snapshot-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-bodies-'))
after(() => rmSync(folder, { recursive: true }))

const links = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const versionOf = (number: number) => ({ number, token: `t${number}`, publishedAt: '2026-01-02T03:04:05.000Z' })
const COUNT = 5000
const source = (number: number) => ({
  version: versionOf(number),
  sources: [],
  spots: syntheticSpots({ count: COUNT, vocabulary: 200, seed: number }),
})

async function saveOnDisk(file: string, number: number): Promise<SharedArrayBuffer> {
  const bodiesFile = `${file}.bodies`
  const buffer = await buildIndex(source(number), links, { bodiesFile })
  await saveWithBodies(file, buffer, bodiesFile)
  assert.equal(existsSync(bodiesFile), false)
  return buffer
}

test('auto is in memory up to a million spots', () => {
  assert.deepEqual(
    [areOnDisk('auto', 1_000_000), areOnDisk('auto', 1_000_001), areOnDisk('memory', 9e6), areOnDisk('disk', 0)],
    [false, true, false, true],
  )
})

test('the file is the same however it is made, and can be loaded either way', async () => {
  const [whole, parts] = [join(folder, 'whole'), join(folder, 'parts')]
  const all = await buildIndex(source(1), links)
  await saveSections(whole, all)
  const part = await saveOnDisk(parts, 1)
  assert.ok(readFileSync(whole).equals(readFileSync(parts)))
  const origin = { version: versionOf(1), linksFingerprint: fingerprintOf(links) }
  const [memory, disk] = [
    await loadIndex(parts, origin, { bodies: 'memory' }),
    await loadIndex(whole, origin, { bodies: 'disk', chunkBytes: 4096 }),
  ] // prettier-ignore
  assert.ok('buffer' in memory && 'buffer' in disk)
  assert.ok(Buffer.from(memory.buffer).equals(Buffer.from(all)))
  assert.ok(Buffer.from(disk.buffer).equals(Buffer.from(part)))
  assert.ok(disk.buffer.byteLength < memory.buffer.byteLength / 2)
  const [a, b] = [openIndex(memory.buffer), openIndex(disk.buffer, whole)]
  assert.ok(Buffer.from(a.bodies(0, COUNT)).equals(b.bodies(0, COUNT)))
  for (let doc = 0; doc < COUNT; doc += 7) {
    assert.deepEqual([a.id(doc), a.name(doc), a.slug(doc)], [b.id(doc), b.name(doc), b.slug(doc)])
    assert.deepEqual(a.spot(COUNT - 1 - doc), b.spot(COUNT - 1 - doc))
  }
  assert.equal(b.memory['bodies'], undefined)
  assert.equal(b.bodies(5, 5).length, 0)
})

test('damage is found in bodies that stay in the file too', async () => {
  const file = join(folder, 'damaged')
  await saveOnDisk(file, 1)
  const bytes = readFileSync(file)
  const origin = { linksFingerprint: fingerprintOf(links) }
  for (const at of [5000, bytes.length / 2, bytes.length - 200_000, bytes.length - 1]) {
    const damaged = Buffer.from(bytes)
    damaged[Math.floor(at)] = (damaged[Math.floor(at)] ?? 0) ^ 1
    writeFileSync(file, damaged)
    const loaded = await loadIndex(file, origin, { bodies: 'disk' })
    assert.match('reason' in loaded ? loaded.reason : '', /damaged/, `byte ${at}`)
  }
})

test('bodies are read from their own file alone, and from the one before while the next takes over', async () => {
  const file = join(folder, 'versions')
  const first = await saveOnDisk(file, 1)
  const open = openIndex(first, file)
  const body = Buffer.from(open.body(17)).toString()
  const second = await saveOnDisk(file, 2)
  // What is open is read on, and a thread that starts now finds what its version left.
  assert.equal(Buffer.from(open.body(17)).toString(), body)
  assert.equal(Buffer.from(openIndex(first, file).body(17)).toString(), body)
  assert.notEqual(Buffer.from(openIndex(second, file).body(17)).toString(), body)
  rmSync(previousFile(file))
  assert.throws(() => openIndex(first, file), { name: 'RangeError', message: /bodies of the index are not in/ })
  assert.throws(() => openIndex(second), RangeError)
  const late = openIndex(second, file)
  truncateSync(file, 40_000)
  assert.throws(() => late.body(COUNT - 1), /the index file ends before byte/)
})

test('a thread that builds leaves the bodies on disk where that is asked for, and loads them so', async () => {
  const catalogueFile = join(folder, 'catalogue.sqlite')
  const catalogue = await openCatalogue(catalogueFile)
  const atlas = { name: 'atlas', attribution: 'An atlas', licence: null, url: null, extractDate: null }
  const spots = [...syntheticSpots({ count: 500, vocabulary: 100 })].map(spot => ({ ...spot, source: 'atlas' }))
  await catalogue.publish({ sources: [{ ...atlas, ratings: 'editorial' }], drafts: spots })
  const order = { catalogue: catalogueFile, links, indexFile: join(folder, 'built') }
  const bytes = async (bodies: 'disk' | 'memory') => {
    const { buffer, saved } = await loadOrBuildIndex(catalogue, { ...order, bodies })
    await saved
    const index = openIndex(buffer, order.indexFile)
    return { held: buffer.byteLength, all: Buffer.from(index.bodies(0, index.count)).toString() }
  }
  const built = await bytes('disk')
  const [loaded, whole] = [await bytes('disk'), await bytes('memory')]
  await catalogue.close()
  assert.deepEqual(built, loaded)
  assert.equal(whole.all, built.all)
  assert.ok(whole.held > built.held + built.all.length)
})
