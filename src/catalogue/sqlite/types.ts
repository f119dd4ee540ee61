import type { ColumnTypes } from '../column-types.ts'

export const SQLITE_TYPES: ColumnTypes = {
  text: 'text',
  integer: 'integer',
  real: 'real',
  bytes: 'blob',
  isServer: false,
}
