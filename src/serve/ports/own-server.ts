import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server of the supervisor's own answers. */
export type OwnResponse = { status: number; type: string; text: string }

export type OwnServer = { port: number; stop(): void }

/**
 * Listens for operators and what watches the service, in the supervisor's own thread, which does nothing that takes long:
 * also while every thread that answers clients is busy. No part of the public API.
 * @throws the system's error when the port cannot be had.
 */
export async function startOwnServer(
  { port, host }: { port: number; host: string },
  answer: (path: string) => OwnResponse | Promise<OwnResponse>,
): Promise<OwnServer> {
  const server = createServer({ requestTimeout: 5000 }, (request, response) => {
    request.resume()
    const path = (request.url ?? '').split('?')[0] ?? ''
    void Promise.try(answer, path)
      .catch(failed)
      .then(({ status, type, text }) => {
        response.writeHead(status, {
          'Content-Type': type,
          'Content-Length': Buffer.byteLength(text),
          'Cache-Control': 'no-store',
          Connection: 'close',
        })
        response.end(request.method === 'HEAD' ? undefined : text)
      })
  })
  server.maxConnections = 64
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host && { host }) }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port, // listens on a port, not on a pipe
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function failed(error: unknown): OwnResponse {
  return { status: 500, type: 'text/plain; charset=utf-8', text: error instanceof Error ? error.message : 'failed' }
}
