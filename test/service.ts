import { BlockList } from 'node:net'
import pino from 'pino'
import { openSqliteCatalogue } from '../src/catalogue/sqlite/sqlite.ts'
import { createService, type RunningService, type ServiceOptions } from '../src/http/create-service.ts'
import { openSqliteAnswers } from '../src/work/sqlite/stored-responses.ts'
import { RateWindows } from '../src/http/rate-limit/windows.ts'
import { createRateMemory } from '../src/http/rate-limit/slots.ts'
import { buildIndex } from '../src/index/build.ts'
import { openIndex } from '../src/index/open.ts'
import { atlasOf } from '../src/silence/noise-maps.ts'
import { edgesOfRings } from '../src/silence/coverage.ts'
import type { NoiseMap } from '../src/silence/noise-bytes.ts'
import { buildScene } from '../src/silence/sources/sources.ts'
import { compareSpots } from '../src/spots/order.ts'
import { openSqliteQueue } from '../src/work/sqlite/queue.ts'
import { openWorkFile } from '../src/jobs/work-file.ts'
import type { SpotRecord } from '../src/spots/spot.ts'

export const LINKS = {
  baseUrl: 'https://quiet.example.org',
  mapsUrlTemplate: 'https://maps.example.org/?q={latitude},{longitude}',
}

const SOURCE = {
  name: 'test',
  attribution: 'Test list',
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
  importedAt: '2026-01-01T00:00:00.000Z',
} as const

/** A region of 42 to 43° north and 1 to 2° east with one road along 42.5° north. */
export const TESTLAND: NoiseMap = {
  scene: buildScene([
    {
      kind: 'road',
      class: 'primary',
      name: 'Long Road',
      origin: 1,
      level: 65.8,
      size: 0,
      points: [1, 42.5, 2, 42.5].map(degrees => degrees * 1e7),
    },
  ]),
  coverage: {
    name: 'Testland',
    method: 'area',
    edges: edgesOfRings([[1, 42, 2, 42, 2, 43, 1, 43, 1, 42].map(degrees => degrees * 1e7)]),
    atSea: new Uint8Array(4),
  },
}

type IndexOptions = {
  version?: number
  ratings?: 'editorial' | 'computed'
  oldSlugs?: { slug: string; id: string }[]
  /** In canonical order. */
  changeTimes?: string[]
}

/** Builds an index over records, as a version of its own. */
export async function indexOf(
  spots: readonly SpotRecord[],
  { version = 1, ratings = 'editorial', oldSlugs = [], changeTimes = [] }: IndexOptions = {},
) {
  const snapshot = {
    version: { number: version, token: `token-${version}`, publishedAt: '2026-01-01T00:00:00.000Z' },
    sources: [{ ...SOURCE, ratings, spots: spots.length }],
    spots: spots.toSorted(compareSpots),
    oldSlugs: (async function* () {
      yield* oldSlugs
    })(),
    changeTimes: (async function* () {
      yield* changeTimes
    })(),
  }
  return openIndex(await buildIndex(snapshot, LINKS))
}

/** Builds a service over records: the real thing, but for the catalogue's file and the port. */
export async function testService(
  spots: readonly SpotRecord[],
  {
    limit = 60_000,
    oldSlugs = [],
    ratings = 'editorial',
    changeTimes = [],
    ...options
  }: Partial<ServiceOptions> & { limit?: number } & IndexOptions = {},
): Promise<RunningService> {
  const now = options.now ?? Date.now
  const work = openWorkFile(':memory:')
  return createService(await indexOf(spots, { oldSlugs, ratings, changeTimes }), {
    links: LINKS,
    identity: {
      id: 'test',
      cursorKey: Buffer.from('a key for tests alone'),
      webhookKey: { secret: 'whsk_test', public: 'whpk_test' },
    },
    atlas: atlasOf([TESTLAND]),
    contactUrl: null,
    rateWindows: new RateWindows(createRateMemory(), { limit, now }),
    trustedProxies: new BlockList(),
    logClientAddress: 'short',
    cacheMaxAge: 0,
    changeLog: await openSqliteCatalogue(':memory:'),
    jobs: await openSqliteQueue(work, { holder: 'test/1/1', now }),
    answers: await openSqliteAnswers(work, { holder: 'test/1/1', now }),
    log: Object.assign(pino({ level: 'silent' }), { request() {} }),
    now,
    ...options,
  })
}
