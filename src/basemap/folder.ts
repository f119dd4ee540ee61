import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../arrays/replace-file.ts'
import { LEFT_MS, RELIEF, type SettledNames, type SharedBaseMaps } from './shared-base-maps.ts'

const ENDING = '.pmtiles'
/** Beside a base map lies the relief of its region, where heights were imported. */
const RELIEF_ENDING = `${RELIEF}${ENDING}`

/** Keeps base maps as files that are named by their content. */
export class BaseMapFolder {
  readonly #folder: string
  #shared: { store: SharedBaseMaps; names: ReadonlySet<string> } | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  file(name: string): string {
    return join(this.#folder, `${name}${ENDING}`)
  }

  reliefFile(name: string): string {
    return join(this.#folder, `${name}${RELIEF_ENDING}`)
  }

  /** Has what is drawn from now on kept for other machines too, where there are others. */
  async share(store: SharedBaseMaps): Promise<void> {
    this.#shared = store.isShared ? { store, names: await store.names() } : undefined
  }

  /** Whether a map need not be drawn again. */
  has(name: string): boolean {
    return existsSync(this.file(name)) || this.#shared?.names.has(name) === true
  }

  /** Writes the archives of a region, each whole or not at all; returns their name. */
  async keep(map: Uint8Array | Iterable<Uint8Array>, relief: Uint8Array | null = null): Promise<string> {
    const pieces = map instanceof Uint8Array ? [map] : map
    const name = nameOf(pieces, relief ? [relief] : [])
    await this.#write(name, pieces, relief)
    if (this.#shared && !this.#shared.names.has(name)) {
      if (relief) await this.#shared.store.put(name + RELIEF, relief)
      await this.#shared.store.put(name, await readFile(this.file(name)))
    }
    return name
  }

  /**
   * Fetches the archives of regions that are not here; those that are nowhere are left out.
   * @throws RangeError for bytes that are not those of the name
   */
  async fetch(names: ReadonlySet<string>, store: Pick<SharedBaseMaps, 'get'>): Promise<void> {
    for (const name of names) {
      if (existsSync(this.file(name))) continue
      const map = await Array.fromAsync(store.get(name))
      if (map.length === 0) continue
      const relief = await Array.fromAsync(store.get(name + RELIEF))
      if (nameOf(map, relief) !== name) throw new RangeError(`the base map "${name}" of the catalogue is damaged`)
      await this.#write(name, map, relief.length === 0 ? null : Buffer.concat(relief))
    }
  }

  /** The map itself last: where it is, all is there. */
  async #write(name: string, pieces: Iterable<Uint8Array>, relief: Uint8Array | null): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    if (relief) await writeWhole(this.reliefFile(name), [relief])
    await writeWhole(this.file(name), pieces)
  }

  /**
   * Removes the files that a publish has made needless, and what killed imports left behind a day ago or earlier. Files that
   * are open stay readable.
   */
  async settle(names: SettledNames, now: Date): Promise<void> {
    await this.#shared?.store.settle(names, now)
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

function nameOf(map: Iterable<Uint8Array>, relief: Iterable<Uint8Array>): string {
  const sum = createHash('sha256')
  for (const pieces of [map, relief]) for (const piece of pieces) sum.update(piece)
  return sum.digest('base64url').slice(0, 22)
}

async function writeWhole(file: string, pieces: Iterable<Uint8Array>): Promise<void> {
  await replaceFile(file, { draft: `${file}.${process.pid}.partial`, mode: 0o600 }, async handle => {
    for (const piece of pieces) await handle.writeFile(piece)
  })
}
