import { z } from 'zod'
import { Spot } from '../../spots/spot.ts'
import { type ErrorCode, ERRORS } from '../error-codes.ts'
import { BatchOperation, BatchResult, Change, FacetCount, RatingCount, Suggestion, WebhookEventType } from './rows.ts'

// The bodies of the API (service description, section 2).

function kind<const T extends string>(name: T) {
  return z.literal(name).describe(`always ${name}`)
}

const hints = z
  .array(z.string())
  .describe('for each tag, activity, scenery, fire or country value that no spot has: so, and what was probably meant')

export const ListMeta = z
  .object({
    totalReturned: z.int().describe('number of spots on this page'),
    totalAvailable: z.int().describe('exact number of spots that match, on all pages'),
    nextCursor: z.string().nullable().describe('opaque; null on the last page'),
    source: z.string().describe('attribution of the sources'),
    canonicalDocs: z.url().describe('the documentation'),
    didYouMean: z.string().optional().describe('the words that were searched, when a mistyped one was put right'),
    hints: hints.optional(),
  })
  .meta({ id: 'ListMeta', description: 'Counts, the next page and whom to credit' })

export const SpotList = z
  .object({
    object: kind('list'),
    data: z.array(Spot).describe('the spots of this page'),
    meta: ListMeta.describe('counts, the next page and whom to credit'),
  })
  .meta({ id: 'SpotList', description: 'A page of spots' })

export const Suggestions = z
  .object({
    object: kind('suggestions'),
    data: z.array(Suggestion).describe('the completions, best first'),
  })
  .meta({ id: 'Suggestions', description: 'Completions of what has been typed' })

const counts = (what: string) => z.array(FacetCount).describe(`${what}, most frequent first`)

export const Facets = z
  .object({
    object: kind('facets'),
    total: z.int().describe('exact number of spots that pass the filters'),
    data: z
      .object({
        tags: counts('tags'),
        activities: counts('activities'),
        access: counts('access statuses'),
        fire: counts('fire statuses'),
        scenery: counts('scenery types'),
        countries: counts('countries (ISO 3166-1 alpha-2, upper case)'),
        ratings: z.array(RatingCount).describe('silence ratings, highest first'),
      })
      .describe('the counts by field'),
    meta: z.object({ hints }).optional().describe('where no spot passes and a value may be why'),
  })
  .meta({ id: 'Facets', description: 'How many spots have which value' })

export const ChangeList = z
  .object({
    object: kind('changes'),
    data: z.array(Change).describe('the changes, oldest first'),
    meta: z
      .object({
        version: z.int().describe('the version that is served'),
        nextCursor: z.string().describe('leads on; at the end, to what will come'),
        hasMore: z.boolean().describe('whether there is another page already'),
      })
      .describe('where to go on'),
  })
  .meta({ id: 'ChangeList', description: 'A page of the change log' })

export const SpotResponse = z
  .object({ object: kind('spot'), data: Spot.describe('the spot') })
  .meta({ id: 'SpotResponse', description: 'One spot' })

const CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]] // the keys of a const table

export const ErrorResponse = z
  .object({
    error: z
      .object({
        code: z.enum(CODES).describe('what is wrong, for programs'),
        message: z.string().describe('what is wrong and what would do, for people'),
        docs: z.url().describe('where the code is explained'),
      })
      .describe('what is wrong'),
  })
  .meta({ id: 'Error', description: 'What every refusal looks like' })

export const ProblemDetails = z
  .object({
    type: z.url().describe('where the code is explained'),
    title: z.string().describe('what is wrong, in general'),
    status: z.int().describe('the status of the response'),
    detail: z.string().describe('what is wrong here and what would do'),
    instance: z.string().describe('id of the request'),
    error: ErrorResponse.shape.error,
  })
  .meta({ id: 'ProblemDetails', description: 'RFC 9457, for Accept: application/problem+json' })

export const BatchRequest = z
  .object({ operations: z.array(BatchOperation).max(10).describe('the reads, at most 10') })
  .meta({ id: 'BatchRequest', description: 'Several reads' })

export const BatchResponse = z
  .object({
    object: kind('batch_result'),
    results: z.array(BatchResult).describe('a result per operation, in order'),
    meta: z
      .object({
        totalOperations: z.int().describe('number of operations'),
        succeeded: z.int().describe('of which with a status below 400'),
        failed: z.int().describe('of which with any other'),
      })
      .describe('how many of them succeeded'),
  })
  .meta({ id: 'BatchResponse', description: 'The answers to several reads' })
export type BatchResponse = z.infer<typeof BatchResponse>

export const Job = z
  .object({
    object: kind('job'),
    id: z.string().describe('names the job; whoever knows it can read the result'),
    status: z.enum(['queued', 'running', 'succeeded', 'failed']).describe('how far it is'),
    createdAt: z.iso.datetime().describe('when it was accepted'),
    completedAt: z.iso.datetime().optional().describe('left out until the job has ended'),
    result: z
      .object({
        status: z.int().describe('the status that the direct request would have had'),
        body: z.record(z.string(), z.unknown()).describe('its body'),
      })
      .optional()
      .describe('status and body of the finished request; left out until the job has ended'),
  })
  .meta({ id: 'Job', description: 'A request that is answered later' })
export type Job = z.infer<typeof Job>

export const Health = z
  .object({
    status: z.literal('ok').describe('always ok: what is not does not answer'),
    service: z.literal('sanctuary-directory').describe('always sanctuary-directory'),
    docs: z.url().describe('the documentation'),
    openapi: z.url().describe('this description'),
  })
  .meta({ id: 'Health', description: 'That the service is up' })

export const WebhookCapability = z
  .object({
    object: kind('webhook_capability'),
    supported: z.literal(true).describe('always true'),
    spec: z.literal('standard-webhooks/1.0.0').describe('what deliveries follow'),
    events: z.array(WebhookEventType).describe('what is sent'),
    signature: z
      .object({
        headers: z.array(z.string()).describe('the headers that carry it'),
        schemes: z.array(z.string()).describe('how it is made: v1 by a shared secret, v1a by the public key'),
        signedContent: z.string().describe('what is signed'),
        publicKey: z.string().describe('verifies v1a'),
        toleranceSeconds: z.int().describe('how far the timestamp may be from now'),
      })
      .describe('how deliveries are signed'),
    retries: z.array(z.int()).describe('seconds between attempts'),
    docs: z.url().describe('the guide'),
  })
  .meta({ id: 'WebhookCapability', description: 'Which events are sent, and how they are signed' })

export const Alive = z
  .object({ status: z.literal('ok').describe('always ok') })
  .meta({ id: 'Alive', description: 'That the process runs' })

export const Ready = z
  .object({
    status: z.enum(['ok', 'degraded']).describe('degraded: the newest version cannot be served, the one before is'),
  })
  .meta({ id: 'Ready', description: 'That new requests are welcome' })
