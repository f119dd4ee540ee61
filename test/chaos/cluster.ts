// Machines over engines of their own: a PostgreSQL, a Redis and a bucket that are stopped and started with them.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../support/private-postgres.ts'
import { startRedis } from '../support/redis.ts'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/running-server.ts'
import { startS3 } from '../support/s3.ts'

/** What a machine does, and how many of them there are. */
export const MACHINES = { web: 3, build: 1, deliver: 1, import: 2 } as const
export type Role = keyof typeof MACHINES

/** A process that an orchestrator would start anew whenever it ends. */
export type Machine = {
  role: Role
  /** Undefined while it is down. */
  server: ServerProcess | undefined
  /** The end of the last harm done to it, of performance.now(); Infinity while it goes on. */
  harmedUntil: number
  start(): Promise<void>
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** What a test asks in a minute is more than a client may. */
const LIMITS = {
  RATE_LIMIT_PER_MINUTE: '999999',
  PAGE_LIMIT_PER_MINUTE: '999999',
  THREADS: '1',
  IMPORT_THREADS: '1',
  LOG_LEVEL: 'error',
}
export const PUBLIC_URL = 'https://quiet.test'
/** How often a machine is started that cannot, since an engine is away. */
const STARTS = 20

/** Starts engines and machines; `fill` fills the catalogue of the database at a URL before machines start. */
export async function startCluster(fill: (place: string) => Promise<unknown>) {
  const folder = temporaryFolder()
  const [postgres, redis, s3] = await Promise.all([startPostgres(), startRedis(), startS3()])
  await fill(postgres.url)
  const common = { ...LIMITS, ...s3.environment, PUBLIC_URL, DATABASE_URL: postgres.url, REDIS_URL: redis.url }
  const machines = Object.entries(MACHINES).flatMap(([role, count]) =>
    Array.from({ length: count }, (_, i) =>
      newMachine(role as Role, { ...common, ROLES: role, DATA_DIR: join(folder.path, `${role}-${i}`) }),
    ),
  )
  await Promise.all(machines.map(machine => machine.start()))
  return {
    folder: folder.path,
    /** What all machines have set alike. */
    settings: common,
    postgres,
    redis,
    machines,
    web: machines.filter(({ role }) => role === 'web'),
    importers: machines.filter(({ role }) => role === 'import'),
    /** When an engine was last away, of performance.now(); Infinity while one is. */
    enginesAwayUntil: 0,
    /** What the machines that run have printed. */
    lines: () =>
      machines.flatMap(({ role, server }) => (server?.output() ?? '').split('\n').map(line => `${role}: ${line}`)),
    async stop() {
      await Promise.all(machines.map(async ({ server }) => server?.stop()))
      await Promise.all([s3.stop(), redis.stop(), postgres.stop()])
      folder.remove()
    },
  }
}

function newMachine(role: Role, environment: Record<string, string>): Machine {
  return {
    role,
    server: undefined,
    harmedUntil: 0,
    async start() {
      for (let tries = 1; !this.server; tries++) {
        try {
          this.server = await startProcess(environment)
        } catch (error) {
          if (tries === STARTS) throw error
          await wait(250)
        }
      }
    },
  }
}
