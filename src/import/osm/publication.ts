import type { Publication, Source, StagedDraft, StagedUnrated } from '../../catalogue/catalogue.ts'
import { writeNoiseMap } from '../../silence/noise-bytes.ts'
import type { OsmFile } from './elements.ts'
import type { PassProgress } from './collect/gather.ts'
import { importOsm, type OsmReport } from './import-osm.ts'
import { ratedAnew, storedMaps } from './rated-anew.ts'
import type { Surroundings } from '../importer.ts'
import type { Area } from './geometry/area-file.ts'

export type OsmOrder = {
  source: string
  area: Area | null
  progress?: PassProgress
  /** Called once the file has been read; the report is complete once all drafts have been taken. */
  onReport?: (report: OsmReport) => void
  /** Called with how many places of another source, which had waited for this region, are rated now. */
  onRated?: (source: string, count: number) => void
}

/**
 * Makes the publication of a region. Computed spots of other sources that can hear it are rated anew with it, as part
 * of the same version. The file is read, and the spots are rated, while the drafts are iterated.
 */
export function osmPublication(open: () => Promise<OsmFile>, order: OsmOrder, around: Surroundings): Publication {
  const sources: Source[] = []
  const noise = new Map<string, Uint8Array>()
  return { sources, noise, drafts: drafts() }

  async function* drafts(): AsyncGenerator<StagedDraft | StagedUnrated> {
    const before = await storedMaps(around)
    const { source, area, progress } = order
    const others = [...before].flatMap(([name, { map }]) => (name === source ? [] : [map]))
    const done = await importOsm(await open(), { source, area, others, ...(progress && { progress }) })
    order.onReport?.(done.report)
    sources.push(done.source)
    noise.set(source, writeNoiseMap(done.noise))
    yield* done.drafts
    yield* ratedAnew(around, { source, before, map: done.noise }, { sources, noise, onRated: order.onRated })
  }
}
