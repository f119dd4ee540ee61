import { fileURLToPath } from 'node:url'
import { FolderStore } from './folder-store.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** Opens the store of a URL: `file:///folder`, on a disk that the machines share. */
export function openSnapshotStore(url: string): SnapshotStore {
  return new FolderStore(fileURLToPath(url))
}
