import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { openElevations } from '../elevation/elevations.ts'
import { sizeOf } from '../readers/source-file.ts'

const CHUNK_BYTES = 1024 * 1024

/**
 * Hashes a file, and the operator's own border of its region where there is one, by their bytes, and which tiles of heights
 * there are (hex);
 * @throws OperatorError when one of them is no file on a disk.
 */
export async function contentHash(path: string, areaFile?: string, elevationFolder?: string): Promise<string> {
  const hash = createHash('sha256')
  await take(hash, path)
  // A length cannot be taken for the beginning of a border.
  hash.update(areaFile === undefined ? '\0none' : '\0area')
  if (areaFile !== undefined) await take(hash, areaFile)
  if (elevationFolder !== undefined) hash.update(`\0elevation${openElevations(elevationFolder).version}`)
  return hash.digest('hex')
}

async function take(hash: Hash, path: string): Promise<void> {
  await sizeOf(path)
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) hash.update(chunk as Buffer)
}
