import assert from 'node:assert/strict'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../../test/support/until.ts'
import { testApp, testService } from '../../test/support/service.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { createHttpServer } from './node-adapter.ts'
import { rateHeaders } from './rate-limit/rate-headers.ts'

const service = await testService(randomSpots(300))
// Nothing is stored: every response is made.
const app = testApp({ ...service, cacheBytes: 0 })
const server = createHttpServer(app)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close())
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

const PLAIN = [
  '/api/spots',
  '/api/v1/spots?limit=3&minRating=2.5',
  '/api/spots?limit=100',
  '/api/spots?tag=lake,forest&limit=7',
  '/api/spots?near=42.5,1.5&sort=distance&limit=5',
  '/api/spots?limit=x',
  '/api/spots?cursor=nonsense',
  '/api/spots?a=1&a=2',
  '/api/spots/r-00001',
  '/api/spots/none',
  '/api/search?q=lake',
  '/api/search?q=quiet%20lake&limit=2',
  '/api/search',
  '/api/suggest?q=la',
  '/api/facets?tag=lake',
  '/api/ask?q=lake',
  '/api/sandbox/spots',
  '/api/changes',
  '/api/health',
]
const LONG = [
  '/api/spots/r%2D00001',
  '/api/spots/./r-00001',
  '/api/spots/',
  '/api/spots?',
  '//api/spots',
  "/api/search?q='",
  '/none',
  '/docs',
]

type Sent = { status: number; headers: [string, string][]; body: string }

/** Sends the path as it is written. */
async function overSocket(path: string, headers: Record<string, string>): Promise<Sent> {
  const asked = request({ host: '127.0.0.1', port, path, headers: { ...headers, connection: 'close' } })
  asked.end()
  const [incoming] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const lines: [string, string][] = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  return { status: incoming.statusCode, headers: comparable(lines), body: Buffer.concat(chunks).toString('base64') }
}

async function byFetch(path: string, headers: Record<string, string>): Promise<Sent> {
  const response = await app.fetch(new Request(`http://inside${path}`, { headers }), { address: '127.0.0.1' })
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  return { status: response.status, headers: comparable([...response.headers]), body }
}

/** Leaves out what belongs to one request or to the connection. */
function comparable(headers: readonly [string, string][]): [string, string][] {
  const rate = rateHeaders({ limit: 1, remaining: 1, reset: 1, isSpent: false }, { now: 0 })
  const own = new Set(['date', 'connection', ...rate.map(name => name.toLowerCase())])
  return headers.filter(([name]) => !own.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

test('a plain read is answered over the socket as the application answers it, with every header', async () => {
  for (const path of [...PLAIN, ...LONG]) {
    for (const headers of [
      {},
      { 'accept-encoding': 'br' },
      { accept: 'application/geo+json' },
      { accept: 'image/png' },
    ]) {
      const asked = { ...headers, 'x-request-id': 'same' }
      assert.deepEqual(await overSocket(path, asked), await byFetch(path, asked), `${path} ${JSON.stringify(headers)}`)
    }
  }
})

test('a plain read is counted, gets its request id, and is answered 304 without a count', async () => {
  const [first, second] = [await headersOf('/api/spots', {}), await headersOf('/api/spots', { 'x-request-id': 'mine' })]
  const left = (headers: Map<string, string>) => Number(headers.get('x-ratelimit-remaining'))
  assert.equal(left(second), left(first) - 1)
  assert.equal(second.get('x-request-id'), 'mine')
  const held = await overSocket('/api/spots', { 'if-none-match': second.get('etag') ?? '' })
  assert.deepEqual([held.status, held.body], [304, ''])
  assert.equal(left(await headersOf('/api/spots', {})), left(second) - 1)
})

async function headersOf(path: string, headers: Record<string, string>): Promise<Map<string, string>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  await response.arrayBuffer()
  return new Map(response.headers)
}

/** What HTTP itself forbids, wherever in the request it comes to light. */
const NOT_HTTP: [string, number][] = [
  ['GET /api/health HTTP/1.1\r\n\r\n', 400],
  ['GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n\r\n', 417],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ...[
    'Transfer-Encoding: chunked\r\n\r\nno length',
    'Transfer-Encoding: gzip\r\n\r\nx',
    'Content-Length: x\r\n\r\nx',
  ].map((rest): [string, number] => [
    `POST /api/ask HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${rest}`,
    400,
  ]),
]

test('whatever HTTP forbids gets the Error form, CORS and a request id', async () => {
  for (const [sent, status] of NOT_HTTP) {
    const socket = connect(port, '127.0.0.1')
    socket.write(sent)
    let received = ''
    for await (const chunk of socket) {
      received += chunk
      if (received.includes('}}')) break
    }
    const [head = '', body = ''] = received.split('\r\n\r\n')
    assert.match(head, new RegExp(`^HTTP/1.1 ${status} `), sent)
    assert.match(head, /^X-Request-Id: \S+$/im, sent)
    assert.match(head, /^Access-Control-Allow-Origin: \*$/im, sent)
    assert.deepEqual(Object.keys(JSON.parse(body).error), ['code', 'message', 'docs'], sent)
  }
})

test('a server that is closed sends to its end an answer that a reader takes slowly', async () => {
  const length = 60_000
  const headers = ['Content-Type', 'text/plain', 'Content-Length', String(length)]
  const answer = () => ({ status: 200, headers, body: [new Uint8Array(length).fill(120)] })
  const closing = createHttpServer({ answer, site: app.site })
  closing.listen(0, '127.0.0.1')
  await once(closing, 'listening')
  const bound = closing.address()
  const socket = connect(typeof bound === 'object' && bound ? bound.port : 0, '127.0.0.1')
  const [ours] = (await once(closing, 'connection')) as [Socket]
  socket.pause()
  // Until more has been written than the system takes ahead: the last answer is handed over whole, and sent by half.
  for (; ours.writableLength === 0; await wait(1)) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const closed = once(closing, 'close')
  closing.close()
  closing.closeIdleConnections()
  let received = ''
  socket
    .setEncoding('latin1')
    .on('data', text => (received += text))
    .resume()
  const lengths = () =>
    received
      .split('HTTP/1.1 200')
      .slice(1)
      .map(each => each.split('\r\n\r\n')[1]?.length)
  await Promise.race([once(socket, 'close'), until(() => ours.writableLength === 0 && lengths().at(-1) === length)])
  assert.deepEqual(new Set(lengths()), new Set([length]))
  closing.closeIdleConnections()
  await closed
})
