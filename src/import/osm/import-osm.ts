import type { Source } from '../../catalogue/catalogue.ts'
import { type ChangedNoise, changedNoise } from '../../silence/pages/changed-noise.ts'
import type { NoiseStore, OwnNoise } from '../../silence/pages/noise-pages.ts'
import { type NoiseMaps, openNoise } from '../../silence/pages/open-noise.ts'
import { ownNoiseOf, type RegionNoise } from '../../silence/pages/own-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../silence/pages/page-cache.ts'
import { boxOfCoverage, type Coverage } from '../../silence/coverage.ts'
import { MISSING } from '../../silence/parameters.ts'
import { hillshadeOf } from '../../basemap/hillshade/hillshade.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import type { Elevations } from '../elevation/elevations.ts'
import type { Screening } from '../elevation/screening.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import type { ArchivePieces } from '../../basemap/pmtiles/write.ts'
import { baseMapOrders } from './collect/drawn/base-map.ts'
import type { Drawing } from './collect/drawn/drawing.ts'
import { packedMap } from './collect/drawn/packed-map.ts'
import { type Candidates, candidates } from './collect/candidates/candidates.ts'
import { drafts, type Unrated } from './drafts.ts'
import { districts } from './collect/people/districts.ts'
import { countries } from './collect/countries.ts'
import type { OsmFile } from './elements.ts'
import type { SpotKind } from './kinds.ts'
import { gather, type PassProgress, type Seen } from './collect/gather.ts'
import { bans } from './collect/areas/bans.ts'
import { grounds } from './collect/areas/grounds.ts'
import { type HearingCounts, hearingBy } from './rating/hearing.ts'
import { unheard } from './rating/unheard.ts'
import { sea } from './collect/sea.ts'
import { positionsFor } from './positions/positions-for.ts'
import { mergeCandidates } from './collect/candidates/merge.ts'
import { visitedSpots } from './collect/candidates/visited-spots.ts'
import { nearby } from './collect/nearby/nearby.ts'
import { noiseCollectors } from './collect/noise/noise.ts'
import type { Area } from './geometry/area-file.ts'
import { planRating, type RatePlan, type UnitResult } from '../units/unit.ts'

export type OsmRequest = {
  /** The name of the source. */
  source: string
  /** The operator's own border, instead of what the file says. */
  area: Area | null
  /** The noise of the catalogue: what other sources bring counts too, across a border. */
  store: NoiseStore
  /** The drafts of an earlier import of the source by this very program: what is heard as it was then is not rated anew. */
  earlier?: () => AsyncIterable<SpotDraft>
  progress?: PassProgress
  /** What draws the base map; absent: there is none. Whoever gives it closes it. */
  drawing?: Drawing
  /** Heights of the ground: of spots that do not say theirs, and for the relief on maps. */
  elevations?: Elevations
  /** Ridges screen noise, by those heights. */
  screening?: Screening
  /** The positions of the nodes of a file with more bytes are on disk; absent: `MOST_IN_MEMORY`. */
  mostInMemory?: number
  /** How many threads may read the file, this one included; absent: this one alone. */
  threads?: number
  /** Where what is published is kept on disk. */
  dataFolder?: string
}

export type OsmReport = {
  seen: Seen
  /** Named objects that fit the mapping table. */
  candidates: number
  /** Candidates that became part of another. */
  merged: number
  /** Candidates that are no spots after all. */
  refused: { name: string; reason: string }[]
  /** Spots whose height is that of the elevation tiles. */
  heights: number
  /** Kinds of data that the whole file lacks though it is dense, in words. */
  missing: string[]
  /** Outside of the coverage. */
  unrated: Unrated[]
  /** The region that is covered, and how its border was found. */
  region: { name: string; method: string; screening?: Screening }
  /** Drafts given so far. */
  given: number
  /** The same by kind. */
  kinds: Map<SpotKind, number>
  /** Which of them were rated anew, which kept; complete likewise. */
  heard: () => HearingCounts
}

export type OsmImport = {
  source: Source
  /** What the region brings, before it is cut into pages. */
  noise: RegionNoise
  /** Packs the base map, a PMTiles archive; null when there is none. */
  baseMap(): Promise<ArchivePieces | null>
  /** Draws the relief, likewise; null where no heights are known. */
  relief(): Buffer | null
  /** The same in pages, and what becomes of the catalogue's noise by them. */
  own: OwnNoise
  changed: ChangedNoise
  /** All noise from now on. */
  noiseMaps: NoiseMaps
  /** The units in which the spots can be rated elsewhere; what is not heard of is rated as drafts are made. */
  rating: RatePlan
  /** Takes what becomes of those units, in order. */
  learn(results: AsyncIterable<UnitResult>): Promise<void>
  drafts: Iterable<SpotDraft>
  /** Complete once all drafts have been taken. */
  report: OsmReport
}

export const OSM_TERMS = {
  attribution: '© OpenStreetMap contributors, ODbL 1.0',
  licence: 'ODbL-1.0',
  url: 'https://www.openstreetmap.org/copyright',
} as const

