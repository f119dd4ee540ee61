import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { GEOJSON } from '../response/list-bytes.ts'
import { CSV } from '../response/list-csv.ts'
import type { HeaderFact, ResponseFact } from '../route.ts'
import { SpotFeatures } from '../schemas/features.ts'
import * as schemas from '../schemas/schemas.ts'

// What several rows of the route table share.

export const NOTHING = z.object({})
export const SpotPath = z.object({ id: z.string().min(1).describe('a spot id or a slug') })

/** The errors of every counted path. */
export const COMMON: ErrorCode[] = [
  'invalid_parameter',
  'route_not_found',
  'method_not_allowed',
  'not_acceptable',
  'target_too_long',
  'rate_limited',
  'internal_error',
  'unavailable',
]
/** What most rows have in common: a read without parameters that counts as one request. */
export const plainRead = {
  method: 'GET',
  path: NOTHING,
  query: NOTHING,
  body: undefined,
  errors: COMMON,
  reads: 'directory',
  cost: 1,
  isBatchable: true,
} as const

/** The errors of a POST, which takes an Idempotency-Key and can be answered later. */
export const POST_ERRORS: ErrorCode[] = [
  ...COMMON,
  'missing_parameter',
  'invalid_json',
  'invalid_body',
  'body_too_large',
  'unsupported_media_type',
  'invalid_idempotency_key',
  'idempotency_key_reused',
]

export const json = (schema: z.ZodType) => ({ 'application/json': schema })

export const FEATURES = { [GEOJSON]: SpotFeatures }
export const TABLE = { [CSV]: undefined }

/** Lists come as the API's own; Accept, or an address of its own, chooses GeoJSON for maps or a table. */
export const LIST_FORMS = [GEOJSON, CSV]

export const LINK: Record<string, HeaderFact> = {
  Link: { description: 'the next page, rel="next", while there is one', schema: z.string() },
}

export const RETRY_AFTER: HeaderFact = {
  description: 'seconds to wait before asking for the job again',
  schema: z.string(),
}

/** Beside the headers of an answer that may be an earlier one. */
export const REPLAYED: Record<string, HeaderFact> = {
  'Idempotent-Replayed': { description: 'true: this is the answer that the key was first given', schema: z.string() },
}

/** The answer to `Prefer: respond-async`; a route that declares it can be answered later. */
export const LATER: Record<202, ResponseFact> = {
  202: {
    description: 'Accepted with `Prefer: respond-async`: the job, to be read at Location',
    content: json(schemas.Job),
    headers: {
      Location: { description: 'path of the job', schema: z.string(), required: true },
      'Preference-Applied': { description: 'respond-async', schema: z.string(), required: true },
      'Retry-After': { ...RETRY_AFTER, required: true },
      ...REPLAYED,
    },
  },
}

export const POST_HEADERS: Record<string, HeaderFact> = {
  Prefer: { description: 'respond-async: answer 202 with a job at once and do the work after', schema: z.string() },
  'Idempotency-Key': {
    description:
      'A key of your own, at most 128 characters: the same request with the same key is run once, and its first answer is given again for 24 hours',
    schema: z.string().max(128),
  },
}
