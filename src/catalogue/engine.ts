// The marked places in which the engines differ: how a catalogue is opened, read for long, and published to. All else is
// the same code over the same tables.
import type { Kysely } from 'kysely'
import type { TouchedRow } from './publish/touched-rows.ts'
import type { Writes } from './publish/writes.ts'
import type { NoiseStore } from '../silence/pages/noise-pages.ts'
import type { Tables } from './schema.ts'

/** A database that holds a catalogue, with its tables up to date. */
export type Engine = {
  /** Whether several machines have it in common: it holds what lies in files beside it otherwise. */
  isShared: boolean
  /** For what is short. */
  db: Kysely<Tables>
  /** Opens a connection of its own that sees one version throughout; no publish waits for it, and it waits for none. */
  openReader(): Promise<Reader>
  /** Opens the noise as it is now, and of versions that are still kept, to be read without waiting. */
  openNoise(): Promise<NoiseStore>
  /** Gives `work` the connection of one publish; what has not been committed when it ends is gone. */
  publishing<T>(work: (writer: Writer) => Promise<T>): Promise<T>
  /** Calls `wake` when another process has published, as far as the engine tells; returns what ends that. */
  watch(wake: () => void): () => void
  /** Does work unless another machine is doing such work; undefined then. */
  tryAlone<T>(work: () => Promise<T>): Promise<T | undefined>
  /** Does work; an error that the database causes says what is wrong with it and what to do. */
  explaining<T>(work: () => Promise<T>): Promise<T>
  /** Writes a consistent copy to an SQLite file that does not exist yet. */
  copyTo(file: string): Promise<void>
  close(): Promise<void>
}

export type Reader = { db: Kysely<Tables>; close(): Promise<void> }

export type Writer = {
  db: Kysely<Tables>
  writes: Writes
  /**
   * Takes drafts into the temporary tables `incoming` and `incoming_unrated`, or into `ahead`; returns those whose key came
   * before.
   */
  takeIn(batches: AsyncIterable<readonly StagedRow[]>): Promise<Repeated[]>
  /** Waits for the right to publish, which one has at a time, and holds it until the end. */
  lock(): Promise<void>
  ahead: RowsAhead
  /** Reads what is touched, and what is ahead, in the order of ids; what follows on the connection meanwhile may change rows that have been read. */
  touched(): AsyncIterable<readonly TouchedRow[]>
  /** SQL for the text of a record without the levels by class, which may change while the spot does not. */
  withoutLevels(column: string): string
  /** Tells the planner how large the temporary tables have become. */
  analyze(table: 'incoming' | 'touched'): Promise<void>
  /** Makes it all true, and tells those who watch. */
  commit(): Promise<void>
  rollback(): Promise<void>
}

/**
 * Drafts that `takeIn` has written to `source_spots` at once, where nobody sees them before the commit: those of sources that
 * had nothing there. They are all new.
 */
export type RowsAhead = {
  /** How many there are of each source. */
  counts(): ReadonlyMap<string, number>
  /** Takes one away; tells whether there was one. */
  drop(row: { id: string; source: string }): Promise<boolean>
}

/** Of an engine that stages all drafts. */
export const NOTHING_AHEAD: RowsAhead = { counts: () => new Map(), drop: () => Promise.resolve(false) }

/** A draft as text, with its place among the drafts of the publish, from 0. */
export type StagedRow = {
  position: number
  /** Its line in the file, where there is one. */
  line: number | null
  id: string
  source: string
  slug: string | null
  /** Null: it waits for a rating, and `record` is JSON of UnratedDraft. */
  silence_rating: number | null
  name: string
  place: string | null
  country: string | null
  record: string
}

export type Repeated = Pick<StagedRow, 'position' | 'line' | 'id'>
