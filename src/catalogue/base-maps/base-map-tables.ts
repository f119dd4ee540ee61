/** Parts from 0; `kept_at` is in milliseconds since 1970. */
export type BaseMapTables = { base_maps: { name: string; part: number; kept_at: number; bytes: Uint8Array } }

export const BASE_MAP_PARTS = { base_maps: 'name text key, part integer key, kept_at integer, bytes bytes' }
