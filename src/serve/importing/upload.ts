import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SnapshotStore } from '../../index/snapshots/snapshot-store.ts'
import { OperatorError } from '../../operator-error.ts'
import { uploadName } from './order-work.ts'

/** Puts a file into the store by its content, where it is not there yet; returns the content's hash. */
export async function upload(store: SnapshotStore, file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
  } catch (error) {
    throw new OperatorError(`"${file}" cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  const content = hash.digest('hex')
  const name = uploadName(content)
  if (!(await store.list(name)).includes(name)) await store.put(name, file)
  return content
}

/**
 * Fetches a file into a folder, under the name that the operator knows it by.
 * @throws OperatorError when what comes is not what was put there.
 */
export async function fetchUpload(
  store: SnapshotStore,
  content: string,
  { folder, name }: { folder: string; name: string },
): Promise<string> {
  const file = join(folder, name)
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(await store.get(uploadName(content)), hashed, createWriteStream(file))
  if (hash.digest('hex') !== content) {
    throw new OperatorError(`the file "${name}" in the store is not what was put there: import it again`)
  }
  return file
}

/** Deletes what no order speaks of at two looks in succession: one may just be uploaded for an order that comes. */
export function storeSweep(
  store: SnapshotStore,
  prefix: string,
): (isNeeded: (name: string) => boolean) => Promise<number> {
  let suspects = new Set<string>()
  return async isNeeded => {
    const unneeded = (await store.list(prefix)).filter(name => !isNeeded(name))
    const old = unneeded.filter(name => suspects.has(name))
    suspects = new Set(unneeded)
    for (const name of old) await store.remove(name)
    return old.length
  }
}
