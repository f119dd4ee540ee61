import { join } from 'node:path'
import type { CataloguePlace } from '../../catalogue/open.ts'
import type { Config } from '../config.ts'

/** Where the catalogue is. */
export function cataloguePlace({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): CataloguePlace {
  return databaseUrl ?? catalogueFile(dataDir)
}

/** The file of the embedded catalogue. */
export function catalogueFile(dataDir: string): string {
  return join(dataDir, 'catalogue.sqlite')
}

/** The file of work under way: jobs, stored responses, webhooks. */
export function workFile(dataDir: string): string {
  return join(dataDir, 'work.sqlite')
}

/** Where work under way is: with the catalogue in its database, or in a file beside its file. */
export function workPlace({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl ?? workFile(dataDir)
}

/** The files that hold keys and secrets, with the companions that the database makes. */
export function secretFiles(dataDir: string): string[] {
  return [catalogueFile(dataDir), workFile(dataDir)].flatMap(file => ['', '-wal', '-shm'].map(end => file + end))
}

/** Where the index of the present version is kept for the next start. */
export function indexFile(dataDir: string): string {
  return join(dataDir, 'index.bin')
}

/** Where noise is kept on this machine when the catalogue is on a server; it can be made again from that. */
export function noiseFile(dataDir: string): string {
  return join(dataDir, 'noise-pages.sqlite')
}

/** Where the world's settlements are kept, packed, for the next start. */
export function settlementsFile(dataDir: string): string {
  return join(dataDir, 'settlements.bin')
}

/** Where what threads have packed for each other is kept for the next start. */
export function packsFile(dataDir: string): string {
  return join(dataDir, 'packs.bin')
}

/** The folder of base maps, a file a region. */
export function baseMapFolder(dataDir: string): string {
  return join(dataDir, 'base-maps')
}

/** The folder of exports that have been asked for, of the version that is served. */
export function exportFolder(dataDir: string): string {
  return join(dataDir, 'exports')
}