/**
 * Turns OpenStreetMap data into spots with computed ratings, and the noise they come from.
 * @throws OperatorError when the file is cut short or damaged; nothing has been published by then.
 */
export async function importOsm(file: OsmFile, request: OsmRequest): Promise<OsmImport> {
  const noiseFrom = noiseCollectors()
  const [found, around, lands] = [candidates(), nearby(), countries()]
  const [closed, banned, coast, parts] = [grounds(), bans(), sea(), districts()]
  const { drawing } = request
  const drawn = drawing ? [baseMapOrders(block => drawing.take(block))] : []
  const collectors = [...noiseFrom.collectors, found, around, lands, closed, banned, coast, parts, ...drawn]
  const positions = positionsFor(file, request)
  const seen = await gather(file, collectors, { progress: request.progress, positions, threads: request.threads })
  for (const map of drawn) map.end()
  /** As of a part of the file: share, rate and time left mean what they do in a pass over it. */
  const shareOf = (phase: string) => (share: number) => request.progress?.(phase, Math.round(file.bytes * share))
  const noise = noiseFrom.region({
    name: request.source,
    area: request.area,
    header: file.header,
    ...(request.screening && request.elevations && { screening: request.elevations }),
    onShare: shareOf('traffic'),
  })
  const { coverage } = noise
  const merged = mergeCandidates(found.found)
  const cache = new PageCache(RATING_CACHE_BYTES)
  const own = ownNoiseOf(request.source, noise, cache, shareOf('noise'))
  const changed = changedNoise(request.store, new Map([[request.source, own]]))
  const noiseMaps = openNoise(changed.after, cache)
  const spots = visitedSpots(merged)
  const hearing = await hearingBy(noiseMaps, {
    changed,
    earlier: request.earlier?.() ?? null,
    spots: spots.length,
  })
  const rating = planRating(unheard(merged, spots, hearing), spots)
  const report = { ...startReport(seen, found, merged.winners.length, coverage), heard: () => hearing.counts() }
  const sources = {
    source: request.source,
    merged,
    spots,
    settlements: noiseFrom.settlements,
    districts: parts,
    nearby: around,
    countryAt: (x: number, y: number) => lands.at(x, y),
    groundAt: (x: number, y: number, kind: SpotKind) =>
      closed.at(x, y).find(({ kinds }) => kinds?.has(kind) ?? true)?.reason,
    bansAt: (x: number, y: number) => banned.at(x, y),
    offshore: coast.offshore,
    noiseMaps,
    hearing,
    heightAt: heightsOf(request.elevations, () => report.heights++),
  }
  return {
    source: {
      name: request.source,
      ...OSM_TERMS,
      ratings: 'computed',
      extractDate: file.header.extractDate,
      coverage: boxOfCoverage(coverage),
    },
    noise,
    baseMap: () => packedMap(drawing, { name: request.source, attribution: OSM_TERMS.attribution, coverage }),
    relief: () => reliefOf(request.elevations, coverage),
    own,
    changed,
    noiseMaps,
    rating,
    async learn(results) {
      let at = 0
      for await (const result of results) {
        if (result.kind !== 'rate') continue
        for (const heard of result.heard) hearing.learn(rating.spots[at++] ?? 0, heard)
      }
    },
    report,
    drafts: counted(
      drafts(sources, {
        unrated: spot => report.unrated.push(spot),
        refused: spot => report.refused.push(spot),
        given: kind => report.kinds.set(kind, (report.kinds.get(kind) ?? 0) + 1),
      }),
      report,
      rated => shareOf('describing')(rated / merged.winners.length),
    ),
  }
}

/** Heights in whole metres, each counted. */
function heightsOf(elevations: Elevations | undefined, onFound: () => void) {
  return ({ latitude, longitude }: Coordinates): number | null => {
    const metres = elevations?.at(latitude, longitude) ?? null
    if (metres === null) return null
    onFound()
    return Math.round(metres)
  }
}

function reliefOf(elevations: Elevations | undefined, coverage: Coverage): Buffer | null {
  const box = boxOfCoverage(coverage)
  return elevations && box ? hillshadeOf((latitude, longitude) => elevations.at(latitude, longitude), box) : null
}

function startReport(
  seen: Seen,
  { count, found, refused }: Candidates,
  merged: number,
  region: Coverage,
): Omit<OsmReport, 'heard'> {
  return {
    seen,
    candidates: count(),
    merged: found.length - merged,
    refused,
    unrated: [],
    heights: 0,
    missing: (region.missing ?? []).map(kind => MISSING[kind].words),
    region: { name: region.name, method: region.method, ...(region.screening && { screening: region.screening }) },
    given: 0,
    kinds: new Map(),
  }
}

function* counted(
  drafts: Iterable<SpotDraft>,
  report: OsmReport,
  onRated: (rated: number) => void,
): Generator<SpotDraft> {
  for (const draft of drafts) {
    report.given++
    onRated(report.given + report.unrated.length)
    yield draft
  }
}
