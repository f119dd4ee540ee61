import { BlockList } from 'node:net'
import { availableParallelism } from 'node:os'
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
} from './config-values.ts'
import { machineVariables } from './machine-variables.ts'
import { storeVariables } from './store-variables.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
/** What of the log is written. */
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Every environment variable, a row each: config, help and messages come from here. */
export const variables = {
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
