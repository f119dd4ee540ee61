import { fileURLToPath } from 'node:url'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { importFile } from './import-file.ts'
import type { ImportReport } from './report.ts'
import { ImportLog } from './import-log.ts'

export const STARTER_FILE = fileURLToPath(new URL('../../data/starter/spots.csv', import.meta.url))

/** Fills a catalogue with the places that come with the program, so that it has something to show at once. */
export async function importStarter(catalogue: Catalogue): Promise<ImportReport> {
  const log = new ImportLog()
  try {
    return await importFile(catalogue, {
      path: STARTER_FILE,
      source: { name: 'starter', attribution: 'Starter catalogue (editorial ratings)', licence: 'MIT', url: null },
      columns: new Map(),
      log,
    })
  } finally {
    log.close()
  }
}
