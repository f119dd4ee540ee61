import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, BlockList, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { testApp, testService } from '../../../test/support/service.ts'
import { randomSpots } from '../../../test/support/spots.ts'
import { NO_LOG } from '../log.ts'
import { ConnectionCounts, createConnectionMemory } from './connection-counts.ts'
import type { ConnectionLimits } from './connections.ts'
import { createHttpServer, type HttpServerOptions } from '../node-adapter.ts'
import type { Pages } from '../page.ts'
import { PATIENCE_MS, until } from '../../../test/support/until.ts'

const spots = randomSpots(60)

type Running = { server: Server; open: () => Socket; logged: unknown[]; stop: () => void }

async function serve(
  t: TestContext,
  { pages, ...options }: HttpServerOptions & { pages?: Pages } = {},
): Promise<Running> {
  const logged: unknown[] = []
  let isStopping = false
  const service = await testService(spots, { isReady: () => !isStopping })
  const log = { ...NO_LOG, error: (line: unknown) => void logged.push(line) }
  const server = createHttpServer(testApp({ ...service, log }, pages), options)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    server,
    logged,
    stop: () => void (isStopping = true),
    open: () => connect(port, '127.0.0.1').on('error', () => {}),
  }
}

function limitsOf(limits: { most: number; mostOfClient: number }): ConnectionLimits {
  return { ...limits, trustedProxies: new BlockList(), counts: new ConnectionCounts(createConnectionMemory(1), 0) }
}

