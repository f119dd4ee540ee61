import type { Tables } from '../schema.ts'

/** What a publish writes for each spot that it changes. */
export type Writes = {
  /** Writes spots, over those that have the same id; these keep the version that created them. */
  upsertSpots(rows: readonly Tables['spots'][]): Promise<void>
  /** Writes those of the slugs that nobody has yet; returns them. */
  claimSlugs(rows: readonly Tables['slugs'][]): Promise<ReadonlySet<string>>
  logChanges(rows: readonly Tables['changes'][]): Promise<void>
}
