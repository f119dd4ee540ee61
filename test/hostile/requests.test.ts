// Requests in hostile hands, over sockets and HTTP: never a 5xx, never another's answer, always the Error form under
// /api, and memory that stays flat. `npm run test:hostile` sends 300,000.
import assert from 'node:assert/strict'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { publishInto } from '../support/catalogue-folder.ts'
import { between, type Random, seededRandom } from '../support/random.ts'
import { startProcess, temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'

const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 3000)
const SIDE_BY_SIDE = 16
const ANSWER_MS = 30_000

const WORDS = [
  'lake',
  'constructor',
  '%00',
  '%ff',
  '../..',
  '<script>',
  "' or 1=1",
  '1'.repeat(300),
  'é',
  '%C3%28',
  '‮',
  '',
  'NaN',
  '-1',
  '1e309',
  '[]',
  '{}',
] // prettier-ignore
const PATHS = [
  '/api/spots',
  '/api/spots/{w}',
  '/api/search',
  '/api/suggest',
  '/api/ask',
  '/ask',
  '/api/changes',
  '/api/facets',
  '/api/sources',
  '/api/health',
  '/api/jobs/{w}',
  '/api/silence',
  '/api/{w}',
  '/v1/api/spots',
  '/api/v1/spots',
  '/spots/{w}',
  '/',
  '/docs',
  '/{w}',
  '/tiles/1/1/1.png',
  '/openapi.json',
  '/livez',
  '/api//spots',
  '/api/spots/',
  '/%61pi/spots',
  '/api/spots;x=1',
  '/api/spots#x',
] // prettier-ignore
const NAMES = [
  'q',
  'tag',
  'limit',
  'cursor',
  'minRating',
  'near',
  'bbox',
  'radiusKm',
  'sort',
  'prev',
  'stream',
  'latitude',
  'longitude',
  'country',
  'x',
  '__proto__',
] // prettier-ignore
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Accept',
    [
      '*/*',
      'application/json',
      'application/problem+json',
      'text/html',
      'application/geo+json',
      'image/*;q=0',
      'a/b/c',
      ';;;',
      ',',
      'application/json;q=nonsense',
      '*'.repeat(2000),
    ],
  ],
  ['Accept-Encoding', ['gzip', 'br', 'identity;q=0', '*;q=0', 'gzip;q=9', ',,,']],
  ['Range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'lines=1-2', 'bytes=0-0,2-3']],
  ['If-None-Match', ['*', '"a"', 'W/"a"', '"', '"a"'.repeat(500)]],
  ['Prefer', ['respond-async', 'code=500', 'code=constructor', ';=,']],
  ['Origin', ['null', 'https://evil.example']],
  ['X-Forwarded-For', ['127.0.0.1', '1.1.1.1, 2.2.2.2', 'x', '[::1]:9', '::ffff:127.0.0.1']],
  ['X-Request-Id', ['a', 'a b', '<b>', 'x'.repeat(500)]],
  ['Idempotency-Key', ['k', '""', 'é', 'x'.repeat(300)]],
  ['Last-Event-ID', ['done', '-1']],
  ['Cookie', ['a=b', 'x'.repeat(4000)]],
]

type Asked = { method: string; target: string; headers: [string, string][]; body: string }

