import type { Directory } from '../service/directory.ts'
import type { Reads } from '../service/reads.ts'
import type { ApiError } from './errors.ts'
import type { HttpResponse } from './response/response.ts'
import type { Settings, Site } from './site.ts'

/** A page for people, or a file: outside of the API's rules, made by `src/web`. */
export type Page = {
  /** The path's pattern. */
  path: string
  /** @throws ApiError, as a route may. */
  handle(context: PageContext): HttpResponse | Promise<HttpResponse>
}

/** What a page is made from. */
export type PageContext = Pick<Reads, 'sandbox' | 'links'> & {
  /** The version of the catalogue that the whole page shows. */
  directory: Directory
  settings: Settings
  /** The path's parameters, decoded. */
  params: Record<string, string>
  search: URLSearchParams
  /** Returns a header of the request by its lower-case name. */
  header: (name: string) => string | undefined
  requestId: string
  /** Runs what takes processor time behind a wait, and counts it against the client's share. */
  timed: <T>(work: () => T) => T
  /** What the API's own operations answer from. */
  site: Site
}

export type Pages = {
  all: readonly Page[]
  /** Shows an error to people; without it they get the API's Error form too. */
  refuse?: (context: PageContext, error: ApiError) => HttpResponse | Promise<HttpResponse>
}

export const NO_PAGES: Pages = { all: [] }
