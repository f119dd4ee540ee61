import pg from 'pg'
import { FIELDS } from '../../src/index/text/fields.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { BEST, type Engine } from './engine.ts'

const BATCH = 1000

/** PostgreSQL's tsvector with a GIN index, over TCP on this machine; DATABASE_URL says where. */
export function postgresEngine(): Engine {
  const connectionString = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const client = new pg.Client({ connectionString })
  const table = `sanctuary_bench_${process.pid}`
  const columns = ['a', 'b', 'c', 'd'] // one for each field, with PostgreSQL's weight of that letter
  const vector = columns
    .map(column => `setweight(to_tsvector('english', ${column}), '${column.toUpperCase()}')`)
    .join(' || ')
  const insert = `insert into ${table} select id, ${vector} from json_to_recordset($1)
    as spots(id integer, ${columns.map(column => `${column} text`).join(', ')})`
  return {
    about: 'PostgreSQL tsvector + GIN, ts_rank; has no typo tolerance',
    async build(spots) {
      await client.connect()
      await client.query(`create unlogged table ${table} (id integer, words tsvector)`)
      let batch: unknown[] = []
      let id = 0
      const flush = async () => client.query(insert, [JSON.stringify(batch)])
      for (const spot of spots) {
        batch.push({ id: ++id, ...textsOf(spot) })
        if (batch.length < BATCH) continue
        await flush()
        batch = []
      }
      await flush()
      await client.query(`create index on ${table} using gin (words)`)
      await client.query(`vacuum analyze ${table}`)
    },
    async search({ text, isPrefix }) {
      const query = `${text.split(' ').join(' & ')}${isPrefix ? ':*' : ''}`
      const where = `from ${table}, to_tsquery('english', $1) query where words @@ query`
      await client.query({
        name: 'best',
        text: `select id ${where} order by ts_rank(words, query) desc limit ${BEST}`,
        values: [query],
      })
      const { rows } = await client.query({
        name: 'count',
        text: `select count(*)::int as total ${where}`,
        values: [query],
      })
      return { total: rows[0]?.total ?? 0 }
    },
    async bytes() {
      const { rows } = await client.query(`select pg_total_relation_size('${table}')::float8 as bytes`)
      return rows[0]?.bytes ?? 0
    },
    async close() {
      await client.query(`drop table if exists ${table}`)
      await client.end()
    },
  }
}

function textsOf(spot: SpotRecord): Record<string, string> {
  return Object.fromEntries(FIELDS.map(({ text }, i) => ['abcd'[i] ?? '', text(spot).join(' ')]))
}
