import { BlockList } from 'node:net'
import pino from 'pino'
import { openSqliteCatalogue } from '../src/catalogue/sqlite.ts'
import { createService, type RunningService, type ServiceOptions } from '../src/http/create-service.ts'
import { openSqliteAnswers } from '../src/http/replay/sqlite-answers.ts'
import { createRateMemory, RateWindows } from '../src/http/rate-windows.ts'
import { buildIndex } from '../src/index/build.ts'
import { openIndex } from '../src/index/open.ts'
import { compareSpots } from '../src/spots/order.ts'
import { openSqliteQueue } from '../src/jobs/sqlite-queue.ts'
import { openWorkFile } from '../src/jobs/work-file.ts'
import type { SpotRecord } from '../src/spots/spot.ts'

export const LINKS = {
  baseUrl: 'https://quiet.example.org',
  mapsUrlTemplate: 'https://maps.example.org/?q={latitude},{longitude}',
}

type IndexOptions = { version?: number; oldSlugs?: { slug: string; id: string }[] }

/** Builds an index over records, as a version of its own. */
export async function indexOf(spots: readonly SpotRecord[], { version = 1, oldSlugs = [] }: IndexOptions = {}) {
  const source = {
    name: 'test',
    attribution: 'Test list',
    licence: null,
    url: null,
    ratings: 'editorial',
    extractDate: null,
    importedAt: '2026-01-01T00:00:00.000Z',
    spots: spots.length,
  } as const
  const snapshot = {
    version: { number: version, token: `token-${version}`, publishedAt: '2026-01-01T00:00:00.000Z' },
    sources: [source],
    spots: spots.toSorted(compareSpots),
    oldSlugs: (async function* () {
      yield* oldSlugs
    })(),
  }
  return openIndex(await buildIndex(snapshot, LINKS))
}

/** Builds a service over records: the real thing, but for the catalogue's file and the port. */
export async function testService(
  spots: readonly SpotRecord[],
  { limit = 60_000, oldSlugs = [], ...options }: Partial<ServiceOptions> & { limit?: number } & IndexOptions = {},
): Promise<RunningService> {
  const now = options.now ?? Date.now
  const work = openWorkFile(':memory:')
  return createService(await indexOf(spots, { oldSlugs }), {
    links: LINKS,
    identity: {
      id: 'test',
      cursorKey: Buffer.from('a key for tests alone'),
      webhookKey: { secret: 'whsk_test', public: 'whpk_test' },
    },
    contactUrl: null,
    rateWindows: new RateWindows(createRateMemory(), { limit, now }),
    trustedProxies: new BlockList(),
    logClientAddress: 'short',
    cacheMaxAge: 0,
    changeLog: await openSqliteCatalogue(':memory:'),
    jobs: await openSqliteQueue(work, { holder: 'test/1/1', now }),
    answers: await openSqliteAnswers(work, { holder: 'test/1/1', now }),
    log: pino({ level: 'silent' }),
    now,
    ...options,
  })
}
