import { z } from 'zod'
import { ApiError, errorBody } from './errors.ts'
import { shorten } from './request/parameters.ts'
import type { Reply } from './reply.ts'
import type { Call } from './route.ts'
import type { BatchResponse } from './schemas/schemas.ts'

export const MOST_OPERATIONS = 10

/** A batch as it is parsed: what is wrong with one operation is answered in that operation's result. */
export const BatchBody = z.object({ operations: z.array(z.unknown()) })

const Operation = z.object({ path: z.string(), query: z.record(z.string(), z.unknown()).optional() })

/** Runs the operations and answers each as the direct GET would have been. */
export async function batchReply({
  body,
  request,
  service,
}: Pick<Call<unknown, unknown, z.output<typeof BatchBody>>, 'body' | 'request' | 'service'>): Promise<Reply> {
  const { operations } = body
  if (operations.length > MOST_OPERATIONS) {
    const message = `operations must have at most ${MOST_OPERATIONS} entries, got ${operations.length}`
    throw new ApiError('batch_too_large', message)
  }
  const results = await Promise.all(
    operations.map(async (operation, index) => {
      try {
        const response = await request.read(targetOf(operation))
        return { index, status: response.status, body: JSON.parse(await response.text()) }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return { index, status: error.status, body: errorBody(error, service.links) }
      }
    }),
  )
  const succeeded = results.filter(result => result.status < 400).length
  const batch: BatchResponse = {
    object: 'batch_result',
    results,
    meta: { totalOperations: results.length, succeeded, failed: results.length - succeeded },
  }
  return { json: batch }
}

/**
 * Turns an operation into the path and query of a GET.
 * @throws ApiError for what is no relative path, or asks for a batch or a stream.
 */
function targetOf(operation: unknown): string {
  const parsed = Operation.safeParse(operation)
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') || 'operation'
    throw new ApiError('invalid_body', `${where} is not of its type: an operation is { path: string, query?: object }`)
  }
  const { path, query = {} } = parsed.data
  if (!path.startsWith('/') || path.startsWith('//')) {
    throw new ApiError('route_not_found', `path must begin with one "/", got "${shorten(path)}"`)
  }
  const [pathname = '', ...rest] = path.split('#', 1).join('').split('?')
  if (pathname.replace(/\/+$/, '') === '/api/batch') throw new ApiError('batch_nested', 'a batch cannot hold a batch')
  const search = new URLSearchParams(rest.join('?'))
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      throw new ApiError('invalid_parameter', `${shorten(name)} must be a text, a number or a boolean`)
    }
    search.set(name, String(value))
  }
  if (search.has('stream')) throw new ApiError('invalid_parameter', 'stream is not available inside a batch')
  const text = search.toString()
  return text ? `${pathname}?${text}` : pathname
}
