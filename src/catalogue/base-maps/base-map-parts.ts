// Base maps lie in files beside a catalogue that is a file. One on a server holds them itself, in parts, for all machines.
import type { Kysely } from 'kysely'
import { LEFT_MS, RELIEF, type SharedBaseMaps } from '../../basemap/shared-base-maps.ts'
import type { Engine } from '../engine.ts'
import type { Tables } from '../schema.ts'

const PART_BYTES = 4 * 1024 * 1024

/** The base maps that a catalogue holds itself. */
export function storedBaseMaps({ db, isShared }: Pick<Engine, 'db' | 'isShared'>, now: () => Date): SharedBaseMaps {
  const first = db.selectFrom('base_maps').where('part', '=', 0)
  return {
    isShared,
    names: async () => new Set((await first.select('name').execute()).map(({ name }) => name)),
    put: (name, bytes) => putBaseMap(db, { name, bytes, now: now() }),
    async *get(name) {
      const parts = db.selectFrom('base_maps').select('bytes').where('name', '=', name)
      for (let part = 0; ; part++) {
        const row = await parts.where('part', '=', part).executeTakeFirst()
        if (!row) return
        yield row.bytes
      }
    },
    async settle({ before, after }, now) {
      for (const { name, kept_at } of await first.select(['name', 'kept_at']).execute()) {
        const region = name.replace(RELIEF, '')
        if (after.has(region) || !(before.has(region) || now.getTime() - kept_at > LEFT_MS)) continue
        await db.deleteFrom('base_maps').where('name', '=', name).execute()
      }
    },
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
