// The elements of a block as columns: what one thread decodes another shows, and one piece of memory passes between them.
import { GrowableArray } from '../../../arrays/growable-array.ts'

/**
 * Each column, those of wider numbers first. Of lists (`…Refs`, `…Points`, `…Tags`, `members`) a column `…Ends` has where the list of each
 * element ends. Tags are places of texts, key and value in turn.
 */
const COLUMNS = {
  nodeIds: Float64Array,
  wayIds: Float64Array,
  /** Nodes of ways; where positions are looked up, their points, ends and how many are not known instead. */
  wayRefs: Float64Array,
  wayFirsts: Float64Array,
  wayLasts: Float64Array,
  relationIds: Float64Array,
  members: Float64Array,
  longitudes: Int32Array,
  latitudes: Int32Array,
  wayPoints: Int32Array,
  /** Nodes that are shown with their tags, by their places among all. */
  taggedNodes: Uint32Array,
  nodeBits: Uint32Array,
  nodeTags: Uint32Array,
  nodeTagEnds: Uint32Array,
  wayBits: Uint32Array,
  wayPointEnds: Uint32Array,
  wayRefEnds: Uint32Array,
  wayLacking: Uint32Array,
  wayTags: Uint32Array,
  wayTagEnds: Uint32Array,
  memberEnds: Uint32Array,
  memberTypes: Uint32Array,
  memberRoles: Uint32Array,
  relationTags: Uint32Array,
  relationTagEnds: Uint32Array,
  /** Where each text begins and ends among their bytes. */
  textPlaces: Uint32Array,
  /** Which kinds there are (`HOLDS`), then how many nodes, ways and relations, shown or not. */
  facts: Uint32Array,
} as const

type ColumnName = keyof typeof COLUMNS
type ColumnOf<Name extends ColumnName> = InstanceType<(typeof COLUMNS)[Name]>

const NAMES = Object.keys(COLUMNS) as ColumnName[] // of an object that nobody adds to
const TYPES = Object.values(COLUMNS)

export type Columns = { [Name in ColumnName]: ColumnOf<Name> } & { textBytes: Uint8Array }

/** Columns that are written to. */
export type GrowingColumns = { [Name in ColumnName]: GrowableArray<ColumnOf<Name>> }

export function growingColumns(): GrowingColumns {
  const columns = TYPES.map((Type, i) => [NAMES[i], new GrowableArray<Float64Array>(Type as typeof Float64Array)])
  return Object.fromEntries(columns) as GrowingColumns // each is of its own type
}

/** Empties them for another block; their memory stays. */
export function emptied(columns: GrowingColumns): void {
  for (const name of NAMES) columns[name].length = 0
}

/** Returns what was written, without a copy; good until it is written to. */
export function viewed(columns: GrowingColumns, textBytes: Uint8Array): Columns {
  const views = Object.fromEntries(NAMES.map(name => [name, columns[name].view()]))
  return { ...views, textBytes } as Columns // each is of its own type
}

export type PackedColumns = { buffer: ArrayBuffer; lengths: number[] }

/** Copies columns into one piece of memory. */
export function packedColumns(columns: Columns): PackedColumns {
  const all = NAMES.map(name => columns[name])
  const bytes = all.reduce((sum, { byteLength }) => sum + byteLength, columns.textBytes.length)
  const into = new Uint8Array(bytes)
  let at = 0
  for (const { buffer, byteOffset, byteLength } of [...all, columns.textBytes]) {
    into.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return { buffer: into.buffer, lengths: all.map(({ length }) => length) }
}

/** Returns columns that lie in one piece of memory. */
export function unpackedColumns({ buffer, lengths }: PackedColumns): Columns {
  let at = 0
  const views = TYPES.map((Type, i) => {
    const view = new Type(buffer, at, lengths[i])
    at += view.byteLength
    return [NAMES[i], view]
  })
  return { ...Object.fromEntries(views), textBytes: new Uint8Array(buffer, at) } as Columns // each is of its own type
}
