import { setImmediate as nextTurn } from 'node:timers/promises'
import type { JobDispatch } from './dispatch.ts'
import { renewRegularly } from './lease.ts'
import { PollLoop } from './poll-loop.ts'
import type { Claim, JobQueue } from './queue.ts'

/** What a run came to: an end either way, or a fault that another try may not have. */
export type Outcome =
  | { status: 'succeeded' | 'failed' | 'faulty'; result: string }
  /** It is not its time: nothing was done. */
  | { status: 'later'; inMs: number }

/** What is done with the texts that the queue keeps. */
export type Work = {
  /** Does the work. Another run of the same must come to the same: it may be run twice when a machine dies. */
  perform(work: string): Promise<Outcome>
  /** Says, as a result, that the work was given up. */
  givenUp(): string
}

export type Runner = {
  /** Looks for work at once instead of at the next poll. */
  wake(): void
  /** Takes nothing more, and returns when what is under way has ended. */
  stop(): Promise<void>
}

export const MOST_FAILURES = 3
/** A run that breaks off is seldom the fault of the work, but often when it happens again and again. */
export const MOST_EXPIRIES = 5
/** Jobs at a time. */
const MOST_AT_ONCE = 4

/** How often a thread looks for itself while it is told of jobs: for what nobody was told of, or was taken over. */
const SWEEP_MS = 5000

type RunnerOptions = {
  pollMs?: number
  /** How often it looks while `dispatch` is up. */
  sweepMs?: number
  /** Has this thread told of jobs that others accepted, and others of its own; absent: a poll finds them. */
  dispatch?: JobDispatch | null
  /** Before the second try; the third waits twice as long. */
  retryMs?: number
  report: (error: unknown, message: string) => void
  /** Told how each run ended: for good, to be tried again, or as another's who had taken it over. */
  onEnd?: (how: RunEnd) => void
}

export type RunEnd = 'succeeded' | 'failed' | 'again' | 'lost'

/** Runs jobs until it is stopped: those that this thread accepted at once, others when a poll finds them. */
export function startRunner(
  queue: JobQueue,
  work: Work,
  { pollMs = 1000, retryMs = 1000, sweepMs = SWEEP_MS, dispatch = null, report, onEnd = () => {} }: RunnerOptions,
): Runner {
  let lookedAt = Number.NEGATIVE_INFINITY
  const onError = (error: unknown) => report(error, 'no job could be taken from the queue')
  const loop = new PollLoop(look, { pollMs, onError })
  dispatch?.start(takeOne, MOST_AT_ONCE)
  return {
    wake: () => void tell(0),
    async stop() {
      await Promise.all([loop.stop(), dispatch?.stop()])
    },
  }

  /** Has one of all threads look for a job; where none can be told, this one. */
  async function tell(delayMs: number): Promise<void> {
    if (await dispatch?.announce(delayMs)) return
    lookedAt = Number.NEGATIVE_INFINITY
    loop.wake()
  }

  async function takeOne(): Promise<void> {
    // Looks of its own may have brought as many as it runs.
    while (loop.running >= MOST_AT_ONCE) await loop.oneEnds()
    const task = claimAndRun().catch(onError)
    loop.start(task)
    await task
  }

  async function claimAndRun(): Promise<void> {
    const claim = await queue.claim()
    if (claim) await runAndReport(claim)
  }

  async function look(loop: PollLoop): Promise<void> {
    if (dispatch?.isUp() && performance.now() - lookedAt < sweepMs) return
    lookedAt = performance.now()
    while (!loop.isStopped && loop.running < MOST_AT_ONCE) {
      // Requests that wait are answered between two jobs.
      await nextTurn()
      const claim = await queue.claim()
      if (!claim) return
      loop.start(runAndReport(claim))
    }
  }

  async function runAndReport(claim: Claim): Promise<void> {
    const stopRenewing = renewRegularly(
      () => queue.renew(claim),
      error => report(error, `the lease of job ${claim.id} was not lengthened`),
    )
    try {
      const { end, isOurs } = await run(claim)
      onEnd(isOurs ? end : 'lost')
      if (!isOurs) report(undefined, `job ${claim.id} was taken over by another thread; this result is dropped`)
    } catch (error) {
      report(error, `job ${claim.id} could not be brought to an end; it is tried again when its lease has run out`)
    } finally {
      stopRenewing()
    }
  }

  async function run(claim: Claim): Promise<{ end: RunEnd; isOurs: boolean }> {
    if (claim.expiries >= MOST_EXPIRIES) return finish(claim, 'failed', work.givenUp())
    const outcome = await attempt(claim)
    if (outcome.status === 'later') return putBack(claim, { delayMs: outcome.inMs, failures: claim.failures })
    const { status, result } = outcome
    if (status !== 'faulty') return finish(claim, status, result)
    if (claim.failures + 1 >= MOST_FAILURES) return finish(claim, 'failed', result)
    return putBack(claim, { delayMs: retryMs * (claim.failures + 1), failures: claim.failures + 1 })
  }

  async function finish(claim: Claim, end: 'succeeded' | 'failed', result: string) {
    return { end, isOurs: await queue.finish(claim, end, result) }
  }

  async function putBack(claim: Claim, again: { delayMs: number; failures: number }) {
    const isOurs = await queue.putBack(claim, again)
    if (isOurs && dispatch) void tell(again.delayMs)
    return { end: 'again' as const, isOurs }
  }

  async function attempt(claim: Claim): Promise<Outcome> {
    try {
      return await work.perform(claim.work)
    } catch (error) {
      report(error, `job ${claim.id} failed`)
      return { status: 'faulty', result: work.givenUp() }
    }
  }
}
