// Decodes a primitive block (https://wiki.openstreetmap.org/wiki/PBF_Format) and shows its elements to a visitor.
import { type ElementType, type Member, noTags, type Tags, type Visitor } from '../elements.ts'
import { bitsOfKeys, stringTable } from './block-texts.ts'
import { Cursor, lengthTag, varintTag } from './protobuf.ts'

/** Which kinds a block holds, as bits, so that later passes need not unpack the others. */
export const HOLDS = { nodes: 1, ways: 2, relations: 4 } as const

type Block = {
  text(index: number): string
  /** What the visitor says of this key; 0 when it does not ask for elements with it. */
  bitsOf(key: number): number
  longitude(value: number): number
  latitude(value: number): number
  /** Whether both return what they are given: nearly all files have steps of 10⁻⁷ degrees. */
  isPlain: boolean
}

/** Shows a block's elements; returns the kinds that it holds. @throws RangeError when it is damaged. */
export function visitBlock(bytes: Uint8Array, visitor: Visitor): number {
  const cursor = new Cursor(bytes)
  const groups: Cursor[] = []
  let strings: Cursor | undefined
  let granularity = 100
  let latitudeOffset = 0
  let longitudeOffset = 0
  for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
    if (tag === lengthTag(1)) strings = cursor.message()
    else if (tag === lengthTag(2)) groups.push(cursor.message())
    else if (tag === varintTag(17)) granularity = cursor.varint()
    else if (tag === varintTag(19)) latitudeOffset = signed64(cursor.varint())
    else if (tag === varintTag(20)) longitudeOffset = signed64(cursor.varint())
    else cursor.skip(tag)
  }
  const text = stringTable(strings)
  const block: Block = {
    text,
    bitsOf: bitsOfKeys(text, visitor.keys),
    // Nanodegrees to 10⁻⁷ degrees.
    longitude: value => Math.round((longitudeOffset + granularity * value) / 100),
    latitude: value => Math.round((latitudeOffset + granularity * value) / 100),
    isPlain: granularity === 100 && longitudeOffset === 0 && latitudeOffset === 0,
  }
  let holds = 0
  for (const group of groups) holds |= visitGroup(group, block, visitor)
  return holds
}

function visitGroup(group: Cursor, block: Block, visitor: Visitor): number {
  const seesNodes = visitor.position !== undefined || visitor.node !== undefined
  let holds = 0
  let ways = 0
  let relations = 0
  for (let tag = group.tag(); tag !== 0; tag = group.tag()) {
    if (tag === lengthTag(1)) {
      holds |= HOLDS.nodes
      if (seesNodes) visitNode(group.message(), block, visitor)
      else group.skip(tag)
    } else if (tag === lengthTag(2)) {
      holds |= HOLDS.nodes
      if (seesNodes) visitDense(group.message(), block, visitor)
      else group.skip(tag)
    } else if (tag === lengthTag(3)) {
      holds |= HOLDS.ways
      ways++
      if (visitor.way) visitWay(group.message(), block, visitor)
      else group.skip(tag)
    } else if (tag === lengthTag(4)) {
      holds |= HOLDS.relations
      relations++
      if (visitor.relation) visitRelation(group.message(), block, visitor)
      else group.skip(tag)
    } else group.skip(tag)
  }
  if (visitor.way && ways > 0) visitor.count?.('way', ways)
  if (visitor.relation && relations > 0) visitor.count?.('relation', relations)
  return holds
}

/** The offsets are int64: a negative one is written as its complement to 2^64. */
function signed64(value: number): number {
  return value >= 2 ** 63 ? value - 2 ** 64 : value
}

function visitDense(dense: Cursor, block: Block, visitor: Visitor): void {
  let ids: Cursor | undefined
  let latitudes: Cursor | undefined
  let longitudes: Cursor | undefined
  let keysAndValues: Cursor | undefined
  for (let tag = dense.tag(); tag !== 0; tag = dense.tag()) {
    if (tag === lengthTag(1)) ids = dense.message()
    else if (tag === lengthTag(8)) latitudes = dense.message()
    else if (tag === lengthTag(9)) longitudes = dense.message()
    else if (tag === lengthTag(10)) keysAndValues = dense.message()
    else dense.skip(tag)
  }
  if (!ids || !latitudes || !longitudes) return
  let id = 0
  let latitude = 0
  let longitude = 0
  let count = 0
  const { isPlain } = block
  while (ids.at < ids.end) {
    count++
    id += ids.signed()
    latitude += latitudes.signed()
    longitude += longitudes.signed()
    const x = isPlain ? longitude : block.longitude(longitude)
    const y = isPlain ? latitude : block.latitude(latitude)
    visitor.position?.(id, x, y)
    if (!keysAndValues) continue
    const start = keysAndValues.at
    const bits = bitsOfNode(keysAndValues, block)
    if (bits !== 0 && visitor.node) visitor.node(id, x, y, denseTags(keysAndValues, start, block), bits)
  }
  visitor.count?.('node', count)
  if (ids.at > ids.end || latitudes.at > latitudes.end || longitudes.at > longitudes.end) {
    throw new RangeError('a run of nodes is cut short')
  }
}

