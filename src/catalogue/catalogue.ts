// The system of record: sources, spots, slugs kept for good, versions and the change log, behind one interface.
// SQLite implements it today (sqlite.ts); nothing outside this folder knows which engine it is.
import type { Box } from '../geo/box.ts'
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
  /** Each draft's `source` is one of `sources`; a second draft of one source with the same id is refused. */
  drafts: AsyncIterable<StagedDraft | StagedUnrated> | Iterable<StagedDraft | StagedUnrated>
  /** Noise maps by source, as `writeNoiseMap` writes them; may be filled until the last draft is given. */
  noise?: ReadonlyMap<string, Uint8Array>
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
  /** Reads the noise maps by source, as `writeNoiseMap` wrote them; possible during a publish. */
  noise(): Promise<ReadonlyMap<string, Uint8Array>>
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
  /** Writes a consistent copy to a file that does not exist yet. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
