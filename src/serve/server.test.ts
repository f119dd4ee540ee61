import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { publishInto } from '../../test/support/catalogue-folder.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { PATIENCE_MS, until } from '../../test/support/until.ts'

const COMMAND = fileURLToPath(new URL('../../bin/sanctuary.js', import.meta.url))
const spots = randomSpots(300)
const folder = temporaryFolder()
let server: ServerProcess
/** How long a start takes on this machine, now. */
let startMs = 0

before(async () => {
  await publishInto(folder.path, spots)
  const from = performance.now()
  server = await startProcess({ DATA_DIR: folder.path, RATE_LIMIT_PER_MINUTE: '100000' })
  startMs = performance.now() - from
})
after(async () => {
  await server.stop()
  folder.remove()
})

/** Sends raw bytes and returns all that comes back until the server closes. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.end(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

/** Takes the port as a service that starts would. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise(resolve => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

test('what is not HTTP, or too long, is answered in the Error form too', async () => {
  const cases: [request: string, status: number, code: string][] = [
    ['NONSENSE\r\n\r\n', 400, 'bad_request'],
    [`GET /api/spots?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'header_too_large'],
    ['TRACE /api/spots HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405, 'method_not_allowed'],
  ]
  for (const [request, status, code] of cases) {
    const answer = await raw(request)
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), code)
    assert.match(answer, /\r\nx-request-id: /i)
    assert.equal(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)).error.code, code)
  }
})

test('no answer depends on the Host header', async () => {
  for (const host of ['evil.example.org', 'a b', '[::1]:99', 'x'.repeat(300)]) {
    const answer = await raw(`GET /api/spots?limit=1 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    assert.match(answer, /^HTTP\/1.1 200 /, host)
    assert.doesNotMatch(answer, /evil/)
  }
})

test('kept responses are the same bytes as fresh ones, each with its own id and count', async () => {
  const get = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/api/spots?tag=forest`, {
      headers: { 'accept-encoding': 'gzip', ...headers },
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const answers = []
  for (let i = 0; i < 12; i++) answers.push(await get())
  const [first] = answers
  for (const { status, text, headers } of answers) {
    assert.deepEqual([status, text, headers.get('etag')], [200, first?.text, first?.headers.get('etag')])
    assert.equal(headers.get('content-encoding'), 'gzip')
  }
  assert.equal(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size, 12)
  assert.equal(new Set(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).size, 12)
  const names = ({ headers }: { headers: Headers }) =>
    [...headers.keys()].filter(name => name !== 'transfer-encoding').sort()
  for (const answer of answers) assert.deepEqual(names(answer), names(answers[0] ?? answer))
  const etag = first?.headers.get('etag') ?? ''
  assert.equal((await get({ 'if-none-match': etag })).status, 304)
  const sandbox = (prefer: Record<string, string>) => fetch(`${server.url}/api/sandbox/spots`, { headers: prefer })
  for (let i = 0; i < 6; i++) assert.equal((await sandbox({})).status, 200)
  for (let i = 0; i < 6; i++) assert.equal((await sandbox({ prefer: 'code=429' })).status, 429)
  assert.equal((await get({ accept: 'image/png' })).status, 406)
  assert.equal((await get({ 'x-request-id': 'mine-1' })).headers.get('x-request-id'), 'mine-1')
})

test('the log has one JSON line per request with id, route, status and milliseconds, and shortened addresses', async () => {
  const request = (id: string, more = '') =>
    `GET /api/search?q=secret-word HTTP/1.1\r\nHost: a\r\nX-Request-Id: ${id}\r\n${more}\r\n`
  // On one connection, so by one thread, whose lines are in the order of its requests.
  await raw(request('log-me-1') + request('log-me-2') + request('log-me-last', 'Connection: close\r\n'))
  await until(() => /"log-me-last".*\n/.test(server.output()), 'the last line')
  const lines = server
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'))
  for (const id of ['log-me-1', 'log-me-2']) {
    const [line, ...more] = lines.map(text => JSON.parse(text)).filter(line => line.id === id)
    assert.equal(more.length, 0)
    assert.deepEqual([line.route, line.status, line.method, line.client], ['/api/search', 200, 'GET', '127.0.0.0'])
    assert.equal(typeof line.ms, 'number')
  }
  assert.doesNotMatch(server.output(), /secret-word/)
})

test('a publish by another process is served within 2 s, and no request is dropped on the way', async () => {
  const first = (await (await fetch(`${server.url}/api/spots?limit=1`)).json()) as { meta: { totalAvailable: number } }
  assert.equal(first.meta.totalAvailable, 300)
  const done = new AbortController()
  const load = (async () => {
    let count = 0
    for (; !done.signal.aborted; count++) assert.equal((await fetch(`${server.url}/api/spots?limit=5`)).status, 200)
    return count
  })()
  await publishInto(
    folder.path,
    [...spots, ...randomSpots(7, 4).map(spot => ({ ...spot, id: `x-${spot.id}` }))],
    'test',
  )
  const published = Date.now()
  const totals = async () =>
    Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await fetch(`${server.url}/api/spots?limit=1`, { headers: { connection: 'close' } })
        return ((await response.json()) as { meta: { totalAvailable: number } }).meta.totalAvailable
      }),
    )
  // A start does all that a version costs, and more: a machine on which one takes long may be as slow here.
  const mostMs = Math.max(2000, 500 + startMs)
  try {
    while (!(await totals()).every(total => total === 307)) {
      assert.ok(Date.now() - published < mostMs, `the new version is served within ${mostMs} ms`)
      await wait(20)
    }
  } finally {
    done.abort()
    assert.ok((await load) > 0)
  }
})

test('SIGTERM finishes what is under way and ends with 0; the port is free again', async () => {
  const own = await startProcess({ DATA_DIR: folder.path })
  const port = Number(new URL(own.url).port)
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', chunk => (answer += String(chunk)))
  const closed = once(socket, 'close')
  // The service says when it has read the head.
  const head = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 16\r\nExpect: 100-continue'
  socket.write(`POST /api/ask HTTP/1.1\r\n${head}\r\n\r\n`)
  await until(() => answer.startsWith('HTTP/1.1 100 '), 'the head is read')
  socket.write('{"query":')
  own.process.kill('SIGTERM')
  await until(() => isFree(port), 'no thread listens any more')
  socket.write('"lake"}')
  await closed
  assert.match(answer, /\r\n\r\nHTTP\/1.1 200 [^]*\r\n\r\n[^]*\}\s*(\r\n0\r\n\r\n)?$/)
  assert.equal(await own.stop(), 0)
})

test('a port in use, a damaged catalogue and a wrong setting stop the start with one clear message and exit code 2', async () => {
  const run = (environment: Record<string, string>) => {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'serve'], {
      env: { ...process.env, HOST: '127.0.0.1', ...environment },
      encoding: 'utf8',
      timeout: PATIENCE_MS,
    })
    return { status, stderr }
  }
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const address = busy.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const inUse = run({ PORT: port, DATA_DIR: folder.path })
  busy.close()
  assert.deepEqual(inUse, {
    status: 2,
    stderr: `sanctuary: port ${port} is in use: stop what listens there, or set PORT to another (0 takes a free one)\n`,
  })
  const taken = run({ PORT: new URL(server.url).port, DATA_DIR: folder.path })
  assert.match(taken.stderr, /is in use/)

  const damaged = temporaryFolder()
  writeFileSync(join(damaged.path, 'catalogue.sqlite'), 'not a database at all '.repeat(300))
  const refused = run({ PORT: '0', DATA_DIR: damaged.path })
  damaged.remove()
  assert.equal(refused.status, 2)
  assert.match(refused.stderr, /^sanctuary: the file ".*catalogue.sqlite" is not a catalogue .*backup/)

  const wrong = run({ PORT: 'eighty', THREADS: '0' })
  assert.equal(wrong.status, 2)
  assert.match(wrong.stderr, /PORT must be .*\n.*THREADS must be /)
})
