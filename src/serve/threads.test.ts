import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { after, before, test } from 'node:test'
import { publishInto } from '../../test/support/catalogue-folder.ts'
import { type Death, letThreadsDie } from '../../test/support/dying-thread.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../../test/support/running-server.ts'
import { randomSpots } from '../../test/support/spots.ts'
import { PATIENCE_MS, until } from '../../test/support/until.ts'

const LIMIT = 1_000_000
// More than each thread prepares for itself.
const spots = randomSpots(1200)
const deaths = temporaryFolder()
const folder = temporaryFolder()
let server: ServerProcess

// One thread alone serves where a port cannot be shared.
const skip = process.platform === 'linux' ? false : 'only Linux shares a port between threads'

before(async () => {
  await publishInto(folder.path, spots)
  server = await startWithDeaths()
})
after(async () => {
  await server.stop()
  folder.remove()
  deaths.remove()
})

function startWithDeaths(): Promise<ServerProcess> {
  const module = new URL('../../test/support/dying-thread.ts', import.meta.url).href
  return startProcess({
    DATA_DIR: folder.path,
    DEATHS: deaths.path,
    RATE_LIMIT_PER_MINUTE: String(LIMIT),
    // A thread reaches this soon when it keeps all it makes; nothing else here does.
    NODE_OPTIONS: `--max-old-space-size=150 --import ${module}`,
  })
}

/** How many threads listen on the server's port. */
function listening(): number {
  const port = Number(new URL(server.url).port).toString(16).toUpperCase().padStart(4, '0')
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter(line => line.includes(`:${port} 00000000:0000 0A`)).length
}

/** What the log says of deaths and new threads, from its end so far on. */
function logFrom(start: number): { msg: string; inMs?: number; err?: { message: string } }[] {
  const lines = server.output().slice(start).split('\n')
  return lines.filter(line => line.startsWith('{"level"') && line.includes('thread')).map(line => JSON.parse(line))
}

/** How many threads have taken over a version, by the log from its end so far on. */
function swapsFrom(start: number): number {
  return server.output().slice(start).split('"msg":"serving a new version').length - 1
}

function ask(
  path: string,
  agent = new Agent(),
): Promise<{ status: number; body: string; left: number; reset: string }> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent, timeout: PATIENCE_MS }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', chunk => (body += chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset } = response.headers
        resolve({ status: response.statusCode ?? 0, body, left: Number(left), reset: String(reset) })
      })
    }).on('error', reject)
  })
}

for (const death of ['an exception', 'no memory left'] satisfies Death[]) {
  test(`a thread that dies of ${death} is replaced; the others answer on and count on`, { skip }, async () => {
    const before = server.output().length
    assert.equal(listening(), 2)
    const over = new AbortController()
    const counts: { reset: string; left: number }[] = []
    let lost = 0
    const load = (async () => {
      // Connections of both threads: those of the dead one break, and are not made with it again.
      const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
      for (let i = 0; !over.signal.aborted; i++) {
        const answer = await ask('/api/spots?limit=2', agents[i % agents.length]).catch(() => void lost++)
        if (!answer) continue
        assert.equal(answer.status, 200)
        counts.push(answer)
      }
      for (const agent of agents) agent.destroy()
    })()
    await until(() => counts.length > 50, 'answers before')
    letThreadsDie(deaths.path, death)
    await until(() => listening() === 1, 'the death')
    const died = counts.length
    await until(() => counts.length > died + 20, 'answers of the other thread')
    await until(() => listening() === 2, 'the thread in its place')
    const replaced = counts.length
    await until(() => counts.length > replaced + 200, 'answers of both')
    over.abort()
    await load

    assert.equal(server.process.exitCode, null)
    assert.ok(lost <= 16, `${lost} requests were lost with the thread`)
    for (const [i, { reset, left }] of counts.entries()) {
      const previous = counts[i - 1]
      // A request that was lost may have been counted or not.
      if (previous?.reset === reset) assert.ok(left < previous.left && left >= previous.left - 1 - lost)
      if (previous && previous.reset < reset) assert.ok(left >= LIMIT - 1 - lost)
    }
    const [dead, replacement] = logFrom(before)
    assert.equal(dead?.msg, 'a thread died; another is started in its place')
    assert.match(dead?.err?.message ?? '', death === 'an exception' ? /died of .*an exception/ : /out of memory/)
    assert.equal(replacement?.msg, 'a thread answers in place of the one that died')
  })
}

test('threads that die before they listen are started after ever longer pauses', { skip }, async () => {
  const before = server.output().length
  const early: Death[] = ['an exception before it listens', 'an end before it listens']
  letThreadsDie(deaths.path, ...early, 'an exception')
  await until(() => logFrom(before).some(({ msg }) => msg.startsWith('a thread answers')), 'the thread in its place')
  const died = logFrom(before).filter(({ msg }) => msg.startsWith('a thread died'))
  assert.equal(died.length, 3)
  const [first = 0, second, third] = died.map(({ inMs }) => inMs)
  assert.deepEqual([second, third], [first * 2, first * 4])
  assert.equal(listening(), 2)
})

test('a thread that dies while versions are swapped comes back with the newest, and so do the others', {
  skip,
}, async () => {
  // A new server's threads have not died yet: the pauses are short.
  await server.stop()
  server = await startWithDeaths()
  for (let round = 0; round < 3; round++) {
    const before = server.output().length
    const more = randomSpots(round + 1, 4).map(spot => ({ ...spot, id: `x-${spot.id}` }))
    await publishInto(folder.path, [...spots, ...more])
    // Before the version is seen; as soon as one thread serves it; as soon as both do.
    await until(() => swapsFrom(before) >= round, 'the swap')
    letThreadsDie(deaths.path, 'an exception')
    // Both threads may serve the version before one of them dies.
    await until(() => logFrom(before).some(({ msg }) => msg.startsWith('a thread answers')), 'the thread in its place')
    const hasAll = async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask('/api/spots?limit=1').catch(() => null)))
      return answers.every(answer => answer?.body.includes(`"totalAvailable":${spots.length + more.length}`))
    }
    await until(async () => listening() === 2 && (await hasAll()), `version of round ${round}`)
  }
})

test('a start whose threads die before they listen fails and says of what', { skip }, async () => {
  await server.stop()
  letThreadsDie(deaths.path, 'an end before it listens')
  await assert.rejects(startWithDeaths, /ended with 1: .*a thread ended with code 3/s)
  letThreadsDie(deaths.path, 'an exception before it listens')
  await assert.rejects(startWithDeaths, /ended with 1: .*died of .*an exception before it listens/s)
  server = await startWithDeaths()
})
