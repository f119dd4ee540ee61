// The system of record: sources, spots, slugs kept for good, versions and the change log, behind one interface.
// `stored-catalogue.ts` implements it over SQLite or PostgreSQL (engine.ts has what differs); nothing outside this folder
// knows which engine it is.
import type { SharedBaseMaps } from '../basemap/shared-base-maps.ts'
import type { Box } from '../geo/box.ts'
import type { NoiseStore, OwnNoise } from '../silence/pages/noise-pages.ts'
import type { SpotDraft, SpotRecord, UnratedDraft } from '../spots/spot.ts'

/** What stays the same for the life of a catalogue and goes with it to every machine. */
export type CatalogueIdentity = {
  /** 128 random bits, hex. */
  id: string
  /** Signs cursors, so that they are valid wherever the catalogue is served. */
  cursorKey: Uint8Array
  /** Signs webhook deliveries; `webhookKeys` has rotations since the catalogue was opened. */
  webhookKey: WebhookKey
}

/** A key pair for webhook deliveries (ed25519), in the form of Standard Webhooks. */
export type WebhookKey = { secret: `whsk_${string}`; public: `whpk_${string}` }

export type Version = {
  /** 0 before the first publish, then rising by one. */
  number: number
  /** Random: tells apart two catalogues that diverged from one backup. */
  token: string
  /** RFC 3339. */
  publishedAt: string
}

/** A version with what it changed. */
export type PublishedVersion = Version & { created: number; updated: number; removed: number }

/** Where spots come from, and under which terms. */
export type Source = {
  name: string
  /** Shown wherever spots of the source are. */
  attribution: string
  licence: string | null
  url: string | null
  ratings: 'editorial' | 'computed'
  /** When the data was extracted, RFC 3339, where the file says so. */
  extractDate: string | null
  /** The box around what the source covers, where that is known: there it can rate any point. */
  coverage?: Box | null
  /** The name of its base map among the files beside the catalogue. */
  baseMap?: string | null
}

/** What a source was last imported from: the same again, in the same surroundings, changes nothing. */
export type Origin = {
  /** The sources that the same file brought, this one among them. */
  sources: string[]
  /** The name of the file's format, for reports. */
  format: string
  /** Where the file was downloaded from; null where it was at hand. */
  url: string | null
  /** What the server said of the file it gave, to be asked with the next time. */
  etag: string | null
  lastModified: string | null
  /** What the operator said of the import, as JSON: enough to do it again. */
  order: string
  /** Hashes, hex: of the file's bytes (null: not to be relied on), and of the program that read them. */
  content: string | null
  program: string
  /** Hash of the noise around that the ratings depend on; null where none does. */
  surroundings: string | null
}

/** A source as the catalogue has it, counted. */
export type StoredSource = Source & { spots: number; importedAt: string }

export type ChangeKind = 'created' | 'updated' | 'removed'

export type Change = {
  version: number
  /** Counts from 1 within a version. */
  sequence: number
  kind: ChangeKind
  id: string
  slug: string
  /** RFC 3339. */
  at: string
  /** Its version's token. */
  token: string
}

/** A place in the change log: behind the change of this number, in the version of this token. */
export type LogPlace = { version: number; sequence: number; token: string }

/** Behind all changes of a version. */
export const END_OF_VERSION = Number.MAX_SAFE_INTEGER
/** Before all changes. */
export const START_OF_LOG: LogPlace = { version: 0, sequence: 0, token: '0' }

/** One publish: each named source's spots are replaced by the drafts that name it. */
export type Publication = {
  /** May grow while the drafts are asked for: it is read after the last of them. */
  sources: Source[]
  /**
   * Each draft's `source` is one of `sources`, or another that the catalogue has: of that one only these are replaced. A
   * second draft of one source with the same id is refused.
   */
  drafts: AsyncIterable<StagedDraft | StagedUnrated> | Iterable<StagedDraft | StagedUnrated>
  /**
   * Noise by source; that of a source that brings none here is taken away, unless it is `kept`. May be filled until the last
   * draft is given.
   */
  noise?: ReadonlyMap<string, OwnNoise | 'kept'>
  /** Silence grids by source, as `makeGrid` makes them; likewise. */
  grids?: ReadonlyMap<string, Uint8Array>
  /** What the sources come from; may be filled until the last draft is given. */
  origins?: ReadonlyMap<string, Origin>
  /** Those of the sources that are only rated anew: they come from what they came from. */
  ratedAnew?: ReadonlySet<string>
}

