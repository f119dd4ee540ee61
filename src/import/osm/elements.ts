// OpenStreetMap as this folder sees it: elements given to a visitor one by one. pbf/ and xml-file.ts read the two
// formats; collect/gather.ts makes passes over a file; mapping.ts says what is a spot; import-osm.ts puts it all together.

import type { Box } from '../../geo/box.ts'
import type { Line } from './geometry/rings.ts'
import type { NodePage } from './positions/node-pages.ts'
import type { NodePositions } from './positions/node-positions.ts'

/** Keys and values as tagged. */
export type Tags = Readonly<Record<string, string>>

/**
 * Returns tags to be written to. Without a prototype V8 keeps them in a table from the first: as objects like others,
 * thousands of combinations of keys would be as many shapes, and no access to a tag would be quick.
 */
export function noTags(): Record<string, string> {
  return Object.create(null)
}

export type ElementType = 'node' | 'way' | 'relation'

export type Member = { type: ElementType; ref: number; role: string }

/** What a pass wants to see; what it does not name is skipped, which is faster. Coordinates in 10⁻⁷ degrees. */
export type Visitor = {
  /**
   * Elements with none of these keys are not shown, unless they are ways of `ways`; without it all are. Each key has bits,
   * and nodes and ways are shown with those of all their keys: whoever has many to tell need not look at the tags again.
   */
  keys?: ReadonlyMap<string, number>
  /** Rising, each once. */
  ways?: Float64Array
  /** Where the nodes of ways are, known from an earlier pass; without it lines have no points. */
  positions?: NodePositions
  /** How many elements there are, shown or not. */
  count?(type: ElementType, elements: number): void
  /** Where every node is, some at a time; what is given is good until it returns. */
  places?(nodes: NodePage): void
  /** Nodes with tags. */
  node?(id: number, longitude: number, latitude: number, tags: Tags, bits: number): void
  /** `lineOf` looks its nodes up; it may be asked during the call only. */
  way?(id: number, lineOf: () => Line, tags: Tags, bits: number): void
  relation?(id: number, members: Member[], tags: Tags): void
}

/** The header of a file. */
export type FileHeader = {
  /** Degrees; null when the file does not say. */
  box: Box | null
  /** When the data was extracted, RFC 3339. */
  extractDate: string | null
}

export type PassOptions = {
  /** Called with the bytes read so far. */
  progress?: (bytes: number) => void
  /** How many threads may work, this one included; absent: this one alone. */
  threads?: number
}

/** A file that can be read more than once. */
export type OsmFile = {
  header: FileHeader
  /** Size of the file. */
  bytes: number
  /** Roughly how many nodes there are, rather too many. */
  nodes: number
  /** Reads the whole file once. */
  pass(visitor: Visitor, options?: PassOptions): Promise<void>
}
