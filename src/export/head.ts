import { attributionOf } from '../catalogue/attribution.ts'
import type { Snapshot, Source, Version } from '../catalogue/catalogue.ts'

/** What comes before the spots of an export: which version it is, whom to credit, and how many spots follow. */
export type ExportHead = {
  object: 'export'
  version: number
  attribution: string
  total: number
  /** Where to read the changes since the export; only in the export of a service. */
  changesUrl?: string
  sources: Source[]
}

/** Makes the head for a whole version, or for one source of it. */
export async function exportHead(snapshot: Snapshot, source: string | undefined): Promise<ExportHead> {
  const sources = snapshot.sources.filter(({ name }) => source === undefined || name === source)
  const counts = await snapshot.spotCounts()
  const total = sources.reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0)
  return headOf(snapshot.version, sources, total)
}

/** Makes the head of `total` spots from these sources. */
export function headOf(version: Version, sources: readonly Source[], total: number): ExportHead {
  return {
    object: 'export',
    version: version.number,
    attribution: attributionOf(sources),
    total,
    // The time and size of the import belong to this catalogue, not to the source.
    sources: sources.map(({ name, attribution, licence, url, ratings, extractDate }) => ({
      name,
      attribution,
      licence,
      url,
      ratings,
      extractDate,
    })),
  }
}
