import { openClient, placeOf } from './connection.ts'
import { NO_SCHEMA } from './migrate.ts'
import { nameTrouble } from './trouble.ts'

/** The oldest major version that is tested. */
const OLDEST = 15

/** Says why a database cannot hold a catalogue, and changes nothing; null when it can. */
export async function whyNotUsable(url: string): Promise<string | null> {
  try {
    return await nameTrouble(url, async () => {
      const client = await openClient(placeOf(url))
      try {
        const { rows } = await client.query(
          `select current_setting('server_version_num')::int / 10000 as version, current_schema() as schema,
             has_database_privilege(current_database(), 'temporary') as temporary`,
        )
        const [{ version = 0, schema = null, temporary = false } = {}] = rows
        if (version < OLDEST) return `PostgreSQL ${version} is too old: ${OLDEST} or later will do`
        if (schema === null) return NO_SCHEMA
        return temporary ? null : 'this user may make no temporary tables: a publish needs them, reading does not'
      } finally {
        await client.end()
      }
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
