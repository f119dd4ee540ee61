// Writes errors: every error of the API becomes a response here, whatever raised it.
import type { Links } from '../spots/links.ts'
import { type ErrorCode, type ErrorKind, ERRORS } from './error-codes.ts'
import { PROBLEM, wantsProblem } from './request/negotiation.ts'
import { API_HEADERS, NOT_STORED } from './response/headers.ts'
import { type HttpResponse, headerList, JSON_TYPE, lengthOf } from './response/response.ts'

/** The one error for the wire: thrown anywhere, answered in one place. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message: string, options: { headers?: Record<string, string>; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.headers = options.headers ?? {}
  }

  get status(): ErrorKind['status'] {
    return ERRORS[this.code].status
  }
}

/** Refuses a method that nothing at the path answers. */
export function methodNotAllowed({ method }: { method: string }, allow: string): ApiError {
  return new ApiError('method_not_allowed', `${method.slice(0, 60)} is not allowed here: ${allow} are`, {
    headers: { Allow: allow },
  })
}

/** Says that there is nobody to answer any more. */
export function clientLeft(cause: unknown): ApiError {
  return new ApiError('unavailable', 'the client left before the answer was made', { cause })
}

type ErrorContext = { links: Pick<Links, 'baseUrl'>; accept: string | undefined; requestId: string }

/** Writes an error as the client asks for it: in the API's Error form, or as problem details. */
export function errorResponse(error: ApiError, { links, accept, requestId }: ErrorContext): HttpResponse {
  const asProblem = wantsProblem(accept)
  const body = asProblem ? problemBody(error, links, requestId) : errorBody(error, links)
  const type = asProblem ? PROBLEM : JSON_TYPE
  const bytes = [Buffer.from(JSON.stringify(body))]
  return {
    type,
    status: error.status,
    headers: headerList({
      ...API_HEADERS,
      ...NOT_STORED,
      Vary: 'Accept, Accept-Encoding',
      'Content-Type': type,
      'Content-Length': String(lengthOf(bytes)),
      ...error.headers,
    }),
    body: bytes,
  }
}

function errorDocsUrl(code: ErrorCode, { baseUrl }: Pick<Links, 'baseUrl'>): string {
  return `${baseUrl}/docs/errors#${code}`
}

export type ErrorBody = { error: { code: string; message: string; docs: string } }

/** Writes an error as the API's Error form. */
export function errorBody(
  { code, message }: Pick<ApiError, 'code' | 'message'>,
  links: Pick<Links, 'baseUrl'>,
): ErrorBody {
  return { error: { code, message, docs: errorDocsUrl(code, links) } }
}

/** Writes an error as problem details (RFC 9457), with the Error form's member as an extension. */
function problemBody(error: ApiError, links: Pick<Links, 'baseUrl'>, requestId: string) {
  const { title, status } = ERRORS[error.code]
  return {
    type: errorDocsUrl(error.code, links),
    title,
    status,
    detail: error.message,
    instance: requestId,
    ...errorBody(error, links),
  }
}