/** Sends text as it is and returns all that comes back until the connection closes, or for a while. */
async function talk(socket: Socket, text: string, forMs = 60_000): Promise<string> {
  let heard = ''
  socket.setEncoding('latin1')
  socket.on('data', chunk => (heard += String(chunk)))
  socket.write(text)
  await Promise.race([new Promise(resolve => socket.once('close', resolve)), wait(forMs, undefined, { ref: false })])
  socket.destroy()
  return heard
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`

/** A page of which one is made at a time, as far as one can see from inside. */
function countingPages() {
  const seen = { underWay: 0, most: 0, made: 0 }
  const all: Pages['all'] = [
    {
      path: '/big/{n}',
      async handle({ params }) {
        seen.underWay++
        seen.most = Math.max(seen.most, seen.underWay)
        await wait(1)
        seen.underWay--
        seen.made++
        const bytes = Buffer.alloc(1_000_000, `${params['n']}`)
        return { status: 200, headers: [], type: 'text/plain', body: [bytes] }
      },
    },
  ]
  return { seen, pages: { all } }
}

test('one answer is under way per connection, and they come in the order of their requests', async t => {
  const { seen, pages } = countingPages()
  const { open } = await serve(t, { pages })
  const asked = Array.from({ length: 9 }, (_, i) => get(`/big/${i + 1}`, i === 8 ? 'Connection: close\r\n' : ''))
  const heard = await talk(open(), asked.join(''), 20_000)
  const bodies = heard.split('HTTP/1.1 200 OK').slice(1)
  assert.deepEqual(
    bodies.map(body => body.at(-1)),
    ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  )
  assert.equal(seen.most, 1)
})

test('requests that are sent ahead wait unread, and all are answered', async t => {
  const page = {
    path: '/slow',
    async handle() {
      await wait(2)
      return { status: 200, headers: [], type: 'text/plain', body: [Buffer.from('here')] }
    },
  }
  const { open } = await serve(t, { pages: { all: [page] } })
  const asked = get('/slow', `Padding: ${'x'.repeat(1500)}\r\n`).repeat(400)
  const heard = await talk(open(), `${asked}${get('/livez', 'Connection: close\r\n')}`, 20_000)
  assert.equal(heard.split('HTTP/1.1 ').length - 1, 401)
})

test('a client that asks without reading has one answer made, however much it asks for', async t => {
  const { seen, pages } = countingPages()
  const { open } = await serve(t, { pages })
  const socket = open()
  socket.pause()
  socket.write(get('/big/1').repeat(90))
  await wait(300)
  // The system's own buffers on both sides take some megabytes.
  assert.ok(seen.made < 20, `${seen.made} answers were made for a client that reads none`)
  const soFar = seen.made
  await wait(100)
  assert.equal(seen.made, soFar)
  socket.destroy()
})

test('a reader who takes nothing is left, and its answer with it', async t => {
  const { pages } = countingPages()
  const { open, server } = await serve(t, { pages, patience: { stalledMs: 200 } })
  const accepted = once(server, 'connection')
  const socket = open()
  socket.pause()
  socket.write(get('/big/1').repeat(20))
  await accepted
  await until(async () => (await connectionsOf(server)) === 0)
  socket.resume()
  await once(socket, 'close')
})

test('a reader who takes nothing of what is made while it is sent is left, and no more is made', async t => {
  let isReturned = false
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(10_000)
    } finally {
      isReturned = true
    }
  }
  const page = { path: '/endless', handle: () => ({ status: 200, headers: [], type: 'text/plain', body: endless() }) }
  const { open, logged } = await serve(t, { pages: { all: [page] }, patience: { stalledMs: 200 } })
  const socket = open()
  socket.pause()
  socket.write(get('/endless'))
  await until(() => isReturned)
  assert.deepEqual(logged, [])
  socket.destroy()
})

test('a reader who takes less than 1 KB a second of small answers is left after a minute', async t => {
  const { open, server } = await serve(t, { patience: { graceMs: 300, leastPerSecond: 1_000_000 } })
  let isLeft = false
  server.on('connection', (accepted: Socket) => accepted.once('close', () => (isLeft = true)))
  const socket = open()
  socket.pause()
  // Each answer is sent at once; together they are more than the system's own buffers take.
  socket.write(get('/api/spots', `Padding: ${'x'.repeat(1500)}\r\n`).repeat(900))
  await until(() => isLeft)
})

test('large bodies that wait for slow readers have a bound together, beyond which the answer is 503', async t => {
  const { pages } = countingPages()
  const { open } = await serve(t, { pages, mostWaitingBytes: 2_500_000 })
  const slow = [open(), open()]
  for (const socket of slow) {
    socket.pause()
    // Behind the first come more than the system's own buffers take.
    socket.write(get('/big/1').repeat(30))
  }
  const ask = () => talk(open(), get('/big/2', 'Connection: close\r\n'))
  let refused = ''
  await until(async () => (refused = await ask()).startsWith('HTTP/1.1 503 '))
  assert.match(refused, /"code":"unavailable"/)
  assert.equal(refused.match(/^X-Request-Id: ./gm)?.length, 1)
  assert.match(await talk(open(), get('/big/2', 'Connection: close\r\n').replace('GET', 'HEAD')), /^HTTP\/1.1 200 /)
  for (const socket of slow) socket.destroy()
  await until(async () => (await ask()).startsWith('HTTP/1.1 200 '))
})

test('clients that leave before their large answer is made leave no bytes behind that count', async t => {
  const made: (() => void)[] = []
  const late = {
    path: '/late',
    async handle() {
      await new Promise<void>(resolve => made.push(resolve))
      return { status: 200, headers: [], type: 'text/plain', body: [Buffer.alloc(1_000_000, 'x')] }
    },
  }
  const { pages } = countingPages()
  const { open, server } = await serve(t, { pages: { all: [late, ...pages.all] }, mostWaitingBytes: 2_500_000 })
  for (let i = 0; i < 5; i++) {
    const socket = open()
    socket.write(get('/late'))
    await until(() => made.length > i)
    socket.destroy()
    await until(async () => (await connectionsOf(server)) === 0)
    made[i]?.()
    await wait(1)
  }
  assert.match(await talk(open(), get('/big/2', 'Connection: close\r\n')), /^HTTP\/1.1 200 /)
})

test('a client has so many connections and no more; one that ends makes room', async t => {
  const limits = limitsOf({ most: 100, mostOfClient: 3 })
  const { open } = await serve(t, { limits })
  const idle = Array.from({ length: 3 }, open)
  await Promise.all(idle.map(socket => once(socket, 'connect')))
  assert.equal(await talk(open(), get('/api/health')), '')
  idle[0]?.destroy()
  const ask = () => talk(open(), get('/api/health', 'Connection: close\r\n'))
  await until(async () => (await ask()).startsWith('HTTP/1.1 200 '))
  for (const socket of idle) socket.destroy()
})

test('connections of a trusted proxy are not those of one client', async t => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1')
  const { open } = await serve(t, { limits: { ...limitsOf({ most: 100, mostOfClient: 1 }), trustedProxies } })
  const idle = [open(), open()]
  await Promise.all(idle.map(socket => once(socket, 'connect')))
  assert.match(await talk(open(), get('/api/health', 'Connection: close\r\n')), /^HTTP\/1.1 200/)
  for (const socket of idle) socket.destroy()
})

test('threads count the connections of a client together; those of a thread that died are gone with it', async () => {
  const memory = createConnectionMemory(2)
  const [here, there] = [new ConnectionCounts(memory, 0), new ConnectionCounts(memory, 1)]
  for (let i = 0; i < 5; i++) here.open('a')
  assert.deepEqual(there.open('a'), { ofClient: 6, all: 6 })
  assert.deepEqual(there.open('b'), { ofClient: 1, all: 7 })
  here.close('a')
  assert.deepEqual(here.open('c'), { ofClient: 1, all: 7 })
  const restarted = new ConnectionCounts(memory, 0)
  assert.deepEqual(restarted.open('a'), { ofClient: 2, all: 3 })
})

test('the limit of all connections holds over threads', async t => {
  const memory = createConnectionMemory(2)
  const limits = { most: 3, mostOfClient: 3, trustedProxies: new BlockList() }
  const serveThread = (thread: number) =>
    serve(t, { limits: { ...limits, counts: new ConnectionCounts(memory, thread) } })
  const [one, other] = [await serveThread(0), await serveThread(1)]
  const idle = [one.open(), one.open(), other.open()]
  await Promise.all(idle.map(socket => once(socket, 'connect')))
  assert.equal(await talk(other.open(), get('/api/health')), '')
  for (const socket of idle) socket.destroy()
})

test('what HTTP forbids is refused in the Error form: no Host, two of them, an unknown expectation, CONNECT', async t => {
  const { open } = await serve(t)
  const cases: [request: string, status: number, code: string][] = [
    ['GET /api/spots HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
    ['GET /api/spots HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
    ['GET /api/spots HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417, 'expectation_failed'],
    ['CONNECT other.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405, 'method_not_allowed'],
    ['NOT HTTP\r\n\r\n', 400, 'bad_request'],
    [get(`/api/spots?q=${'x'.repeat(9000)}`, 'Connection: close\r\n'), 414, 'target_too_long'],
  ]
  for (const [request, status, code] of cases) {
    const [head = '', body = ''] = (await talk(open(), request)).split('\r\n\r\n')
    assert.match(head, new RegExp(`^HTTP/1.1 ${status} `), request)
    assert.match(head, /X-Request-Id: /i)
    assert.equal(JSON.parse(body).error.code, code, request)
  }
  const none = await talk(open(), 'HEAD /api/none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  assert.match(none, /^HTTP\/1.1 404 /)
  assert.ok(none.endsWith('\r\n\r\n'), 'an error has no body for HEAD')
  assert.match(await talk(open(), 'GET /api/health HTTP/1.0\r\n\r\n'), /^HTTP\/1.1 200/)
})

test('what is no request is refused behind the answers to those before it, which are sent whole', async t => {
  const { pages } = countingPages()
  const { open } = await serve(t, { pages })
  const alone = await talk(open(), get('/big/7', 'Connection: close\r\n'), PATIENCE_MS)
  const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n') + 4)
  for (const first of [get('/big/7'), get('/api/health') + get('/big/7')]) {
    const heard = await talk(open(), `${first}GARBAGE\r\n\r\n`, PATIENCE_MS)
    const refusal = heard.lastIndexOf('HTTP/1.1 400 bad_request')
    assert.ok(heard.slice(0, refusal).endsWith(bodyOf(alone)), 'the answer before is whole')
    assert.equal(JSON.parse(bodyOf(heard.slice(refusal))).error.code, 'bad_request')
  }
})

test('a request whose body is broken is refused in the Error form, in its place, and nothing behind it is answered', async t => {
  const { open } = await serve(t)
  const post =
    'POST /api/ask HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  const bodies = ['xyz\r\n', '11\r\n{"query":"lakes"}\r\n0\r\nContent-Length: 5\r\n\r\n', '5\r\n{"que-\r\n0\r\n\r\n']
  for (const body of bodies) {
    for (const before of ['', get('/api/health')]) {
      const heard = await talk(open(), before + post + body + get('/api/nowhere'), PATIENCE_MS)
      const statuses = Array.from(heard.matchAll(/HTTP\/1.1 (\d+) /g), ([, status]) => status)
      assert.deepEqual(statuses, before === '' ? ['400'] : ['200', '400'], body)
      assert.match(heard, /"code":"bad_request"[^}]*\}\}$/)
    }
  }
})

test('the rest of a body that is too large is skipped, and the request behind it is answered', async t => {
  const { open } = await serve(t)
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`
  for (const path of ['/api/ask', '/api/batch']) {
    const socket = open()
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    socket.write(chunk.repeat(3))
    const [first] = await once(socket, 'data')
    assert.match(String(first), /^HTTP\/1.1 4\d\d /)
    const heard = await talk(
      socket,
      `${chunk.repeat(20)}0\r\n\r\n${get('/api/health', 'Connection: close\r\n')}`,
      PATIENCE_MS,
    )
    assert.match(heard, /HTTP\/1.1 200 [^]*"status":"ok"/, path)
  }
})