/** Passes key, value, key, value, …, 0 of a node; returns the bits of its keys. */
function bitsOfNode(cursor: Cursor, block: Block): number {
  let bits = 0
  while (cursor.at < cursor.end) {
    const key = cursor.varint()
    if (key === 0) break
    cursor.varint()
    bits |= block.bitsOf(key)
  }
  return bits
}

/** Returns the tags of a node between a place and the cursor. */
function denseTags(cursor: Cursor, start: number, block: Block): Tags {
  const end = cursor.at
  const tags = noTags()
  for (cursor.at = start; cursor.at < end; ) {
    const key = cursor.varint()
    if (key !== 0) tags[block.text(key)] = block.text(cursor.varint())
  }
  return tags
}

function visitNode(node: Cursor, block: Block, visitor: Visitor): void {
  let id = 0
  let latitude = 0
  let longitude = 0
  let keys: Cursor | undefined
  let values: Cursor | undefined
  for (let tag = node.tag(); tag !== 0; tag = node.tag()) {
    if (tag === varintTag(1)) id = node.signed()
    else if (tag === lengthTag(2)) keys = node.message()
    else if (tag === lengthTag(3)) values = node.message()
    else if (tag === varintTag(8)) latitude = node.signed()
    else if (tag === varintTag(9)) longitude = node.signed()
    else node.skip(tag)
  }
  const x = block.longitude(longitude)
  const y = block.latitude(latitude)
  visitor.position?.(id, x, y)
  visitor.count?.('node', 1)
  const bits = bitsOfAll(keys, block)
  if (visitor.node && bits !== 0) visitor.node(id, x, y, tagsOf(keys, values, block), bits)
}

/** Returns the bits of the keys. */
function bitsOfAll(keys: Cursor | undefined, block: Block): number {
  if (!keys) return 0
  const start = keys.at
  let bits = 0
  while (keys.at < keys.end) bits |= block.bitsOf(keys.varint())
  keys.at = start
  return bits
}

function tagsOf(keys: Cursor | undefined, values: Cursor | undefined, block: Block): Tags {
  const tags = noTags()
  if (!keys || !values) return tags
  while (keys.at < keys.end) tags[block.text(keys.varint())] = block.text(values.varint())
  return tags
}

const MOST_REFS = 65_536
const refs = new Float64Array(MOST_REFS)

function visitWay(way: Cursor, block: Block, visitor: Visitor): void {
  let id = 0
  let keys: Cursor | undefined
  let values: Cursor | undefined
  let packed: Cursor | undefined
  for (let tag = way.tag(); tag !== 0; tag = way.tag()) {
    if (tag === varintTag(1)) id = way.varint()
    else if (tag === lengthTag(2)) keys = way.message()
    else if (tag === lengthTag(3)) values = way.message()
    else if (tag === lengthTag(8)) packed = way.message()
    else way.skip(tag)
  }
  const bits = bitsOfAll(keys, block)
  if (bits === 0 && visitor.keys && !visitor.ways?.has(id)) return
  visitor.way?.(id, packed ? refsOf(packed, id) : refs.subarray(0, 0), tagsOf(keys, values, block), bits)
}

function refsOf(packed: Cursor, way: number): Float64Array {
  let ref = 0
  let count = 0
  while (packed.at < packed.end) {
    ref += packed.signed()
    if (count === MOST_REFS) throw new RangeError(`way ${way} has more than ${MOST_REFS} nodes`)
    refs[count++] = ref
  }
  return refs.subarray(0, count)
}

const TYPES: readonly ElementType[] = ['node', 'way', 'relation']

function visitRelation(relation: Cursor, block: Block, visitor: Visitor): void {
  let id = 0
  let keys: Cursor | undefined
  let values: Cursor | undefined
  let roles: Cursor | undefined
  let ids: Cursor | undefined
  let types: Cursor | undefined
  for (let tag = relation.tag(); tag !== 0; tag = relation.tag()) {
    if (tag === varintTag(1)) id = relation.varint()
    else if (tag === lengthTag(2)) keys = relation.message()
    else if (tag === lengthTag(3)) values = relation.message()
    else if (tag === lengthTag(8)) roles = relation.message()
    else if (tag === lengthTag(9)) ids = relation.message()
    else if (tag === lengthTag(10)) types = relation.message()
    else relation.skip(tag)
  }
  if (visitor.keys && bitsOfAll(keys, block) === 0) return
  const members = ids && roles && types ? membersOf({ ids, roles, types }, block) : []
  visitor.relation?.(id, members, tagsOf(keys, values, block))
}

type MemberFields = { ids: Cursor; roles: Cursor; types: Cursor }

function membersOf({ ids, roles, types }: MemberFields, block: Block): Member[] {
  const members: Member[] = []
  let ref = 0
  while (ids.at < ids.end) {
    ref += ids.signed()
    members.push({ type: TYPES[types.varint()] ?? 'node', ref, role: block.text(roles.varint()) })
  }
  return members
}
