import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ENDING = '.pmtiles'
/** Beside a base map lies the relief of its region, where heights were imported. */
const RELIEF_ENDING = `.relief${ENDING}`
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

  reliefFile(name: string): string {
    return join(this.#folder, `${name}${RELIEF_ENDING}`)
  }

  /** Writes the archives of a region, each whole or not at all; returns their name. */
  async keep(bytes: Uint8Array, relief: Uint8Array | null = null): Promise<string> {
    const hash = createHash('sha256').update(bytes)
    if (relief) hash.update(relief)
    const name = hash.digest('base64url').slice(0, 22)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    if (relief) await writeWhole(this.reliefFile(name), relief)
    await writeWhole(this.file(name), bytes)
    return name
  }

  /**
   * Removes the files that a publish has made needless, and what killed imports left behind a day ago or earlier. Files that
   * are open stay readable.
   */
  async settle(names: { before: ReadonlySet<string>; after: ReadonlySet<string> }, now: Date): Promise<void> {
    for (const entry of await readdir(this.#folder).catch(() => [])) {
      const file = join(this.#folder, entry)
      const name = entry.slice(0, -lengthOfEnding(entry))
      if (names.after.has(name)) continue
      const changed = await stat(file).catch(() => null)
      const isLeft = changed !== null && now.getTime() - changed.mtimeMs > LEFT_MS
      if (isLeft || names.before.has(name)) await rm(file, { force: true })
    }
  }
}

function lengthOfEnding(entry: string): number {
  return [RELIEF_ENDING, ENDING].find(ending => entry.endsWith(ending))?.length ?? entry.length
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.partial`
  try {
    const handle = await open(partial, 'w', 0o600)
    await handle.writeFile(bytes)
    await handle.sync()
    await handle.close()
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
}
