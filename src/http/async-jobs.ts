import type { Job, JobQueue, NewJob } from '../work/queue.ts'
import { isOpenLimit, MOST_OPEN } from '../work/queue.ts'
import type { Outcome, Work } from '../work/runner.ts'
import { ApiError, errorBody } from './errors.ts'
import { preferences } from './request/prefer.ts'
import type { Reply } from './reply.ts'
import type { AnyRoute } from './route.ts'
import type { Service } from './service.ts'

// A request that is answered later: how it is accepted, kept as a text, run, and shown.

/** A request as the queue keeps it. */
export type KeptRequest = { path: string; body: string; requestId: string }

/** Seconds after which an open job is worth another look, and after which a refused one is. */
const LOOK_AGAIN = '1'
const TRY_AGAIN = '5'

/** Tells whether the client asks for an answer later, of a route that can give one. */
export function isAskedLater(route: AnyRoute, prefer: string | null): boolean {
  return 202 in route.responses && preferences(prefer).has('respond-async')
}

/**
 * Accepts a request as a job.
 * @throws ApiError `too_many_jobs`
 */
export async function acceptJob(queue: Pick<JobQueue, 'enqueue'>, job: NewJob): Promise<Reply> {
  const accepted = await queue.enqueue(job)
  if (isOpenLimit(accepted)) {
    const whose = accepted === 'client' ? 'a client' : 'the service'
    const message = `the limit of ${MOST_OPEN[accepted]} open jobs of ${whose} is reached: ask again in ${TRY_AGAIN} s, when some have ended`
    throw new ApiError('too_many_jobs', message, { headers: { 'Retry-After': TRY_AGAIN } })
  }
  return {
    status: 202,
    bytes: jobBytes(accepted),
    headers: {
      Location: `/api/jobs/${accepted.id}`,
      'Preference-Applied': 'respond-async',
      'Retry-After': LOOK_AGAIN,
    },
  }
}

/**
 * Shows a job, with its result once it has ended.
 * @throws ApiError `job_not_found`
 */
export async function jobReply(queue: Pick<JobQueue, 'find'>, id: string): Promise<Reply> {
  const job = await queue.find(id)
  if (!job) throw new ApiError('job_not_found', 'no job has this id: jobs are kept for 24 hours')
  return { bytes: jobBytes(job), ...(job.completedAt === null && { headers: { 'Retry-After': LOOK_AGAIN } }) }
}

/** Makes the queue's work of requests: `answer` gives what a direct request would have been given. */
export function requestWork(
  answer: (request: KeptRequest) => Promise<Response>,
  service: Pick<Service, 'links'>,
): Work {
  return {
    async perform(work) {
      const request = JSON.parse(work) as KeptRequest // written by acceptance alone
      const response = await answer(request)
      return { status: statusOf(response.status), result: resultText(response.status, await response.text()) }
    },
    givenUp() {
      const error = { code: 'internal_error', message: 'the work broke off again and again: it was given up' } as const
      return resultText(500, JSON.stringify(errorBody(error, service.links)))
    },
  }
}

function statusOf(status: number): Outcome['status'] {
  if (status >= 500) return 'faulty'
  return status >= 400 ? 'failed' : 'succeeded'
}

/** The body is spliced in as it was sent: a result is byte for byte the direct answer. */
function resultText(status: number, body: string): string {
  return `{"status":${status},"body":${body}}`
}

function jobBytes({ id, status, createdAt, completedAt, result }: Job): Buffer<ArrayBuffer> {
  const head = JSON.stringify({ object: 'job', id, status, createdAt, ...(completedAt !== null && { completedAt }) })
  return Buffer.from(result === null ? head : `${head.slice(0, -1)},"result":${result}}`)
}