test('a client that goes on sending behind a refusal is left after a while', async t => {
  const { open, server } = await serve(t, { lingerMs: 50 })
  const socket = open()
  socket.write('GARBAGE\r\n\r\n')
  await once(socket, 'data')
  const more = setInterval(() => socket.write('more\r\n'), 5)
  await until(async () => (await connectionsOf(server)) === 0)
  clearInterval(more)
})

test('a client that leaves while it sends is no fault of the service', async t => {
  const { open, logged } = await serve(t)
  const socket = open()
  socket.write(
    'POST /api/ask HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":',
  )
  await wait(100)
  socket.destroy()
  await wait(100)
  assert.deepEqual(logged, [])
})

test('the times of connections are those that are promised', async t => {
  const { server } = await serve(t)
  assert.deepEqual([server.headersTimeout, server.keepAliveTimeout], [15_000, 72_000])
})

test('a head that does not come is waited for no longer than its time', async t => {
  const { open, server } = await serve(t, { times: { headersTimeout: 100, connectionsCheckingInterval: 20 } })
  const heard = await talk(open(), 'GET /api/health HTTP/1.1\r\nHost: a\r\n', 5000)
  assert.match(heard, /^HTTP\/1.1 400 [^]*"message":"the request did not come in time"/)
  await until(async () => (await connectionsOf(server)) === 0)
})

