import type { RequestHead } from './request/head.ts'
import type { HttpResponse } from './response/response.ts'

/** Another protocol over the same reads: one path, all methods (`src/mcp`). */
export type Mount = {
  path: string
  /** The value of the Allow header. */
  allow: string
  /** Milliseconds of processor time that a request takes beside its reads, which are counted each. */
  workMs: number
  handle(head: RequestHead, context: MountContext): Promise<HttpResponse>
}

export type MountContext = {
  /** Where the service is found from outside. */
  baseUrl: string
  /** Answers a public GET path as a direct request would be answered; not counted again. */
  read: (target: string) => Promise<HttpResponse>
  /** Counts further requests against the client's window. @throws ApiError `rate_limited` once that is spent. */
  charge: (requests: number) => void
}
