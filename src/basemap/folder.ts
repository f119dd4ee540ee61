import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ENDING = '.pmtiles'
/** A younger file may belong to an import under way, whose version is yet to be published. */
const LEFT_MS = 24 * 3600 * 1000

/** Keeps base maps as files that are named by their content. */
export class BaseMapFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  file(name: string): string {
    return join(this.#folder, `${name}${ENDING}`)
  }

  /** Writes an archive, whole or not at all; returns its name. */
  async keep(bytes: Uint8Array): Promise<string> {
    const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const partial = `${this.file(name)}.${process.pid}.partial`
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    try {
      const handle = await open(partial, 'w', 0o600)
      await handle.writeFile(bytes)
      await handle.sync()
      await handle.close()
      await rename(partial, this.file(name))
    } finally {
      await rm(partial, { force: true })
    }
    return name
  }

  /**
   * Removes the files that a publish has made needless, and what killed imports left behind a day ago or earlier. Files that
   * are open stay readable.
   */
  async settle(names: { before: ReadonlySet<string>; after: ReadonlySet<string> }, now: Date): Promise<void> {
    for (const entry of await readdir(this.#folder).catch(() => [])) {
      const file = join(this.#folder, entry)
      const name = entry.endsWith(ENDING) ? entry.slice(0, -ENDING.length) : ''
      if (names.after.has(name)) continue
      const changed = await stat(file).catch(() => null)
      const isLeft = changed !== null && now.getTime() - changed.mtimeMs > LEFT_MS
      if (isLeft || names.before.has(name)) await rm(file, { force: true })
    }
  }
}
