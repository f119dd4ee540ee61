import { BlockList } from 'node:net'
import { availableParallelism } from 'node:os'
import {
  choice,
  contactUrl,
  databaseUrl,
  integer,
  mapStyle,
  mapsUrlTemplate,
  mapTiles,
  networks,
  number,
  optional,
  publicUrl,
  secret,
  snapshotUrl,
  text,
  type Variable,
} from './config-values.ts'
import { machineVariables } from './machine-variables.ts'
import { storeVariables } from './store-variables.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
/** What of the log is written. */
export type LogLevel = (typeof LOG_LEVELS)[number]

const A_PROCESSOR = { shown: 'one per processor', fallback: () => availableParallelism(), parse: integer(1, 256) }

/** Every environment variable, a row each: config, help and messages come from here. */
export const variables = {
  PORT: number('port to listen on; 0 takes a free one', 8080, [0, 65_535]),
  HOST: text('address to listen on', '', 'all addresses'),
  PUBLIC_URL: optional(
    'where the service is found from outside; all URLs in answers begin with it',
    publicUrl,
    'http://localhost:PORT',
  ),
  DATA_DIR: text('folder of the catalogue; made when missing', 'var', 'var/'),
  DATABASE_URL: secret(
    optional(
      'PostgreSQL database that holds the catalogue instead of a file; or DATABASE_URL_FILE, a file with that URL',
      databaseUrl,
    ),
  ),
  SNAPSHOT_URL: optional(
    'folder on a disk that machines share (file:///…) or S3 bucket (s3://bucket/prefix): each version is built by one of them and fetched by the others',
    snapshotUrl,
  ),
  RATE_LIMIT_PER_MINUTE: number('requests a client may make in a calendar minute', 120, [1, 999_999_999]),
  PAGE_LIMIT_PER_MINUTE: number(
    'pages, tiles, suggestions and files a client may ask for in a calendar minute',
    600,
    [1, 999_999_999],
  ),
  MAX_CONNECTIONS: number('open connections of the process', 1000, [1, 1_000_000]),
  MAX_CONNECTIONS_PER_CLIENT: number(
    'open connections of one client; trusted proxies have no such limit',
    64,
    [1, 1_000_000],
  ),
  TRUSTED_PROXIES: {
    help: 'addresses and networks of your reverse proxies, comma-separated, whose X-Forwarded-For is believed',
    shown: 'none',
    fallback: () => new BlockList(),
    parse: networks,
  },
  THREADS: { help: 'worker threads that answer requests', ...A_PROCESSOR },
  IMPORT_THREADS: { help: 'threads that compute during an import; 1 starts none besides', ...A_PROCESSOR },
  HEALTH_PORT: optional(
    'port on which the supervisor answers /livez and /readyz, also while all threads are busy; 0 takes a free one',
    integer(0, 65_535),
  ),
  STUCK_THREAD_SECONDS: number('seconds after which a thread that hangs is replaced', 20, [2, 3600]),
  LOG_LEVEL: choice(`one of ${LOG_LEVELS.join(', ')}`, LOG_LEVELS, 'info'),
  LOG_CLIENT_ADDRESS: choice('short (last part left out) or full', ['short', 'full'], 'short'),
  CACHE_MAX_AGE: number(
    'seconds that caches may keep an answer without asking; 0 means they ask each time',
    0,
    [0, 31_536_000],
  ),
  RESPONSE_CACHE_MB: number('MiB of ready answers that each thread keeps; 0 keeps none', 64, [0, 1_000_000]),
  NOISE_CACHE_MB: number(
    'MiB of noise pages that all threads together keep open, at least 8 for each thread',
    128,
    [1, 65_536],
  ),
  MAPS_URL_TEMPLATE: {
    help: 'link to a map, with {latitude} and {longitude}',
    shown: 'openstreetmap.org',
    fallback: () => 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=14/{latitude}/{longitude}',
    parse: mapsUrlTemplate,
  },
  CONTACT_URL: optional('where people report errors: an http, https or mailto URL', contactUrl),
  MAP_STYLE_URL: optional(
    'a MapLibre style for the maps; behind it, apart by spaces, other origins that it loads from',
    mapStyle,
    'our own, offline',
  ),
  MAP_TILES: optional('a PMTiles file to draw the maps on, or as MAP_STYLE_URL', mapTiles, 'what is imported'),
  ...machineVariables,
  ...storeVariables,
} as const satisfies Record<string, Variable<unknown>>
