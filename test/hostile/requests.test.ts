// Requests in hostile hands, over sockets: never a 5xx, never another's answer, always the Error form under /api, and
// memory that stays flat. Each request is first sent alone, while nothing else is under way; then all are sent again and
// again, many on a connection at once, between others that break off, and every answer must be the one given alone.
// `npm run test:hostile` sends 300,000.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { test } from 'node:test'
import { publishInto } from '../support/catalogue-folder.ts'
import { between, type Random, seededRandom } from '../support/random.ts'
import { startProcess, temporaryFolder } from '../support/running-server.ts'
import { randomSpots } from '../support/spots.ts'
import { type Answer, closes, Connection } from './connection.ts'
import { essenceOf, textOf as answerText } from './essence.ts'
import { anyOf, type Asked, hostileRequest, textOf } from './hostile-request.ts'
import { RAW } from './raw-shapes.ts'

const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 6000)
const SEED = Number(process.env['HOSTILE_SEED'] ?? 1)
/** How often each request is sent, on average. */
const REPEATS = 12
/** So long the load lasts when all are sent, however fast they are answered: what memory does after its first minute is to be seen. */
const LEAST_LOAD_MS = REQUESTS < 300_000 ? 0 : 160_000
const SIDE_BY_SIDE = 16
const MOST_AT_ONCE = 12
/** Requests behind which a client takes a new connection. */
const CONNECTION_REQUESTS = 200
const UNCOUNTED = '999999999'

/** A request, and what its answer must be. */
type Known = { asked: Asked; essence: string; status: number }

type Load = { known: readonly Known[]; rawKnown: ReadonlyMap<string, string>; isOver: () => boolean }

