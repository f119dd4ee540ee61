// Takes imports that operators have ordered, one at a time, and has each run in a process of its own.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '../../http/log.ts'
import type { SnapshotStore } from '../../index/snapshots/snapshot-store.ts'
import type { ImportOrders, OrderClaim } from '../../work/imports/import-orders.ts'
import { PollLoop } from '../../work/poll-loop.ts'
import type { FromProcess, Shown, ToProcess } from './order-process.ts'
import { type OrderResult, readOrderWork, UPLOADS, uploadName } from './order-work.ts'
import { FLOWS, flowOf, removeFlow } from './units/unit-store.ts'
import { storeSweep } from './upload.ts'

const COMMAND = fileURLToPath(new URL('../../../bin/sanctuary.js', import.meta.url))
const POLL_MS = 1000
/** How often the lease is lengthened, and the progress noted: a cancelled import ends within it. */
const RENEW_MS = 1000
/** Runs that break off are seldom the fault of a file, but may be: it needs more memory than there is. */
const MOST_LAPSES = 5
/** A database that goes for as long leaves the lease to expire. */
const ENDINGS = { tries: 20, pauseMs: 1000 }
const SWEEP_MS = 60 * 60_000

export type ImportWorker = {
  /** Takes nothing more, ends what is under way, and puts it back for another worker. */
  stop(): Promise<void>
}

type WorkerOptions = {
  store: SnapshotStore
  environment: NodeJS.ProcessEnv
  log: Pick<Log, 'info' | 'error'>
  /** Starts the process that one ordered import runs in. */
  start?: (environment: NodeJS.ProcessEnv) => ChildProcess
  endings?: typeof ENDINGS
}

function startProcess(env: NodeJS.ProcessEnv): ChildProcess {
  return fork(COMMAND, ['worker', '--run'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** Starts taking orders. */
export function startImportWorker(
  orders: ImportOrders,
  { store, environment, log, start = startProcess, endings = ENDINGS }: WorkerOptions,
): ImportWorker {
  let child: ChildProcess | undefined
  const onError = (err: unknown) => log.error({ err }, 'no ordered import could be taken')
  const loop = new PollLoop(look, { pollMs: POLL_MS, onError })
  const sweepUploads = storeSweep(store, UPLOADS)
  const sweepFlows = storeSweep(store, FLOWS)
  const sweeping = setInterval(() => void sweep().catch(onError), SWEEP_MS)
  return {
    async stop() {
      clearInterval(sweeping)
      const stopped = loop.stop()
      child?.kill('SIGKILL')
      await stopped
    },
  }

  async function look(loop: PollLoop): Promise<void> {
    if (loop.running > 0) return
    const claim = await orders.claim()
    if (!claim) return
    const run = claim.lapses >= MOST_LAPSES ? giveUp(claim) : runAndEnd(claim)
    loop.start(run.catch((err: unknown) => log.error({ err, import: claim.id }, 'an ordered import broke off')))
  }

  async function giveUp(claim: OrderClaim): Promise<void> {
    const mistake = `it broke off ${claim.lapses} times: the machines of the workers may have too little memory or disk`
    await end(claim, { mistake })
  }

  async function runAndEnd(claim: OrderClaim): Promise<void> {
    log.info({ import: claim.id, name: claim.name }, 'an ordered import begins')
    const result = await run(claim)
    if (result) await end(claim, result)
    else if (loop.isStopped) await orders.putBack(claim)
    // It is taken again when the lease has run out: not at once, for ever.
    else log.info({ import: claim.id }, 'an ordered import broke off, was cancelled, or is run by another worker')
  }

  /** Runs it; undefined when it broke off, was cancelled, or is another's by now. */
  async function run(claim: OrderClaim): Promise<OrderResult | undefined> {
    const started = start(environment)
    child = started
    const exit = once(started, 'exit')
    const tell = (message: ToProcess) => started.send(message, () => {})
    let result: OrderResult | undefined
    let progress: Shown | undefined
    const renew = async () => {
      const isOurs = await orders.renew(claim, progress ? JSON.stringify(progress) : null)
      if (!isOurs) started.kill('SIGKILL')
      return isOurs
    }
    const letPublish = async () => {
      if (await insist(renew)) tell({ kind: 'publish' })
    }
    started.on('message', (message: FromProcess) => {
      if (message.kind === 'ready') tell({ kind: 'import', id: claim.id, name: claim.name, work: claim.work })
      else if (message.kind === 'progress') progress = message.progress
      else if (message.kind === 'ended') result = message.result
      else
        letPublish().catch((err: unknown) => {
          // Whoever takes the order when the lease has run out asks again.
          log.error({ err, import: claim.id }, 'an ordered import could not ask whether it may publish')
          started.kill('SIGKILL')
        })
    })
    const renewal = setInterval(() => void renew().catch(() => {}), RENEW_MS)
    // Between the claim and the start a stop may have come.
    if (loop.isStopped) started.kill('SIGKILL')
    try {
      // A process that could not be started has no exit, and throws: its lease must run out.
      await exit
    } finally {
      clearInterval(renewal)
      child = undefined
    }
    return result
  }

  async function end(claim: OrderClaim, result: OrderResult): Promise<void> {
    const status = 'mistake' in result ? 'failed' : 'succeeded'
    const isOurs = await insist(() => orders.finish(claim, status, JSON.stringify(result)))
    // Until then another run finds there what this one has made.
    if (isOurs && status === 'succeeded') await removeFlow(store, claim.work)
    log.info({ import: claim.id, status: isOurs ? status : 'taken over or cancelled' }, 'an ordered import has ended')
  }

  /** Asks a database that may be away for a moment. */
  async function insist(ask: () => Promise<boolean>): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask()
      } catch (error) {
        if (tries === endings.tries) throw error
        await wait(endings.pauseMs)
      }
    }
  }

  async function sweep(): Promise<void> {
    await orders.sweep()
    const known = await orders.list()
    const uploads = new Set(known.flatMap(({ work }) => readOrderWork(work).content ?? []).map(uploadName))
    await sweepUploads(name => uploads.has(name))
    const flows = new Set(known.map(({ work }) => flowOf(work)))
    await sweepFlows(name => flows.has(name.slice(0, name.indexOf('/', FLOWS.length) + 1)))
  }
}
