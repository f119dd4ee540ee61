import type { ApiError } from '../errors.ts'
import type { Counters } from '../log.ts'
import { workLimited } from './rate-headers.ts'
import { MOST_LIMIT } from './slots.ts'
import type { Quota, RateWindows } from './windows.ts'

/** The windows count tenths of a millisecond: most requests take less than a whole one. */
export const WORK_UNITS_A_MS = 10

/** What a client that may make the usual 120 requests may have of the processor in a minute: 2 s. */
const USUAL = { requests: 120, workMs: 2000 }

/** Returns the units of processor time that go with a limit of requests a minute. */
export function workLimitOf(requestsPerMinute: number): number {
  return Math.min(Math.ceil((requestsPerMinute * USUAL.workMs * WORK_UNITS_A_MS) / USUAL.requests), MOST_LIMIT)
}

/** Who pays for work; '' for the service itself. */
type Payer = { readonly payer: string }

/** Counts the processor time that requests take against their clients' shares of a minute. */
export type WorkMeter = {
  /** @throws ApiError `rate_limited` once the client's share of this minute is spent. */
  admit(payer: Payer): void
  /** Milliseconds until the client has a share again; 0 while it has one. */
  waitMs(payer: Payer): number
  /** Runs what takes time until it first waits, and counts that. */
  timed<T>(payer: Payer, work: () => T): T
  /** Counts milliseconds that are known, or were measured elsewhere. */
  spend(payer: Payer, ms: number): void
  /**
   * Counts what is about to be made, which may take more than a whole share: then one such is made a minute.
   * @throws ApiError `rate_limited` where neither that much nor half of the share is left.
   */
  reserve(payer: Payer, ms: number): void
}

/**
 * Makes the meter. It reads the thread's processor time, not the clock: on a busy machine a reader would pay for what others
 * do. What is timed within something that is timed counts once.
 */
export function createWorkMeter(
  windows: RateWindows,
  { now, count = () => {} }: { now: () => number; count?: Counters['count'] },
): WorkMeter {
  let isTiming = false

  function refusal({ limit, reset }: Quota): ApiError {
    count('refused of the processor share')
    return workLimited({ limitMs: limit / WORK_UNITS_A_MS, reset }, now())
  }

  /** Takes what is left where that is less: a window takes nothing that it has no room for. */
  function takeUpTo(payer: string, units: number): void {
    let left = windows.take(payer, units)
    // Asked again for as long as another thread is quicker.
    while (left.isSpent && left.remaining > 0) left = windows.take(payer, Math.min(units, left.remaining))
  }

  function spend({ payer }: Payer, ms: number): void {
    if (payer !== '' && ms > 0) takeUpTo(payer, Math.ceil(ms * WORK_UNITS_A_MS))
  }

  return {
    spend,
    admit({ payer }) {
      if (payer === '') return
      const quota = windows.peek(payer)
      if (quota.isSpent) throw refusal(quota)
    },
    waitMs({ payer }) {
      const { isSpent, reset } = windows.peek(payer)
      return payer !== '' && isSpent ? Math.max(1, reset * 1000 - now()) : 0
    },
    timed(payer, work) {
      if (isTiming || payer.payer === '') return work()
      isTiming = true
      const since = beginTiming()
      try {
        return work()
      } finally {
        isTiming = false
        spend(payer, since())
      }
    },
    reserve({ payer }, ms) {
      if (payer === '' || ms <= 0) return
      const quota = windows.peek(payer)
      const units = Math.ceil(ms * WORK_UNITS_A_MS)
      if (quota.remaining < Math.min(units, quota.limit / 2)) throw refusal(quota)
      takeUpTo(payer, units)
    },
  }
}

/** The processor time of a thread comes in steps of up to as much. */
const STEP_MS = 4

/** Processor time that was read so short a time ago is taken again: reading it is a system call. */
const FRESH_MS = 1

/** The clock and the processor time of this thread, read together. */
let latest = { clock: Number.NEGATIVE_INFINITY, processor: 0 }

/** Returns what tells the milliseconds that the processor has worked for this thread since, or the clock's where they are few. */
function beginTiming(): () => number {
  const clock = performance.now()
  if (clock - latest.clock > FRESH_MS) latest = { clock, processor: threadMs() }
  const { processor } = latest
  return () => {
    const passed = performance.now() - clock
    return passed < STEP_MS ? passed : Math.min(passed, Math.max(STEP_MS, threadMs() - processor))
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
