import { isServer } from '../catalogue/open.ts'
import type { WorkStore } from './work-store.ts'

/** Opens the database of work under way: the path of an SQLite file, or a PostgreSQL URL. */
export async function openWork(place: string): Promise<WorkStore> {
  if (isServer(place)) return (await import('./postgres/work-database.ts')).openWorkDatabase(place)
  return (await import('./sqlite/work-file.ts')).openWorkFile(place)
}

/** Opens it as the process that serves, before its threads do; `warn` is told when a damaged file is begun anew. */
export async function openOwnWork(place: string, warn: (message: string) => void): Promise<WorkStore> {
  if (isServer(place)) return openWork(place)
  return (await import('./sqlite/work-file.ts')).openOwnWorkFile(place, warn)
}
