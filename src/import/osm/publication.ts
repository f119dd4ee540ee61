import type { BaseMapFolder } from '../../basemap/folder.ts'
import type { Publication, Source, StagedDraft, StagedUnrated } from '../../catalogue/catalogue.ts'
import type { OwnNoise } from '../../silence/pages/noise-pages.ts'
import type { Elevations } from '../elevation/elevations.ts'
import type { OsmFile } from './elements.ts'
import type { PassProgress } from './collect/gather.ts'
import { importOsm, type OsmReport } from './import-osm.ts'
import { gridsAnew } from './grids-anew.ts'
import { ratedAnew } from './rated-anew.ts'
import type { Surroundings } from '../importer.ts'
import type { Area } from './geometry/area-file.ts'

export type OsmOrder = {
  source: string
  area: Area | null
  progress?: PassProgress
  /** Heights of the ground, where the operator has any. */
  elevations?: Elevations
  /** Where the base map is kept; absent: none is drawn. */
  baseMaps?: BaseMapFolder
  /** Where catalogue and base maps are kept on disk; absent: nobody knows. */
  dataFolder?: string
  /** This very program has imported the source before. */
  isOurs?: boolean
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
  const noise = new Map<string, OwnNoise | 'kept'>()
  const grids = new Map<string, Uint8Array>()
  const anew = new Set<string>()
  return { sources, noise, grids, ratedAnew: anew, drafts: drafts() }

  async function* drafts(): AsyncGenerator<StagedDraft | StagedUnrated> {
    const store = await around.noise()
    try {
      const { source, area, progress, baseMaps, elevations, dataFolder, isOurs = false } = order
      // The whole map is in its pages, and takes much memory meanwhile.
      const { noise: _, ...done } = await importOsm(await open(), {
        source,
        area,
        store,
        ...(progress && { progress }),
        ...(isOurs && { earlier: () => around.drafts(source) }),
        ...(elevations && { elevations }),
        drawsBaseMap: baseMaps !== undefined,
        ...(dataFolder !== undefined && { dataFolder }),
      })
      order.onReport?.(done.report)
      const drawn = done.baseMap()
      const baseMap = (drawn && (await baseMaps?.keep(drawn, done.relief()))) ?? null
      sources.push({ ...done.source, baseMap })
      noise.set(source, done.own)
      yield* done.drafts
      const change = { source, changed: done.changed, now: done.noiseMaps }
      yield* ratedAnew(around, change, { sources, noise, anew, onRated: order.onRated })
      await gridsAnew(around, change, grids)
    } finally {
      store.close()
    }
  }
}
