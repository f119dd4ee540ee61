import { existsSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { isServer, openCatalogue } from '../../catalogue/open.ts'
import { importStarter } from '../../import/starter.ts'
import type { Config } from '../../serve/config.ts'
import { catalogueFile, cataloguePlace } from '../../serve/settings/places.ts'
import type { Context } from '../command.ts'
import { withCatalogueAt } from '../with-catalogue.ts'

type WithCatalogue<T> = (catalogue: Catalogue, dataDir: string) => Promise<T>

/** Gives the catalogue to `work` with the folder that it lies in; the starter catalogue where none has been published yet. */
export async function withPublished<T>(config: Config, context: Context, work: WithCatalogue<T>): Promise<T> {
  const { dataDir } = config
  const place = cataloguePlace(config)
  if (isServer(place) || existsSync(place)) {
    const catalogue = await openCatalogue(place)
    try {
      if ((await catalogue.version()).number > 0) return await work(catalogue, dataDir)
    } finally {
      await catalogue.close()
    }
  }
  context.note(
    `nothing has been imported into ${isServer(place) ? 'the database' : `"${dataDir}"`} yet: the starter catalogue answers`,
  )
  return withStarter(work)
}

async function withStarter<T>(work: WithCatalogue<T>): Promise<T> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'sanctuary-starter-'))
  return await withCatalogueAt(catalogueFile(folder.path), async catalogue => {
    await importStarter(catalogue)
    return work(catalogue, folder.path)
  })
}
