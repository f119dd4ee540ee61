import type { JobQueue } from '../work/queue.ts'
import type { StoredResponses } from '../work/stored-responses.ts'

/** What outlives a request: jobs, and the stored responses to Idempotency-Keys. */
export type Work = {
  jobs: Pick<JobQueue, 'enqueue' | 'find'>
  answers: StoredResponses
}

/** The work of a process that only reads: it has no jobs and accepts none. */
export const NO_WORK: Work = {
  jobs: { enqueue: refuse, find: () => Promise.resolve(undefined) },
  answers: {
    claim: refuse,
    renew: refuse,
    store: refuse,
    forget: refuse,
    putBack: refuse,
    release: refuse,
    sweep: refuse,
  },
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('this process only reads'))
}
