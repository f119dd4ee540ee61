import type { Source } from '../../catalogue/catalogue.ts'
import { joinNoiseMaps } from '../../silence/noise-maps.ts'
import { boxOfCoverage, type Coverage } from '../../silence/coverage.ts'
import { MISSING } from '../../silence/parameters.ts'
import type { NoiseMap } from '../../silence/noise-bytes.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import { type Candidates, candidates } from './collect/candidates.ts'
import { drafts, type Unrated } from './drafts.ts'
import { countries } from './collect/countries.ts'
import type { OsmFile } from './elements.ts'
import type { SpotKind } from './kinds.ts'
import { gather, type PassProgress, type Seen } from './collect/gather.ts'
import { grounds } from './collect/grounds.ts'
import { sea } from './collect/sea.ts'
import { mergeCandidates } from './collect/merge.ts'
import { nearby } from './collect/nearby.ts'
import { noiseCollectors } from './collect/noise/noise.ts'
import type { Area } from './geometry/area-file.ts'

export type OsmRequest = {
  /** The name of the source. */
  source: string
  /** The operator's own border, instead of what the file says. */
  area: Area | null
  /** The noise maps of the catalogue's other sources: what lies across a border counts too. */
  others: readonly NoiseMap[]
  progress?: PassProgress
}

export type OsmReport = {
  seen: Seen
  /** Named objects that fit the mapping table. */
  candidates: number
  /** Candidates that became part of another. */
  merged: number
  /** Candidates that are no spots after all. */
  refused: { name: string; reason: string }[]
  /** Kinds of data that the whole file lacks though it is dense, in words. */
  missing: string[]
  /** Outside of the coverage. */
  unrated: Unrated[]
  /** The region that is covered, and how its border was found. */
  region: { name: string; method: string }
  /** Drafts given so far. */
  given: number
  /** The same by kind. */
  kinds: Map<SpotKind, number>
}

export type OsmImport = {
  source: Source
  noise: NoiseMap
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
 * Turns OpenStreetMap data into spots with computed ratings, and the noise map they come from.
 * @throws OperatorError when the file is cut short or damaged; nothing has been published by then.
 */
export async function importOsm(file: OsmFile, request: OsmRequest): Promise<OsmImport> {
  const noiseFrom = noiseCollectors()
  const found = candidates()
  const around = nearby()
  const lands = countries()
  const [closed, coast] = [grounds(), sea()]
  const seen = await gather(file, [...noiseFrom.collectors, found, around, lands, closed, coast], request.progress)
  const noise = noiseFrom.map({ name: request.source, area: request.area, header: file.header })
  const { coverage } = noise
  const merged = mergeCandidates(found.found)
  const report = startReport(seen, found, merged.length, coverage)
  const sources = {
    source: request.source,
    merged,
    settlements: noiseFrom.settlements,
    nearby: around,
    countryAt: (x: number, y: number) => lands.at(x, y),
    groundAt: (x: number, y: number) => closed.at(x, y),
    offshore: coast.offshore,
    noiseMaps: joinNoiseMaps([noise, ...request.others]),
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
    report,
    drafts: counted(
      drafts(sources, {
        unrated: spot => report.unrated.push(spot),
        refused: spot => report.refused.push(spot),
        given: kind => report.kinds.set(kind, (report.kinds.get(kind) ?? 0) + 1),
      }),
      report,
      // As the part of the file that these spots are: share, rate and time left mean what they do in a pass over it.
      rated => request.progress?.('rating', Math.round((file.bytes * rated) / merged.length)),
    ),
  }
}

function startReport(seen: Seen, { count, found, refused }: Candidates, merged: number, region: Coverage): OsmReport {
  return {
    seen,
    candidates: count(),
    merged: found.length - merged,
    refused,
    unrated: [],
    missing: (region.missing ?? []).map(kind => MISSING[kind].words),
    region: { name: region.name, method: region.method },
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
