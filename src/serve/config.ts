import { readFileSync } from 'node:fs'
import type { Variable } from './settings/config-values.ts'
import { type MachineConfig, readMachineConfig } from './settings/machine-variables.ts'
import { readS3Access } from './settings/store-variables.ts'
import { type LogLevel, variables } from './settings/variables.ts'
import type { S3Access } from '../index/snapshots/s3-store.ts'
import type { OperatorSettings } from '../http/site.ts'
import type { Links } from '../spots/links.ts'
import { OperatorError } from '../operator-error.ts'

type OfParts = OperatorSettings & MachineConfig

/** Everything the operator can set, typed. */
export type Config = OfParts & {
  port: number
  host: string
  /** Without a trailing slash; null: made of the port. */
  publicUrl: string | null
  dataDir: string
  /** The PostgreSQL database that holds the catalogue; null: an SQLite file in the data folder does. */
  databaseUrl: string | null
  /** Where machines share built indexes; null: each builds its own. */
  snapshotUrl: string | null
  /** How the bucket is reached, where that is one. */
  s3: S3Access | null
  maxConnections: number
  maxConnectionsPerClient: number
  threads: number
  /** Threads that compute while a file is imported. */
  importThreads: number
  /** Where the supervisor itself answers /livez and /readyz; null: nowhere. */
  healthPort: number | null
  /** Seconds after which a thread whose event loop does not turn is replaced. */
  stuckThreadSeconds: number
  logLevel: LogLevel
  /** MiB of ready answers that each thread keeps. */
  responseCacheMb: number
  /** MiB of noise pages that all threads together keep open. */
  noiseCacheMb: number
  mapsUrlTemplate: string
}

/** The name of an environment variable. */
export type Setting = keyof typeof variables

/**
 * Reads the configuration from environment variables; a blank one is as absent.
 * @throws OperatorError that names every mistake at once.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const mistakes: string[] = []
  const drawnOn = read('MAP_TILES', variables.MAP_TILES)
  const config: Config = {
    port: read('PORT', variables.PORT),
    host: read('HOST', variables.HOST),
    publicUrl: read('PUBLIC_URL', variables.PUBLIC_URL),
    dataDir: read('DATA_DIR', variables.DATA_DIR),
    databaseUrl: read('DATABASE_URL', variables.DATABASE_URL),
    snapshotUrl: read('SNAPSHOT_URL', variables.SNAPSHOT_URL),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE', variables.RATE_LIMIT_PER_MINUTE),
    pageLimitPerMinute: read('PAGE_LIMIT_PER_MINUTE', variables.PAGE_LIMIT_PER_MINUTE),
    maxConnections: read('MAX_CONNECTIONS', variables.MAX_CONNECTIONS),
    maxConnectionsPerClient: read('MAX_CONNECTIONS_PER_CLIENT', variables.MAX_CONNECTIONS_PER_CLIENT),
    trustedProxies: read('TRUSTED_PROXIES', variables.TRUSTED_PROXIES),
    threads: read('THREADS', variables.THREADS),
    importThreads: read('IMPORT_THREADS', variables.IMPORT_THREADS),
    healthPort: read('HEALTH_PORT', variables.HEALTH_PORT),
    stuckThreadSeconds: read('STUCK_THREAD_SECONDS', variables.STUCK_THREAD_SECONDS),
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL),
    logClientAddress: read('LOG_CLIENT_ADDRESS', variables.LOG_CLIENT_ADDRESS),
    cacheMaxAge: read('CACHE_MAX_AGE', variables.CACHE_MAX_AGE),
    responseCacheMb: read('RESPONSE_CACHE_MB', variables.RESPONSE_CACHE_MB),
    noiseCacheMb: read('NOISE_CACHE_MB', variables.NOISE_CACHE_MB),
    mapsUrlTemplate: read('MAPS_URL_TEMPLATE', variables.MAPS_URL_TEMPLATE),
    contactUrl: read('CONTACT_URL', variables.CONTACT_URL),
    mapStyle: read('MAP_STYLE_URL', variables.MAP_STYLE_URL) ?? (drawnOn && 'url' in drawnOn ? drawnOn : null),
    mapTiles: drawnOn && 'file' in drawnOn ? drawnOn : null,
    s3: null,
    ...readMachineConfig(read),
  }
  if (config.snapshotUrl?.startsWith('s3:')) {
    config.s3 = readS3Access(read)
    if (!config.s3.accessKeyId || !config.s3.secretAccessKey)
      mistakes.push(
        'SNAPSHOT_URL names a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the files of both',
      )
  }
  if (!config.roles.has('web') && (config.databaseUrl === null || config.publicUrl === null))
    mistakes.push(
      'ROLES without web is for one machine of several: set DATABASE_URL, and PUBLIC_URL as the others have it',
    )
  if (!config.roles.has('web') && config.roles.has('build') && config.snapshotUrl === null)
    mistakes.push('ROLES with build and without web builds for other machines: set SNAPSHOT_URL to where they fetch it')
  if (!config.roles.has('web') && config.roles.has('import') && config.snapshotUrl === null)
    mistakes.push('ROLES with import runs imports of other machines: set SNAPSHOT_URL to where they put the files')
  if (mistakes.length > 0) throw new OperatorError(`the configuration has mistakes:\n  ${mistakes.join('\n  ')}`)
  return config

  function read<T>(name: string, variable: Variable<T>): T {
    try {
      const text = textOf(environment, name, variable)
      if (!text) return variable.fallback()
      return variable.parse(text)
    } catch (error) {
      const what = error instanceof Error ? error.message : 'is not valid'
      mistakes.push(variable.isSecret ? `${name} ${what}` : `${name} ${what}, got "${environment[name]?.trim()}"`)
      return variable.fallback()
    }
  }
}

function textOf(
  environment: Record<string, string | undefined>,
  name: string,
  { isSecret }: Pick<Variable<unknown>, 'isSecret'>,
): string | undefined {
  const text = environment[name]?.trim()
  const file = environment[`${name}_FILE`]?.trim()
  if (text || !file || !isSecret) return text
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(`must be in the file that ${name}_FILE names, and "${file}" cannot be read`, { cause: error })
  }
}

/** Where the service is found from outside, once it is known on which port it listens (PORT=0 takes a free one). */
export function linksOf({ publicUrl, mapsUrlTemplate }: Config, port: number): Links {
  return { baseUrl: publicUrl ?? `http://localhost:${port}`, mapsUrlTemplate }
}

/** Lists variables, all unless named, with their meaning and default, for `--help`. */
export function configHelp(names: readonly Setting[] | 'all' = 'all'): string {
  const rows = Object.entries(variables)
    .filter(([name]) => names === 'all' || names.some(shown => shown === name))
    .map(([name, { help, shown }]) => `  ${name.padEnd(27)} ${help} (${shown})`)
  return ['Environment variables (default in brackets):', ...rows].join('\n')
}
