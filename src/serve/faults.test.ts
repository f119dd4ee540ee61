import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { publishInto } from '../../test/support/catalogue-folder.ts'
import { startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { until } from '../../test/support/until.ts'

const COMMAND = fileURLToPath(new URL('../../bin/sanctuary.js', import.meta.url))
const folder = temporaryFolder()
const unlimited = { DATA_DIR: folder.path, PUBLIC_URL: 'https://quiet.example', RATE_LIMIT_PER_MINUTE: '1000000' }

before(() => publishInto(folder.path, randomSpots(50)))
after(() => folder.remove())

function ask(url: string, agent: Agent): Promise<{ status: number; body: string; closes: boolean }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response: IncomingMessage) => {
      let body = ''
      response.on('data', chunk => (body += String(chunk)))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, closes: response.headers.connection === 'close' }),
      )
    })
    request.on('error', reject)
  })
}

const totalAt = async (url: string) => {
  const { body } = await ask(`${url}/api/spots?limit=1`, new Agent())
  return (JSON.parse(body) as { meta: { totalAvailable: number } }).meta.totalAvailable
}

test('two servers on one folder both serve, and both take over what is published', async () => {
  const servers = [await startProcess(unlimited), await startProcess(unlimited)]
  for (const { url } of servers) assert.equal(await totalAt(url), 50)
  await publishInto(folder.path, randomSpots(60))
  for (const { url } of servers) await until(async () => (await totalAt(url)) === 60, 'taken over')
  const [first, second] = await Promise.all(servers.map(({ url }) => ask(`${url}/api/spots?limit=5`, new Agent())))
  assert.equal(first?.body, second?.body)
  for (const server of servers) {
    assert.equal(await server.stop(), 0)
    assert.doesNotMatch(server.output(), /"level":50/)
  }
})

/** How a request went: whether all of its answer came, or how many bytes of it. */
type Sent = { id: string; status?: number; closes?: boolean; bytes: number; failure?: string }

/** Asks under an id of its own, and counts what comes back. */
function askAs(id: string, url: string, agent: Agent): Promise<Sent> {
  return new Promise(resolve => {
    const request = get(url, { agent, headers: { 'x-request-id': id } })
    let [before, closes] = [0, false]
    const fail = (error: NodeJS.ErrnoException) => {
      resolve({ id, bytes: (request.socket?.bytesRead ?? 0) - before, failure: error.code ?? error.message })
    }
    // An agent's connection has carried other answers.
    request.once('socket', socket => (before = socket.bytesRead))
    request.once('error', fail)
    request.once('response', response => {
      closes = response.headers.connection === 'close'
      let bytes = 0
      response.on('data', chunk => (bytes += Buffer.byteLength(chunk)))
      response.once('error', fail)
      response.once('end', () => resolve({ id, status: response.statusCode ?? 0, closes, bytes }))
    })
  })
}

test('SIGTERM under load answers every request that was read as a whole, and cuts none off', async () => {
  const server = await startProcess(unlimited)
  const sent: Sent[] = []
  const answers = () => sent.filter(({ failure }) => failure === undefined)
  const client = async (_: unknown, name: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let i = 0; server.process.exitCode === null; i++) {
      // Short and long answers.
      const path = i % 2 === 0 ? '/api/search?q=lake' : '/api/spots?limit=100'
      const one = await askAs(`load-${name}-${i}`, server.url + path, agent)
      sent.push(one)
      // Nobody listens any more.
      if (one.failure === 'ECONNREFUSED') break
    }
    agent.destroy()
  }
  const clients = Array.from({ length: 16 }, client)
  await until(() => answers().length > 200, 'load')
  server.process.kill('SIGTERM')
  await Promise.all(clients)
  assert.equal(await server.stop(), 0)

  const logged = Array.from(server.output().matchAll(/"id":"(load-[^"]+)"/g), ([, id]) => id)
  assert.equal(new Set(logged).size, logged.length, 'each request is logged once')
  const answered = answers().map(({ id }) => id)
  assert.deepEqual(new Set(logged), new Set(answered), 'what was read was answered, and the reverse')
  for (const { status, bytes } of answers()) assert.deepEqual([status, bytes > 100], [200, true])
  // The system resets what it had not handed over yet, and what arrived on a connection that was just being closed.
  for (const { id, failure = '', bytes } of sent.filter(({ failure }) => failure !== undefined)) {
    assert.match(failure, /^(ECONNRESET|ECONNREFUSED)$/, id)
    assert.equal(bytes, 0, `no part of an answer came for ${id}`)
  }
})

test('a server with 64 file handles serves, and goes on when clients want more connections than that', {
  skip: process.platform === 'linux' ? false : 'ulimit of Linux',
}, async () => {
  const output: string[] = []
  const child = spawn('sh', ['-c', `ulimit -n 64; exec "${process.execPath}" "${COMMAND}" serve`], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', THREADS: '1', ...unlimited },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => void output.push(String(text)))
  await until(() => child.exitCode !== null || /listening on port \d+/.test(output.join('')), 'a start or an end')
  assert.equal(child.exitCode, null, output.join(''))
  const url = `http://127.0.0.1:${/listening on port (\d+)/.exec(output.join(''))?.[1]}`
  const agents = Array.from({ length: 120 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  await Promise.allSettled(agents.map(agent => Promise.race([ask(`${url}/api/spots?limit=1`, agent), wait(3000)])))
  for (const agent of agents) agent.destroy()
  await until(async () => (await totalAt(url).catch(() => 0)) > 0, 'answers when the many have left')
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  assert.deepEqual(await exit, [0, null])
})

test('a clock that is set back and forth by an hour changes nothing of what is served', async () => {
  const clock = join(folder.path, 'clock')
  writeFileSync(clock, '0')
  const server = await startProcess({
    ...unlimited,
    HEALTH_PORT: '0',
    STUCK_THREAD_SECONDS: '5',
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${new URL('../../test/support/shifted-clock.ts', import.meta.url).href}`,
  })
  const health = `http://127.0.0.1:${/health port (\d+)/.exec(server.output())?.[1]}`
  let spots = 60
  for (const hours of [1, -1, 0]) {
    writeFileSync(clock, String(hours * 3_600_000))
    await wait(300)
    await publishInto(folder.path, randomSpots(++spots))
    await until(async () => (await totalAt(server.url)) === spots, `version with the clock at ${hours} h`)
    for (const path of ['/livez', '/readyz']) {
      assert.equal((JSON.parse((await ask(health + path, new Agent())).body) as { status: string }).status, 'ok')
    }
    const { status } = await ask(`${server.url}/api/ask?q=lakes`, new Agent())
    assert.equal(status, 200)
  }
  assert.equal(await server.stop(), 0)
  assert.doesNotMatch(server.output(), /"level":50/)
})
