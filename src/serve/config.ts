import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BlockList } from 'node:net'
import {
  contactUrl,
  databaseUrl,
  integer,
  type MapStyle,
  mapStyle,
  type MapTiles,
  mapTiles,
  mapsUrlTemplate,
  networks,
  oneOf,
  publicUrl,
  snapshotUrl,
  type Variable,
} from './settings/config-values.ts'
import { type MachineConfig, machineVariables, readMachineConfig } from './settings/machine-variables.ts'
import { readS3Access, storeVariables } from './settings/store-variables.ts'
import type { S3Access } from '../index/snapshots/s3-store.ts'
import type { CataloguePlace } from '../catalogue/open.ts'
import type { Links } from '../spots/links.ts'
import { OperatorError } from '../operator-error.ts'

/** Everything the operator can set, typed. */
export type Config = MachineConfig & {
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
  rateLimitPerMinute: number
  /** For pages and files. */
  pageLimitPerMinute: number
  maxConnections: number
  maxConnectionsPerClient: number
  /** Peers whose X-Forwarded-For is believed. */
  trustedProxies: BlockList
  threads: number
  /** Threads that compute while a file is imported. */
  importThreads: number
  /** Where the supervisor itself answers /livez and /readyz; null: nowhere. */
  healthPort: number | null
  /** Seconds after which a thread whose event loop does not turn is replaced. */
  stuckThreadSeconds: number
  logLevel: LogLevel
  /** Whether the log has client addresses whole or shortened. */
  logClientAddress: 'short' | 'full'
  /** Seconds; 0 makes caches ask each time. */
  cacheMaxAge: number
  /** MiB of ready answers that each thread keeps. */
  responseCacheMb: number
  /** MiB of noise pages that all threads together keep open. */
  noiseCacheMb: number
  mapsUrlTemplate: string
  contactUrl: string | null
  mapStyle: MapStyle | null
  /** The archive of tiles that the maps are drawn on instead of our own base map. */
  mapTiles: MapTiles | null
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** Every environment variable, a row each: config, help and messages come from here. */
const variables = {
  PORT: {
    help: 'port to listen on; 0 takes a free one',
    shown: '8080',
    fallback: () => 8080,
    parse: integer(0, 65_535),
  },
  HOST: {
    help: 'address to listen on',
    shown: 'all addresses',
    fallback: () => '',
    parse: text => text,
  },
  PUBLIC_URL: {
    help: 'where the service is found from outside; all URLs in answers begin with it',
    shown: 'http://localhost:PORT',
    fallback: (): string | null => null,
    parse: publicUrl,
  },
  DATA_DIR: {
    help: 'folder of the catalogue; made when missing',
    shown: 'var/',
    fallback: () => 'var',
    parse: text => text,
  },
  DATABASE_URL: {
    help: 'PostgreSQL database that holds the catalogue instead of a file; or DATABASE_URL_FILE, a file with that URL',
    shown: 'none',
    fallback: (): string | null => null,
    parse: databaseUrl,
    isSecret: true,
  },
  SNAPSHOT_URL: {
    help: 'folder on a disk that machines share (file:///…) or S3 bucket (s3://bucket/prefix): each version is built by one of them and fetched by the others',
    shown: 'none',
    fallback: (): string | null => null,
    parse: snapshotUrl,
  },
  RATE_LIMIT_PER_MINUTE: {
    help: 'requests a client may make in a calendar minute',
    shown: '120',
    fallback: () => 120,
    parse: integer(1, 999_999_999),
  },
  PAGE_LIMIT_PER_MINUTE: {
    help: 'pages, tiles, suggestions and files a client may ask for in a calendar minute',
    shown: '600',
    fallback: () => 600,
    parse: integer(1, 999_999_999),
  },
  MAX_CONNECTIONS: {
    help: 'open connections of the process',
    shown: '1000',
    fallback: () => 1000,
    parse: integer(1, 1_000_000),
  },
  MAX_CONNECTIONS_PER_CLIENT: {
    help: 'open connections of one client; trusted proxies have no such limit',
    shown: '64',
    fallback: () => 64,
    parse: integer(1, 1_000_000),
  },
  TRUSTED_PROXIES: {
    help: 'addresses and networks of your reverse proxies, comma-separated, whose X-Forwarded-For is believed',
    shown: 'none',
    fallback: () => new BlockList(),
    parse: networks,
  },
  THREADS: {
    help: 'worker threads that answer requests',
    shown: 'one per processor',
    fallback: () => availableParallelism(),
    parse: integer(1, 256),
  },
  IMPORT_THREADS: {
    help: 'threads that compute during an import; 1 starts none besides',
    shown: 'one per processor',
    fallback: () => availableParallelism(),
    parse: integer(1, 256),
  },
  HEALTH_PORT: {
    help: 'port on which the supervisor answers /livez and /readyz, also while all threads are busy; 0 takes a free one',
    shown: 'none',
    fallback: (): number | null => null,
    parse: integer(0, 65_535),
  },
  STUCK_THREAD_SECONDS: {
    help: 'seconds after which a thread that hangs is replaced',
    shown: '20',
    fallback: () => 20,
    parse: integer(2, 3600),
  },
  LOG_LEVEL: {
    help: `one of ${LOG_LEVELS.join(', ')}`,
    shown: 'info',
    fallback: (): LogLevel => 'info',
    parse: oneOf(LOG_LEVELS),
  },
  LOG_CLIENT_ADDRESS: {
    help: 'short (last part left out) or full',
    shown: 'short',
    fallback: (): 'short' | 'full' => 'short',
    parse: oneOf(['short', 'full']),
  },
  CACHE_MAX_AGE: {
    help: 'seconds that caches may keep an answer without asking; 0 means they ask each time',
    shown: '0',
    fallback: () => 0,
    parse: integer(0, 31_536_000),
  },
  RESPONSE_CACHE_MB: {
    help: 'MiB of ready answers that each thread keeps; 0 keeps none',
    shown: '64',
    fallback: () => 64,
    parse: integer(0, 1_000_000),
  },
  NOISE_CACHE_MB: {
    help: 'MiB of noise pages that all threads together keep open, at least 8 for each thread',
    shown: '128',
    fallback: () => 128,
    parse: integer(1, 65_536),
  },
  MAPS_URL_TEMPLATE: {
    help: 'link to a map, with {latitude} and {longitude}',
    shown: 'openstreetmap.org',
    fallback: () => 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=14/{latitude}/{longitude}',
    parse: mapsUrlTemplate,
  },
  CONTACT_URL: {
    help: 'where people report errors: an http, https or mailto URL',
    shown: 'none',
    fallback: (): string | null => null,
    parse: contactUrl,
  },
  MAP_STYLE_URL: {
    help: 'a MapLibre style for the maps; behind it, apart by spaces, other origins that it loads from',
    shown: 'our own, offline',
    fallback: (): MapStyle | null => null,
    parse: mapStyle,
  },
  MAP_TILES: {
    help: 'a PMTiles file to draw the maps on, or as MAP_STYLE_URL',
    shown: 'what is imported',
    fallback: (): MapTiles | MapStyle | null => null,
    parse: mapTiles,
  },
  ...machineVariables,
  ...storeVariables,
} as const satisfies Record<string, Variable<unknown>>

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

/** Where the catalogue is. */
export function cataloguePlace({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): CataloguePlace {
  return databaseUrl ?? catalogueFile(dataDir)
}

/** The file of the embedded catalogue. */
export function catalogueFile(dataDir: string): string {
  return join(dataDir, 'catalogue.sqlite')
}

/** The file of work under way: jobs, stored responses, webhooks. */
export function workFile(dataDir: string): string {
  return join(dataDir, 'work.sqlite')
}

/** Where work under way is: with the catalogue in its database, or in a file beside its file. */
export function workPlace({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl ?? workFile(dataDir)
}

/** The files that hold keys and secrets, with the companions that the database makes. */
export function secretFiles(dataDir: string): string[] {
  return [catalogueFile(dataDir), workFile(dataDir)].flatMap(file => ['', '-wal', '-shm'].map(end => file + end))
}

/** Where the index of the present version is kept for the next start. */
export function indexFile(dataDir: string): string {
  return join(dataDir, 'index.bin')
}

/** Where noise is kept on this machine when the catalogue is on a server; it can be made again from that. */
export function noiseFile(dataDir: string): string {
  return join(dataDir, 'noise-pages.sqlite')
}

/** Where the world's settlements are kept, packed, for the next start. */
export function settlementsFile(dataDir: string): string {
  return join(dataDir, 'settlements.bin')
}

/** The folder of base maps, a file a region. */
export function baseMapFolder(dataDir: string): string {
  return join(dataDir, 'base-maps')
}

/** The folder of exports that have been asked for, of the version that is served. */
export function exportFolder(dataDir: string): string {
  return join(dataDir, 'exports')
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
