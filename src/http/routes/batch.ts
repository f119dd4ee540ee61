import { z } from 'zod'
import { ApiError, errorBody } from '../errors.ts'
import { BOOLEANS, shorten } from '../request/parameters.ts'
import { LONGEST_TARGET } from '../request/target.ts'
import { bytes, bytesOf, type HttpResponse } from '../response/response.ts'
import { type Call, route } from '../route.ts'
import { BatchRequest, BatchResponse } from '../schemas/schemas.ts'
import { json, LATER, NOTHING, POST_ERRORS, POST_HEADERS, REPLAYED } from './shared.ts'

const MOST_OPERATIONS = 10

/** A batch as it is parsed: what is wrong with one operation is answered in that operation's result. */
const BatchBody = z.object({ operations: z.array(z.unknown()) })

const WithPath = z.looseObject({ path: z.string() })
const Operation = z.strictObject({ path: z.string(), query: z.record(z.string(), z.unknown()).optional() })

export const batch = route({
  method: 'POST',
  paths: { '/api/batch': 'runBatch' },
  group: 'batch',
  summary: 'Run up to 10 reads',
  description:
    'Runs up to 10 public GET operations in one request, which counts once. Each result has the status and body of the direct GET; results keep the order.',
  path: NOTHING,
  query: NOTHING,
  body: BatchBody,
  documentedBody: BatchRequest,
  headers: POST_HEADERS,
  responses: {
    200: { description: 'A result per operation', content: json(BatchResponse), headers: REPLAYED },
    ...LATER,
  },
  errors: [...POST_ERRORS, 'batch_too_large', 'too_many_jobs'],
  reads: 'none',
  cost: 1,
  isBatchable: false,
  example: {
    body: { operations: [{ path: '/api/spots', query: { limit: 1 } }, { path: '/api/search?q=lake' }] },
  },
  checkBody: refuseWhole,
  handle: answerBatch,
})

/**
 * Refuses what makes a batch invalid as a whole.
 * @throws ApiError `batch_too_large`, or `invalid_body` for an operation without a path.
 */
function refuseWhole({ operations }: z.output<typeof BatchBody>): void {
  if (operations.length > MOST_OPERATIONS) {
    const message = `operations must have at most ${MOST_OPERATIONS} entries, got ${operations.length}`
    throw new ApiError('batch_too_large', message)
  }
  const without = operations.findIndex(operation => !WithPath.safeParse(operation).success)
  if (without >= 0) throw new ApiError('invalid_body', `operations.${without} has no path: ${OPERATION_FORM}`)
}

const OPERATION_FORM = 'an operation is { path: string, query?: object }'

type BatchCall = Pick<Call<unknown, unknown, z.output<typeof BatchBody>>, 'body' | 'request' | 'reads'>
type Result = { status: number; body: Uint8Array }

/** Runs the operations; each body is spliced in byte for byte as the direct GET sends it. */
async function answerBatch({ body: { operations }, request, reads }: BatchCall): Promise<HttpResponse> {
  const results = await Promise.all(operations.map(operation => run(operation)))
  const succeeded = results.filter(({ status }) => status < 400).length
  const meta = { totalOperations: results.length, succeeded, failed: results.length - succeeded }
  const pieces = results.flatMap(({ status, body }, index) => [
    Buffer.from(`${index > 0 ? '},' : ''}{"index":${index},"status":${status},"body":`),
    body,
  ])
  const end = results.length > 0 ? '}]' : ']'
  return bytes([HEAD, ...pieces, Buffer.from(`${end},"meta":${JSON.stringify(meta)}}`)])

  async function run(operation: unknown): Promise<Result> {
    try {
      const response = await request.read(targetOf(operation))
      return { status: response.status, body: bytesOf(response) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { status: error.status, body: Buffer.from(JSON.stringify(errorBody(error, reads.links))) }
    }
  }
}

const HEAD = Buffer.from('{"object":"batch_result","results":[')

function faultOf({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys') return `"${shorten(issue.keys[0] ?? '')}" is not a member of an operation`
  return `${issue?.path.join('.') || 'operation'} is not of its type`
}

/**
 * Turns an operation into the path and query of a GET.
 * @throws ApiError for what is no relative path, or asks for a batch or a stream.
 */
function targetOf(operation: unknown): string {
  const parsed = Operation.safeParse(operation)
  if (!parsed.success) {
    throw new ApiError('invalid_body', `${faultOf(parsed.error)}: ${OPERATION_FORM}`)
  }
  const { path, query = {} } = parsed.data
  if (!path.startsWith('/') || path.startsWith('//')) {
    throw new ApiError('route_not_found', `path must begin with one "/", got "${shorten(path)}"`)
  }
  if (path.length > LONGEST_TARGET) {
    throw new ApiError('target_too_long', `path must have at most ${LONGEST_TARGET} characters`)
  }
  const [pathname = '', ...rest] = path.split('#', 1).join('').split('?')
  if (/^\/api\/batch\/*$/.test(pathname)) throw new ApiError('batch_nested', 'a batch cannot hold a batch')
  const search = new URLSearchParams(rest.join('?'))
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      throw new ApiError('invalid_parameter', `${shorten(name)} must be a text, a number or a boolean`)
    }
    search.set(name, String(value))
  }
  if (BOOLEANS.get(search.get('stream') ?? '') === true)
    throw new ApiError('invalid_parameter', 'stream is not available inside a batch')
  const text = search.toString()
  return text ? `${pathname}?${text}` : pathname
}
