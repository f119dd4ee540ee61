import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { readNoiseMap } from '../../silence/noise-bytes.ts'
import { NO_NOISE_STORE, type OwnNoise } from '../../silence/pages/noise-pages.ts'
import { ownNoiseOf } from '../../silence/pages/own-noise.ts'
import type { Engine } from '../engine.ts'
import { writeNoise } from './noise.ts'

const unpack = promisify(zstdDecompress)

/** Cuts noise maps, as catalogues kept them before there were pages, into pages: once, all or none. */
export async function convertNoise(engine: Engine): Promise<void> {
  await engine.publishing(async writer => {
    const { db } = writer
    await writer.lock()
    const names = await db.selectFrom('noise').select('source').distinct().orderBy('source').execute()
    const change = new Map<string, OwnNoise>()
    for (const { source } of names) {
      const parts = await db.selectFrom('noise').select('bytes').where('source', '=', source).orderBy('part').execute()
      const bytes = await unpack(Buffer.concat(parts.map(({ bytes }) => bytes)))
      change.set(source, ownNoiseOf(source, readNoiseMap(bytes)))
    }
    // What is heard from version 0 on is heard in all that there are.
    await writeNoise(db, NO_NOISE_STORE, change, { version: 0, now: new Date() })
    await db.deleteFrom('noise').execute()
    await writer.commit()
  })
}

/** Tells whether there are noise maps to be cut into pages. */
export async function hasOldNoise({ db }: Engine): Promise<boolean> {
  return (await db.selectFrom('noise').select('source').limit(1).executeTakeFirst()) !== undefined
}
