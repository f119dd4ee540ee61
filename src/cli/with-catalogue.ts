import type { Catalogue } from '../catalogue/catalogue.ts'
import { openSqliteCatalogue } from '../catalogue/sqlite/sqlite.ts'
import { catalogueFile } from '../serve/config.ts'
import type { Context } from './command.ts'

/** Opens the configured catalogue, gives it to `work` and closes it, whatever happens. */
export async function withCatalogue<T>(context: Context, work: (catalogue: Catalogue) => Promise<T>): Promise<T> {
  const catalogue = await openSqliteCatalogue(catalogueFile(context.config().dataDir))
  try {
    return await work(catalogue)
  } finally {
    await catalogue.close()
  }
}