test('hostile requests get right answers or clear refusals, each its own, and memory stays flat', async t => {
  const folder = temporaryFolder()
  await publishInto(folder.path, randomSpots(300))
  const server = await startProcess({
    DATA_DIR: folder.path,
    RATE_LIMIT_PER_MINUTE: UNCOUNTED,
    PAGE_LIMIT_PER_MINUTE: UNCOUNTED,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'https://quiet.example',
  })
  const port = Number(new URL(server.url).port)
  const memory: { at: number; mb: number }[] = []
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const watch = setInterval(() => memory.push({ at: performance.now(), mb: memoryOf(server.process.pid) }), 1000)
  let done = 0
  try {
    const known = await askAlone(seededRandom(SEED))
    const rawKnown = new Map<string, string>()
    for (const text of RAW) rawKnown.set(text, await rawAnswer(text))
    t.diagnostic(`${known.length} requests asked alone in ${seconds()} s: ${statusesOf(known)}`)
    const loaded = performance.now()
    const isOver = () => done >= REQUESTS && performance.now() >= loaded + LEAST_LOAD_MS
    await Promise.all(
      Array.from({ length: SIDE_BY_SIDE }, (_, i) =>
        client(seededRandom(SEED * 1000 + i), { known, rawKnown, isOver }),
      ),
    )
    t.diagnostic(`${done} requests in ${seconds()} s; memory ${memory.at(0)?.mb} to ${memory.at(-1)?.mb} MB`)
    if (LEAST_LOAD_MS > 0) {
      const late = memory.filter(({ at }) => at > loaded + 60_000).map(({ mb }) => mb)
      assert.ok(late.length > 60, `memory was looked at ${late.length} times after the first minute`)
      const [first, last] = [mean(late.slice(0, 20)), mean(late.slice(-20))]
      t.diagnostic(`memory after the first minute: ${Math.round(first)} MB, at the end ${Math.round(last)} MB`)
      assert.ok(last < first * 1.1, `memory went from ${first} to ${last} MB after the first minute`)
    }
    assert.doesNotMatch(server.output(), /request failed|"level":[56]0/)
  } finally {
    clearInterval(watch)
    assert.equal(await server.stop(), 0)
    folder.remove()
  }

  /** Asks one after the other, each on a connection of its own, and sees that the answer is a right one. */
  async function askAlone(random: Random): Promise<Known[]> {
    const known: Known[] = []
    for (let i = 0; i < Math.max(300, REQUESTS / REPEATS); i++) {
      const asked = hostileRequest(random, i)
      const connection = new Connection(port)
      const [answer] = await connection.send([{ method: asked.method, text: textOf(asked, `alone-${i}`) }])
      connection.close()
      assert.ok(answer)
      check(asked, answer)
      known.push({ asked, essence: essenceOf(answer), status: answer.status })
      done++
    }
    return known
  }

  async function client(random: Random, { known, rawKnown, isOver }: Load): Promise<void> {
    let connection = new Connection(port)
    let carried = 0
    while (!isOver()) {
      const kind = random()
      if (kind < 0.03) await raw(anyOf(random, RAW), rawKnown)
      else if (kind < 0.06) await breakOff(random, known)
      else {
        if (connection.isClosed || carried > CONNECTION_REQUESTS) {
          connection.close()
          connection = new Connection(port)
          carried = 0
        }
        carried += await together(random, known, connection)
      }
    }
    connection.close()
  }

  /** Sends several on one connection at once; each is answered as it was alone. Returns how many were answered. */
  async function together(random: Random, known: readonly Known[], connection: Connection): Promise<number> {
    const requests = Array.from({ length: between(random, 1, MOST_AT_ONCE) }, () => anyOf(random, known))
    const sent = requests.map(({ asked }, i) => ({
      method: asked.method,
      text: textOf(asked, `hostile-${done + i}-${i}`),
    }))
    const ids = requests.map((_, i) => `hostile-${done + i}-${i}`)
    const cut = random() < 0.3 ? between(random, 1, 5000) : 0
    const answers = await connection.send(sent, cut)
    for (const [i, answer] of answers.entries()) {
      const { asked, essence, status } = requests[i] ?? assert.fail('no answer without its request')
      const said = saidOf(asked, answer, requests[i - 1]?.asked)
      // What is broken as HTTP is refused before anything of it is read.
      const isRead = ![400, 431].includes(status) || !closes(answer)
      if (asked.behind !== '' && isRead) assert.equal(answer.headers.get('x-request-id'), ids[i], said)
      if (asked.isAsync) check(asked, answer)
      else if (essenceOf(answer) !== essence) assert.fail(`not as alone (${status}): ${said}`)
      if (closes(answer)) break
    }
    done += answers.length
    return answers.length
  }

  function check({ method, target, before }: Asked, answer: Answer): void {
    const { status } = answer
    const text = answerText(answer)
    const said = `${before.slice(0, 600)}: ${status} ${text.slice(0, 300)}`
    // Errors of the sandbox that were asked for by name are no faults.
    const isAskedFor = before.includes('Prefer: code=503') && target.startsWith('/api/sandbox/spots')
    assert.ok(status >= 200 && (status < 500 || isAskedFor), said)
    const { pathname } = new URL(`http://a${target}`)
    if (method === 'HEAD' || status < 400 || !/^\/api(\/|$)/.test(pathname)) return
    assert.match(text, /^\{/, said)
    const { error } = JSON.parse(text) as { error?: Record<'code' | 'message' | 'docs', unknown> } // checked below
    assert.ok(error && [error.code, error.message, error.docs].every(text => typeof text === 'string'), said)
  }

  async function raw(text: string, rawKnown: ReadonlyMap<string, string>): Promise<void> {
    assert.equal(await rawAnswer(text), rawKnown.get(text), JSON.stringify(text.slice(0, 300)))
    done++
  }

  /** Sends what is hardly HTTP, and nothing behind it; gives all that comes until the server closes the connection. */
  async function rawAnswer(text: string): Promise<string> {
    const said = JSON.stringify(text.slice(0, 300))
    const answer = await new Promise<string>(resolve => {
      let all = ''
      const socket = connect(port, '127.0.0.1')
      socket.on('data', chunk => (all += chunk.toString('latin1')))
      socket.on('error', () => {})
      socket.on('close', () => resolve(all))
      socket.end(Buffer.from(text, 'latin1'))
    })
    assert.doesNotMatch(answer, /^HTTP\/1\.1 (5\d\d|101)/m, said)
    assert.doesNotMatch(answer, /secret/, said)
    return answer.replaceAll(/^(Date|X-Request-Id|X-RateLimit-\w+|RateLimit\S*): .*\r\n/gm, '')
  }

  /** Leaves in the middle of a request, behind it, or in the middle of the answer. */
  function breakOff(random: Random, known: readonly Known[]): Promise<void> {
    const { asked } = anyOf(random, known)
    const target = anyOf(random, ['/api/export', '/api/spots?limit=100', '/ask?q=quiet%20lakes&stream=true', '/'])
    const text = anyOf(random, [textOf(asked, 'left'), `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(3)])
    const when = anyOf(random, ['in the request', 'behind it', 'in the answer'])
    return new Promise(resolve => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.on('close', () => {
        done++
        resolve()
      })
      // Half of a request may never be answered.
      const part = when === 'in the request' ? text.slice(0, between(random, 1, text.length - 1)) : text
      socket.write(Buffer.from(part, 'latin1'), () => when !== 'in the answer' && socket.resetAndDestroy())
      socket.once('data', () => socket.resetAndDestroy())
    })
  }
})

function saidOf(asked: Asked, { status, body }: Answer, last?: Asked): string {
  const behind = last ? `, behind ${last.before.slice(0, 300)}…${last.behind.slice(-300)}` : ''
  return `${asked.before.slice(0, 600)} was answered ${status} ${body.toString('latin1').slice(0, 300)}${behind}`
}

/** How many answers there are of each status. */
function statusesOf(known: readonly Known[]): string {
  const counts = Map.groupBy(known, ({ status }) => status)
  return Array.from(counts, ([status, of]) => `${of.length} × ${status}`)
    .sort((a, b) => a.slice(-3).localeCompare(b.slice(-3)))
    .join(', ')
}

function memoryOf(pid: number | undefined): number {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return 0
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
