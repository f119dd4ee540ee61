import type { Source } from '../../catalogue/catalogue.ts'
import { atlasOf } from '../../silence/noise-maps.ts'
import { boxOfCoverage, type Coverage } from '../../silence/coverage.ts'
import type { NoiseMap } from '../../silence/noise-bytes.ts'
import { sceneBuilder } from '../../silence/sources/sources.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import { aerodromes } from './collect/noise/aerodromes.ts'
import { type Candidates, candidates } from './collect/candidates.ts'
import { drafts, type Unrated } from './drafts.ts'
import type { OsmFile } from './elements.ts'
import { gather, type PassProgress, type Seen } from './collect/gather.ts'
import { mergeCandidates } from './merge.ts'
import { nearby } from './collect/nearby.ts'
import { noiseLines } from './collect/noise/noise-lines.ts'
import { noisePlaces } from './collect/noise/noise-places.ts'
import { type Area, region } from './collect/region.ts'
import { settlements } from './collect/settlements.ts'

export type OsmRequest = {
  /** The name of the source. */
  source: string
  /** The operator's own border, instead of what the file says. */
  area: Area | null
  /** The noise maps of the catalogue's other sources: what lies across a border is heard too. */
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
  /** Outside of the coverage. */
  unrated: Unrated[]
  /** The region that is covered, and what told its border. */
  region: { name: string; method: string }
  /** Drafts given so far. */
  given: number
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
  const scene = sceneBuilder()
  const homes = settlements()
  const found = candidates()
  const around = nearby()
  const where = region()
  const air = aerodromes()
  const lines = noiseLines(scene.add, homes.peopleNear)
  const seen = await gather(file, [homes, found, around, where, air, lines, noisePlaces(scene.add)], request.progress)
  for (const source of [...homes.sources(), ...air.sources()]) scene.add(source)
  const coverage = where.coverage({ name: request.source, area: request.area, header: file.header })
  const noise: NoiseMap = { scene: scene.freeze(), coverage }
  const merged = mergeCandidates(found.found)
  const report = startReport(seen, found, merged.length, coverage)
  const sources = {
    source: request.source,
    merged,
    settlements: homes.found,
    nearby: around,
    atlas: atlasOf([noise, ...request.others]),
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
      drafts(sources, spot => report.unrated.push(spot)),
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
    region: { name: region.name, method: region.method },
    given: 0,
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
