import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { replaceIndex } from '../storage/save-index.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const SUFFIX = '.zst'

/** Packs an index file and stores it under the prefix and the hash of its packed bytes; returns the name. */
export async function putIndex(store: SnapshotStore, prefix: string, indexFile: string): Promise<string> {
  const packed = `${indexFile}.zst`
  const { hash, pass } = hashing()
  try {
    await pipeline(createReadStream(indexFile), createZstdCompress(), pass, createWriteStream(packed))
    const name = `${prefix}${hash()}${SUFFIX}`
    await store.put(name, packed)
    return name
  } finally {
    await rm(packed, { force: true })
  }
}

/**
 * Fetches an index to a file, in place of the one that is there.
 * @throws RangeError for bytes that are not those of the name; the file is as it was then
 */
export async function fetchIndex(store: SnapshotStore, name: string, indexFile: string): Promise<void> {
  const packed = await store.get(name)
  const { hash, pass } = hashing()
  await replaceIndex(indexFile, async handle => {
    await pipeline(packed, pass, createZstdDecompress(), async function (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) await handle.write(chunk)
    })
    if (!name.endsWith(`/${hash()}${SUFFIX}`)) throw new RangeError(`the snapshot "${name}" is damaged`)
  })
}

function hashing(): { hash: () => string; pass: Transform } {
  const sum = createHash('sha256')
  const pass = new Transform({
    transform(chunk: Buffer, _, done) {
      sum.update(chunk)
      done(null, chunk)
    },
  })
  return { hash: () => sum.digest('hex'), pass }
}
