import type { Catalogue } from '../../catalogue/catalogue.ts'
import { Sections } from '../../index/storage/sections.ts'
import type { SharedVersion } from '../worker-messages.ts'
import { BUILD_BOUNDS, type BuildCounts } from './build-counts.ts'
import { byLabel, type HistogramRow, type MetricRow } from './registry.ts'

/** What the supervisor knows of the catalogue and of what is served of it. */
export type SeenCatalogue = {
  catalogue: Pick<Catalogue, 'version' | 'history'>
  /** The oldest version that any thread serves; 0 when none does. */
  served: () => number
  /** Why the newest version cannot be served; null when it can. */
  notServed: () => string | null
  builds: BuildCounts
}

/** What it knows of what threads read. */
export type SeenIndex = {
  shared: () => SharedVersion
  /** Per thread: bytes of the noise pages that it has open. */
  noiseBytes: Float64Array
}

/** Versions that one look at the history reads. */
const MOST_VERSIONS = 1000
const KINDS = ['created', 'updated', 'removed'] as const

/** Lists the metrics of the catalogue, its publishes, and the version that is served. */
export function catalogueMetrics(seen: SeenCatalogue): MetricRow[] {
  const { catalogue, served, notServed, builds } = seen
  const publishes = followPublishes(catalogue)
  // What is published from now on counts, not from the first scrape on.
  void publishes().catch(() => {})
  return [
    {
      kind: 'gauge',
      name: 'sanctuary_catalogue_version',
      help: 'The version of the catalogue that is published, and the oldest one that a thread of this process serves.',
      labels: ['state'],
      read: async () => byLabel('state', { published: (await catalogue.version()).number, served: served() }),
    },
    {
      kind: 'gauge',
      name: 'sanctuary_versions_behind',
      help: 'How many versions of the catalogue were published that this process does not serve yet.',
      read: async () => [{ value: Math.max(0, (await catalogue.version()).number - served()) }],
    },
    {
      kind: 'gauge',
      name: 'sanctuary_version_cannot_be_served',
      help: '1 while the newest version cannot be served and an earlier one is; the log says why.',
      read: () => [{ value: notServed() === null ? 0 : 1 }],
    },
    {
      kind: 'gauge',
      name: 'sanctuary_last_publish_timestamp_seconds',
      help: 'When the newest version was published, in seconds since 1970.',
      read: async () => [{ value: Date.parse((await catalogue.version()).publishedAt) / 1000 || 0 }],
    },
    {
      kind: 'counter',
      name: 'sanctuary_publishes_total',
      help: 'Versions that were published since this process began to look.',
      read: async () => [{ value: (await publishes()).versions }],
    },
    {
      kind: 'counter',
      name: 'sanctuary_published_changes_total',
      help: 'Spots that were created, updated or removed by publishes since this process began to look.',
      labels: ['kind'],
      read: async () => byLabel('kind', (await publishes()).changes),
    },
    {
      kind: 'counter',
      name: 'sanctuary_take_over_failures_total',
      help: 'Tries to serve a new version that failed.',
      read: () => [{ value: builds.failures() }],
    },
  ]
}

/** Lists the metrics of what all threads read. */
export function indexMetrics({ shared, noiseBytes }: SeenIndex): MetricRow[] {
  return [
    {
      kind: 'gauge',
      name: 'sanctuary_index_bytes',
      help: 'Bytes of the index that is served, in memory that all threads share.',
      read: () => [{ value: shared().index.byteLength }],
    },
    {
      kind: 'gauge',
      name: 'sanctuary_noise_bytes',
      help: 'Bytes of the noise pages that all threads have open.',
      read: () => [{ value: noiseBytes.reduce((sum, byteLength) => sum + byteLength, 0) }],
    },
    {
      kind: 'gauge',
      name: 'sanctuary_spots',
      help: 'Spots in the index that is served.',
      read: () => [{ value: new Sections(shared().index).head.count }],
    },
  ]
}

/** How long it takes to serve a new version, from the look that found it. */
export function buildHistogram({ builds }: SeenCatalogue): HistogramRow {
  return {
    name: 'sanctuary_take_over_duration_seconds',
    help: 'How long the index of a new version took to build and to hand to the threads.',
    label: 'of',
    bounds: BUILD_BOUNDS,
    read: () => [{ label: 'index', buckets: builds.buckets(), sum: builds.seconds() }],
  }
}

/** Sums what has been published since the first look. */
function followPublishes(catalogue: Pick<Catalogue, 'history'>) {
  const sums = { versions: 0, changes: { created: 0, updated: 0, removed: 0 } }
  let seen: number | undefined
  let looking = Promise.resolve(sums)
  return () => (looking = looking.then(look, look))

  async function look() {
    seen ??= (await catalogue.history({ newest: true, limit: 1 }))[0]?.number ?? 0
    for (const version of await catalogue.history({ after: seen, limit: MOST_VERSIONS })) {
      seen = version.number
      sums.versions++
      for (const kind of KINDS) sums.changes[kind] += version[kind]
    }
    return sums
  }
}
