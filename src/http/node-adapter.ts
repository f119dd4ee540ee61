// HTTP over a socket: makes a head of what came in, and writes the response out.
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from './app.ts'
import { type Arrival, type ConnectionLimits, limitConnections, Turns } from './rate-limit/connections.ts'
import type { ErrorCode } from './error-codes.ts'
import { ApiError, errorResponse, methodNotAllowed } from './errors.ts'
import type { RequestHead } from './request/head.ts'
import { requestId } from './response/headers.ts'
import { bytesOf, forEachHeader, type HeaderList, type HttpResponse, isParts, lengthOf } from './response/response.ts'
import { sendBody, SLICE_BYTES } from './response/sending/send-body.ts'
import { PATIENCE, type Patience } from './response/sending/slow-readers.ts'

/** Milliseconds, which Node's server sees to. */
const TIMES = {
  /** A request's head must have come. */
  headersTimeout: 15_000,
  /** The whole of a request must have come. */
  requestTimeout: 60_000,
  /** An idle connection is kept: longer than the minute that load balancers keep theirs. */
  keepAliveTimeout: 72_000,
  /** How often it looks for requests that take too long. */
  connectionsCheckingInterval: 5000,
}

/** A client that is refused may send on for so long before its connection is closed. */
const LINGER_MS = 2000

/** Of large bodies, beside those that lie in memory anyway; threads have their own. */
const MOST_WAITING_BYTES = 64 * 1024 * 1024

export type HttpServerOptions = {
  limits?: ConnectionLimits
  patience?: Partial<Patience>
  times?: Partial<typeof TIMES>
  mostWaitingBytes?: number
  lingerMs?: number
}

/** Makes Node's server for an app; it listens to no port yet. */
export function createHttpServer(
  app: Pick<App, 'answer' | 'site'>,
  {
    limits,
    patience: given,
    times,
    mostWaitingBytes = MOST_WAITING_BYTES,
    lingerMs = LINGER_MS,
  }: HttpServerOptions = {},
): Server {
  const patience = { ...PATIENCE, ...given }
  const turns = new Turns(answer)
  const waiting = new WaitingBytes(mostWaitingBytes)
  // A second Host must be seen, and a missing one is refused in the Error form.
  const options = { ...TIMES, ...times, requireHostHeader: false, joinDuplicateHeaders: true }
  const server = createServer(options, (incoming, outgoing) => {
    turns.take({ incoming, outgoing, fault: faultOf(incoming) })
  })
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const message = `Expect must be 100-continue, got "${incoming.headers.expect?.slice(0, 60)}"`
    turns.take({ incoming, outgoing, fault: new ApiError('expectation_failed', message) })
  })
  server.on('connect', (_incoming: IncomingMessage, socket: Socket) => {
    refuseRaw(methodNotAllowed({ method: 'CONNECT' }, 'GET, HEAD, POST, OPTIONS'), socket)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else turns.breakOff(socket, broken => refuse(notHttp(error.code), socket, broken))
  })
  // Node takes a connection for idle once an answer has been written, though a part of it is still to be sent.
  server.closeIdleConnections = () => {
    if (turns.underWay === 0) Server.prototype.closeIdleConnections.call(server)
  }
  const { counters } = app.site
  if (limits) limitConnections(server, { onRefusal: () => counters.count('refused connection'), ...limits })
  return server

  function answer({ incoming, outgoing, fault }: Arrival): void {
    const head = new NodeHead(incoming, outgoing, fault)
    try {
      const made = app.answer(head)
      if (made instanceof Promise) made.then(response => send(response, head, outgoing)).catch(breakOff(outgoing))
      else send(made, head, outgoing)
    } catch (error) {
      breakOff(outgoing)(error)
    }
  }

  function send(made: HttpResponse, head: RequestHead, outgoing: ServerResponse): void {
    // A body that is no HTTP has been refused meanwhile, or the client has left: a closed response is not closed again.
    if (outgoing.headersSent || outgoing.destroyed) return
    const isHead = head.method === 'HEAD'
    const { status, headers, body } = isHead || waiting.holds(made, outgoing) ? made : overloaded(head, made.headers)
    if (!app.site.settings.isReady()) outgoing.shouldKeepAlive = false
    outgoing.writeHead(status, headers as string[])
    sendBody(isHead ? null : body, outgoing, patience)?.catch(breakOff(outgoing))
  }

  /** Refuses what was answered: with the id and the window that the answer would have had. */
  function overloaded(head: RequestHead, made: HeaderList): HttpResponse {
    counters.count('refused for slow readers')
    const message = 'too many large answers wait for slow readers: ask again in a few seconds'
    const error = new ApiError('unavailable', message, { headers: { 'Retry-After': '5' } })
    const own: string[] = []
    forEachHeader(made, (name, value) => {
      if (/^(X-)?RateLimit|^X-Request-Id$/i.test(name)) own.push(name, value)
    })
    const id = own[own.indexOf('X-Request-Id') + 1] ?? requestId(head.header('x-request-id'))
    const refusal = errorResponse(error, { links: app.site.reads.links, accept: head.header('accept'), requestId: id })
    return { ...refusal, headers: [...refusal.headers, ...own] }
  }

  function breakOff(outgoing: ServerResponse): (error: unknown) => void {
    return err => {
      app.site.log.error({ err }, 'a response could not be sent')
      outgoing.destroy()
    }
  }

  /** Refuses in the Error form what is not HTTP, and closes the connection. */
  function refuse(error: ApiError, socket: Socket, broken: Arrival | undefined): void {
    counters.count('refused as not HTTP')
    if (broken) refuseBody(error, broken)
    else if (socket.writable) refuseRaw(error, socket)
    // Closed at once, with bytes unread, it would be reset, and the refusal lost.
    const linger = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(linger))
  }

  /** Refuses a request whose head was good and whose body is not. */
  function refuseBody(error: ApiError, { incoming, outgoing }: Arrival): void {
    const id = requestId(incoming.headers['x-request-id']?.toString())
    const { accept } = incoming.headers
    const response = errorResponse(error, { links: app.site.reads.links, accept, requestId: id })
    outgoing.shouldKeepAlive = false
    outgoing.writeHead(response.status, [...response.headers, 'X-Request-Id', id])
    outgoing.end(incoming.method === 'HEAD' ? undefined : bytesOf(response))
  }

  /** Refuses what never became a request. */
  function refuseRaw(error: ApiError, socket: Socket): void {
    const id = requestId(undefined)
    const response = errorResponse(error, { links: app.site.reads.links, accept: undefined, requestId: id })
    let head = `HTTP/1.1 ${response.status} ${error.code}\r\n`
    forEachHeader([...response.headers, 'X-Request-Id', id, 'Connection', 'close'], (name, value) => {
      head += `${name}: ${value}\r\n`
    })
    socket.end(`${head}\r\n${Buffer.from(bytesOf(response)).toString()}`)
  }
}

