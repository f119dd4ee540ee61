import { BODIES_PLACES, type BodiesPlace } from '../../index/storage/bodies-place.ts'
import { ALL_ROLES, type Role } from './roles.ts'
import { choice, integer, number, optional, redisUrl, secret, someOf, text, type Variable } from './config-values.ts'

/** What an operator of one or several machines can set beside what is served. */
export type MachineConfig = {
  /** Where the supervisor answers /metrics; null: nowhere. */
  metricsPort: number | null
  metricsHost: string
  /** Where the ready bodies of spots are read from. */
  indexBodies: BodiesPlace
  /** What this process does. */
  roles: ReadonlySet<Role>
  /** Of the machines that serve, the share that must have a version ready before all move on to it, percent. */
  swapWhenReady: number
  /** The Redis in which machines add up what their clients ask; null: each counts by itself. */
  redisUrl: string | null
}

/** Their environment variables, a row each. */
export const machineVariables = {
  INDEX_BODIES: choice(
    `where the ready bodies of spots are: ${BODIES_PLACES.join(', ')}; auto: on disk above a million spots`,
    BODIES_PLACES,
    'auto',
  ),
  METRICS_PORT: optional(
    'port on which the supervisor answers /metrics in the text format of Prometheus; 0 takes a free one',
    integer(0, 65_535),
  ),
  METRICS_HOST: text('address on which it does', '127.0.0.1'),
  REDIS_URL: secret(
    optional(
      'Redis or Valkey in which several machines add up the requests of clients; or REDIS_URL_FILE, a file with that URL',
      redisUrl,
    ),
  ),
  ROLES: {
    help: `what the process does, comma-separated: ${ALL_ROLES.join(', ')}; without web it needs DATABASE_URL`,
    shown: 'all',
    fallback: (): ReadonlySet<Role> => new Set(ALL_ROLES),
    parse: someOf(ALL_ROLES),
  },
  SWAP_WHEN_READY: number(
    'percent of the machines that must have a new version ready before all of them move on to it',
    100,
    [1, 100],
  ),
} as const satisfies Record<string, Variable<unknown>>

/** Reads them; `read` takes a variable's text from the environment and notes mistakes. */
export function readMachineConfig(read: <T>(name: string, variable: Variable<T>) => T): MachineConfig {
  return {
    metricsPort: read('METRICS_PORT', machineVariables.METRICS_PORT),
    metricsHost: read('METRICS_HOST', machineVariables.METRICS_HOST),
    indexBodies: read('INDEX_BODIES', machineVariables.INDEX_BODIES),
    roles: read('ROLES', machineVariables.ROLES),
    swapWhenReady: read('SWAP_WHEN_READY', machineVariables.SWAP_WHEN_READY),
    redisUrl: read('REDIS_URL', machineVariables.REDIS_URL),
  }
}
