export type ErrorKind = {
  status: 400 | 404 | 405 | 406 | 410 | 413 | 414 | 415 | 417 | 429 | 431 | 500 | 503
  title: string
  /** What it means and what to do, for the page that explains the code. */
  explanation: string
}

/** Every error code of the API, a row each: statuses, problem titles and the docs page come from here. */
export const ERRORS = {
  invalid_parameter: {
    status: 400,
    title: 'A parameter is not valid',
    explanation:
      'A query parameter breaks its type or range, is given twice, or is not known. The message names it, quotes its value and says what is allowed. Unknown parameters are errors on purpose: a typo that is ignored would return the wrong list.',
  },
  missing_parameter: {
    status: 400,
    title: 'A parameter is missing',
    explanation: 'A required parameter is absent or blank. The message names it.',
  },
  invalid_cursor: {
    status: 400,
    title: 'The cursor is not valid',
    explanation:
      'The cursor was cut or changed, comes from another catalogue, or was made for other filters. Send it exactly as meta.nextCursor gave it, with the same filters (limit may change), or begin again without a cursor.',
  },
  invalid_json: {
    status: 400,
    title: 'The body is not JSON',
    explanation: 'The request body cannot be parsed as JSON in UTF-8.',
  },
  invalid_body: {
    status: 400,
    title: 'The body has the wrong shape',
    explanation: 'The body is JSON but a member is of the wrong type. The message names it and says what is expected.',
  },
  invalid_idempotency_key: {
    status: 400,
    title: 'The Idempotency-Key is not valid',
    explanation: 'An Idempotency-Key has 1 to 128 printable ASCII characters, bare or in double quotes.',
  },
  idempotency_key_reused: {
    status: 400,
    title: 'The Idempotency-Key came with another body',
    explanation: 'The same key was sent before with a different body. Use a new key for a new request.',
  },
  batch_too_large: {
    status: 400,
    title: 'The batch has too many operations',
    explanation: 'A batch takes at most 10 operations. Split it.',
  },
  batch_nested: {
    status: 400,
    title: 'A batch cannot hold a batch',
    explanation: 'An operation asked for /api/batch itself. List its operations directly.',
  },
  spot_not_found: {
    status: 404,
    title: 'No such spot',
    explanation: 'No public spot has this id or slug. Spots that leave the catalogue are no longer found.',
  },
  collection_not_found: {
    status: 404,
    title: 'No such collection',
    explanation:
      'No collection of OGC API - Features has this id. GET /ogc/collections lists them: spots, and one per source.',
  },
  not_covered: {
    status: 404,
    title: 'The place is not covered',
    explanation:
      'No imported region holds the point, so nothing is known of its noise: no data is not silence. The message names the regions that are covered; GET /api/sources has their boxes.',
  },
  job_not_found: {
    status: 404,
    title: 'No such job',
    explanation: 'No job has this id. Jobs are kept for 24 hours.',
  },
  route_not_found: {
    status: 404,
    title: 'No such path',
    explanation: 'The path is not one of the API. The reference lists them all.',
  },
  method_not_allowed: {
    status: 405,
    title: 'The method is not allowed here',
    explanation: 'The path exists, but not with this method. The Allow header lists those that work.',
  },
  not_acceptable: {
    status: 406,
    title: 'No acceptable form',
    explanation: 'The Accept header rules out every form that this path can send. application/json always works.',
  },
  version_expired: {
    status: 410,
    title: 'The change log no longer reaches back so far',
    explanation:
      'The cursor is older than the kept change log. Take the export and follow the changes from its version.',
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    explanation: 'A request body may have at most 64 KiB.',
  },
  target_too_long: {
    status: 414,
    title: 'The URL is too long',
    explanation: 'Path and query together may have at most 8 KiB. Put long input into a POST body.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body is of another type',
    explanation: 'Bodies are sent as application/json, and as they are: without Content-Encoding.',
  },
  expectation_failed: {
    status: 417,
    title: 'The Expect header cannot be met',
    explanation: 'The only expectation that can be met is 100-continue.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    explanation:
      'The client has made all requests of this calendar minute. Retry-After and X-RateLimit-Reset say when the next minute begins; retry with exponential backoff from 2 seconds, at most 3 attempts.',
  },
  too_many_jobs: {
    status: 429,
    title: 'Too many open jobs',
    explanation: 'The client or the machine has too many jobs open. Wait for some to end.',
  },
  header_too_large: {
    status: 431,
    title: 'The request head is too large',
    explanation: 'The request line and headers together may have at most 16 KiB. Put long input into a POST body.',
  },
  bad_request: {
    status: 400,
    title: 'The request is not HTTP',
    explanation: 'The request could not be read as HTTP/1.1.',
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong here',
    explanation: 'A fault of the service. The request id finds it in the log; retrying is safe.',
  },
  unavailable: {
    status: 503,
    title: 'Not available right now',
    explanation: 'The service is starting, stopping or overloaded. Retry with exponential backoff from 2 seconds.',
  },
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof ERRORS
