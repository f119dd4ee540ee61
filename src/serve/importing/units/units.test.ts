// Units of imports between machines, over a Redis and a folder that they share.
import assert from 'node:assert/strict'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sceneAt } from '../../../../test/support/noise-scenes.ts'
import { seededRandom } from '../../../../test/support/random.ts'
import { noRedis, startRedis } from '../../../../test/support/redis.ts'
import { temporaryFolder } from '../../../../test/support/running-server.ts'
import { uniteBoxes } from '../../../geo/box.ts'
import { E7 } from '../../../geo/local-plane.ts'
import { unitComputer } from '../../../import/units/compute-unit.ts'
import { planRating, type Unit } from '../../../import/units/unit.ts'
import { FolderStore } from '../../../index/snapshots/folder-store.ts'
import { planGrid } from '../../../silence/grid/make-grid.ts'
import { memoryPages } from '../../../silence/pages/memory-pages.ts'
import { openNoise } from '../../../silence/pages/open-noise.ts'
import { ownNoiseOf } from '../../../silence/pages/own-noise.ts'
import { packNoise, unpackNoise } from '../../../silence/pages/packed/packed-noise.ts'
import { PageCache } from '../../../silence/pages/page-cache.ts'
import type { ImportOrder } from '../../../work/imports/import-orders.ts'
import { helpWith } from './offer-units.ts'
import { readInput, readResult, writeInput, writeResult } from './unit-bytes.ts'
import { openUnitTeller } from './unit-queue.ts'
import { flowOf, removeFlow } from './unit-store.ts'
import { startUnitWorker } from './unit-worker.ts'
import { until } from '../../../../test/support/until.ts'

const folder = temporaryFolder()
after(() => folder.remove())
const { maps: scene, box } = sceneAt({ seed: 2, latitude: 47, longitude: 11 })
const pages = memoryPages(scene.map((map, i) => ownNoiseOf(String(i), map)))
const packed = packNoise(pages, uniteBoxes(pages.regions().map(({ box }) => box)))
const random = seededRandom(4)
const anywhere = (from: number, to: number) => Math.round((from + random() * (to - from)) * E7)
const numbers = Array.from({ length: 40 }, (_, i) => i)
const points = {
  xs: numbers.map(() => anywhere(box.west, box.east)),
  ys: numbers.map(() => anywhere(box.south, box.north)),
}
const ranges = planGrid(scene[0]?.coverage).ranges
const units: Unit[] = [
  ...planRating(numbers, points, 10).units,
  ...ranges.map(range => ({ kind: 'grid' as const, task: { source: '0', range } })),
]
// As they are after a way between threads: bytes are no buffers.
const wanted = structuredClone(units.map(unitComputer(pages, openNoise(pages, new PageCache(0)))))

const identity = { id: 'a-catalogue-of-tests' }
const silent = { info() {}, warn() {} }
const order = { id: 'an-order', work: '{"the":"work"}' }
const OPEN_ORDER = { ...order, status: 'running' } as unknown as ImportOrder // what is read of it

test('units, their noise and their results are the same after a way as bytes', () => {
  const read = readInput(Buffer.concat(writeInput({ packed, units }, 'a program')))
  assert.deepEqual(read.units, units)
  const noise = unpackNoise(read.packed)
  const again = read.units.map(unitComputer(noise, openNoise(noise, new PageCache(0))))
  assert.deepEqual(structuredClone(again), wanted)
  for (const result of wanted) assert.deepEqual(readResult(writeResult(result)), result)
  assert.throws(() => readResult(Buffer.from('{"kind":"rate","heard":[{"silenceRating":"5"}]}')))
})

