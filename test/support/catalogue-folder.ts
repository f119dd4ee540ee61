import { join } from 'node:path'
import type { Source } from '../../src/catalogue/catalogue.ts'
import { openSqliteCatalogue } from '../../src/catalogue/sqlite/sqlite.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'

/** Publishes spots as one source into the catalogue of a data folder, as an import does. */
export async function publishInto(dataDir: string, spots: readonly SpotRecord[], name = 'test'): Promise<void> {
  const source: Source = {
    name,
    attribution: 'Test list',
    licence: null,
    url: null,
    ratings: 'editorial',
    extractDate: null,
  }
  const catalogue = await openSqliteCatalogue(join(dataDir, 'catalogue.sqlite'))
  try {
    await catalogue.publish({ sources: [source], drafts: spots.map(spot => ({ ...spot, slug: null, source: name })) })
  } finally {
    await catalogue.close()
  }
}