/** A draft and its line in the file, for the report. */
export type StagedDraft = SpotDraft & { line?: number }

/** A draft without a rating: kept beside the spots until a region that holds it is imported. */
export type StagedUnrated = UnratedDraft & { line?: number }

export type PublishReport = {
  /** The version that the publish made (of a dry run: would have made). */
  version: Version
  added: number
  changed: number
  unchanged: number
  gone: number
  /** How many spots each source of the publication had, and has now. */
  sizes: { source: string; before: number; after: number }[]
  /** Drafts that could not be taken, with the reason. */
  refused: { line: number | null; id: string; reason: string }[]
}

export type PublishOptions = {
  dryRun?: boolean
  /** Waited for when nobody else can publish any more until this publish has ended; may throw. */
  whenAlone?: (() => Promise<void>) | undefined
  /** Asked once before the publish becomes true. */
  keep?: (report: PublishReport) => boolean
}

/** One version, whole, read in one transaction. */
export type Snapshot = {
  version: Version
  sources: StoredSource[]
  /** Counts the spots by the source whose record counts. */
  spotCounts(): Promise<ReadonlyMap<string, number>>
  /** All spots in canonical order. */
  spots: AsyncIterable<SpotRecord>
  /** When each spot last changed (RFC 3339), in any order. */
  changeTimes: AsyncIterable<{ id: string; at: string }>
  /** Every slug that is not some spot's present one, with the spot it finds. */
  oldSlugs: AsyncIterable<{ slug: string; id: string }>
}

export type Catalogue = {
  identity: CatalogueIdentity
  version(): Promise<Version>
  sources(): Promise<StoredSource[]>
  /** Finds by id, then slug, then old slug. */
  spot(idOrSlug: string): Promise<SpotRecord | undefined>
  /** What each source was last imported from, where that is known. */
  origins(): Promise<ReadonlyMap<string, Origin>>
  /** Replaces what a source was last imported from, without a new version; its spots must be those that it would bring. */
  keepOrigin(source: string, origin: Origin): Promise<void>
  /** Opens the noise of all sources, whose pages are read without waiting; possible during a publish. */
  noise(): Promise<NoiseStore>
  /** Reads the silence grids by source, as `makeGrid` made them: of a version, or the present one; possible during a publish. */
  grids(version?: number): Promise<ReadonlyMap<string, Uint8Array>>
  /** The base maps that it holds itself, where several machines have it in common. */
  baseMaps: SharedBaseMaps
  /** Gives what a source says of its spots, whether or not its record counts; possible during a publish. */
  drafts(source: string): AsyncIterable<SpotDraft>
  /** Gives the drafts of a source that wait for a rating; possible during a publish. */
  unrated(source: string): AsyncIterable<UnratedDraft>
  /** Gives a consistent view of the present version to `read` while it runs. */
  withSnapshot<T>(read: (snapshot: Snapshot) => T | Promise<T>): Promise<T>
  /**
   * Replaces the publication's sources in one transaction; a failure at any point leaves the last version.
   * With `dryRun`, or when `keep` says no to what the publish would do, nothing is kept.
   */
  publish(publication: Publication, options?: PublishOptions): Promise<PublishReport>
  /**
   * Removes a source with its spots, and publishes along with it what its absence changes elsewhere; undefined when
   * there is none of that name.
   */
  removeSource(name: string, along?: Publication): Promise<PublishReport | undefined>
  /** Returns up to `limit` changes after a place in the log, oldest first. */
  changes(after: Pick<LogPlace, 'version' | 'sequence'>, limit: number): Promise<Change[]>
  /** Returns versions after a number, oldest first, or the newest ones, newest first. */
  history(range: ({ after: number } | { newest: true }) & { limit: number }): Promise<PublishedVersion[]>
  /** Returns the keys that sign webhooks, the present one first; one that was replaced signs along for a week. */
  webhookKeys(): Promise<WebhookKey[]>
  /** Replaces the key that signs webhooks. */
  rotateWebhookKey(): Promise<WebhookKey>
  /** Tells whether a place is of this history and all changes after it are still in the log (90 days). */
  isInLog(place: LogPlace): Promise<boolean>
  /** Calls `wake` soon after another process has published, where the engine tells; returns what ends that. A poll stays needed. */
  watch(wake: () => void): () => void
  /** Does work unless another machine is doing such work; undefined then. Several processes over a file do not hinder each other. */
  tryAlone<T>(work: () => Promise<T>): Promise<T | undefined>
  /** Writes a consistent copy to a file that does not exist yet: an SQLite catalogue, whatever the engine. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
