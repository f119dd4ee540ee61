import { hash } from 'node:crypto'
import { BlockList } from 'node:net'
import { LRUCache } from 'lru-cache'
import pino from 'pino'
import { openCatalogue } from '../../src/catalogue/open.ts'
import { type App, createApp } from '../../src/http/app.ts'
import type { Mount } from '../../src/http/mount.ts'
import type { Pages } from '../../src/http/page.ts'
import type { AppParts, Settings } from '../../src/http/site.ts'
import { fetchOf } from '../../src/http/web-adapter.ts'
import type { Catalogue, CatalogueIdentity } from '../../src/catalogue/catalogue.ts'
import { createReads, type ReadsOptions, type ServedReads } from '../../src/service/reads.ts'
import type { Work } from '../../src/service/work.ts'
import { openStoredResponses } from '../../src/work/stored/stored-responses.ts'
import { RateWindows } from '../../src/http/rate-limit/windows.ts'
import { createRateMemory, MOST_LIMIT } from '../../src/http/rate-limit/slots.ts'
import { buildIndex } from '../../src/index/build.ts'
import { openIndex } from '../../src/index/open.ts'
import { joinNoiseMaps } from '../../src/silence/noise-maps.ts'
import { edgesOfRings } from '../../src/silence/coverage.ts'
import type { NoiseMap } from '../../src/silence/noise-bytes.ts'
import { NOTHING_BUILT } from '../../src/silence/sources/built-up.ts'
import { buildSources } from '../../src/silence/sources/sources.ts'
import { compareSpots } from '../../src/spots/order.ts'
import { openQueue } from '../../src/work/stored/queue.ts'
import { openWorkFile } from '../../src/work/sqlite/work-file.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'

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
  sources: buildSources([
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
  builtUp: NOTHING_BUILT,
}

type IndexOptions = {
  version?: number
  ratings?: 'editorial' | 'computed'
  oldSlugs?: { slug: string; id: string }[]
  /** In canonical order. */
  changeTimes?: string[]
  /** The name of the source's base map. */
  baseMap?: string
}

const MOST_KEPT_SPOTS = 1000
/** The bytes of small indexes by what they are made of: most tests of HTTP have the same few spots. */
const built = new LRUCache<string, Promise<SharedArrayBuffer>>({ max: 64 })

/** Gives an index over records, as a version of its own; one over the same records is built once. */
export async function indexOf(spots: readonly SpotRecord[], options: IndexOptions = {}) {
  if (spots.length > MOST_KEPT_SPOTS) return openIndex(await build(spots, options))
  const key = hash('sha256', JSON.stringify([spots, options]))
  const bytes = built.get(key) ?? build(spots, options)
  built.set(key, bytes)
  return openIndex(await bytes)
}

async function build(
  spots: readonly SpotRecord[],
  { version = 1, ratings = 'editorial', oldSlugs = [], changeTimes = [], baseMap }: IndexOptions,
) {
  const sorted = spots.toSorted(compareSpots)
  const snapshot = {
    version: { number: version, token: `token-${version}`, publishedAt: '2026-01-01T00:00:00.000Z' },
    sources: [{ ...SOURCE, ratings, spots: spots.length, ...(baseMap !== undefined && { baseMap }) }],
    spots: sorted,
    oldSlugs: (async function* () {
      yield* oldSlugs
    })(),
    changeTimes: (async function* () {
      yield* changeTimes.map((at, i) => ({ id: sorted[i]?.id ?? '', at }))
    })(),
  }
  return buildIndex(snapshot, LINKS)
}

/** Four megabytes in which nothing is ever spent: shared by all whose clock is the machine's. */
const pageMemory = createRateMemory()

/** The change log of a catalogue without any, opened once. */
let noChanges: Promise<Catalogue> | undefined

/** A clock whose minute began just now: no window ends within a test that takes less than that. */
export function startOfMinute(): () => number {
  const since = Date.now() % 60_000
  return () => Date.now() - since
}

/** All that an app is made of, with the catalogue behind it. */
export type TestService = AppParts & Required<Pick<AppParts, 'log'>> & { reads: ServedReads }

type TestOptions = Partial<ReadsOptions & Settings & Work & Pick<AppParts, 'now' | 'log'>> &
  IndexOptions & { limit?: number; identity?: CatalogueIdentity }

/** Builds a service over records: the real thing, but for the catalogue's file and the port. */
export async function testService(
  spots: readonly SpotRecord[],
  { limit = 60_000, oldSlugs = [], ratings = 'editorial', changeTimes = [], ...options }: TestOptions = {},
): Promise<TestService> {
  const { now = startOfMinute(), identity, links = LINKS, baseMap, baseMaps, grid } = options
  const index = await indexOf(spots, { oldSlugs, ratings, changeTimes, ...(baseMap !== undefined && { baseMap }) })
  const file = openWorkFile(':memory:')
  const work = { owner: 'test/1/1', now } as const
  return {
    reads: await createReads(index, {
      links,
      cursorKey: identity?.cursorKey ?? Buffer.from('a key for tests alone'),
      noiseMaps: options.noiseMaps ?? joinNoiseMaps([TESTLAND]),
      ...(baseMaps && { baseMaps }),
      ...(grid && { grid }),
      changeLog: options.changeLog ?? (await (noChanges ??= openCatalogue(':memory:'))),
    }),
    settings: {
      contactUrl: null,
      mapStyle: null,
      mapTiles: null,
      cacheMaxAge: 0,
      rateLimitPerMinute: limit,
      pageLimitPerMinute: 600,
      trustedProxies: new BlockList(),
      logClientAddress: 'short',
      webhookPublicKey: () => 'whpk_test',
      clientKey: Buffer.from('a key for tests alone'),
      isReady: () => true,
      isDegraded: () => false,
      ...options,
    },
    rateWindows: new RateWindows(createRateMemory(), { limit, now }),
    pageWindows: new RateWindows(options.now ? createRateMemory() : pageMemory, { limit: MOST_LIMIT, now }),
    work: {
      jobs: options.jobs ?? (await openQueue(file, work)),
      answers: options.answers ?? (await openStoredResponses(file, work)),
    },
    log: options.log ?? Object.assign(pino({ level: 'silent' }), { request() {} }),
    now,
  }
}

/** An app that is called by `fetch`, without a port. */
export type TestApp = App & { fetch: ReturnType<typeof fetchOf> }

export function testApp(service: AppParts, pages?: Pages, mounts?: readonly Mount[]): TestApp {
  const app = createApp(service, pages, mounts)
  return { ...app, fetch: fetchOf(app) }
}
