import type { Directory } from '../service/directory.ts'
import type { Quota } from './rate-limit/windows.ts'
import type { WorkMeter } from './rate-limit/work-meter.ts'
import type { RequestHead } from './request/head.ts'
import { readTarget, type Target } from './request/target.ts'
import type { HttpResponse } from './response/response.ts'
import type { StoredVariant } from './response/response-cache.ts'
import type { AnyRoute } from './route.ts'
import type { Site } from './site.ts'

/** An endpoint is what answers at a path: routes of the API, a page, or another protocol's mount. */
export type Endpoint = {
  /** The path's pattern, such as `/api/spots/{id}`; the log names it, not the path. */
  pattern: string
  /** Which of its client's windows a request counts against; none: probes, which are always answered. */
  window: 'api' | 'pages' | 'none'
  /** The value of the Allow header. */
  allow: string
  /** By method; GET answers HEAD too. */
  operations: ReadonlyMap<string, Operation>
  /** Answers the methods that have no operation of their own, OPTIONS left out. */
  otherMethods?: Operation
}

/** What answers a method at a path. */
export type Operation = {
  /** What a request counts against the rate window. */
  cost: number
  /** Absent for pages and mounts. */
  route?: AnyRoute
  handle(exchange: Exchange): HttpResponse | Promise<HttpResponse>
}

type ExchangeOptions = {
  requestId: string
  /** What the client is counted by; null: the service asks itself. */
  client: string | null
  /** The exchange that this one is a part of: a batch, of which this is an operation. */
  parent?: Exchange
  /** Who pays for a job that the service runs later. */
  payer?: string
  /** Absent: processor time is not counted. */
  meter?: WorkMeter | undefined
}

/** One request on its way through the pipeline, and what the steps have found out about it. */
export class Exchange {
  readonly site: Site
  readonly head: RequestHead
  readonly requestId: string
  readonly client: string
  /** Whether the service asks itself: nothing is counted, logged or stored. */
  readonly isInside: boolean
  /** What stands for the client whose processor time it takes: that of the exchange which this one is a part of. */
  readonly payer: string
  /** Whether it is refused when its client's share is spent: a job that has begun is not. */
  readonly isRefusable: boolean
  readonly #meter: WorkMeter | undefined
  readonly #parent: Exchange | undefined
  /** What the path leads to. */
  endpoint: Endpoint | undefined
  /** What answers the method there. */
  operation: Operation | undefined
  /** The path's parameters, as sent. */
  params: Record<string, string> = NO_PARAMS
  /** A stored response to the same question, made from the version that is served. */
  stored: StoredVariant | undefined
  /** The ETag that the client holds and that is the present one. */
  heldTag: string | undefined
  /** What the request did to its client's rate window; undefined where nothing is counted. */
  quota: Quota | undefined
  #directory: Directory | undefined
  #target: Target | undefined

  constructor(site: Site, head: RequestHead, { requestId, client, parent, payer, meter }: ExchangeOptions) {
    this.site = site
    this.head = head
    this.requestId = requestId
    this.client = client ?? ''
    this.isInside = client === null
    this.payer = payer ?? parent?.payer ?? ''
    this.isRefusable = parent ? parent.isRefusable : client !== null
    this.#meter = parent ? parent.#meter : meter
    this.#parent = parent
  }

  /** The catalogue in one version: read when it is first needed, held until the response has been made. */
  get directory(): Directory {
    return (this.#directory ??= this.#parent ? this.#parent.directory : this.site.reads.directory())
  }

  /** @throws ApiError `bad_request` for what is no path and no URL. */
  get target(): Target {
    return (this.#target ??= readTarget(this.head.url))
  }

  /** Runs what takes processor time until it first waits, and counts that against its client's share. */
  timed<T>(work: () => T): T {
    return this.#meter ? this.#meter.timed(this, work) : work()
  }

  /** Counts processor time, in milliseconds, that is taken elsewhere: by the system's threads, or behind a wait. */
  spend(ms: number): void {
    this.#meter?.spend(this, ms)
  }

  /** Counts the making of something large. @throws ApiError `rate_limited` where too little of the share is left. */
  reserve(ms: number): void {
    if (this.isRefusable) this.#meter?.reserve(this, ms)
    else this.spend(ms)
  }

  /** The method that answers; HEAD is a GET whose body is not sent. */
  get method(): string {
    return this.head.method === 'HEAD' ? 'GET' : this.head.method
  }
}

const NO_PARAMS: Record<string, string> = {}

/** What the responses of a collection depend on beside the request; undefined where they are of no version. */
export function versionTagFor(
  reads: 'directory' | 'sandbox' | 'none',
  { site, directory }: Exchange,
): string | undefined {
  if (reads === 'none') return undefined
  return reads === 'sandbox' ? site.reads.sandbox.versionTag : directory.versionTag
}

const API = /^\/(api|ask|mcp|ogc)(\/|$)/

/** Tells whether a path is one of the API, whose responses report the rate window, or a page. */
export function isOfApi(path: string): boolean {
  return API.test(path)
}

/** The reads that a batch or a tool may ask for, and the posts that a job may. */
export function isForInside(operation: Operation | undefined): boolean {
  const { route } = operation ?? {}
  return route !== undefined && (route.isBatchable || 202 in route.responses)
}
