import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { asSuperuser, cutConnections, named, newName } from '../../../test/support/cut-connections.ts'
import { POSTGRES, TEST_DATABASE_URL } from '../../../test/support/engines.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import type { PublishReport, Source } from '../catalogue.ts'
import { isDatabaseAway } from '../database-away.ts'
import { openCatalogue } from '../open.ts'
import { whyNotUsable } from './usable.ts'

const { skip } = POSTGRES

const source: Source = {
  name: 'a',
  attribution: 'A',
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
}
const draft = (id: string) => ({ ...spotRecord(id, { source: 'a' }), slug: null })

test('those who watch are told of a publish, and again after their connection was lost', { skip }, async () => {
  const url = await POSTGRES.newPlace()
  const name = newName()
  const [watcher, publisher] = [await openCatalogue(named(url, name)), await openCatalogue(url)]
  let wakes = 0
  let woken = () => {}
  const stop = watcher.watch(() => {
    wakes++
    woken()
  })
  await new Promise<void>(resolve => (woken = resolve))
  const told = new Promise<void>(resolve => (woken = resolve))
  await publisher.publish({ sources: [source], drafts: [draft('a-1')] })
  await told
  assert.equal((await watcher.version()).number, 1)
  const toldAgain = new Promise<void>(resolve => (woken = resolve))
  await cutConnections(name, 'listen%')
  await toldAgain
  stop()
  const after = wakes
  await publisher.publish({ sources: [source], drafts: [draft('a-2')] })
  await publisher.version()
  assert.equal(wakes, after, 'nobody is told any more')
  await Promise.all([watcher.close(), publisher.close()])
})

test('two publishes at once come one after the other, and both count', { skip }, async () => {
  const url = await POSTGRES.newPlace()
  const catalogues = await Promise.all(Array.from({ length: 4 }, () => openCatalogue(url)))
  const reports = await Promise.all(
    catalogues.map((catalogue, i) =>
      catalogue.publish({
        sources: [{ ...source, name: `s${i}` }],
        drafts: Array.from({ length: 50 }, (_, n) => ({ ...draft(`s${i}-${n}`), source: `s${i}`, name: 'Same Lake' })),
      }),
    ),
  )
  assert.deepEqual(new Set(reports.map(({ version }) => version.number)), new Set([1, 2, 3, 4]))
  const [first] = catalogues
  const slugs = await first?.withSnapshot(({ spots }) => Array.fromAsync(spots, ({ slug }) => slug))
  assert.equal(new Set(slugs).size, 200)
  await Promise.all(catalogues.map(catalogue => catalogue.close()))
})

test('two publishes at once of one new source come one after the other', { skip }, async () => {
  const url = await POSTGRES.newPlace()
  const [first, second] = [await openCatalogue(url), await openCatalogue(url)]
  const ids = Array.from({ length: 1500 }, (_, i) => `a-${1000 + i}`)
  let later: Promise<unknown> = Promise.resolve()
  async function* drafts() {
    for (const [i, id] of ids.entries()) {
      if (i === 1200) {
        later = second.publish({ sources: [source], drafts: [...ids.slice(1), 'a-9999'].map(draft) })
        await wait(300)
        assert.deepEqual(await Array.fromAsync(second.drafts('a')), [], 'nobody sees what is written early')
      }
      yield draft(id)
    }
  }
  const { version, added } = await first.publish({ sources: [source], drafts: drafts() })
  assert.deepEqual([version.number, added], [1, 1500])
  const { added: more, unchanged, gone } = (await later) as PublishReport
  assert.deepEqual([more, unchanged, gone], [1, 1499, 1])
  assert.deepEqual(
    (await first.changes({ version: 1, sequence: 0 }, 5000)).slice(-2).map(({ kind, id }) => [kind, id]),
    [
      ['removed', 'a-1000'],
      ['created', 'a-9999'],
    ],
  )
  await Promise.all([first.close(), second.close()])
})

test('what a publish waits for under the lock is before any later publish', { skip }, async () => {
  const url = await POSTGRES.newPlace()
  const [first, second] = [await openCatalogue(url), await openCatalogue(url)]
  const publication = (name: string) => ({ sources: [{ ...source, name }], drafts: [{ ...draft(name), source: name }] })
  let later = Promise.resolve(0)
  const { version } = await first.publish(publication('first'), {
    async whenAlone() {
      later = second.publish(publication('second')).then(({ version }) => version.number)
      await wait(200)
      assert.equal((await second.version()).number, 0)
    },
  })
  assert.deepEqual([version.number, await later], [1, 2])
  const refusal = new Error('not ours any more')
  await assert.rejects(first.publish(publication('third'), { whenAlone: () => Promise.reject(refusal) }), refusal)
  assert.equal((await second.version()).number, 2)
  await Promise.all([first.close(), second.close()])
})

