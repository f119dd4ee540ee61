import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { POSTGRES, SQLITE } from '../../../test/support/engines.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { BaseMapFolder } from '../../basemap/folder.ts'
import { LEFT_MS } from '../../basemap/shared-base-maps.ts'
import { openCatalogue } from '../open.ts'

const { skip } = POSTGRES
/** Larger than a part. */
const BYTES = Buffer.alloc(9_000_000, 'a map of roads and woods ')

function newFolder(): BaseMapFolder {
  const folder = temporaryFolder()
  after(() => folder.remove())
  return new BaseMapFolder(folder.path)
}

void test('what one machine draws, another has byte for byte', { skip }, async () => {
  const place = await POSTGRES.newPlace()
  const [here, there] = [await openCatalogue(place), await openCatalogue(place)]
  const [drawn, served] = [newFolder(), newFolder()]
  await drawn.share(here.baseMaps)
  const name = await drawn.keep(BYTES, Buffer.from('heights'))
  await served.fetch(new Set([name, 'never-drawn']), there.baseMaps)
  assert.ok(readFileSync(served.file(name)).equals(BYTES))
  assert.equal(readFileSync(served.reliefFile(name), 'utf8'), 'heights')
  assert.equal(existsSync(served.file('never-drawn')), false)
  const another = newFolder()
  assert.equal(another.has(name), false)
  await another.share(there.baseMaps)
  assert.equal(another.has(name), true, 'it need not be drawn again')
  await Promise.all([here.close(), there.close()])
})

void test('a base map whose bytes are not those of its name is refused', { skip }, async () => {
  const catalogue = await openCatalogue(await POSTGRES.newPlace())
  const folder = newFolder()
  await catalogue.baseMaps.put('another-name', BYTES)
  await assert.rejects(folder.fetch(new Set(['another-name']), catalogue.baseMaps), /"another-name".* is damaged/)
  assert.equal(existsSync(folder.file('another-name')), false)
  await catalogue.close()
})

void test('base maps go when no version needs them, those of an import under way stay for a day', {
  skip,
}, async () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const { baseMaps, ...catalogue } = await openAt(now)
  for (const name of ['before', 'before.relief', 'still', 'still.relief', 'under-way'])
    await baseMaps.put(name, Buffer.from(name))
  await baseMaps.settle({ before: new Set(['before', 'still']), after: new Set(['still']) }, now)
  assert.deepEqual([...(await baseMaps.names())].sort(), ['still', 'still.relief', 'under-way'])
  await baseMaps.settle({ before: new Set(), after: new Set(['still']) }, new Date(now.getTime() + LEFT_MS + 1))
  assert.deepEqual([...(await baseMaps.names())].sort(), ['still', 'still.relief'])
  await catalogue.close()
})

void test('a catalogue that is a file has no copies of what lies beside it', async () => {
  const catalogue = await openCatalogue(await SQLITE.newPlace())
  const folder = newFolder()
  await folder.share(catalogue.baseMaps)
  await folder.keep(BYTES)
  assert.equal((await catalogue.baseMaps.names()).size, 0)
  await catalogue.close()
})

async function openAt(now: Date) {
  const catalogue = await openCatalogue(await POSTGRES.newPlace(), { now: () => now })
  return { baseMaps: catalogue.baseMaps, close: () => catalogue.close() }
}
