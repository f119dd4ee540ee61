import { tmpdir } from 'node:os'
import { checkRoom, type Disk, type Need } from '../../spill/room.ts'
import type { OsmFile } from '../elements.ts'
import { diskPages } from './disk-pages.ts'
import { memoryPages } from './node-pages.ts'
import { PACKED_NODE_BYTES } from './packed-page.ts'
import { nodePositions, type NodePositions } from './node-positions.ts'

/** Bytes of a file whose nodes take less memory than the rest of an import does. */
const MOST_IN_MEMORY = 50e6

/** What a byte of extract becomes in the catalogue, with the log that is written before it, and in the base map. */
const DATA_BYTES = 1.5

/** What it becomes on disk while its base map is drawn. */
const DRAWN_BYTES = 2

export type Place = {
  /** Files with more bytes have the positions of their nodes on disk. */
  mostInMemory?: number | undefined
  /** Where catalogue and base maps are kept. */
  dataFolder?: string | undefined
  /** What draws the base map; absent: there is none. */
  drawing?: object | undefined
}

/**
 * Makes what the positions of a file's nodes are kept in: memory, or for a large file the disk of temporary files.
 * @throws OperatorError when a disk lacks room for them, or for what will be published.
 */
export function positionsFor(
  file: Pick<OsmFile, 'bytes' | 'nodes'>,
  { mostInMemory = MOST_IN_MEMORY, ...place }: Place = {},
  diskOf?: (folder: string) => Disk,
): NodePositions {
  if (file.bytes <= mostInMemory) return nodePositions(memoryPages)
  checkRoom(needsOf(file, place), diskOf)
  return nodePositions(diskPages)
}

function needsOf({ bytes, nodes }: Pick<OsmFile, 'bytes' | 'nodes'>, { dataFolder, drawing }: Place): Need[] {
  const temporary = { folder: tmpdir(), remedy: 'set TMPDIR to a folder on another disk' }
  return [
    { bytes: nodes * PACKED_NODE_BYTES, what: 'the positions of nodes', ...temporary },
    ...(drawing ? [{ bytes: bytes * DRAWN_BYTES, what: 'drawing the base map', ...temporary }] : []),
    ...(dataFolder === undefined
      ? []
      : [{ bytes: bytes * DATA_BYTES, what: 'what will be published', folder: dataFolder }]),
  ]
}
