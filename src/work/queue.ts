// Long work: accepted now, run soon by any thread, looked up later. The queue keeps texts and knows nothing of what the
// work is. `stored/queue.ts` implements it; `runner.ts` runs the work.

/** `queued` → `running` → `succeeded` or `failed`; back to `queued` when a run failed or broke off and may be tried again. */
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed'

export type Job = {
  id: string
  status: JobStatus
  /** RFC 3339. */
  createdAt: string
  /** RFC 3339; null until the job has ended. */
  completedAt: string | null
  /** What the work came to; null until the job has ended. */
  result: string | null
}

export type NewJob = {
  /** Unguessable. The same id again gives the same job again. */
  id: string
  /** Whose open jobs are counted together. */
  client: string
  work: string
}

/** A job that one owner may run until its lease ends. */
export type Claim = {
  id: string
  /** Differs from that of any other claim of the same job. */
  lease: string
  work: string
  /** How often the work has failed before. */
  failures: number
  /** How many runs broke off before: the process was killed, or the lease expired. */
  expiries: number
}

export type JobQueue = {
  /** Stores a job durably before it returns it; or returns the limit that is reached. */
  enqueue(job: NewJob): Promise<Job | OpenLimit>
  find(id: string): Promise<Job | undefined>
  /** Takes the oldest job that is due, or whose lease has run out. */
  claim(): Promise<Claim | undefined>
  /** Lengthens a lease; false when it was lost. */
  renew(claim: Claim): Promise<boolean>
  /** Ends a job; false when the lease was lost: the result is then another's to give. */
  finish(claim: Claim, status: 'succeeded' | 'failed', result: string): Promise<boolean>
  /** Puts a job back, due after `delayMs`, with how often it has failed; false when the lease was lost. */
  putBack(claim: Claim, again: { delayMs: number; failures: number }): Promise<boolean>
  /** Puts back what a dead owner ran: a thread, a start, or a whole machine's earlier starts. Returns how many. */
  release(dead: string): Promise<number>
  /** Deletes what has ended longer ago than it is kept. Returns how many. */
  sweep(): Promise<number>
  /** Counts the open jobs. */
  depth(): Promise<QueueDepth>
}

/** How much waits; `oldestDueMs` is how long the job that is longest due has waited, 0 when none is. */
export type QueueDepth = { queued: number; running: number; oldestDueMs: number }

/** The limit of open jobs that is reached. */
export type OpenLimit = keyof typeof MOST_OPEN

export const MOST_OPEN = { client: 20, machine: 1000 } as const

export const KEPT_MS = 24 * 60 * 60 * 1000
/** Bytes of the results of a client, and of all: beyond, the oldest ended jobs go before their time. */
export const MOST_BYTES = { client: 64 * 1024 ** 2, all: 512 * 1024 ** 2 }

export function isOpenLimit(answer: Job | OpenLimit): answer is OpenLimit {
  return typeof answer === 'string'
}
