import { POSTGRES_TYPES } from '../../catalogue/postgres/types.ts'
import type { WorkTypes } from '../work-store.ts'

export const POSTGRES_WORK_TYPES: WorkTypes = {
  ...POSTGRES_TYPES,
  numbered: column => column.primaryKey().generatedByDefaultAsIdentity(),
  countBytes: ({ table, column, counts }) => [
    `create table ${counts} (client text collate "C" primary key, bytes bigint not null)`,
    `create function ${counts}_change() returns trigger language plpgsql as $$
     begin
       if tg_op <> 'INSERT' and old.${column} is not null then
         update ${counts} set bytes = bytes - octet_length(old.${column}) where client in (old.client, '');
         delete from ${counts} where client = old.client and bytes = 0;
       end if;
       if tg_op <> 'DELETE' and new.${column} is not null then
         insert into ${counts} values (new.client, octet_length(new.${column})), ('', octet_length(new.${column}))
         on conflict (client) do update set bytes = ${counts}.bytes + excluded.bytes;
       end if;
       return null;
     end $$`,
    `create trigger ${counts}_changed after insert or delete or update of ${column} on ${table}
     for each row execute function ${counts}_change()`,
  ],
}
