import type { OsmFile } from '../elements.ts'
import { checkRoom, diskPages } from './disk-pages.ts'
import { memoryPages } from './node-pages.ts'
import { nodePositions, type NodePositions } from './node-positions.ts'

/** Bytes of a file whose nodes take less memory than the rest of an import does. */
const MOST_IN_MEMORY = 50e6

/**
 * Makes what the positions of a file's nodes are kept in: memory, or for a large file the disk of temporary files.
 * @throws OperatorError when they do not fit there.
 */
export function positionsFor(
  { bytes, nodes }: Pick<OsmFile, 'bytes' | 'nodes'>,
  mostInMemory = MOST_IN_MEMORY,
): NodePositions {
  if (bytes <= mostInMemory) return nodePositions(memoryPages)
  checkRoom(nodes)
  return nodePositions(diskPages)
}
