import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Claim, type JobQueue, LEASE_MS } from './queue.ts'

/** What a run came to: an end either way, or a fault that another try may not have. */
export type Outcome = { status: 'succeeded' | 'failed' | 'faulty'; result: string }

/** What is done with the texts that the queue keeps. */
export type Work = {
  /** Does the work. Another run of the same must come to the same: it may be run twice when a machine dies. */
  perform(work: string): Promise<Outcome>
  /** Says, as a result, that the work was given up. */
  givenUp(): string
}

export type Runner = {
  /** Looks for work at once instead of at the next poll. */
  poke(): void
  /** Takes nothing more, and returns when what is under way has ended. */
  stop(): Promise<void>
}

export const MOST_FAILURES = 3
/** A run that breaks off is mostly not the work's fault; one that does so again and again is. */
export const MOST_LAPSES = 5

type RunnerOptions = {
  /** Jobs at a time. */
  concurrency?: number
  pollMs?: number
  /** Before the second try; the third waits twice as long. */
  retryMs?: number
  report: (error: unknown, message: string) => void
}

/** Runs jobs until it is stopped: those that this thread accepted at once, others when a poll finds them. */
export function startRunner(
  queue: JobQueue,
  work: Work,
  { concurrency = 4, pollMs = 1000, retryMs = 1000, report }: RunnerOptions,
): Runner {
  const underWay = new Set<Promise<void>>()
  let looking: Promise<void> | undefined
  let isPoked = false
  let isStopped = false
  const poll = setInterval(poke, pollMs)
  poke()
  return { poke, stop }

  function poke(): void {
    isPoked = true
    looking ??= look().finally(() => {
      looking = undefined
      if (isPoked && hasRoom()) poke()
    })
  }

  function hasRoom(): boolean {
    return !isStopped && underWay.size < concurrency
  }

  async function look(): Promise<void> {
    isPoked = false
    try {
      while (hasRoom()) {
        // Requests that wait are answered between two jobs.
        await nextTurn()
        const claim = await queue.claim()
        if (!claim) return
        const run = runAndReport(claim).finally(() => {
          underWay.delete(run)
          if (!isStopped) poke()
        })
        underWay.add(run)
      }
    } catch (error) {
      report(error, 'no job could be taken from the queue')
    }
  }

  async function runAndReport(claim: Claim): Promise<void> {
    const renewal = setInterval(() => void renew(claim), LEASE_MS / 3)
    try {
      const isOurs = await run(claim)
      if (!isOurs) report(undefined, `job ${claim.id} was taken over by another thread; this result is dropped`)
    } catch (error) {
      report(error, `job ${claim.id} could not be brought to an end; it is tried again when its lease has run out`)
    } finally {
      clearInterval(renewal)
    }
  }

  async function run(claim: Claim): Promise<boolean> {
    if (claim.lapses >= MOST_LAPSES) return queue.finish(claim, 'failed', work.givenUp())
    const { status, result } = await attempt(claim)
    if (status !== 'faulty') return queue.finish(claim, status, result)
    if (claim.failures + 1 >= MOST_FAILURES) return queue.finish(claim, 'failed', result)
    return queue.putBack(claim, retryMs * (claim.failures + 1))
  }

  async function attempt(claim: Claim): Promise<Outcome> {
    try {
      return await work.perform(claim.work)
    } catch (error) {
      report(error, `job ${claim.id} failed`)
      return { status: 'faulty', result: work.givenUp() }
    }
  }

  async function renew(claim: Claim): Promise<void> {
    await queue.renew(claim).catch((error: unknown) => report(error, `the lease of job ${claim.id} was not lengthened`))
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(poll)
    await looking
    await Promise.all(underWay)
  }
}
