import { existsSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isServer, openCatalogue } from '../catalogue/open.ts'
import { catalogueFile, cataloguePlace } from '../serve/settings/places.ts'
import type { Context } from './command.ts'

type Work<T> = (catalogue: Catalogue) => Promise<T>

/** Opens the configured catalogue, which is made where there is none, gives it to `work` and closes it, whatever happens. */
export function withCatalogue<T>(context: Context, work: Work<T>): Promise<T> {
  return withCatalogueAt(cataloguePlace(context.config()), work)
}

/** The same for what only reads: where there is no catalogue it gets an empty one, and none is left behind. */
export async function withCatalogueToRead<T>(context: Context, work: Work<T>): Promise<T> {
  const place = cataloguePlace(context.config())
  if (isServer(place) || existsSync(place)) return withCatalogueAt(place, work)
  using folder = mkdtempDisposableSync(join(tmpdir(), 'sanctuary-empty-'))
  return await withCatalogueAt(catalogueFile(folder.path), work)
}

/** Opens a catalogue, gives it to `work` and closes it, whatever happens. */
export async function withCatalogueAt<T>(place: string, work: Work<T>): Promise<T> {
  const catalogue = await openCatalogue(place)
  try {
    return await work(catalogue)
  } finally {
    await catalogue.close()
  }
}
