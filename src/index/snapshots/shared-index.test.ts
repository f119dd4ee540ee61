import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { after, test } from 'node:test'
import { ENGINES, POSTGRES } from '../../../test/support/engines.ts'
import { temporaryFolder } from '../../../test/support/running-server.ts'
import { syntheticSpots } from '../../../test/support/synthetic-spots.ts'
import { openCatalogue } from '../../catalogue/open.ts'
import { buildIndexInThread } from '../build-in-thread.ts'
import { openIndex } from '../open.ts'
import { fingerprintOf } from '../storage/links-fingerprint.ts'
import { loadIndex } from '../storage/snapshot-file.ts'
import { FolderStore } from './folder-store.ts'
import { openSnapshotStore } from './open-store.ts'
import { shareIndex } from './shared-index.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const folder = temporaryFolder()
after(() => folder.remove())
let folders = 0
const newFolder = () => join(folder.path, `${++folders}`)
const links = { baseUrl: 'https://quiet.test', mapsUrlTemplate: 'https://maps.test/{latitude}/{longitude}' }
const spots = [...syntheticSpots({ count: 60, vocabulary: 100 })].map(spot => ({ ...spot, slug: null, source: 's' }))
const source = {
  name: 's',
  attribution: 'S',
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
} as const

/** Machines of one catalogue and one shared folder, each with its own disk. */
async function machines(place: string, count: number) {
  const shared = newFolder()
  const catalogue = await openCatalogue(place)
  const disks = Array.from({ length: count }, () => join(newFolder(), 'index.bin'))
  const order = { catalogue: place, links, snapshots: pathToFileURL(shared).href }
  return {
    publish: (to: number) => catalogue.publish({ sources: [source], drafts: spots.slice(0, to) }),
    load: async (machine: number) => {
      const { buffer, saved } = await buildIndexInThread({ ...order, indexFile: disks[machine] ?? '' })
      await saved
      return openIndex(buffer)
    },
    bytes: (machine: number) => readFileSync(disks[machine] ?? ''),
    stored: () =>
      existsSync(shared)
        ? readdirSync(shared, { recursive: true, withFileTypes: true })
            .filter(entry => entry.isFile())
            .map(entry => join(entry.parentPath, entry.name))
        : [],
    store: openSnapshotStore(order.snapshots),
    close: () => catalogue.close(),
  }
}

test('of several machines one builds a version, and all have its bytes', { skip: POSTGRES.skip }, async () => {
  const { publish, load, bytes, stored, close } = await machines(await POSTGRES.newPlace(), 3)
  await publish(40)
  const indexes = await Promise.all([load(0), load(1), load(2)])
  assert.deepEqual(
    indexes.map(({ count }) => count),
    [40, 40, 40],
  )
  assert.equal(stored().length, 1, 'built once')
  assert.deepEqual([bytes(1).equals(bytes(0)), bytes(2).equals(bytes(0))], [true, true])
  await publish(50)
  assert.equal((await load(1)).count, 50)
  assert.equal(stored().length, 2)
  await close()
})

for (const engine of ENGINES) {
  void test(`${engine.name}: a snapshot that is damaged is passed over, and replaced`, {
    skip: engine.skip,
  }, async () => {
    const { publish, load, bytes, stored, close } = await machines(await engine.newPlace(), 3)
    await publish(30)
    await load(0)
    const [file = ''] = stored()
    const packed = readFileSync(file)
    for (const damaged of [packed.subarray(0, packed.length / 2), Buffer.concat([packed, packed]), Buffer.alloc(9)]) {
      writeFileSync(file, damaged)
      assert.equal((await load(1)).count, 30)
      assert.ok(bytes(1).equals(bytes(0)))
      assert.ok(readFileSync(file).equals(packed), 'whole again')
    }
    await close()
  })

  void test(`${engine.name}: snapshots of old versions are swept`, { skip: engine.skip }, async () => {
    const { publish, load, store, close } = await machines(await engine.newPlace(), 1)
    for (let count = 10; count < 16; count++) {
      await publish(count)
      await load(0)
    }
    const versions = (await store.list('snapshots/')).map(name => Number(name.split('/')[2]))
    assert.deepEqual(
      versions.sort((a, b) => a - b),
      [4, 5, 6],
    )
    await close()
  })
}

