import { join } from 'node:path'
import type { PublishReport, Source } from '../../src/catalogue/catalogue.ts'
import { type CataloguePlace, openCatalogue } from '../../src/catalogue/open.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'

/** Publishes spots as one source into the catalogue of a data folder, as an import does. */
export async function publishInto(dataDir: string, spots: readonly SpotRecord[], name = 'test'): Promise<void> {
  await publishAt(join(dataDir, 'catalogue.sqlite'), spots, name)
}

/** Does the same in a file or database. */
export async function publishAt(
  place: CataloguePlace,
  spots: readonly SpotRecord[],
  name = 'test',
): Promise<PublishReport> {
  const source: Source = {
    name,
    attribution: 'Test list',
    licence: null,
    url: null,
    ratings: 'editorial',
    extractDate: null,
  }
  const catalogue = await openCatalogue(place)
  try {
    const drafts = spots.map(spot => ({ ...spot, slug: null, source: name }))
    return await catalogue.publish({ sources: [source], drafts })
  } finally {
    await catalogue.close()
  }
}
