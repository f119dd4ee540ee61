import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { syntheticSpots } from '../../../test/support/synthetic-spots.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { buildIndex } from '../build.ts'
import { fingerprintOf } from './links-fingerprint.ts'
import { loadOrBuildIndex } from '../build-in-thread.ts'
import { openIndex } from '../open.ts'
import { FORMAT, Sections } from './sections.ts'
import { saveSections } from './save-index.ts'
import { loadIndex } from './snapshot-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-'))
after(() => rmSync(folder, { recursive: true }))

const links = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const version = { number: 3, token: 'abc', publishedAt: '2026-01-02T03:04:05.000Z' }
const origin = { version, linksFingerprint: fingerprintOf(links) }
const build = () => buildIndex({ version, sources: [], spots: syntheticSpots({ count: 300, vocabulary: 200 }) }, links)

test('an index that was saved is loaded byte for byte', async () => {
  const file = join(folder, 'whole', 'index')
  const buffer = await build()
  await saveSections(file, buffer)
  const loaded = await loadIndex(file, origin)
  assert.ok('buffer' in loaded)
  assert.deepEqual(Buffer.from(loaded.buffer), Buffer.from(buffer))
  assert.equal(openIndex(loaded.buffer).search({ text: 'lake', limit: 5 }).docs.length, 5)
  assert.equal(existsSync(`${file}.tmp`), false)
  for (const chunkBytes of [4096, 65_536, buffer.byteLength - 1, buffer.byteLength]) {
    const inChunks = await loadIndex(file, origin, { chunkBytes })
    assert.ok('buffer' in inChunks)
    assert.deepEqual(Buffer.from(inChunks.buffer), Buffer.from(buffer))
  }
})

test('the same spots give the same bytes', async () => {
  assert.deepEqual(Buffer.from(await build()), Buffer.from(await build()))
})

test('a file that is missing, of other content, cut, damaged or not an index is not loaded', async () => {
  const file = join(folder, 'index')
  const reason = async (expected = origin) => {
    const [inChunks, loaded] = [await loadIndex(file, expected, { chunkBytes: 4096 }), await loadIndex(file, expected)]
    assert.deepEqual(inChunks, loaded)
    return 'reason' in loaded ? loaded.reason : 'none'
  }
  assert.match(await reason(), /there is no index file/)
  await saveSections(file, await build())
  assert.equal(await reason(), 'none')
  assert.match(await reason({ ...origin, version: { ...version, number: 4 } }), /another version/)
  assert.match(await reason({ ...origin, version: { ...version, token: 'xyz' } }), /another version/)
  assert.match(await reason({ ...origin, linksFingerprint: 'other' }), /another version/)

  const bytes = readFileSync(file)
  for (const at of [20, 40, 5000, bytes.length - 1]) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    writeFileSync(file, damaged)
    assert.match(await reason(), /not whole|damaged/, `byte ${at}`)
  }
  writeFileSync(file, bytes.with(8, 99))
  assert.match(await reason(), /not of this program's format/)
  writeFileSync(file, bytes)
  truncateSync(file, bytes.length - 100)
  assert.match(await reason(), /not whole/)
  writeFileSync(file, 'short')
  assert.match(await reason(), /not of this program's format/)
})

test('an index is built in a thread, kept, and loaded from its file until the catalogue or the links change', async () => {
  const catalogueFile = join(folder, 'catalogue.sqlite')
  const catalogue = await openCatalogue(catalogueFile)
  const drafts = [...syntheticSpots({ count: 50, vocabulary: 100 })].map(spot => ({ ...spot, source: 'atlas' }))
  const source = {
    name: 'atlas',
    attribution: 'An atlas',
    licence: null,
    url: null,
    ratings: 'editorial',
    extractDate: null,
  } as const // prettier-ignore
  const publish = (count: number) => catalogue.publish({ sources: [source], drafts: drafts.slice(0, count) })
  const order = { catalogue: catalogueFile, links, indexFile: join(folder, 'kept-index') }
  const start = async (links = order.links) => {
    const { buffer, saved, builtBecause } = await loadOrBuildIndex(catalogue, { ...order, links })
    await saved
    return { count: openIndex(buffer).count, builtBecause }
  }
  await publish(50)
  assert.deepEqual(await start(), { count: 50, builtBecause: 'there is no index file yet' })
  assert.deepEqual(await start(), { count: 50, builtBecause: null })
  await publish(40)
  assert.match((await start()).builtBecause ?? '', /another version/)
  assert.deepEqual(await start(), { count: 40, builtBecause: null })
  assert.match((await start({ ...links, baseUrl: 'https://moved.test' })).builtBecause ?? '', /another version/)
  assert.ok(statSync(order.indexFile).size > 10_000)
  await catalogue.close()
})

test('a thread that cannot build says why', async () => {
  const catalogueFile = join(folder, 'not-a-catalogue.sqlite')
  writeFileSync(catalogueFile, 'no database'.repeat(100))
  const catalogue = { version: () => Promise.resolve(version) }
  await assert.rejects(
    loadOrBuildIndex(catalogue, { catalogue: catalogueFile, links, indexFile: null }),
    /is not a catalogue/,
  )
})

test('the format number rises with every change of the sections, so that an older file is never misread', async () => {
  const { sections } = new Sections(await build()).head
  const layout = Object.entries(sections).map(([name, { kind }]) => `${name} ${kind}`)
  const digest = createHash('sha256').update(layout.join('\n')).digest('hex').slice(0, 12)
  assert.deepEqual(
    { FORMAT, digest },
    { FORMAT: 22, digest: 'f43f406e9781' },
    'raise FORMAT in sections.ts, then take over both here',
  )
})
