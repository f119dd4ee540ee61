/** Thrown for every answer that is not 2xx, in the words of the service. */
export class SanctuaryError extends Error {
  override name = 'SanctuaryError'
  /** What to decide by: `spot_not_found`, `rate_limited` and so on; `unexpected_response` for what is not the service's own. */
  readonly code: string
  readonly status: number
  /** Where the code is explained. */
  readonly docs: string | undefined
  /** What the operator finds the request under. */
  readonly requestId: string | undefined
  /** Seconds to wait before the same request may succeed. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    facts: { code: string; status: number; docs?: string; requestId?: string; retryAfter?: number },
  ) {
    super(message)
    this.code = facts.code
    this.status = facts.status
    this.docs = facts.docs
    this.requestId = facts.requestId
    this.retryAfter = facts.retryAfter
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
