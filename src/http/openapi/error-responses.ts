// The responses that nearly every operation has: each is described once, and referred to.
import type { Links } from '../../spots/links.ts'
import { type ErrorCode, ERRORS } from '../error-codes.ts'
import { errorBody } from '../errors.ts'
import { isOfApi } from '../exchange.ts'
import type { AnyRoute } from '../route.ts'
import { ErrorResponse } from '../schemas/schemas.ts'
import { CACHING_HEADERS, headerRefs } from './headers.ts'
import { schemaOf } from './json-schema.ts'

const NOT_MODIFIED = 'NotModified'
const REF = '#/components/responses/'

/** Describes the responses that `refusalsOf` refers to, by name. */
export function sharedResponses(routes: readonly AnyRoute[], links: Links) {
  const ofApi = routes.filter(({ paths }) => Object.keys(paths).some(isOfApi))
  const groups = ofApi.flatMap(({ errors }) => [...byStatus(errors).values()])
  return {
    [NOT_MODIFIED]: notModified(true),
    ...Object.fromEntries(groups.map(codes => [nameOf(codes), refusal(codes, { isCounted: true, links })])),
  }
}

type Counting = { isCounted: boolean; links: Links }

/** Lists what a route answers beside its successes, by status; each error response with the codes that it may have. */
export function refusalsOf({ reads, errors }: AnyRoute, { isCounted, links }: Counting): Record<string, object> {
  return {
    ...(reads !== 'none' && { 304: isCounted ? { $ref: REF + NOT_MODIFIED } : notModified(false) }),
    ...Object.fromEntries(
      Array.from(byStatus(errors), ([status, codes]) => [
        status,
        isCounted ? { $ref: REF + nameOf(codes) } : refusal(codes, { isCounted, links }),
      ]),
    ),
  }
}

function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  return Map.groupBy(codes, code => ERRORS[code].status)
}

/** Writes `spot_not_found` and `route_not_found` as `SpotNotFoundOrRouteNotFound`. */
function nameOf(codes: readonly ErrorCode[]): string {
  const inCamelCase = (code: string) => code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return codes.map(inCamelCase).join('Or')
}

function notModified(isCounted: boolean) {
  return { description: 'The client has it already', headers: headerRefs(isCounted, CACHING_HEADERS) }
}

function refusal(codes: readonly ErrorCode[], { isCounted, links }: Counting) {
  const [code = 'internal_error'] = codes
  const extra = { 405: ['Allow'], 429: ['Retry-After'] }[ERRORS[code].status as number] ?? []
  return {
    description: codes.map(one => `\`${one}\`: ${ERRORS[one].title}`).join('; '),
    headers: headerRefs(isCounted, ['Cache-Control', ...extra]),
    content: {
      'application/json': {
        schema: schemaOf(ErrorResponse),
        example: errorBody({ code, message: ERRORS[code].title }, links),
      },
    },
  }
}
