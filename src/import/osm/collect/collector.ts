import type { Member, Tags } from '../elements.ts'
import type { Line } from '../geometry/rings.ts'
import type { MemberLine } from './member-lines.ts'

export type Way = {
  id: number
  tags: Tags
  /** Looks up its nodes, once, when someone asks. */
  line: () => Line
}

export type Relation = { id: number; tags: Tags; members: Member[] }

/** A relation with its member ways, as far as they are in the file. */
export type Assembled = Relation & {
  outer: MemberLine[]
  inner: MemberLine[]
  /** Member ways that the file lacks, or lacks nodes of. */
  missing: number
}

/** Collects one concern from the passes over a file. Nodes and `wants` come first, then ways, then relations. */
export type Collector = {
  /** Nodes and ways with one of these keys are shown, no others. */
  keys: Iterable<string>
  node?: (id: number, x: number, y: number, tags: Tags) => void
  /** Tells whether `relation` shall be called, with the geometry of the members. */
  wants?: (relation: Relation) => boolean
  way?: (way: Way) => void
  relation?: (relation: Assembled) => void
}

/** A number that is the same for an object in every extract. */
export function originOf(type: 'node' | 'way' | 'relation', id: number): number {
  return 4 * id + { node: 0, way: 1, relation: 2 }[type]
}
