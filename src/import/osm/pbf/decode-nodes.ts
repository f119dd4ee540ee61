import { appendSteps, appendTags, type Block, bitsOfAll } from './decode-lists.ts'
import { type Cursor, lengthTag, varintTag } from './protobuf.ts'

/** Decodes nodes that lie in columns already; returns how many there are. */
export function decodeDense(dense: Cursor, block: Block): number {
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
  if (!ids || !latitudes || !longitudes) return 0
  const { into, isPlain } = block
  const before = into.nodeIds.length
  const count = appendSteps(ids, into.nodeIds)
  const [xs, ys] = [into.longitudes.reserve(count), into.latitudes.reserve(count)]
  let latitude = 0
  let longitude = 0
  for (let i = before; i < before + count; i++) {
    latitude += latitudes.signed()
    longitude += longitudes.signed()
    xs[i] = isPlain ? longitude : block.longitude(longitude)
    ys[i] = isPlain ? latitude : block.latitude(latitude)
  }
  if (latitudes.at > latitudes.end || longitudes.at > longitudes.end) {
    throw new RangeError('a run of nodes is cut short')
  }
  into.longitudes.length += count
  into.latitudes.length += count
  if (keysAndValues) decodeDenseTags(keysAndValues, block, { first: before, end: before + count })
  return count
}

/** Of each node key, value, key, value, …, 0. */
function decodeDenseTags(cursor: Cursor, block: Block, { first, end }: { first: number; end: number }): void {
  const { into } = block
  const tags = into.nodeTags.reserve(cursor.end - cursor.at)
  let at = into.nodeTags.length
  for (let node = first; node < end && cursor.at < cursor.end; node++) {
    const begin = at
    let bits = 0
    while (cursor.at < cursor.end) {
      const key = cursor.varint()
      if (key === 0) break
      bits |= block.bitsOf(key)
      tags[at++] = key
      tags[at++] = cursor.varint()
    }
    if (bits === 0) {
      at = begin
      continue
    }
    into.taggedNodes.push(node)
    into.nodeBits.push(bits)
    into.nodeTagEnds.push(at)
  }
  into.nodeTags.length = at
}

/** Decodes a node by itself; returns that it is one. */
export function decodeNode(node: Cursor, block: Block): number {
  const { into } = block
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
  const bits = bitsOfAll(keys, block)
  if (bits !== 0) {
    into.taggedNodes.push(into.nodeIds.length)
    into.nodeBits.push(bits)
    appendTags(keys, values, into.nodeTags)
    into.nodeTagEnds.push(into.nodeTags.length)
  }
  into.nodeIds.push(id)
  into.longitudes.push(block.longitude(longitude))
  into.latitudes.push(block.latitude(latitude))
  return 1
}