test('a connection is kept for a while after its answer, and closed then', async t => {
  const { open } = await serve(t, { times: { keepAliveTimeout: 300 } })
  const socket = open()
  let isEnded = false
  socket.once('end', () => (isEnded = true))
  const heard = await talk(socket, get('/api/health'), 5000)
  assert.match(heard, /^HTTP\/1.1 200 [^]*\r\nConnection: keep-alive\r\n/)
  assert.ok(isEnded, 'the service has closed it')
})

test('the last answer says that the connection closes: where the client asks for it, and while the service stops', async t => {
  const { open, stop } = await serve(t)
  const closing = /^HTTP\/1.1 200 [^]*\r\nConnection: close\r\n/
  assert.match(await talk(open(), get('/api/health', 'Connection: close\r\n')), closing)
  const socket = open()
  await once(socket, 'connect')
  stop()
  assert.match(await talk(socket, get('/api/health'), 5000), closing)
})

test('a client that resets its connection in the middle of an answer ends the work, and is no fault of the service', async t => {
  let isEnded = false
  async function* slow() {
    try {
      for (;;) {
        yield 'x'
        await wait(5)
      }
    } finally {
      isEnded = true
    }
  }
  const page = { path: '/long', handle: () => ({ status: 200, headers: [], type: 'text/plain', body: slow() }) }
  const { open, server, logged } = await serve(t, { pages: { all: [page] } })
  const socket = open()
  socket.write(get('/long'))
  await once(socket, 'data')
  socket.resetAndDestroy()
  await until(() => isEnded)
  await until(async () => (await connectionsOf(server)) === 0)
  assert.deepEqual(logged, [])
})

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
