// Base maps lie in files beside a catalogue that is a file. One on a server holds them itself, in parts, for all machines.
import type { Kysely } from 'kysely'
import { LEFT_MS, RELIEF, type SettledNames, type SharedBaseMaps } from '../../basemap/shared-base-maps.ts'
import type { Tables } from '../schema.ts'

const PART_BYTES = 4 * 1024 * 1024

/** The base maps that a catalogue holds itself. */
export class StoredBaseMaps implements SharedBaseMaps {
  readonly isShared: boolean
  readonly #db: Kysely<Tables>
  readonly #now: () => Date

  constructor(db: Kysely<Tables>, { isShared, now }: { isShared: boolean; now: () => Date }) {
    this.#db = db
    this.isShared = isShared
    this.#now = now
  }

  async names(): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom('base_maps').select('name').where('part', '=', 0).execute()
    return new Set(rows.map(({ name }) => name))
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await putBaseMap(this.#db, { name, bytes, now: this.#now() })
  }

  async *get(name: string): AsyncGenerator<Uint8Array> {
    for (let part = 0; ; part++) {
      const row = await this.#db
        .selectFrom('base_maps')
        .select('bytes')
        .where('name', '=', name)
        .where('part', '=', part)
        .executeTakeFirst()
      if (!row) return
      yield row.bytes
    }
  }

  async settle({ before, after }: SettledNames, now: Date): Promise<void> {
    const rows = await this.#db.selectFrom('base_maps').select(['name', 'kept_at']).where('part', '=', 0).execute()
    for (const { name, kept_at } of rows) {
      const region = name.replace(RELIEF, '')
      if (after.has(region) || !(before.has(region) || now.getTime() - kept_at > LEFT_MS)) continue
      await this.#db.deleteFrom('base_maps').where('name', '=', name).execute()
    }
  }
}

/** Stores a file whole or not at all. */
export async function putBaseMap(
  db: Kysely<Tables>,
  { name, bytes, now }: { name: string; bytes: Uint8Array; now: Date },
): Promise<void> {
  await db.transaction().execute(async db => {
    await db.deleteFrom('base_maps').where('name', '=', name).execute()
    for (let part = 0; part * PART_BYTES < bytes.length; part++) {
      const piece = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
      await db.insertInto('base_maps').values({ name, part, kept_at: now.getTime(), bytes: piece }).execute()
    }
  })
}