test('a machine that builds none fetches again what was damaged, or in a store that was away', async () => {
  const { publish, load, store, close } = await machines(join(newFolder(), 'c.sqlite'), 1)
  await publish(30)
  await load(0)
  const faults = [() => Promise.resolve(Readable.from(['damaged'])), () => Promise.reject(new Error('it is away'))]
  const troubled: SnapshotStore = {
    put: (name, file) => store.put(name, file),
    list: prefix => store.list(prefix),
    remove: name => store.remove(name),
    get: name => faults.shift()?.() ?? store.get(name),
  }
  const [name = ''] = await store.list('snapshots/')
  const [, id = '', number = '', of = ''] = name.split('/')
  const version = { number: Number(number), token: of.split('-')[0] ?? '', publishedAt: '' }
  const indexFile = join(newFolder(), 'index.bin')
  const buffer = await shareIndex(
    {
      identity: { id, cursorKey: Buffer.alloc(0), webhookKey: { public: '', private: '' } } as never, // its id alone is read
      version: () => Promise.resolve(version),
      tryAlone: () => assert.fail('it may not build'),
    },
    {
      mayBuild: false,
      store: troubled,
      links,
      indexFile,
      build: () => assert.fail('it may not build'),
      async load(version) {
        const loaded = await loadIndex(
          indexFile,
          { version, linksFingerprint: fingerprintOf(links) },
          { bodies: 'memory' },
        )
        return 'buffer' in loaded ? loaded.buffer : undefined
      },
    },
  )
  assert.equal(openIndex(buffer).count, 30)
  assert.deepEqual(faults, [])
  await close()
})

test('a machine that builds none, and serves another version, says why it cannot take one over', async () => {
  let tries = 0
  const troubled: SnapshotStore = {
    put: () => assert.fail('it may not build'),
    list: async prefix => [`${prefix}a.zst`],
    remove: () => assert.fail('it may not build'),
    async get() {
      tries++
      throw new Error('the disk is full')
    },
  }
  const sharing = shareIndex(
    {
      identity: { id: 'a', cursorKey: Buffer.alloc(0), webhookKey: { public: '', private: '' } } as never, // its id alone is read
      version: () => Promise.resolve({ number: 3, token: 't', publishedAt: '' }),
      tryAlone: () => assert.fail('it may not build'),
    },
    {
      mayBuild: false,
      isServing: true,
      pauseMs: { shortest: 1, longest: 4 },
      store: troubled,
      links,
      indexFile: join(newFolder(), 'index.bin'),
      build: () => assert.fail('it may not build'),
      load: () => assert.fail('nothing was fetched'),
    },
  )
  await assert.rejects(sharing, (error: Error) => {
    assert.match(error.message, /^the index of version 3 could not be taken/)
    return String(error.cause) === 'Error: the disk is full'
  })
  assert.ok(tries > 3)
})

test('drafts in a shared folder are no snapshots; those of a machine that died are removed after a day', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  const store = new FolderStore(folder)
  const file = join(folder, 'file')
  writeFileSync(file, 'x')
  await store.put('snapshots/a/whole', file)
  const [late, early] = ['late', 'early'].map(name => join(folder, 'snapshots/a', `${name}.1.tmp`))
  for (const draft of [late, early]) writeFileSync(draft ?? '', 'x')
  const dayAndMore = new Date(Date.now() - 25 * 60 * 60_000)
  utimesSync(early ?? '', dayAndMore, dayAndMore)
  assert.deepEqual(await store.list('snapshots/'), ['snapshots/a/whole'])
  assert.deepEqual(
    [late, early].map(draft => existsSync(draft ?? '')),
    [true, false],
  )
})

test('where the shared folder cannot be written, a machine serves what it has built itself, and says so', async () => {
  const place = join(newFolder(), 'c.sqlite')
  const catalogue = await openCatalogue(place)
  await catalogue.publish({ sources: [source], drafts: spots.slice(0, 20) })
  const file = newFolder()
  writeFileSync(file, 'no folder')
  const { buffer, saved } = await buildIndexInThread({
    catalogue: place,
    links,
    indexFile: join(newFolder(), 'index.bin'),
    snapshots: pathToFileURL(file).href,
  })
  await assert.rejects(saved, /ENOTDIR|EEXIST/)
  assert.equal(openIndex(buffer).count, 20)
  await catalogue.close()
})