function notHttp(code: string | undefined): ApiError {
  const wire: ErrorCode = code === 'HPE_HEADER_OVERFLOW' ? 'header_too_large' : 'bad_request'
  return new ApiError(wire, NOT_HTTP.get(code) ?? 'the request is not valid HTTP')
}

const NOT_HTTP: ReadonlyMap<string | undefined, string> = new Map([
  ['HPE_HEADER_OVERFLOW', 'the request line and headers are too long'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'the request did not come in time'],
])

/** Finds what HTTP forbids and Node's parser lets pass: no Host, or more than one (RFC 9112, 3.2). */
function faultOf({ rawHeaders, httpVersionMinor }: IncomingMessage): ApiError | undefined {
  const host = headerOf(rawHeaders, 'host')
  if (host === undefined) {
    return httpVersionMinor === 0 ? undefined : new ApiError('bad_request', 'a request must name its Host')
  }
  return host.includes(',') ? new ApiError('bad_request', 'a request must name one Host') : undefined
}

/** Counts the bytes of large bodies that wait for their readers. */
class WaitingBytes {
  readonly #most: number
  #now = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Takes a response's body on until it has been sent; false when there is no room for it. */
  holds({ body, isShared }: HttpResponse, outgoing: ServerResponse): boolean {
    if (isShared || body === null || !isParts(body)) return true
    const length = lengthOf(body)
    if (length <= SLICE_BYTES) return true
    if (this.#now + length > this.#most) return false
    this.#now += length
    outgoing.once('close', () => {
      this.#now -= length
    })
    return true
  }
}

/** Finds a header as it came: a few are looked for, and to put all of them into an object takes longer than that. */
function headerOf(raw: readonly string[], name: string): string | undefined {
  let found: string | undefined
  for (let i = 0; i + 1 < raw.length; i += 2) {
    if (raw[i]?.length !== name.length || raw[i]?.toLowerCase() !== name) continue
    found = found === undefined ? raw[i + 1] : `${found}${name === 'cookie' ? '; ' : ', '}${raw[i + 1]}`
  }
  return found
}

/** What came over a socket, read as it is needed. */
class NodeHead implements RequestHead {
  readonly method: string
  readonly url: string
  readonly fault: ApiError | undefined
  readonly #incoming: IncomingMessage
  readonly #outgoing: ServerResponse
  #signal: AbortSignal | undefined

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, fault: ApiError | undefined) {
    this.method = incoming.method ?? ''
    this.url = incoming.url ?? ''
    this.fault = fault
    this.#incoming = incoming
    this.#outgoing = outgoing
  }

  header(name: string): string | undefined {
    return headerOf(this.#incoming.rawHeaders, name)
  }

  *headers(): Generator<[string, string]> {
    for (const name of Object.keys(this.#incoming.headers)) yield [name, this.header(name) ?? '']
  }

  get address(): string {
    return this.#incoming.socket.remoteAddress ?? ''
  }

  /** Who leaves it half read does not destroy it: the rest is skipped, and the request behind it is read. */
  get body(): AsyncIterable<Uint8Array> {
    return this.#incoming.iterator({ destroyOnReturn: false })
  }

  get signal(): AbortSignal {
    return (this.#signal ??= signalOf(this.#outgoing, this.#incoming.socket))
  }
}

function signalOf(outgoing: ServerResponse, socket: Socket): AbortSignal {
  if (outgoing.destroyed || socket.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort()
  })
  return controller.signal
}
