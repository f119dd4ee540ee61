/** Thrown for whatever fails: an answer that is not 2xx, in the words of the service, or none at all. */
export class SanctuaryError extends Error {
  override name = 'SanctuaryError'
  /**
   * What to decide by: a code of the service such as `spot_not_found`, or one of the client's own: `no_connection`,
   * `unexpected_response` for what the service does not send, `invalid_signature`.
   */
  readonly code: string
  /** Of the HTTP response; 0 where there was none. */
  readonly status: number
  /** Where the code is explained. */
  readonly docs: string | undefined
  /** What the operator finds the request under. */
  readonly requestId: string | undefined
  /** Seconds to wait before the same request may succeed. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    facts: { code: string; status?: number; docs?: string; requestId?: string; retryAfter?: number; cause?: unknown },
  ) {
    super(message, 'cause' in facts ? { cause: facts.cause } : undefined)
    this.code = facts.code
    this.status = facts.status ?? 0
    this.docs = facts.docs
    this.requestId = facts.requestId
    this.retryAfter = facts.retryAfter
  }
}

/** Names what `fetch` or a body threw; an abort is thrown on as it is. @throws always */
export function rethrow(cause: unknown, signal?: AbortSignal | null): never {
  if (signal?.aborted || cause instanceof SanctuaryError) throw cause
  const why = cause instanceof Error ? cause.message : String(cause)
  throw new SanctuaryError(`no answer: ${why}`, { code: 'no_connection', cause })
}

/** Parses JSON that the service has sent. @throws SanctuaryError when it is none */
export function parseSent(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SanctuaryError(`not JSON: "${text.slice(0, 60)}"`, { code: 'unexpected_response', status, cause })
  }
}

/** Makes the error of a response that is not 2xx; the body is read. */
export async function errorOf(response: Response): Promise<SanctuaryError> {
  const text = await response.text().catch(() => '')
  return errorFrom(response.status, parse(text), response.headers)
}

/** Makes the error of a status and a body, as a batch and a job hold them. */
export function errorFrom(status: number, body: unknown, headers?: Headers): SanctuaryError {
  const { code, message, docs } = errorMember(body)
  const requestId = headers?.get('x-request-id') ?? undefined
  const retryAfter = Number(headers?.get('retry-after') ?? Number.NaN)
  return new SanctuaryError(message ?? `the service answered ${status}`, {
    code: code ?? 'unexpected_response',
    status,
    ...(docs !== undefined && { docs }),
    ...(requestId !== undefined && { requestId }),
    ...(retryAfter >= 0 && { retryAfter }),
  })
}

function errorMember(body: unknown): { code?: string; message?: string; docs?: string } {
  const error: unknown = isObject(body) ? body['error'] : undefined
  if (!isObject(error)) return {}
  const text = (name: string) => (typeof error[name] === 'string' ? { [name]: error[name] } : {})
  return { ...text('code'), ...text('message'), ...text('docs') }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
