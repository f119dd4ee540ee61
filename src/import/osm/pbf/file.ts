import { closeSync, fstatSync, openSync } from 'node:fs'
import { OperatorError } from '../../../operator-error.ts'
import type { FileHeader, OsmFile, PassOptions, Visitor } from '../elements.ts'
import { unpackBlob, UnknownPacking } from './blob.ts'
import type { Columns } from './columns.ts'
import { HOLDS } from './decode-block.ts'
import { startDecoding } from './decoding.ts'
import { CutShort, exactly, type Frame, frames } from './frames.ts'
import { Cursor, lengthTag, varintTag } from './protobuf.ts'
import { showColumns } from './show-columns.ts'

const FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes'])

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
      const header = readHeader(await unpackBlob(exactly(descriptor, first.value)))
      /** What each block holds, as far as it has been seen. */
      const held: number[] = []
      const kept = size <= SMALL_BYTES ? new Map<number, Uint8Array>() : undefined
      return {
        header,
        bytes: size,
        nodes: size * NODES_PER_BYTE,
        pass: (visitor, options = {}) => pass(path, visitor, { ...options, held, kept }),
      }
    } finally {
      closeSync(descriptor)
    }
  })
}

/** Of whole countries, 111,000 nodes a megabyte. */
const NODES_PER_BYTE = 0.12

/** The blocks of a file up to this size that a pass unpacks and does not show stay unpacked for the next: a few times their size. */
const SMALL_BYTES = 20e6

type Pass = PassOptions & { held: number[]; kept: Map<number, Uint8Array> | undefined }

async function pass(path: string, visitor: Visitor, { held, kept, progress, threads = 1 }: Pass): Promise<void> {
  await named(path, async () => {
    const descriptor = openSync(path, 'r')
    const kinds =
      (visitor.places || visitor.node ? HOLDS.nodes : 0) |
      (visitor.way ? HOLDS.ways : 0) |
      (visitor.relation ? HOLDS.relations : 0)
    const { size } = fstatSync(descriptor)
    const { keys, ways, positions } = visitor
    const decoding = startDecoding({ descriptor, order: { kinds, keys, ways } }, { threads, positions, kept })
    const queue: { frame: Frame; columns: () => Promise<Columns> }[] = []
    const showNext = async () => {
      const next = queue.shift()
      if (!next) return
      const columns = await next.columns()
      held[next.frame.index] = columns.facts[0] ?? kinds
      showColumns(columns, visitor)
      progress?.(next.frame.start + next.frame.length)
    }
    try {
      for (const frame of frames(descriptor, size)) {
        if (frame.type !== 'OSMData' || ((held[frame.index] ?? kinds) & kinds) === 0) continue
        queue.push({ frame, columns: decoding.begin(frame) })
        if (queue.length > decoding.ahead) await showNext()
      }
      while (queue.length > 0) await showNext()
    } finally {
      await decoding.close()
      closeSync(descriptor)
    }
  })
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
