import { SQLITE_TYPES } from '../../catalogue/sqlite/types.ts'
import type { WorkTypes } from '../work-store.ts'

export const SQLITE_WORK_TYPES: WorkTypes = {
  ...SQLITE_TYPES,
  numbered: column => column.primaryKey().autoIncrement(),
  countBytes({ table, column, counts }) {
    const add = (sign: '+' | '-', row: 'new' | 'old') =>
      [`${row}.client`, `''`]
        .map(
          client =>
            `insert into ${counts} (client, bytes) values (${client}, ${sign}octet_length(${row}.${column}))
             on conflict (client) do update set bytes = bytes + excluded.bytes;`,
        )
        .join('\n')
    const tidy = `delete from ${counts} where client = old.client and bytes = 0;`
    return [
      `create table ${counts} (client text primary key, bytes integer not null) without rowid`,
      `create trigger ${counts}_inserted after insert on ${table} when new.${column} is not null begin ${add('+', 'new')} end`,
      `create trigger ${counts}_deleted after delete on ${table} when old.${column} is not null begin ${add('-', 'old')} ${tidy} end`,
      `create trigger ${counts}_emptied after update of ${column} on ${table} when old.${column} is not null begin ${add('-', 'old')} ${tidy} end`,
      `create trigger ${counts}_filled after update of ${column} on ${table} when new.${column} is not null begin ${add('+', 'new')} end`,
    ]
  },
}