test('machines take the units of another, what is damaged is made again, and the same order finds what it left', {
  skip: noRedis,
}, async t => {
  const redis = await startRedis()
  const store = new FolderStore(join(folder.path, 'store'))
  const place = { url: redis.url, identity, log: silent }
  let status = 'running'
  const orders = { find: () => Promise.resolve({ ...OPEN_ORDER, status } as ImportOrder) }
  const [one, other] = await Promise.all([1, 2].map(() => startUnitWorker({ ...place, orders, store, threads: 1 })))
  const teller = await openUnitTeller(place)
  assert.ok(one && other && teller)
  t.after(async () => {
    await Promise.all([one.stop(), other.stop(), teller.stop()])
    await redis.stop()
  })
  await until(() => teller.isUp(), 'Redis is there')
  const done = () => one.done() + other.done()
  const help = helpWith({ store, teller, order, folder: folder.path })

  const offered = await help.offer({ packed, units })
  assert.ok(offered.isShared())
  const made = new Map(await offered.made())
  assert.equal(made.size, 0)
  await until(async () => {
    for (const [at, result] of await offered.made()) made.set(at, result)
    return made.size === units.length
  }, 'all units are made by others')
  assert.deepEqual(
    wanted.map((_, at) => made.get(at)),
    wanted,
  )
  assert.equal(done(), units.length)

  const [damaged = ''] = globSync(join(folder.path, 'store', 'flows', '*', '*', '0-*'))
  writeFileSync(damaged, readFileSync(damaged).subarray(1))
  const again = await help.offer({ packed, units })
  const found = await again.made()
  assert.deepEqual(new Set(found.keys()), new Set([...units.keys()].filter(at => at !== 0)))
  again.keep(0, wanted[0] ?? assert.fail())
  await again.close()
  const third = await help.offer({ packed, units })
  assert.equal((await third.made()).size, units.length)
  assert.ok(!third.isShared(), 'there is nothing to do')

  status = 'cancelled'
  const cancelled = helpWith({ store, teller, order: { ...order, work: 'another' }, folder: folder.path })
  await cancelled.offer({ packed, units })
  const queued = async () => (await redis.client.keys('*:units-*:wait')).length
  await until(async () => (await queued()) === 0, 'they are taken from the queue')
  assert.equal(done(), units.length, 'what is cancelled is not computed')
  assert.equal(globSync(join(folder.path, 'store', 'flows', '*', '*', '0-*')).length, 1)

  await removeFlow(store, order.work)
  assert.deepEqual(await store.list(flowOf(order.work)), [])
})

test('a Redis that goes, or tells what is none, leaves the units to the machine of the import', {
  skip: noRedis,
}, async t => {
  const redis = await startRedis()
  const store = new FolderStore(join(folder.path, 'store-2'))
  const warnings: string[] = []
  const log = { info() {}, warn: (_: object, message: string) => void warnings.push(message) }
  const place = { url: redis.url, identity, log }
  const orders = { find: () => Promise.resolve(OPEN_ORDER) }
  const worker = await startUnitWorker({ ...place, orders, store, threads: 1 })
  const teller = await openUnitTeller({ ...place, log: silent })
  assert.ok(worker && teller)
  t.after(async () => {
    await Promise.all([worker.stop(), teller.stop()])
    await redis.stop()
  })
  await until(() => teller.isUp(), 'Redis is there')
  const [flow, input] = [flowOf('of nobody'), 'a'.repeat(64)]
  await teller.tell([{ order: 'a', flow, input, at: 0 }])
  await until(() => warnings.includes('a unit of an import could not be computed here'), 'what is none is told')
  const out = [
    { order: 'b', flow: 'flows/../../', input, at: 0 },
    { order: 'c', flow, input: '../..', at: 0 },
    { order: 'd', flow, input, at: -1 },
  ]
  await teller.tell(out)
  const isRefused = (message: string) => message === 'Redis told of a unit that is none'
  await until(() => warnings.filter(isRefused).length === out.length, 'what is no unit is told')
  assert.equal(worker.done(), 0)

  await redis.kill()
  await until(() => !teller.isUp(), 'Redis is away')
  const offered = await helpWith({ store, teller, order, folder: folder.path }).offer({ packed, units })
  assert.ok(!offered.isShared())
})
