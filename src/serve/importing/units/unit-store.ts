import { createHash, randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { UnitResult } from '../../../import/units/unit.ts'
import type { SnapshotStore } from '../../../index/snapshots/snapshot-store.ts'
import { readResult, writeResult } from './unit-bytes.ts'

/** Where units of imports, and what became of them, lie in the store. */
export const FLOWS = 'flows/'

/** How the names of an order begin: the same order again finds what it left. */
export function flowOf(work: string): string {
  return `${FLOWS}${sha256([Buffer.from(work)])}/`
}

/** Removes what an order has left. */
export async function removeFlow(store: SnapshotStore, work: string): Promise<void> {
  for (const name of await store.list(flowOf(work)).catch(() => [])) await store.remove(name).catch(() => {})
}

/** Units in the store that machines share: by the hash of all that decides what becomes of them, and their number. */
export class UnitStore {
  readonly #store: SnapshotStore
  readonly #flow: string
  readonly #folder: string

  /** `folder`: for what is about to be stored. */
  constructor(store: SnapshotStore, { flow, folder }: { flow: string; folder: string }) {
    this.#store = store
    this.#flow = flow
    this.#folder = folder
  }

  /** Stores what units are made of, where it is not there yet; returns its hash. */
  async putInput(parts: readonly Uint8Array[]): Promise<string> {
    const input = sha256(parts)
    const name = this.#inputName(input)
    if (!(await this.#store.list(name)).includes(name)) await this.#put(name, parts)
    return input
  }

  /** @throws RangeError for bytes that are not those of the hash */
  async input(input: string): Promise<Uint8Array> {
    const bytes = await buffer(await this.#store.get(this.#inputName(input)))
    if (sha256([bytes]) !== input) throw new RangeError(`the units "${input}" in the store are damaged`)
    return bytes
  }

  async put(input: string, at: number, result: UnitResult): Promise<void> {
    const bytes = writeResult(result)
    await this.#put(`${this.#flow}${input}/${at}-${sha256([bytes])}`, [bytes])
  }

  /** The names of what became of units, by their number. */
  async names(input: string): Promise<ReadonlyMap<number, string>> {
    const begin = `${this.#flow}${input}/`
    const names = new Map<number, string>()
    for (const name of await this.#store.list(begin)) {
      const [, at] = /^(\d+)-[0-9a-f]{64}$/.exec(name.slice(begin.length)) ?? []
      if (at !== undefined) names.set(Number(at), name)
    }
    return names
  }

  /** Returns what became of a unit by its name; undefined, and removed, when it is damaged. */
  async result(name: string): Promise<UnitResult | undefined> {
    const bytes = await buffer(await this.#store.get(name))
    if (name.endsWith(`-${sha256([bytes])}`)) return readResult(bytes)
    await this.#store.remove(name)
    return undefined
  }

  #inputName(input: string): string {
    return `${this.#flow}${input}/input`
  }

  async #put(name: string, parts: readonly Uint8Array[]): Promise<void> {
    const file = join(this.#folder, `unit-${randomBytes(8).toString('hex')}`)
    try {
      await writeFile(file, parts)
      await this.#store.put(name, file)
    } finally {
      await rm(file, { force: true })
    }
  }
}

function sha256(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
