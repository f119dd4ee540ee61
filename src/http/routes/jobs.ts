import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Links, pathIn } from '../../spots/links.ts'
import { isOpenLimit, MOST_OPEN } from '../../work/queue.ts'
import type { Work as JobWork } from '../../work/runner.ts'
import { pseudonymOf } from '../answer-once.ts'
import { ApiError, errorBody } from '../errors.ts'
import type { Exchange } from '../exchange.ts'
import { preferences } from '../request/prefer.ts'
import { bytes, bytesOf, type HttpResponse } from '../response/response.ts'
import { jobBytes } from '../../service/job-bytes.ts'
import { type AnyRoute, route } from '../route.ts'
import { Job } from '../schemas/schemas.ts'
import { COMMON, RETRY_AFTER, json, plainRead } from './shared.ts'

// A request that is answered later: how it is accepted, stored as a text, run, and shown.

const JobPath = z.object({ id: z.string().min(1).describe('a job id') })

export const getJob = route({
  ...plainRead,
  paths: { '/api/jobs/{id}': 'getJob' },
  group: 'jobs',
  summary: 'Get a job',
  description:
    'Reads the status and, once it has ended, the result of a request that was sent with `Prefer: respond-async`. While the job is open, Retry-After says when to look again. Kept for 24 hours after its end.',
  path: JobPath,
  responses: {
    200: { description: 'The job', content: json(Job), headers: { 'Retry-After': RETRY_AFTER } },
  },
  errors: [...COMMON, 'job_not_found'],
  reads: 'none',
  handle: async ({ work, path }) => {
    const job = await work.jobs.find(path.id)
    if (!job) throw new ApiError('job_not_found', 'no job has this id: jobs are kept for 24 hours')
    return bytes([jobBytes(job)], job.completedAt === null ? { headers: ['Retry-After', LOOK_AGAIN] } : {})
  },
})

/** A request as the queue stores it. */
export type StoredRequest = {
  path: string
  body: string
  requestId: string
  /** What stands for the client, whose share of the processor the job takes. */
  payer: string
}

/** Seconds after which an open job is worth another look, and after which a refused one is. */
const LOOK_AGAIN = '1'
const TRY_AGAIN = '5'

/** Tells whether the client asks for an answer later, of a route that can give one. */
export function isForLater(route: AnyRoute, prefer: string | undefined): boolean {
  return 202 in route.responses && preferences(prefer).has('respond-async')
}

/** 144 random bits: a job's id is all that its result can be read with. */
const SEED_BYTES = 18

export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('base64url')
}

/**
 * Accepts a request as a job, named by its seed.
 * @throws ApiError `too_many_jobs`
 */
export async function acceptJob(
  exchange: Exchange,
  { bytes: body, seed }: { bytes: Uint8Array; seed: string },
): Promise<HttpResponse> {
  const { site, target, requestId, payer } = exchange
  const request: StoredRequest = { path: target.pathname, body: Buffer.from(body).toString(), requestId, payer }
  const accepted = await site.work.jobs.enqueue({
    id: `job_${seed}`,
    client: pseudonymOf(exchange),
    work: JSON.stringify(request),
  })
  if (isOpenLimit(accepted)) {
    const whose = accepted === 'client' ? 'a client' : 'the service'
    const message = `the limit of ${MOST_OPEN[accepted]} open jobs of ${whose} is reached: ask again in ${TRY_AGAIN} s, when some have ended`
    throw new ApiError('too_many_jobs', message, { headers: { 'Retry-After': TRY_AGAIN } })
  }
  const location = pathIn(site.reads.links, `/api/jobs/${accepted.id}`)
  const headers = ['Location', location, 'Preference-Applied', 'respond-async', 'Retry-After', LOOK_AGAIN]
  return bytes([jobBytes(accepted)], { status: 202, headers })
}

type JobOptions = {
  /** Gives what a direct request would have been given. */
  answer: (request: StoredRequest) => Promise<HttpResponse>
  /** Milliseconds until the client has a share of the processor again. */
  waitMs: (request: StoredRequest) => number
}

/** Makes the queue's work of requests. A job whose client has spent its share waits until the next minute. */
export function jobWork(links: Links, { answer, waitMs }: JobOptions): JobWork {
  return {
    async perform(work) {
      const request = JSON.parse(work) as StoredRequest // written by acceptJob alone
      const inMs = waitMs(request)
      if (inMs > 0) return { status: 'later', inMs }
      const response = await answer(request)
      return {
        status: statusOf(response.status),
        result: resultText(response.status, Buffer.from(bytesOf(response)).toString()),
      }
    },
    givenUp() {
      const error = { code: 'internal_error', message: 'the work broke off again and again: it was given up' } as const
      return resultText(500, JSON.stringify(errorBody(error, links)))
    },
  }
}

function statusOf(status: number): 'succeeded' | 'failed' | 'faulty' {
  if (status >= 500) return 'faulty'
  return status >= 400 ? 'failed' : 'succeeded'
}

/** The body is spliced in as it was sent: a result is byte for byte the direct answer. */
function resultText(status: number, body: string): string {
  return `{"status":${status},"body":${body}}`
}