function hostile(random: Random): Asked {
  const path = anyOf(random, PATHS).replaceAll('{w}', () => encodeURI(anyOf(random, WORDS)).slice(0, 400))
  const query = Array.from(
    { length: anyOf(random, [0, 0, 1, 1, 2, 5]) },
    () => `${anyOf(random, NAMES)}=${anyOf(random, [encodeURIComponent(anyOf(random, WORDS)), '%', '5', 'a,b'])}`,
  ) // prettier-ignore
  const method = anyOf(random, ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])
  const headers = Array.from({ length: anyOf(random, [0, 1, 1, 3]) }, (): [string, string] => {
    const [name, values] = anyOf(random, HEADERS)
    return [name, anyOf(random, values)]
  })
  const body =
    method === 'POST'
      ? anyOf(random, [
          '',
          '{}',
          '[]',
          'null',
          '{"query":"lakes"}',
          '{"operations":[{"path":"/api/spots"}]}',
          '{"operations":[{"path":"/api/batch"}]}',
          '{',
          '"\ud800"',
          '['.repeat(5000),
          '{"__proto__":{"a":1}}',
        ])
      : '' // prettier-ignore
  if (method === 'POST')
    headers.push([
      'Content-Type',
      anyOf(random, ['application/json', 'text/plain', 'application/json; charset=x', '/']),
    ])
  return { method, target: path + (query.length > 0 ? `?${query.join('&')}` : ''), headers, body }
}

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** What a client sends by hand: heads that two programs may read in two ways, protocols that are not spoken. */
const RAW: readonly string[] = [
  'GET /api/spots HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /evil HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST /api/ask HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
  'POST /api/ask HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
  'POST /api/ask HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
  'POST /api/ask HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'POST /api/ask HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\nx',
  'POST /api/ask HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5;x=\n\r\nabc',
  'GET /api/spots HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'GET /api/spots HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n',
  'GET /api/spots HTTP/1.1\nHost: a\n\n',
  'GET /api/spots HTTP/1.1\r\n\r\n',
  'GET /api/spots HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET /api/spots HTTP/1.0\r\n\r\n',
  'GET /api/spots HTTP/2.0\r\nHost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET http://evil.example/api/spots HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/spots HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  'GET /api/spots HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
  'POST /api/ask HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n{"query":"lakes"}',
  'POST /api/ask HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\nContent-Length: 0\r\n\r\n',
  'GET /api/spots\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /api/spots HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n',
  `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
  '\r\n\r\n\r\nGET /livez HTTP/1.1\r\nHost: a\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '{}\r\n\r\n',
]

test('hostile requests get right answers or clear refusals, each its own, and memory stays flat', {
  timeout: 900_000,
}, async () => {
  const folder = temporaryFolder()
  await publishInto(folder.path, randomSpots(300))
  const most = '999999999'
  const server = await startProcess({
    DATA_DIR: folder.path,
    RATE_LIMIT_PER_MINUTE: most,
    PAGE_LIMIT_PER_MINUTE: most,
    LOG_LEVEL: 'error',
  })
  const { port } = new URL(server.url)
  const agent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE })
  const memory: { at: number; mb: number }[] = []
  const began = performance.now()
  const watch = setInterval(
    () => memory.push({ at: performance.now() - began, mb: memoryOf(server.process.pid) }),
    1000,
  )
  let done = 0
  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, i) => client(seededRandom(i + 1))))
    await wait(500)
    const late = memory.filter(({ at }) => at > 60_000).map(({ mb }) => mb)
    if (late.length > 60) {
      const [first, last] = [mean(late.slice(0, 20)), mean(late.slice(-20))]
      assert.ok(last < first * 1.1, `memory went from ${first} to ${last} MB after the first minute`)
    }
    console.log(
      `${done} requests in ${Math.round((performance.now() - began) / 1000)} s; memory ${memory.at(0)?.mb} to ${memory.at(-1)?.mb} MB`,
    )
    assert.doesNotMatch(server.output(), /request failed|"level":[56]0/)
  } finally {
    clearInterval(watch)
    agent.destroy()
    assert.equal(await server.stop(), 0)
    folder.remove()
  }

  async function client(random: Random): Promise<void> {
    while (done < REQUESTS) {
      const kind = random()
      if (kind < 0.03) await raw(random)
      else if (kind < 0.06) await aborted(random)
      else if (kind < 0.3) await pipelined(random)
      else check(await alone(hostileOf(random)))
      done++
    }
  }

  function hostileOf(random: Random): Asked {
    const asked = hostile(random)
    // Asked for by name: the sandbox's own errors are no faults.
    return { ...asked, headers: asked.headers.filter(([name, value]) => name !== 'Prefer' || value !== 'code=500') }
  }

  function alone({ method, target, headers, body }: Asked): Promise<Answer & { asked: Asked }> {
    return new Promise((resolve, reject) => {
      const flat = headers.filter(([, value]) => /^[\x20-\x7e]*$/.test(value))
      const outgoing = httpRequest(
        {
          agent,
          port,
          host: '127.0.0.1',
          method,
          path: encodeURI(target).replaceAll('%25', '%'),
          headers: {
            host: 'a',
            ...Object.fromEntries(flat),
            ...(body !== '' && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        response => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('latin1'),
              asked: { method, target, headers, body },
            }),
          )
          response.on('error', reject)
        },
      )
      outgoing.setTimeout(ANSWER_MS, () => outgoing.destroy(new Error(`no answer to ${method} ${target}`)))
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  function check({ status, headers, body, asked }: Answer & { asked: Asked }): void {
    const said = `${asked.method} ${asked.target} ${JSON.stringify(asked.headers)}: ${status} ${body.slice(0, 300)}`
    assert.ok(status >= 200 && status < 500, said)
    if (asked.method === 'HEAD') assert.equal(body, '', said)
    const isPacked = headers['content-encoding'] !== undefined
    if (status >= 400 && asked.method !== 'HEAD' && asked.target.startsWith('/api') && !isPacked)
      assertErrorForm(headers, body, said)
  }

  function assertErrorForm(headers: Record<string, unknown>, body: string, said: string): void {
    const isPage = String(headers['content-type']).startsWith('text/html')
    if (isPage) return
    const { error } = JSON.parse(Buffer.from(body, 'latin1').toString()) as {
      error?: { code?: unknown; message?: unknown; docs?: unknown }
    } // checked below
    assert.ok(
      typeof error?.code === 'string' && typeof error.message === 'string' && typeof error.docs === 'string',
      said,
    )
  }

  /** Several on one connection at once, reads and refusals in turn: each answer is the one that is given alone. */
  async function pipelined(random: Random): Promise<void> {
    const targets = Array.from({ length: between(random, 2, 12) }, () =>
      anyOf(random, [
        '/api/spots?limit=1',
        '/api/spots/none',
        '/api/search?q=lake&limit=2',
        '/api/spots?limit=x',
        '/livez',
        '/api/nowhere',
        '/api/spots?limit=1&tag=forest',
        '/',
      ]),
    ) // prettier-ignore
    const methods = targets.map(() => anyOf(random, ['GET', 'GET', 'GET', 'HEAD']))
    const text = targets.map(
      (target, i) =>
        `${methods[i]} ${target} HTTP/1.1\r\nHost: a\r\nX-Request-Id: r${i}\r\n${i === targets.length - 1 ? 'Connection: close\r\n' : ''}\r\n`,
    ) // prettier-ignore
    const answers = parsed(await exchange(text.join(''), random), methods)
    assert.equal(answers.length, targets.length, `${targets.join(' ')}: ${answers.map(({ status }) => status).join()}`)
    for (const [i, { status, headers, body }] of answers.entries()) {
      const target = targets[i] ?? ''
      const expected = await knownAnswer(target)
      assert.equal(status, expected.status, target)
      assert.equal(headers['x-request-id'] ?? `r${i}`, `r${i}`, target)
      if (methods[i] === 'HEAD') assert.equal(body, '', target)
      else assert.equal(body, expected.body, target)
      done++
    }
  }

  async function knownAnswer(target: string): Promise<Answer> {
    const before = known.get(target)
    if (before) return before
    const { status, headers, body } = await alone({ method: 'GET', target, headers: [], body: '' })
    known.set(target, { status, headers, body })
    return { status, headers, body }
  }

  /** Sends in one piece or several, reads slowly now and then, and gives all that came until the end. */
  function exchange(text: string, random: Random): Promise<string> {
    return new Promise(resolve => {
      const socket = connect(Number(port), '127.0.0.1')
      let answer = ''
      socket.setTimeout(ANSWER_MS, () => socket.destroy())
      socket.on('data', chunk => (answer += chunk.toString('latin1')))
      socket.on('close', () => resolve(answer))
      socket.on('error', () => {})
      const cut = random() < 0.5 ? text.length : between(random, 1, text.length)
      socket.write(Buffer.from(text.slice(0, cut), 'latin1'))
      if (cut < text.length) setImmediate(() => socket.write(Buffer.from(text.slice(cut), 'latin1')))
    })
  }

  async function raw(random: Random): Promise<void> {
    const text = anyOf(random, RAW)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    let answer = ''
    socket.on('data', chunk => (answer += chunk.toString('latin1')))
    socket.end(Buffer.from(text, 'latin1'))
    await Promise.race([new Promise(resolve => socket.once('close', resolve)), wait(10_000)])
    socket.destroy()
    assert.doesNotMatch(answer, /^HTTP\/1\.1 5\d\d/m, JSON.stringify(text.slice(0, 200)))
    assert.doesNotMatch(answer, /HTTP\/1\.1 101/, JSON.stringify(text.slice(0, 200)))
    const statuses = answer.match(/^HTTP\/1\.1 \d{3}/gm) ?? []
    assert.ok(statuses.length <= 2, `${JSON.stringify(text.slice(0, 200))} was answered ${statuses.length} times`)
  }

  /** A client that leaves in the middle of its request, or of the answer. */
  async function aborted(random: Random): Promise<void> {
    const target = anyOf(random, ['/api/export', '/api/spots?limit=100', '/ask?q=quiet%20lakes&stream=true', '/'])
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    const text = `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`
    socket.write(random() < 0.3 ? text.slice(0, between(random, 1, text.length - 1)) : text)
    await wait(between(random, 0, 5))
    socket.destroy()
  }
})

const known = new Map<string, Answer>()

function anyOf<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('there is nothing to take')
  return value
}

/** Parts what came over one connection into answers. */
function parsed(text: string, methods: readonly string[]): Answer[] {
  const answers: Answer[] = []
  let at = 0
  while (at < text.length) {
    const end = text.indexOf('\r\n\r\n', at)
    if (end < 0) break
    const [first = '', ...lines] = text.slice(at, end).split('\r\n')
    const headers = Object.fromEntries(
      lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    at = end + 4
    let body = ''
    const isEmpty = methods[answers.length] === 'HEAD'
    if (!isEmpty && headers['transfer-encoding'] === 'chunked') {
      for (;;) {
        const line = text.indexOf('\r\n', at)
        const size = Number.parseInt(text.slice(at, line), 16)
        body += text.slice(line + 2, line + 2 + size)
        at = line + 2 + size + 2
        if (!(size > 0)) break
      }
    } else if (!isEmpty) {
      const length = Number(headers['content-length'] ?? 0)
      body = text.slice(at, at + length)
      at += length
    }
    answers.push({ status: Number(first.split(' ')[1]), headers, body })
  }
  return answers
}

function memoryOf(pid: number | undefined): number {
  const status = `/proc/${pid}/status`
  return existsSync(status)
    ? Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024)
    : 0
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
