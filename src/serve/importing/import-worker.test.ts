// Imports on workers: processes over one PostgreSQL and one folder for files.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { globSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { commandLineWith } from '../../../test/support/command-line.ts'
import { POSTGRES } from '../../../test/support/engines.ts'
import { NO_EXTRACTS, realExtract } from '../../../test/support/osm-samples.ts'
import { newPlace, workersBesideOne } from '../../../test/support/import-workers.ts'
import { scrape } from '../../../test/support/scrape.ts'
import { noRedis } from '../../../test/support/redis.ts'
import { until } from '../../../test/support/until.ts'

const EXTRACT = realExtract('liechtenstein-2024-03-04.osm.pbf')
const { skip } = POSTGRES
const noExtract = skip || noRedis || (EXTRACT ? false : NO_EXTRACTS)
const extract = EXTRACT ?? ''

void test('an extract that one of three workers imports has the bytes that one process gives it', {
  skip: noExtract,
}, async t => {
  const { alone, place, workers } = await workersBesideOne(t)
  const wanted = await alone.command('import', extract)
  assert.equal(wanted.code, 0, wanted.err)

  const imported = await place.command('import', extract, '--on-workers')
  assert.equal(imported.code, 0, imported.err)
  assert.match(imported.out, /liechtenstein.* \(OpenStreetMap\) into liechtenstein/)
  const of = (out: string) => /^(?:read|added) .*$/gm.exec(out)?.[0]
  assert.equal(of(imported.out), of(wanted.out))
  assert.ok((await place.exportOf('liechtenstein')) === (await alone.exportOf('liechtenstein')), 'the same bytes')
  const helpers = workers.filter(worker => worker.output().includes('takes part in an import of another machine'))
  assert.ok(helpers.length > 0, 'units were told, and taken')
  assert.deepEqual(globSync(join(place.files, 'flows', '**', 'input')), [], 'what has been published is not kept twice')

  const again = await place.command('import', extract, '--on-workers')
  assert.match(again.out, /nothing changed: version/)
  const { out: listed } = await place.command('imports')
  assert.equal(listed.trim().split('\n').length, 2, listed)
  assert.match(listed, /succeeded: nothing changed.*\n.*succeeded: published as version/)
})

void test('an import is cancelled, refused and told of by its reason', { skip }, async t => {
  const place = await newPlace()
  t.after(() => place.folder.remove())
  const csv = join(place.folder.path, 'lakes.csv')
  writeFileSync(csv, 'id,name,latitude,longitude,silenceRating\nl-1,Still Lake,42.5,1.5,4.5\nl-2,,42.5,1.5,4.5\n')
  const words = ['import', csv, '--source', 'lakes', '--attribution', 'Us', '--on-workers']

  const waiting = place.command(...words)
  const listed = async () => (await place.command('imports')).out
  await until(async () => (await listed()).includes('queued'), 'queued')
  assert.match((await place.command('status')).out, /^import {5}[0-9a-f]{16}; lakes.csv; queued/m)
  const [id = ''] = (await listed()).split('\t')
  assert.equal((await place.command('imports', 'cancel', id)).code, 0)
  const cancelled = await waiting
  assert.equal(cancelled.code, 2)
  assert.match(cancelled.err, /"lakes.csv" \([0-9a-f]{16}\) was cancelled/)
  assert.equal((await place.command('imports', 'cancel', id)).code, 2, 'it is open no more')

  const worker = await place.newWorker(0)
  t.after(() => worker.stop())
  const imported = await place.command(...words)
  assert.equal(imported.code, 0, imported.err)
  assert.match(imported.out, /lakes.csv \(CSV\) into lakes[^]*refused {4}1[^]*line 3.*name/)

  const damaged = join(place.folder.path, 'cut.osm.pbf')
  writeFileSync(damaged, 'no map')
  const failed = await place.command('import', damaged, '--on-workers')
  assert.equal(failed.code, 2)
  assert.match(failed.err, /cut.osm.pbf/)
  assert.match(await listed(), /failed: .*cut.osm.pbf/)
})

