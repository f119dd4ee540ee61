// Base maps where several machines serve one catalogue: kept with it, and fetched to the folder of each.

/** Ends the name under which the relief of a region is kept beside its map. */
export const RELIEF = '.relief'

/** Keeps the files of base maps by name, for machines that did not draw them. */
export type SharedBaseMaps = {
  /** Whether other machines read it: what is drawn is kept here then. */
  isShared: boolean
  names(): Promise<ReadonlySet<string>>
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Gives the pieces of a file in order; none when it is not here. */
  get(name: string): AsyncIterable<Uint8Array>
  /** Removes what a publish has made needless, and what killed imports left behind a day ago or earlier. */
  settle(names: SettledNames, now: Date): Promise<void>
}

/** What versions before and after a publish need. */
export type SettledNames = { before: ReadonlySet<string>; after: ReadonlySet<string> }

/** What is younger may belong to an import under way, whose version is yet to be published. */
export const LEFT_MS = 24 * 3600 * 1000
