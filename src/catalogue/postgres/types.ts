import { sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

export const POSTGRES_TYPES: ColumnTypes = {
  text: sql`text collate "C"`,
  integer: 'bigint',
  real: 'double precision',
  bytes: 'bytea',
  isServer: true,
}
