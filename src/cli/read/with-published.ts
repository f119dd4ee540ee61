import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { openSqliteCatalogue } from '../../catalogue/sqlite/sqlite.ts'
import { importStarter } from '../../import/starter.ts'
import { type Config, catalogueFile } from '../../serve/config.ts'
import type { Context } from '../command.ts'

type WithCatalogue<T> = (catalogue: Catalogue, dataDir: string) => Promise<T>

/** Gives the catalogue to `work` with the folder that it lies in; the starter catalogue where none has been published yet. */
export async function withPublished<T>({ dataDir }: Config, context: Context, work: WithCatalogue<T>): Promise<T> {
  if (existsSync(catalogueFile(dataDir))) {
    const catalogue = await openSqliteCatalogue(catalogueFile(dataDir))
    try {
      if ((await catalogue.version()).number > 0) return await work(catalogue, dataDir)
    } finally {
      await catalogue.close()
    }
  }
  context.note(`nothing has been imported into "${dataDir}" yet: the starter catalogue answers`)
  return withStarter(work)
}

async function withStarter<T>(work: WithCatalogue<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sanctuary-starter-'))
  try {
    const catalogue = await openSqliteCatalogue(catalogueFile(folder))
    try {
      await importStarter(catalogue)
      return await work(catalogue, folder)
    } finally {
      await catalogue.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
