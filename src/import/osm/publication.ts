import type { BaseMapFolder } from '../../basemap/folder.ts'
import type { Publication, Source, StagedDraft, StagedUnrated } from '../../catalogue/catalogue.ts'
import type { OwnNoise } from '../../silence/pages/noise-pages.ts'
import type { Elevations } from '../elevation/elevations.ts'
import type { Screening } from '../elevation/screening.ts'
import type { OsmFile } from './elements.ts'
import type { PassProgress } from './collect/gather.ts'
import { type Drawing, startDrawing } from './collect/drawn/drawing.ts'
import { importOsm, type OsmReport } from './import-osm.ts'
import { planGrids } from './grids-anew.ts'
import { ratedAnew } from './rated-anew.ts'
import type { Surroundings } from '../importer.ts'
import type { Area } from './geometry/area-file.ts'
import type { UnitHelp, UnitWork } from '../units/unit-help.ts'
import { unitProgress } from '../units/unit-progress.ts'
import { startUnits } from '../units/unit-work.ts'

export type OsmOrder = {
  source: string
  area: Area | null
  progress?: PassProgress
  /** Heights of the ground, where the operator has any. */
  elevations?: Elevations
  /** Ridges screen noise, by those heights. */
  screening?: Screening
  /** Where the base map is kept; absent: none is drawn. */
  baseMaps?: BaseMapFolder
  /** Where catalogue and base maps are kept on disk; absent: nobody knows. */
  dataFolder?: string
  /** This very program has imported the source before. */
  isOurs?: boolean
  /** How many threads compute; absent: this one alone. */
  threads?: number
  /** False: no silence grid is made. */
  makesGrid?: boolean
  /** Other machines that compute too. */
  help?: UnitHelp
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
    let work: UnitWork | undefined
    let drawing: Drawing | undefined
    try {
      const { source, area, progress, baseMaps, elevations, screening, dataFolder, isOurs = false } = order
      const { threads, help, makesGrid = true } = order
      const file = await open()
      if (baseMaps) drawing = startDrawing(threads)
      const done = await importOsm(file, {
        source,
        area,
        store,
        ...(progress && { progress }),
        ...(isOurs && { earlier: () => around.drafts(source) }),
        ...(elevations && { elevations }),
        ...(screening && { screening }),
        ...(drawing && { drawing }),
        ...(dataFolder !== undefined && { dataFolder }),
        ...(threads !== undefined && { threads }),
      })
      // All of it is in its pages.
      done.noise.sources.close()
      const drawn = done.baseMap()
      drawn.catch(() => {}) // thrown when the map is kept
      // Else it takes memory beside all that follows.
      if (!drawing?.isApart) await drawn
      order.onReport?.(done.report)
      const change = { source, changed: done.changed, now: done.noiseMaps }
      const plan = await planGrids(around, change, { isOurs })
      const units = [...done.rating.units, ...(makesGrid ? plan.units : [])]
      const { begin, onDone } = unitProgress(units, { bytes: file.bytes, tell: progress })
      const [pages, maps] = [done.changed.after, done.noiseMaps]
      work = await startUnits({ units, pages, maps, box: plan.box, threads, help, onDone })
      sources.push(done.source)
      noise.set(source, done.own)
      const rated = done.rating.units.length
      begin('rate')
      await done.learn(work.results(rated))
      yield* done.drafts
      yield* ratedAnew(around, change, { sources, noise, anew, onRated: order.onRated })
      if (makesGrid) {
        begin('grid')
        for (const [source, bytes] of plan.finish(await Array.fromAsync(work.results()))) grids.set(source, bytes)
      }
      const map = await drawn
      done.source.baseMap = (map && (await baseMaps?.keep(map, done.relief()))) ?? null
    } finally {
      await Promise.all([work?.close(), drawing?.close()])
      store.close()
    }
  }
}