void test('an update has workers import what has changed on its server, and names what could not be', {
  skip,
}, async t => {
  const texts = new Map<string, string>()
  const server = createServer(({ url = '' }, response) => {
    const text = texts.get(url)
    response.writeHead(text === undefined ? 503 : 200).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const place = await newPlace()
  const worker = await place.newWorker(0)
  t.after(async () => {
    await worker.stop()
    server.close()
    server.closeAllConnections()
    place.folder.remove()
  })
  const lakes = (...names: string[]) =>
    `id,name,latitude,longitude,silenceRating\n${names.map((name, i) => `${i},${name},62,8,4\n`).join('')}`
  for (const name of ['away', 'same', 'tarns']) {
    texts.set(`/${name}.csv`, lakes('Still Lake', 'Round Tarn'))
    const terms = ['--source', name, '--attribution', 'Us', '--allow-private', '--on-workers']
    const { code, err } = await place.command('import', `${base}/${name}.csv`, ...terms)
    assert.equal(code, 0, err)
  }
  texts.delete('/away.csv')
  texts.set('/tarns.csv', lakes('Still Lake', 'Long Tarn', 'Lost Tarn'))
  const { code, out } = await place.command('update', '--on-workers', '--allow-private')
  assert.equal(code, 1)
  assert.match(out, /^away: failed: .*answered 503; nothing was changed$/m)
  assert.match(out, /^same: nothing changed: version \d+ stands/m)
  assert.match(out, /^tarns: published as version \d+ \(1 added, 1 changed, 0 gone\)/m)
  assert.match(await place.exportOf('tarns'), /Lost Tarn/)
  const { out: listed } = await place.command('imports')
  assert.equal(listed.match(/succeeded: published/g)?.length, 4, listed)
  assert.match(listed, /away\.csv.*failed: .*answered 503/)
  texts.set('/away.csv', lakes('Still Lake', 'Round Tarn'))
  const again = await place.command('update', '--on-workers', '--allow-private')
  assert.equal(again.code, 0, again.out)
})

void test('the metrics of a machine tell the orders of all, and when nobody runs them', { skip }, async t => {
  const place = await newPlace()
  const watching = await place.newWorker(0, { ROLES: 'deliver', METRICS_PORT: '0' })
  const orders = async () => {
    const { value } = await scrape(watching)
    return ['queued', 'running', 'succeeded', 'failed'].map(status => value('sanctuary_import_orders', { status }))
  }
  t.after(async () => {
    await watching.stop()
    place.folder.remove()
  })
  assert.deepEqual(await orders(), [0, 0, 0, 0])
  const csv = join(place.folder.path, 'lakes.csv')
  writeFileSync(csv, 'id,name,latitude,longitude,silenceRating\nl-1,Still Lake,42.5,1.5,4.5\n')
  const damaged = join(place.folder.path, 'cut.osm.pbf')
  writeFileSync(damaged, 'no map')
  const imports = [
    place.command('import', csv, '--source', 'lakes', '--attribution', 'Us', '--on-workers'),
    place.command('import', damaged, '--on-workers'),
  ]
  await until(async () => (await orders())[0] === 2, 'both wait')
  assert.ok(((await scrape(watching)).value('sanctuary_import_order_wait_seconds') ?? 0) > 0)
  const worker = await place.newWorker(1)
  t.after(() => worker.stop())
  await Promise.all(imports)
  assert.deepEqual(await orders(), [0, 0, 1, 1])
  const { value } = await scrape(watching)
  assert.equal(value('sanctuary_import_order_wait_seconds'), 0)
  assert.equal(value('sanctuary_import_units_total'), 0)
})

void test('what workers cannot do is refused before it is ordered', async () => {
  const settings = { DATA_DIR: 'nowhere' }
  const { code, err } = await commandLineWith(
    settings,
    'import',
    'a.csv',
    '--source',
    'a',
    '--attribution',
    'b',
    '--on-workers',
  )
  assert.deepEqual([code, err.includes('set SNAPSHOT_URL')], [2, true])
  assert.match((await commandLineWith(settings, 'worker')).err, /set DATABASE_URL and SNAPSHOT_URL/)
  assert.match((await commandLineWith(settings, 'imports')).err, /set DATABASE_URL/)
  const tiles = await commandLineWith(settings, 'import', 'a.osm.pbf', '--on-workers', '--elevation', 'tiles')
  assert.match(tiles.err, /--elevation name files of this machine/)
})
