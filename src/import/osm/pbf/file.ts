import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { OperatorError } from '../../../operator-error.ts'
import type { FileHeader, OsmFile, Visitor } from '../elements.ts'
import { unpackBlob, UnknownPacking } from './blob.ts'
import { HOLDS, visitBlock } from './block.ts'
import { Cursor, lengthTag, varintTag } from './protobuf.ts'

const MOST_HEADER_BYTES = 64 * 1024
const MOST_BLOB_BYTES = 32 * 1024 * 1024
/** Blocks that are unpacked ahead of the one that is read: node:zlib works in threads. */
const AHEAD = 8

const FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes'])

type Frame = { index: number; type: string; blob: Uint8Array; end: number }

/**
 * Opens a local .osm.pbf file.
 * @throws OperatorError when it is cut short, damaged or needs what this program does not know.
 */
export async function openPbf(path: string): Promise<OsmFile> {
  return named(path, async () => {
    const descriptor = openSync(path, 'r')
    try {
      const { size } = fstatSync(descriptor)
      const first = frames(descriptor, size).next()
      if (first.done || first.value.type !== 'OSMHeader') throw new RangeError('it does not begin with a header')
      const header = readHeader(await unpackBlob(first.value.blob))
      /** What each block holds, as far as it has been seen. */
      const held: number[] = []
      return {
        header,
        bytes: size,
        nodes: size * NODES_PER_BYTE,
        pass: (visitor, progress) => pass(path, visitor, { held, progress }),
      }
    } finally {
      closeSync(descriptor)
    }
  })
}

/** Of whole countries, 111,000 nodes a megabyte. */
const NODES_PER_BYTE = 0.12

type PassOptions = { held: number[]; progress: ((bytes: number) => void) | undefined }

async function pass(path: string, visitor: Visitor, { held, progress }: PassOptions): Promise<void> {
  await named(path, async () => {
    const descriptor = openSync(path, 'r')
    const queue: { frame: Frame; bytes: Promise<Uint8Array> }[] = []
    try {
      const wanted =
        (visitor.position || visitor.node ? HOLDS.nodes : 0) |
        (visitor.way ? HOLDS.ways : 0) |
        (visitor.relation ? HOLDS.relations : 0)
      const isWanted = (index: number) => ((held[index] ?? wanted) & wanted) !== 0
      const visitNext = async () => {
        const next = queue.shift()
        if (!next) return
        held[next.frame.index] = visitBlock(await next.bytes, visitor)
        progress?.(next.frame.end)
      }
      const { size } = fstatSync(descriptor)
      for (const frame of frames(descriptor, size, isWanted)) {
        if (frame.type !== 'OSMData') continue
        const bytes = unpackBlob(frame.blob)
        bytes.catch(() => {}) // answered when its turn comes
        queue.push({ frame, bytes })
        if (queue.length > AHEAD) await visitNext()
      }
      while (queue.length > 0) await visitNext()
    } finally {
      await Promise.allSettled(queue.map(({ bytes }) => bytes))
      closeSync(descriptor)
    }
  })
}

/** Reads frame by frame: a length of four bytes, a header that says the type and the blob's length, the blob. */
function* frames(
  descriptor: number,
  size: number,
  isWanted: (index: number) => boolean = () => true,
): Generator<Frame, undefined> {
  let at = 0
  for (let index = 0; at < size; index++) {
    const headerLength = exactly(descriptor, at, 4).readUInt32BE()
    if (headerLength > MOST_HEADER_BYTES) throw new RangeError(`there is no block at byte ${at}`)
    const { type, length } = readBlobHeader(exactly(descriptor, at + 4, headerLength))
    if (length > MOST_BLOB_BYTES) throw new RangeError(`the block at byte ${at} is larger than the format allows`)
    const start = at + 4 + headerLength
    at = start + length
    if (at > size) throw new CutShort()
    if (isWanted(index)) yield { index, type, blob: exactly(descriptor, start, length), end: at }
  }
  return undefined
}

class CutShort extends Error {
  override name = 'CutShort'
}

function exactly(descriptor: number, position: number, length: number): Buffer {
  const buffer = Buffer.allocUnsafe(length)
  const bytesRead = readSync(descriptor, buffer, 0, length, position)
  if (bytesRead < length) throw new CutShort()
  return buffer
}

function readBlobHeader(bytes: Uint8Array): { type: string; length: number } {
  const cursor = new Cursor(bytes)
  let type = ''
  let length = 0
  for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
    if (tag === lengthTag(1)) type = cursor.text()
    else if (tag === varintTag(3)) length = cursor.varint()
    else cursor.skip(tag)
  }
  return { type, length }
}

function readHeader(bytes: Uint8Array): FileHeader {
  const cursor = new Cursor(bytes)
  const header: FileHeader = { box: null, extractDate: null }
  for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
    if (tag === lengthTag(1)) header.box = readBox(cursor.message())
    else if (tag === varintTag(32)) header.extractDate = new Date(cursor.varint() * 1000).toISOString()
    else if (tag === lengthTag(4)) {
      const feature = cursor.text()
      if (!FEATURES.has(feature)) throw new UnknownFeature(feature)
    } else cursor.skip(tag)
  }
  return header
}

class UnknownFeature extends Error {
  override name = 'UnknownFeature'
}

function readBox(cursor: Cursor): FileHeader['box'] {
  const box = { west: 0, east: 0, north: 0, south: 0 }
  const fields = ['west', 'east', 'north', 'south'] as const
  for (let tag = cursor.tag(); tag !== 0; tag = cursor.tag()) {
    const field = fields[(tag >> 3) - 1]
    if (field) box[field] = cursor.signed() / 1e9
    else cursor.skip(tag)
  }
  return box
}

/** Says what is wrong with a file in the operator's words. */
async function named<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw operatorError(path, error) ?? error
  }
}

function operatorError(path: string, error: unknown): OperatorError | undefined {
  const say = (text: string) => new OperatorError(`"${path}" ${text}`, { cause: error })
  if (error instanceof CutShort) return say('is cut short: download it again')
  if (error instanceof UnknownPacking) {
    return say(`is packed with ${error.packing}, which this program does not read: repack it with osmium cat -o`)
  }
  if (error instanceof UnknownFeature) {
    return say(`needs the feature "${error.message}", which this program does not know: make a plain extract of it`)
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof RangeError || code.startsWith('Z_') || code.startsWith('ZSTD')) {
    return say(`is damaged (${error instanceof Error ? error.message : code}): download it again`)
  }
  return undefined
}
