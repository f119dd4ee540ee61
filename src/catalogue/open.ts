import type { Catalogue } from './catalogue.ts'
import type { Engine } from './engine.ts'

/** Where a catalogue is: the path of an SQLite file, or a PostgreSQL URL. */
export type CataloguePlace = string

/** A place without what may be secret in it. */
export function shownPlace(place: CataloguePlace): string {
  if (!isServer(place)) return place
  const { host, pathname } = new URL(place)
  return `PostgreSQL at ${host}${pathname}`
}

type EngineOptions = {
  /** Looks for damage before use, where the engine leaves that to whoever opens it, so that a request does not find it. */
  check?: boolean
  /** Where noise is kept on this machine when the catalogue is on a server; absent: anew with each opening. */
  noiseFile?: string
}
type OpenOptions = EngineOptions & { now?: () => Date }

/** Tells whether a place is a database server. */
export function isServer(place: CataloguePlace): boolean {
  return /^postgres(ql)?:\/\//.test(place)
}

/**
 * Opens a catalogue, makes it when there is none, and brings its tables up to date.
 * @throws OperatorError that says what is wrong with it and what to do.
 */
export async function openCatalogue(place: CataloguePlace, options: OpenOptions = {}): Promise<Catalogue> {
  const { now = () => new Date(), ...others } = options
  const engine = await openEngine(place, others)
  try {
    const { catalogueOver } = await import('./stored-catalogue.ts')
    return await engine.explaining(() => catalogueOver(engine, now))
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Opens the database of a catalogue, likewise. Each engine is loaded where it is used. */
export async function openEngine(place: CataloguePlace, options: EngineOptions = {}): Promise<Engine> {
  if (isServer(place)) return (await import('./postgres/postgres.ts')).openPostgresEngine(place, options.noiseFile)
  return (await import('./sqlite/sqlite.ts')).openSqliteEngine(place, options)
}
