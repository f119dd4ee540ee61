import type { Tables } from '../schema.ts'

/** What a publish writes and looks up for each spot that it changes. Rows may be held back until `flush`. */
export type Writes = {
  /** Writes spots whose ids are new. */
  insertSpots(rows: readonly Tables['spots'][]): Promise<void>
  /** Writes spots over those that have the same id; these keep the version that created them. */
  updateSpots(rows: readonly Tables['spots'][]): Promise<void>
  /** Keeps slugs for spots that have them no more. */
  keepSlugs(rows: readonly Tables['slugs'][]): Promise<void>
  /** Looks up whose each slug is, or was; without those that nobody has had before this publish. */
  ownersOf(slugs: readonly string[]): Promise<ReadonlyMap<string, string>>
  logChanges(rows: readonly Tables['changes'][]): Promise<void>
  flush(): Promise<void>
}
