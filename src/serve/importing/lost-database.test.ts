// What a worker does when the database, or the process that it wants to start, is not there.
import assert from 'node:assert/strict'
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { SnapshotStore } from '../../index/snapshots/snapshot-store.ts'
import type { ImportOrders, OrderClaim } from '../../work/imports/import-orders.ts'
import { startImportWorker } from './import-worker.ts'
import { until } from '../../../test/support/until.ts'

const CLAIM = { id: 'a', name: 'lakes.csv', work: '{}', lapses: 0 } as OrderClaim

/** Orders of which one can be claimed; `renew` is what the database says of its lease. */
function ordersOf(renew: () => Promise<boolean>) {
  const seen = { claims: 0, renewals: 0, finished: 0 }
  const orders: Partial<ImportOrders> = {
    async claim() {
      return seen.claims++ === 0 ? CLAIM : undefined
    },
    async renew() {
      seen.renewals++
      return renew()
    },
    async finish() {
      seen.finished++
      return true
    },
    async putBack() {
      return true
    },
  }
  return { orders: orders as ImportOrders, seen }
}

/** A worker whose process is started so, and what it has logged. */
function workerOf(orders: ImportOrders, start: () => ChildProcess) {
  const errors: string[] = []
  const log = { info() {}, error: (_fields: unknown, text?: string) => void errors.push(text ?? '') }
  const worker = startImportWorker(orders, {
    store: {} as SnapshotStore,
    environment: {},
    log: log as never,
    start,
    endings: { tries: 2, pauseMs: 1 },
  })
  return { worker, errors }
}

test('a database that is away when an import asks whether it may publish ends that import, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-order-'))
  const script = join(folder, 'order.mjs')
  writeFileSync(script, "process.send({ kind: 'may I publish' }); setInterval(() => {}, 1000)")
  const { orders, seen } = ordersOf(() => Promise.reject(new Error('the database is away')))
  let child: ChildProcess | undefined
  const { worker, errors } = workerOf(orders, () => (child = fork(script)))
  await until(() => child !== undefined && child.exitCode === null && errors.length > 0)
  assert.deepEqual(errors, ['an ordered import could not ask whether it may publish'])
  if (child && child.signalCode === null) await once(child, 'exit')
  assert.equal(child?.signalCode, 'SIGKILL')
  await worker.stop()
  assert.equal(seen.finished, 0, 'it is begun again when its lease has run out')
  rmSync(folder, { recursive: true })
})

test('the lease of an import whose process cannot be started is not lengthened', async () => {
  const { orders, seen } = ordersOf(async () => true)
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const
  const { worker, errors } = workerOf(orders, () => spawn('/nowhere/at-all', [], { stdio: [...stdio] }))
  await until(() => errors.length > 0)
  assert.deepEqual(errors, ['an ordered import broke off'])
  const { renewals } = seen
  // Longer than a lease is left alone.
  await until(() => seen.claims > 3)
  assert.equal(seen.renewals, renewals)
  await worker.stop()
})
