import { type OwnServer, startOwnServer } from './own-server.ts'

/** How the threads are, as the supervisor sees them. */
export type Health = {
  /** Threads that answer, of those that are wanted. */
  answering: number
  wanted: number
  /** How long no thread has answered, milliseconds; counted from the start before the first one does. */
  silentMs: number
  isStopping: boolean
  /** Why what is served is not the newest version, and what to do; null when it is. */
  notServed: string | null
  /** What other machines serve beyond this one; null when they do not. */
  behind: string | null
}

/** No thread for this long is more than a restart takes: the process itself is to be started again. */
const DEAD_MS = 120_000

type State = { status: 200 | 503; body: Record<string, unknown> }

const STATES: ReadonlyMap<string, (health: Health) => State> = new Map([
  ['/livez', livez],
  ['/readyz', readyz],
])

function livez({ silentMs, ...health }: Health): State {
  const isAlive = silentMs < DEAD_MS
  return { status: isAlive ? 200 : 503, body: { status: isAlive ? 'ok' : 'no thread answers', ...threadsOf(health) } }
}

function readyz({ isStopping, notServed, behind, ...health }: Health): State {
  if (isStopping) return { status: 503, body: { status: 'stopping', ...threadsOf(health) } }
  if (health.answering === 0) return { status: 503, body: { status: 'no thread answers', ...threadsOf(health) } }
  if (behind !== null) return { status: 503, body: { status: 'behind', ...threadsOf(health), reason: behind } }
  const isDegraded = notServed !== null || health.answering < health.wanted
  const reason = notServed === null ? {} : { reason: notServed }
  return { status: 200, body: { status: isDegraded ? 'degraded' : 'ok', ...threadsOf(health), ...reason } }
}

function threadsOf({ answering, wanted }: Pick<Health, 'answering' | 'wanted'>) {
  return { threads: { answering, wanted } }
}

/** Answers /livez and /readyz for orchestrators. @throws the system's error when the port cannot be had. */
export async function startHealthServer(
  where: { port: number; host: string },
  health: () => Health,
): Promise<OwnServer> {
  return startOwnServer(where, path => {
    const state = STATES.get(path)?.(health())
    const { status, body } = state ?? { status: 404, body: { status: 'only /livez and /readyz are here' } }
    return { status, type: 'application/json', text: JSON.stringify(body) }
  })
}
