import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** A delivery as it came in. */
export type Received = { path: string; headers: Record<string, string | undefined>; body: string }

/** How a receiver answers; it may also hang up, or never answer. */
export type Behaviour = (response: ServerResponse, received: Received) => void

export type Receiver = {
  url: string
  received: Received[]
  /** Deliveries that were under way at the same time, at most. */
  mostAtOnce: () => number
  behave: (behaviour: Behaviour) => void
  close: () => void
}

export const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  response =>
    void response.writeHead(status, headers).end()

/** Starts a real receiver of webhooks on loopback that takes every delivery until it is told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let behaviour = answer(204)
  let [now, most] = [0, 0]
  const server = createServer((request, response) => {
    most = Math.max(most, ++now)
    response.once('close', () => now--)
    let body = ''
    request.on('data', chunk => {
      body += String(chunk)
    })
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const one = { path: request.url ?? '', headers, body }
      received.push(one)
      behaviour(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    mostAtOnce: () => most,
    behave: next => {
      behaviour = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
