import { basename } from 'node:path'
import { counted, listed } from '../../text/english.ts'
import { slugify } from '../../spots/slug.ts'
import { OperatorError } from '../../operator-error.ts'
import { NOISY_BELOW } from '../../silence/rating.ts'
import { openElevations } from '../elevation/elevations.ts'
import type { ImportLog } from '../import-log.ts'
import type { Importer } from '../importer.ts'
import { checkSourceName } from '../source-name.ts'
import { readArea } from './geometry/area-file.ts'
import type { OsmReport } from './import-osm.ts'
import { openOsm } from './open-osm.ts'
import type { HearingCounts } from './rating/hearing.ts'
import { osmPublication } from './publication.ts'

/** Imports OpenStreetMap data: spots with computed ratings, and the noise map that they come from. */
export const importOsmFile: Importer = (file, request, log) => {
  const { surroundings, areaFile, elevationFolder, screening, baseMaps, dataFolder, threads, makesGrid, help } = request
  let report: OsmReport | undefined
  const waiting: string[] = []
  const source = request.source?.name ?? sourceNameOf(file.path)
  const order = {
    source,
    isOurs: request.isOurs?.(source) ?? false,
    area: areaFile === undefined ? null : readArea(areaFile),
    progress: file.report,
    ...(baseMaps && { baseMaps }),
    ...(dataFolder !== undefined && { dataFolder }),
    ...(elevationFolder !== undefined && { elevations: openElevations(elevationFolder) }),
    ...(screening && { screening }),
    ...(threads !== undefined && { threads }),
    ...(makesGrid !== undefined && { makesGrid }),
    ...(help && { help }),
    onRated(source: string, count: number) {
      waiting.push(
        `${source}: ${counted(count, 'place')} that had waited for this region ${count === 1 ? 'is' : 'are'} rated now`,
      )
      log.facts.set('waiting', waiting.join('; '))
    },
    onReport: (made: OsmReport) => {
      report = made
      log.read = made.candidates
    },
  }
  const publication = osmPublication(() => openOsm(file.path), order, surroundings)
  return { ...publication, drafts: logged() }

  async function* logged() {
    const byTag = new Map<string, number>()
    let noisy = 0
    for await (const draft of publication.drafts) {
      if (draft.source === order.source) {
        for (const tag of draft.tags) byTag.set(tag, (byTag.get(tag) ?? 0) + 1)
        if (draft.silenceRating !== null && draft.silenceRating < NOISY_BELOW) noisy++
      }
      yield draft
    }
    if (report) finish(report, { byTag, noisy }, log)
  }
}

/** A region of which less is rated says so (share of candidates, spots). */
const LEAST = { share: 0.1, spots: 5 } as const

/** Says what an operator must know before trusting the ratings, a line each. */
export function warningsOf({ missing, given, unrated }: Pick<OsmReport, 'missing' | 'given' | 'unrated'>): string[] {
  const lacks =
    missing.length > 0
      ? [
          `This extract has ${listed(missing)}: it seems filtered. Ratings are of low confidence; import the unfiltered extract`,
        ]
      : []
  return [...lacks, ...fewWords(given, given + unrated.length)]
}

function fewWords(given: number, all: number): string[] {
  if (given >= LEAST.spots && given >= LEAST.share * all) return []
  if (all === 0) return ['No place was found']
  if (given < all)
    return [
      `Only ${given} of ${all} places could be rated: the extract covers too little. Import a larger or a whole one`,
    ]
  return [`Only ${counted(given, 'place')} ${given === 1 ? 'was' : 'were'} found: the extract covers little`]
}

/** Where so much of a region is noisy, an operator wonders why its pages are empty (share of spots). */
const MOSTLY = 0.5

/** Says how many places are noisy, and where quieter ones may be. */
export function noisyWords(noisy: number, given: number): string {
  const some = noisy === given ? `all ${given} places` : `${noisy} of ${given} places`
  const which = given === 1 ? 'the only place' : some
  const said = `${which} ${noisy === 1 ? 'is' : 'are'} rated below ${NOISY_BELOW}, and shown to those alone who ask for noisy places`
  return noisy < MOSTLY * given ? said : `${said}; a larger extract has quieter ones`
}

/** Says what was rated anew of a region that was imported before. */
export function keptWords({ spots, cells }: HearingCounts): string | null {
  if (spots.kept === 0) return null
  const anew = `${counted(spots.anew, 'place')} anew, in ${cells.anew} of ${counted(cells.anew + cells.kept, 'cell')}`
  return `${anew}; ${counted(spots.kept, 'place')} that hear${spots.kept === 1 ? 's' : ''} no change kept`
}

const OUTSIDE = 'outside of the region that the file covers: no data is not silence'

function finish(
  report: OsmReport,
  { byTag, noisy }: { byTag: Map<string, number>; noisy: number },
  log: ImportLog,
): void {
  // All are known only now: some are refused while their drafts are made.
  for (const { name, reason } of report.refused) log.refuse({ line: null, name, reason })
  for (const { name } of report.unrated) log.refuse({ line: null, name, reason: OUTSIDE })
  log.unrated += report.unrated.length
  const { nodes, ways, relations } = report.seen
  const tags = [...byTag].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([tag, count]) => `${tag} ${count}`)
  const warnings = warningsOf(report)
  if (warnings.length > 0) log.facts.set('WARNING', warnings.join('. '))
  log.facts.set('objects', `${nodes + ways + relations} (${nodes} nodes, ${ways} ways, ${relations} relations)`)
  log.facts.set('candidates', String(report.candidates))
  log.facts.set('published', String(report.given))
  if (noisy > 0) log.facts.set('noisy', noisyWords(noisy, report.given))
  log.facts.set('merged', String(report.merged))
  const kept = keptWords(report.heard())
  if (kept !== null) log.facts.set('rated', kept)
  if (report.heights > 0) log.facts.set('heights', `${report.heights} of places, by the elevation tiles`)
  log.facts.set('region', `${report.region.name} (by its ${report.region.method})`)
  if (report.region.screening) log.facts.set('screening', `by ${report.region.screening}, from the elevation tiles`)
  log.facts.set('tags', tags.join(', '))
  log.facts.set('memory', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
}

const ENDINGS = /\.(osm\.pbf|osm\.gz|osm|pbf)$/i
/** Extract services name files by region and day: the next day's file is the same source. */
const DAY = /-(latest|\d{4}-\d{2}-\d{2}|\d{6}|\d{8})$/

/** Names a source after its file: `andorra-latest.osm.pbf` is `andorra`. */
export function sourceNameOf(path: string): string {
  const name = slugify(basename(path).replace(ENDINGS, '')).replace(DAY, '').slice(0, 64)
  if (name === '') throw new OperatorError(`the file name "${path}" makes no name for a source: give --source`)
  return checkSourceName(name)
}

/** Whether a file is by its name one of OpenStreetMap. */
export function isOsmName(path: string): boolean {
  return ENDINGS.test(path)
}
