import { NODE_BYTES, type NodePage } from './node-pages.ts'

/** Of a page: as it is in memory, or each number by how much it differs from the one before. */
const [AS_IT_IS, DIFFERENCES] = [0, 1]
/** Ids farther apart than this, or beyond it, are no whole numbers for certain. */
const MOST_ID = 2 ** 51
/** What a node takes at most: an id of 8 bytes, two coordinates of 5. */
const MOST_NODE_BYTES = 18
/** What a node takes, about; ids and places of those that follow each other are near. */
export const PACKED_NODE_BYTES = 8

type WholePage = NodePage & { bytes: Uint8Array }

/** Returns how many bytes a page of so many nodes takes at most. */
export function mostPackedBytes(size: number): number {
  return 4 + Math.max(NODE_BYTES, MOST_NODE_BYTES) * size
}

/** Packs a page, whose unfilled places come last; returns how many bytes it takes. */
export function packPage({ ids, longitudes, latitudes, bytes }: WholePage, into: Uint8Array): number {
  const count = filled(ids)
  if (!canPack(ids, count)) {
    into[0] = AS_IT_IS
    into.set(bytes, 1)
    return 1 + bytes.length
  }
  into[0] = DIFFERENCES
  let at = writeVarint(into, 1, count)
  let before = 0
  for (let i = 0; i < count; i++) {
    const id = ids[i] ?? 0
    const step = id - before
    before = id
    at = writeVarint(into, at, step < 0 ? -2 * step - 1 : 2 * step)
  }
  at = writeSteps(longitudes, count, into, at)
  return writeSteps(latitudes, count, into, at)
}

/** Fills a page from its bytes. */
export function unpackPage(from: Uint8Array, { ids, longitudes, latitudes, bytes }: WholePage): void {
  if (from[0] === AS_IT_IS) {
    bytes.set(from.subarray(1, 1 + bytes.length))
    return
  }
  const reader = { from, at: 1 }
  const count = readVarint(reader)
  let id = 0
  for (let i = 0; i < count; i++) {
    const step = readVarint(reader)
    id += step % 2 === 0 ? step / 2 : -(step + 1) / 2
    ids[i] = id
  }
  ids.fill(Infinity, count)
  readSteps(reader, longitudes, count)
  readSteps(reader, latitudes, count)
}

function filled(ids: Float64Array): number {
  let count = ids.length
  while (count > 0 && ids[count - 1] === Infinity) count--
  return count
}

function canPack(ids: Float64Array, count: number): boolean {
  for (let i = 0; i < count; i++) {
    const id = ids[i] ?? 0
    if (!(Math.abs(id) <= MOST_ID) || !Number.isInteger(id)) return false
  }
  return true
}

/** Differences of coordinates are taken within 32 bits, and so are the sums that undo them. */
function writeSteps(values: Int32Array, count: number, into: Uint8Array, start: number): number {
  let at = start
  let before = 0
  for (let i = 0; i < count; i++) {
    const value = values[i] ?? 0
    const step = (value - before) | 0
    before = value
    let left = ((step << 1) ^ (step >> 31)) >>> 0
    while (left >= 0x80) {
      into[at++] = (left & 0x7f) | 0x80
      left >>>= 7
    }
    into[at++] = left
  }
  return at
}

type Reader = { from: Uint8Array; at: number }

function readSteps(reader: Reader, values: Int32Array, count: number): void {
  const { from } = reader
  let { at } = reader
  let value = 0
  for (let i = 0; i < count; i++) {
    let byte = from[at++] ?? 0
    let step = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = from[at++] ?? 0
      step |= (byte & 0x7f) << shift
    }
    value = (value + ((step >>> 1) ^ -(step & 1))) | 0
    values[i] = value
  }
  reader.at = at
}

/** Writes a whole number of at most 53 bits, seven to a byte; returns where the next begins. */
function writeVarint(into: Uint8Array, start: number, value: number): number {
  let at = start
  let left = value
  for (; left >= 2 ** 31; left = Math.floor(left / 0x80)) into[at++] = (left % 0x80) | 0x80
  for (; left >= 0x80; left >>>= 7) into[at++] = (left & 0x7f) | 0x80
  into[at++] = left
  return at
}

function readVarint(reader: Reader): number {
  const { from } = reader
  let byte = from[reader.at++] ?? 0
  let value = byte & 0x7f
  for (let scale = 0x80; byte >= 0x80; scale *= 0x80) {
    byte = from[reader.at++] ?? 0
    value += (byte & 0x7f) * scale
  }
  return value
}
