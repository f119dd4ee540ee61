import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { between, type Random } from '../support/random.ts'
import { startProcess } from '../support/running-server.ts'

/** A service, or several of which `url` names another each time. */
export type Asked = {
  readonly url: string
  /**
   * Tells whether a 503 is no fault of the server at a URL that was asked at `began` (performance.now()): what it stands on
   * was away, or it stood still itself meanwhile.
   */
  mayRefuse?: (url: string, began: number) => boolean
}

/** A witness makes use of a server until it dies, and remembers what it was promised. */
export type Witness = {
  /** Uses the server, again and again, until `signal` ends. What a dead server leaves unanswered is nobody's promise. */
  use(server: Asked, signal: AbortSignal): Promise<void>
  /** Holds the last server, which is not killed, against every promise. */
  verify(server: Asked): Promise<void>
}

/** The longest life of a server in a round, from its first answer on. */
const LONGEST_LIFE_MS = 600

/** Rounds beyond which a machine is too slow for any promise to be made within such a life. */
const MOST_ROUNDS = 100

type Rounds = {
  rounds: number
  random: Random
  witnesses: Witness[]
  /** Whether there is something to be verified: until then there are further rounds. */
  hasPromises: () => boolean
}

/**
 * Starts the real server as a process and kills it (SIGKILL) at a random moment, so many times over on the same data;
 * then lets it live and verifies.
 */
export async function killRounds(dataDir: string, { rounds, random, witnesses, hasPromises }: Rounds): Promise<void> {
  // One port throughout: answers hold the service's own address.
  const environment = { PORT: await freePort(), RATE_LIMIT_PER_MINUTE: '60000', LOG_LEVEL: 'error' }
  const start = () => startProcess({ DATA_DIR: dataDir, ...environment })
  for (let round = 0; round < rounds || (!hasPromises() && round < MOST_ROUNDS); round++) {
    const server = await start()
    const death = new AbortController()
    const uses = witnesses.map(witness => witness.use(server, death.signal))
    await wait(between(random, 0, LONGEST_LIFE_MS))
    await server.stop('SIGKILL')
    death.abort()
    await Promise.all(uses)
  }
  const server = await start()
  try {
    for (const witness of witnesses) await witness.verify(server)
  } finally {
    await server.stop()
  }
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return String(typeof address === 'object' && address?.port)
}

/** Asks a server that may die; undefined when it did before the whole answer was here. */
export async function ask(
  server: Asked,
  target: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; text: string } | undefined> {
  const [url, began] = [server.url, performance.now()]
  try {
    const response = await fetch(url + target, { ...init, signal: AbortSignal.timeout(20_000) })
    const text = await response.text()
    if (response.status === 503 && server.mayRefuse?.(url, began)) return undefined
    return { status: response.status, headers: response.headers, text }
  } catch {
    return undefined
  }
}

export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}