test('several streams of a snapshot are read side by side', { skip }, async () => {
  const catalogue = await openCatalogue(await POSTGRES.newPlace())
  await catalogue.publish({ sources: [source], drafts: Array.from({ length: 2500 }, (_, i) => draft(`a-${i}`)) })
  await catalogue.withSnapshot(async snapshot => {
    const times = snapshot.changeTimes[Symbol.asyncIterator]()
    let count = 0
    for await (const spot of snapshot.spots) {
      assert.equal(spot.source, 'a')
      count++
      assert.equal((await times.next()).done, false)
    }
    assert.equal(count, 2500)
    assert.equal((await times.next()).done, true)
    assert.equal((await snapshot.spotCounts()).get('a'), 2500)
  })
  await catalogue.close()
})

test('who may only read can open a catalogue and read it, and is told what it may not', { skip }, async () => {
  const url = await POSTGRES.newPlace()
  const owner = await openCatalogue(url)
  await owner.publish({ sources: [source], drafts: [draft('a-1')] })
  const role = newName().replace('-', '_')
  const schema = /search_path=(\w+)/.exec(decodeURIComponent(url))?.[1]
  await asSuperuser(`create role ${role} login; grant usage on schema ${schema} to ${role};
    grant select on all tables in schema ${schema} to ${role}`)
  try {
    const readerUrl = new URL(url)
    readerUrl.username = role
    const reader = await openCatalogue(readerUrl.href)
    assert.deepEqual(reader.identity, owner.identity)
    assert.equal((await reader.spot('a-1'))?.id, 'a-1')
    assert.equal((await reader.changes({ version: 0, sequence: 0 }, 10)).length, 1)
    await assert.rejects(reader.publish({ sources: [source], drafts: [] }), {
      name: 'OperatorError',
      message: /may not do this/,
    })
    await reader.close()
  } finally {
    await asSuperuser(`drop owned by ${role}; drop role ${role}`)
    await owner.close()
  }
})

test('what cannot be reached or used is named with what to do, and no password', { skip }, async () => {
  const nobody = 'postgres://somebody:s3cret@127.0.0.1:1/none'
  await assert.rejects(
    openCatalogue(nobody),
    (error: Error) =>
      /no PostgreSQL answers at "127.0.0.1:1\/none": start it/.test(error.message) && !/s3cret/.test(error.message),
  )
  assert.match((await whyNotUsable(nobody)) ?? '', /no PostgreSQL answers/)
  assert.match((await whyNotUsable(new URL('/no_such_database_here', TEST_DATABASE_URL).href)) ?? '', /createdb/)
  assert.equal(await whyNotUsable(await POSTGRES.newPlace()), null)
  const noSchema = new URL(TEST_DATABASE_URL)
  noSchema.searchParams.set('options', '-c search_path=no_such_schema')
  await assert.rejects(openCatalogue(noSchema.href), {
    name: 'OperatorError',
    message: /no schema of the search path exists/,
  })
})

test('pg_dump and pg_restore give the same catalogue', { skip }, async () => {
  const url = await POSTGRES.newPlace()
  const original = await openCatalogue(url)
  await original.publish({ sources: [source], drafts: [draft('a-1'), draft('a-2')] })
  const schema = /search_path=(\w+)/.exec(decodeURIComponent(url))?.[1] ?? ''
  const dump = execFileSync('pg_dump', ['--format=custom', `--schema=${schema}`, TEST_DATABASE_URL])
  const database = newName().replace('-', '_')
  await asSuperuser(`create database ${database}`)
  try {
    const restored = new URL(url)
    restored.pathname = `/${database}`
    execFileSync('pg_restore', [`--dbname=${new URL(`/${database}`, TEST_DATABASE_URL).href}`], { input: dump })
    const copy = await openCatalogue(restored.href)
    assert.deepEqual(copy.identity, original.identity)
    assert.deepEqual(await copy.version(), await original.version())
    assert.deepEqual(await copy.spot('a-2'), await original.spot('a-2'))
    await copy.publish({ sources: [source], drafts: [draft('a-3')] })
    assert.equal((await copy.version()).number, 2)
    await copy.close()
  } finally {
    await asSuperuser(`drop database ${database} with (force)`)
    await original.close()
  }
})

test('a publish whose connection is cut leaves the last version, and the next goes through', { skip }, async () => {
  const name = newName()
  const catalogue = await openCatalogue(named(await POSTGRES.newPlace(), name))
  await catalogue.publish({ sources: [source], drafts: [draft('a-1')] })
  async function* cut(named: string, table: string) {
    for (let i = 0; i < 1000; i++) yield { ...draft(`${named}-0${i}`), source: named }
    await cutConnections(name, `copy ${table}%`)
    for (let i = 0; i < 5000; i++) yield { ...draft(`${named}-1${i}`), source: named }
  }
  // What is new is copied to where it stays.
  for (const [named, table] of [
    ['a', 'staged'],
    ['b', 'source_spots'],
  ] as const) {
    const sources = [{ ...source, name: named }]
    await assert.rejects(catalogue.publish({ sources, drafts: cut(named, table) }), isDatabaseAway)
    assert.equal((await catalogue.version()).number, 1)
    assert.deepEqual(await Array.fromAsync(catalogue.drafts('b')), [])
  }
  await catalogue.publish({ sources: [source], drafts: [draft('a-3')] })
  assert.equal((await catalogue.version()).number, 2)
  await catalogue.close()
})
