import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sendAnswer } from './answer.ts'
import type { App } from './app.ts'
import type { Asked } from './asked.ts'
import { ApiError, type ErrorCode, errorBody } from './errors.ts'
import { API_HEADERS, requestId } from './response/headers.ts'
import { keptKey, type ResponseCache } from './response-cache.ts'
import type { Peer } from './serve.ts'
import type { Service } from './service.ts'

/**
 * Makes the function that Node's HTTP server calls: kept responses are sent at once, everything else goes through the
 * application.
 */
export function createListener(app: App, service: Service, cache: ResponseCache): RequestListener {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      return app.fetch(request, peerOf(incoming as IncomingMessage))
    },
    {
      errorHandler: error =>
        plainError(new ApiError('bad_request', 'the request is not valid HTTP', { cause: error }), service),
    },
  )
  return (incoming, outgoing) => {
    if (cache.send(incoming, outgoing)) return
    const answer = app.read(askedOf(incoming), incoming.url ?? '', peerOf(incoming))
    if (answer) {
      answer.then(ready => sendAnswer(ready, outgoing)).catch(breakOff(outgoing))
      return
    }
    // No answer depends on Host; a strange one, or none, is no reason to refuse.
    incoming.headers.host = 'localhost'
    // The web's Request cannot hold this method; under any other name it is answered 405 like the rest.
    if (incoming.method === 'TRACE') incoming.method = 'TRACE_'
    void listener(incoming, outgoing)
  }

  function breakOff(outgoing: ServerResponse): (error: unknown) => void {
    return err => {
      service.log.error({ err }, 'an answer could not be sent')
      outgoing.destroy()
    }
  }

  function peerOf({ method, url = '', socket }: IncomingMessage): Peer {
    const address = socket.remoteAddress ?? ''
    if (method !== 'GET' || !cache.isOn) return { address }
    return { address, keep: (coding, response) => cache.keep(keptKey(coding, url), response) }
  }
}

/** Reads a request's head as it came; a plain read needs no more. */
function askedOf({ method = '', headers }: IncomingMessage): Asked {
  const get = (name: string) => {
    const value = headers[name]
    return value === undefined ? null : String(value)
  }
  return { method, body: null, signal: NEVER, headers: { get, has: name => headers[name] !== undefined } }
}

const NEVER = new AbortController().signal

/** Answers what is not HTTP at all, in the Error form, where the socket still takes it. */
export function answerClientErrors(server: Server, service: Service): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'header_too_large' : 'bad_request'
    const refusal = new ApiError(
      code,
      code === 'bad_request' ? 'the request is not valid HTTP' : 'the request line and headers are too long',
    )
    const body = JSON.stringify(errorBody(refusal, service.links))
    const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${refusal.status} ${code}\r\n${lines.join('')}Connection: close\r\n\r\n${body}`)
  })
}

function plainError(error: ApiError, service: Service): Response {
  const body = JSON.stringify(errorBody(error, service.links))
  return new Response(body, { status: error.status, headers: headersOf(body) })
}

function headersOf(body: string): Record<string, string> {
  return {
    ...API_HEADERS,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId(null),
  }
}
