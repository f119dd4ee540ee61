import { attributionOf } from '../attribution.ts'
import type { Snapshot, Source } from '../catalogue.ts'

/** What stands before the spots of an export: which version it is, whom to credit, and how many spots follow. */
export type ExportHead = {
  object: 'export'
  version: number
  attribution: string
  total: number
  sources: Source[]
}

/** Makes the head for a whole version, or for one source of it. */
export async function exportHead(snapshot: Snapshot, source: string | undefined): Promise<ExportHead> {
  const sources = snapshot.sources.filter(({ name }) => source === undefined || name === source)
  const counts = await snapshot.spotCounts()
  return {
    object: 'export',
    version: snapshot.version.number,
    attribution: attributionOf(sources),
    total: sources.reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0),
    // When and how much was imported is this catalogue's own story, not the source's.
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
