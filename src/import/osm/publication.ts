import type { Catalogue, Publication, Source } from '../../catalogue/catalogue.ts'
import { atlasOf, type Atlas } from '../../silence/atlas.ts'
import { type Box, boxOfCoverage } from '../../silence/coverage.ts'
import { type NoiseMap, readNoiseMap, writeNoiseMap } from '../../silence/noise-bytes.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import type { OsmFile } from './elements.ts'
import type { PassProgress } from './gather.ts'
import { importOsm, type OsmReport } from './import-osm.ts'
import type { Area } from './region.ts'

export type OsmOrder = {
  source: string
  area: Area | null
  progress?: PassProgress
  /** Called once the file has been read; the report is complete once all drafts have been taken. */
  onReport?: (report: OsmReport) => void
}

/** What of a catalogue an import must know: the noise around, and the spots that new noise may change. */
export type Surroundings = Pick<Catalogue, 'noise' | 'drafts' | 'withSnapshot'>

/** Noise is looked for no further than this, degrees: 15 km, and some more where degrees of longitude are short. */
const REACH_DEGREES = 0.3

/**
 * Makes the publication of a region. Computed spots of other regions that can hear it are rated anew with it, as part
 * of the same version. All the work is done while the drafts are asked for.
 */
export function osmPublication(open: () => Promise<OsmFile>, order: OsmOrder, around: Surroundings): Publication {
  const sources: Source[] = []
  const noise = new Map<string, Uint8Array>()
  return { sources, noise, drafts: drafts() }

  async function* drafts(): AsyncGenerator<SpotDraft> {
    const maps = await otherMaps(around, order.source)
    const { source, area, progress } = order
    const others = Array.from(maps.values(), ({ map }) => map)
    const done = await importOsm(await open(), { source, area, others, ...(progress && { progress }) })
    order.onReport?.(done.report)
    sources.push(done.source)
    noise.set(source, writeNoiseMap(done.noise))
    yield* done.drafts
    const box = boxOfCoverage(done.noise.coverage)
    if (!box || maps.size === 0) return
    const atlas = atlasOf([done.noise, ...others])
    for (const stored of await around.withSnapshot(({ sources }) => sources)) {
      const kept = maps.get(stored.name)
      if (!kept || !stored.coverage || !isNear(box, stored.coverage)) continue
      sources.push(stored)
      noise.set(stored.name, kept.bytes)
      for await (const draft of around.drafts(stored.name)) yield ratedAnew(draft, box, atlas)
    }
  }
}

async function otherMaps(around: Surroundings, source: string) {
  const maps = new Map<string, { bytes: Uint8Array; map: NoiseMap }>()
  for (const [name, bytes] of await around.noise()) {
    if (name !== source) maps.set(name, { bytes, map: readNoiseMap(bytes) })
  }
  return maps
}

function isNear(a: Box, b: Box): boolean {
  const [x, y] = [REACH_DEGREES, REACH_DEGREES]
  return a.west <= b.east + x && b.west <= a.east + x && a.south <= b.north + y && b.south <= a.north + y
}

function ratedAnew(draft: SpotDraft, { west, south, east, north }: Box, atlas: Atlas): SpotDraft {
  const { latitude, longitude } = draft
  const isInReach = isNear(
    { west, south, east, north },
    { west: longitude, east: longitude, south: latitude, north: latitude },
  )
  const rating = isInReach ? atlas.explain(draft)?.rating : undefined
  return rating === undefined ? draft : { ...draft, silenceRating: rating }
}
