import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { replaceFile } from '../../arrays/replace-file.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/** A draft that is older was left by a machine that died: processes of containers have the same numbers. */
const DRAFT_MS = 24 * 60 * 60_000

/** A folder that machines share, such as a volume: renaming within it is all or nothing. */
export class FolderStore implements SnapshotStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(name: string, file: string): Promise<void> {
    const target = join(this.#folder, name)
    const draft = `${target}.${randomUUID()}.tmp`
    await mkdir(dirname(target), { recursive: true })
    await replaceFile(target, { draft }, () => copyFile(file, draft))
  }

  async get(name: string) {
    const handle = await open(join(this.#folder, name))
    return createReadStream('', { fd: handle })
  }

  async list(prefix: string): Promise<string[]> {
    const names = await readdir(join(this.#folder, dirname(`${prefix}x`)), {
      recursive: true,
      withFileTypes: true,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const files = names.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    for (const file of files) if (file.endsWith('.tmp')) await removeStale(file)
    return files
      .filter(file => !file.endsWith('.tmp'))
      .map(file => relative(this.#folder, file).split(sep).join('/'))
      .filter(name => name.startsWith(prefix))
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true })
  }
}

async function removeStale(draft: string): Promise<void> {
  const written = (await stat(draft).catch(() => undefined))?.mtimeMs ?? Infinity
  if (written < Date.now() - DRAFT_MS) await rm(draft, { force: true })
}
