import type { z } from 'zod'
import type { RequestHead } from './head.ts'
import { ApiError } from '../errors.ts'

export const LARGEST_BODY = 64 * 1024

/**
 * Reads the bytes of a request's JSON body, at most 64 KiB.
 * @throws ApiError `unsupported_media_type` or `body_too_large`.
 */
export async function readBytes(head: RequestHead): Promise<Uint8Array> {
  const type = head.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError('unsupported_media_type', `Content-Type must be application/json, got "${type}"`)
  }
  const coding = head.header('content-encoding') ?? 'identity'
  if (coding.trim().toLowerCase() !== 'identity') {
    throw new ApiError('unsupported_media_type', `a body must be sent without Content-Encoding, got "${coding}"`)
  }
  return readAtMost(head, LARGEST_BODY)
}

/** Reads a body of at most `most` bytes. @throws ApiError `body_too_large` */
export async function readAtMost(head: RequestHead, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new ApiError('body_too_large', `a body may have at most ${most} bytes`)
  if (Number(head.header('content-length') ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of head.body ?? []) {
    length += chunk.length
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Parses a body by a schema.
 * @throws ApiError `invalid_json`, `missing_parameter` or `invalid_body`.
 */
export function parseBody<T extends z.ZodType>(bytes: Uint8Array, schema: T): z.output<T> {
  const value = parseJson(bytes)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [outer] = result.error.issues
  const issue = outer && innermost(outer)
  const where = issue?.path.join('.') || 'the body'
  // A member within one of several shapes is no parameter: another shape may not have it.
  if (outer && isMissing(value, outer.path)) throw new ApiError('missing_parameter', `${where} is required`)
  throw new ApiError('invalid_body', `${where} is not as described: ${lowerFirst(issue?.message ?? 'wrong shape')}`)
}

/**
 * Returns what is wrong in words that help. A union has none of its own: it is what lies deeper in one of its members, or
 * which types they are.
 */
function innermost(issue: Issue): Pick<Issue, 'path' | 'message'> {
  if (issue.code !== 'invalid_union') return issue
  const members = issue.errors.flat()
  const deeper = members.find(({ path }) => path.length > 0)
  if (deeper) return { path: [...issue.path, ...deeper.path], message: innermost(deeper).message }
  const types = members.flatMap(member => (member.code === 'invalid_type' ? [member.expected] : []))
  return types.length > 0 ? { path: issue.path, message: `Invalid input: expected ${types.join(' or ')}` } : issue
}

type Issue = z.core.$ZodIssue

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new ApiError('invalid_json', 'the body is not JSON in UTF-8', { cause })
  }
}

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at: unknown = value
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  return path.length > 0 && at === undefined && typeof value === 'object' && value !== null && !Array.isArray(value)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
