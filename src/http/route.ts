import type { z } from 'zod'
import type { Directory } from '../service/directory.ts'
import type { ErrorCode } from './error-codes.ts'
import type { Site } from './site.ts'
import type { HttpResponse } from './response/response.ts'

/** What a handler gets of a request, parsed. */
export type Call<Path, Query, Body> = Site & {
  /** The collection that the route reads, in the one version that answers the whole request. */
  directory: Directory
  path: Path
  query: Query
  body: Body
  /** The media type that the client gets of those that the route sends. */
  type: string
  request: CallRequest
}

export type CallRequest = {
  /** The path as asked, without query. */
  pathname: string
  search: URLSearchParams
  header(name: string): string | undefined
  /** X-Request-Id. */
  id: string
  /** Runs what takes processor time behind a wait, and counts it against the client's share. */
  timed: <T>(work: () => T) => T
  /** Counts the making of something large beforehand, in milliseconds. @throws ApiError `rate_limited` */
  reserve(ms: number): void
  /** Answers a public GET path as a direct request would be answered, from the same version. */
  read(target: string): Promise<HttpResponse>
}

type Shape = z.ZodObject
type Body = z.ZodType | undefined

/** A route as a value: router, validation, OpenAPI, docs, batch, agents' tools and tests follow from it. */
export type Route<P extends Shape = Shape, Q extends Shape = Shape, B extends Body = Body> = {
  method: 'GET' | 'POST'
  /** Path pattern → unique operation id; an alias is one more row. */
  paths: Record<string, string>
  /** Other spellings of a path, which are answered and not described. */
  alsoAt?: readonly string[]
  group: RouteGroup
  summary: string
  description: string
  path: P
  query: Q
  body: B
  /** Refuses a body that its schema cannot, before it is answered or accepted as a job. @throws ApiError */
  checkBody?: ((body: B extends z.ZodType ? z.output<B> : undefined) => void) | undefined
  /** How the body is documented, where it is parsed more leniently than that. */
  documentedBody?: z.ZodType
  /** Request headers that the route reads, by name, for the docs. */
  headers?: Record<string, HeaderFact>
  responses: Record<number, ResponseFact>
  /** Media types that Accept may ask for instead of the first of the 200 response: the forms by address, without it. */
  alsoSends?: readonly string[]
  /** The address names the form: Accept is not asked. */
  isFormByAddress?: true
  errors: readonly ErrorCode[]
  /** Which collection it reads; `none`: answers are not of the catalogue and never cached. */
  reads: 'directory' | 'sandbox' | 'none'
  /** What a request counts against the rate window. */
  cost: number
  /** The window that it counts against, where that is not the one of its path. */
  window?: 'pages'
  isBatchable: boolean
  /** Values that make a working example. */
  example?: { path?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  handle(
    call: Call<z.output<P>, z.output<Q>, B extends z.ZodType ? z.output<B> : undefined>,
  ): HttpResponse | Promise<HttpResponse>
}

export type RouteGroup =
  | 'spots'
  | 'search'
  | 'silence'
  | 'ask'
  | 'batch'
  | 'jobs'
  | 'webhooks'
  | 'mirrors'
  | 'ogc'
  | 'sandbox'
  | 'service'

export type HeaderFact = { description: string; schema: z.ZodType; required?: boolean }

export type ResponseFact = {
  description: string
  /** Media type → schema; a type without one is described in words alone. */
  content: Record<string, z.ZodType | undefined>
  /** Other bodies of the same type, by when they come: documented beside the schema, not as a union. */
  alternatives?: Record<string, z.ZodType>
  /** Response headers beside those that every response has. */
  headers?: Record<string, HeaderFact>
}

/** A route whose types were checked where it was defined. */
export type AnyRoute = Omit<Route, 'handle' | 'checkBody'> & {
  checkBody?: ((body: never) => void) | undefined
  handle(call: Call<unknown, unknown, unknown>): HttpResponse | Promise<HttpResponse>
}

/** Checks a route's handler against its schemas, then forgets the exact types, so that all routes fit one table. */
export function route<P extends Shape, Q extends Shape, B extends Body>(definition: Route<P, Q, B>): AnyRoute {
  // The app calls handle only with what the same route's schemas have parsed.
  return definition
}
