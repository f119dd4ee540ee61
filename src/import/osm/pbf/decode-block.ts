// Decodes a primitive block (https://wiki.openstreetmap.org/wiki/PBF_Format) into columns.
import type { GrowableArray } from '../../../arrays/growable-array.ts'
import { RisingNumbers } from '../../../arrays/rising-numbers.ts'
import type { PositionLookup } from '../positions/position-lookup.ts'
import { bitsOfKeys, stringTable } from './block-texts.ts'
import { type Columns, emptied, growingColumns, viewed } from './columns.ts'
import { appendSteps, appendTags, type Block, bitsOfAll } from './decode-lists.ts'
import { decodeDense, decodeNode } from './decode-nodes.ts'
import { Cursor, lengthTag, varintTag } from './protobuf.ts'

/** Kinds that a block may hold, as bits: later passes need not unpack those without what they show. */
export const HOLDS = { nodes: 1, ways: 2, relations: 4 } as const

/** What is decoded of the blocks of a pass. */
export type BlockOrder = {
  /** As bits. */
  kinds: number
  /** As a visitor says. */
  keys: ReadonlyMap<string, number> | undefined
  ways: Float64Array | undefined
}

/**
 * Makes what decodes blocks one by one: the columns of each are good until the next. With `positions` the nodes of ways are
 * looked up at once, else whoever shows a way does when it is asked for.
 * @throws RangeError when one is damaged.
 */
export function blockDecoder(
  { kinds, keys, ways }: BlockOrder,
  positions?: PositionLookup,
): (bytes: Uint8Array) => Columns {
  const into = growingColumns()
  const wanted = ways && new RisingNumbers(ways)
  const facts = { holds: 0, nodes: 0, ways: 0, relations: 0 }

  return bytes => {
    emptied(into)
    Object.assign(facts, { holds: 0, nodes: 0, ways: 0, relations: 0 })
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
    const texts = stringTable(strings, into.textPlaces)
    const block: Block = {
      into,
      bitsOf: bitsOfKeys(texts.text, keys),
      // Nanodegrees to 10⁻⁷ degrees.
      longitude: value => Math.round((longitudeOffset + granularity * value) / 100),
      latitude: value => Math.round((latitudeOffset + granularity * value) / 100),
      isPlain: granularity === 100 && longitudeOffset === 0 && latitudeOffset === 0,
    }
    for (const group of groups) decodeGroup(group, block)
    into.facts.append([facts.holds, facts.nodes, facts.ways, facts.relations])
    return viewed(into, texts.bytes)
  }

  function decodeGroup(group: Cursor, block: Block): void {
    for (let tag = group.tag(); tag !== 0; tag = group.tag()) {
      const kind = KIND_OF_TAG.get(tag)
      if (kind === undefined) {
        group.skip(tag)
        continue
      }
      facts.holds |= kind
      if ((kinds & kind) === 0) group.skip(tag)
      else if (tag === lengthTag(1)) facts.nodes += decodeNode(group.message(), block)
      else if (tag === lengthTag(2)) facts.nodes += decodeDense(group.message(), block)
      else if (kind === HOLDS.ways) {
        facts.ways++
        decodeWay(group.message(), block)
      } else {
        facts.relations++
        decodeRelation(group.message(), block)
      }
    }
  }

  function decodeWay(way: Cursor, block: Block): void {
    let id = 0
    let keyPlaces: Cursor | undefined
    let values: Cursor | undefined
    let packed: Cursor | undefined
    for (let tag = way.tag(); tag !== 0; tag = way.tag()) {
      if (tag === varintTag(1)) id = way.varint()
      else if (tag === lengthTag(2)) keyPlaces = way.message()
      else if (tag === lengthTag(3)) values = way.message()
      else if (tag === lengthTag(8)) packed = way.message()
      else way.skip(tag)
    }
    const bits = bitsOfAll(keyPlaces, block)
    if (bits === 0 && keys && !wanted?.has(id)) return
    into.wayIds.push(id)
    into.wayBits.push(bits)
    appendRefs(id, packed)
    appendTags(keyPlaces, values, into.wayTags)
    into.wayTagEnds.push(into.wayTags.length)
  }

  function appendRefs(way: number, packed: Cursor | undefined): void {
    const refs = into.wayRefs
    if (positions) refs.length = 0
    if (packed && appendSteps(packed, refs) > MOST_REFS) {
      throw new RangeError(`way ${way} has more than ${MOST_REFS} nodes`)
    }
    if (positions) appendLine(refs, positions)
    else into.wayRefEnds.push(refs.length)
  }

  /** Leaves the nodes, which nobody needs any more. */
  function appendLine(refs: GrowableArray<Float64Array>, { copy }: PositionLookup): void {
    const ids = refs.view()
    const points = into.wayPoints.reserve(2 * ids.length)
    const used = copy(ids, points, into.wayPoints.length)
    into.wayPoints.length += used
    into.wayPointEnds.push(into.wayPoints.length)
    into.wayLacking.push(ids.length - used / 2)
    into.wayFirsts.push(refs.at(0))
    into.wayLasts.push(refs.at(refs.length - 1))
    refs.length = 0
  }

  function decodeRelation(relation: Cursor, block: Block): void {
    let id = 0
    let keyPlaces: Cursor | undefined
    let values: Cursor | undefined
    let roles: Cursor | undefined
    let ids: Cursor | undefined
    let types: Cursor | undefined
    for (let tag = relation.tag(); tag !== 0; tag = relation.tag()) {
      if (tag === varintTag(1)) id = relation.varint()
      else if (tag === lengthTag(2)) keyPlaces = relation.message()
      else if (tag === lengthTag(3)) values = relation.message()
      else if (tag === lengthTag(8)) roles = relation.message()
      else if (tag === lengthTag(9)) ids = relation.message()
      else if (tag === lengthTag(10)) types = relation.message()
      else relation.skip(tag)
    }
    if (keys && bitsOfAll(keyPlaces, block) === 0) return
    into.relationIds.push(id)
    if (ids && roles && types) {
      const count = appendSteps(ids, into.members)
      for (let i = 0; i < count; i++) {
        into.memberTypes.push(types.varint())
        into.memberRoles.push(roles.varint())
      }
    }
    into.memberEnds.push(into.members.length)
    appendTags(keyPlaces, values, into.relationTags)
    into.relationTagEnds.push(into.relationTags.length)
  }
}

const KIND_OF_TAG: ReadonlyMap<number, number> = new Map([
  [lengthTag(1), HOLDS.nodes],
  [lengthTag(2), HOLDS.nodes],
  [lengthTag(3), HOLDS.ways],
  [lengthTag(4), HOLDS.relations],
])

const MOST_REFS = 65_536

/** The offsets are int64: a negative one is written as its complement to 2^64. */
function signed64(value: number): number {
  return value >= 2 ** 63 ? value - 2 ** 64 : value
}
