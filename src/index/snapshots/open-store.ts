import { fileURLToPath } from 'node:url'
import { FolderStore } from './folder-store.ts'
import { type S3Access, S3Store } from './s3-store.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** Opens the store of a URL: `file:///folder`, on a disk that the machines share, or `s3://bucket/prefix`. */
export function openSnapshotStore(url: string, access: S3Access | null = null): SnapshotStore {
  if (!url.startsWith('s3:')) return new FolderStore(fileURLToPath(url))
  if (access === null) throw new TypeError('a bucket needs keys')
  return new S3Store(url, access)
}
