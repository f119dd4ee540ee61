import { DatabaseSync } from 'node:sqlite'
import { FIELDS } from '../../src/index/text/fields.ts'
import { BEST, type Engine } from './engine.ts'

/** SQLite's full-text index in memory, with porter stems, the same field weights and an index of prefixes. */
export function fts5Engine(): Engine {
  const database = new DatabaseSync(':memory:')
  const columns = FIELDS.map(({ name }) => name).join(', ')
  const weights = FIELDS.map(({ weight }) => weight).join(', ')
  database.exec(
    `create virtual table spots using fts5(${columns}, content = '', prefix = '2 3', tokenize = 'porter unicode61 remove_diacritics 2')`,
  )
  const insert = database.prepare(
    `insert into spots (rowid, ${columns}) values (?, ${FIELDS.map(() => '?').join(', ')})`,
  )
  const best = database.prepare(
    `select rowid from spots where spots match ? order by bm25(spots, ${weights}) limit ${BEST}`,
  )
  const count = database.prepare('select count(*) as total from spots where spots match ?')
  return {
    about: 'SQLite FTS5 through node:sqlite, in memory; has no typo tolerance',
    async build(spots) {
      database.exec('begin')
      let rowid = 0
      for (const spot of spots) insert.run(++rowid, ...FIELDS.map(({ text }) => text(spot).join(' ')))
      database.exec("commit; insert into spots (spots) values ('optimize')")
    },
    search({ text, isPrefix }) {
      const query = `${text
        .split(' ')
        .map(word => `"${word}"`)
        .join(' ')}${isPrefix ? '*' : ''}`
      best.all(query)
      return { total: Number(count.get(query)?.['total'] ?? 0) }
    },
    bytes() {
      const pages = database.prepare('pragma page_count').get()?.['page_count']
      return Number(pages) * Number(database.prepare('pragma page_size').get()?.['page_size'])
    },
    close: () => Promise.resolve(database.close()),
  }
}
