import type { Catalogue, Publication, PublishOptions, Version } from '../catalogue/catalogue.ts'
import { atlasOf } from '../silence/noise-maps.ts'
import { readNoiseMap } from '../silence/noise-bytes.ts'
import { OperatorError } from '../operator-error.ts'
import { formatOf } from './formats.ts'
import type { ImportLog } from './import-log.ts'
import type { ImportRequest } from './importer.ts'
import { withLocalFile } from './download.ts'
import { openSourceFile, type Progress } from './readers/source-file.ts'

export type ImportOptions = {
  /** Publishes nothing, and reports what would have been. */
  dryRun?: boolean
  /** Publishes nothing when any row is refused. */
  strict?: boolean
  /** Told after each piece of the file that is read; `rows` counts those of all passes. */
  onProgress?: (progress: Progress & { rows: number }) => void
}

/** What an import did; the refused rows themselves are in its log. */
export type ImportReport = {
  file: string
  format: string
  sources: string[]
  outcome: Outcome
  /** The version that was published, or that would have been. */
  version: Version
  /** Rows of the file. */
  read: number
  added: number
  changed: number
  unchanged: number
  gone: number
  refused: number
  /** The most frequent first. */
  refusedByReason: { reason: string; rows: number }[]
  /** Those of the refused that have no silence rating. */
  unrated: number
  /** Columns that hold no field. */
  ignoredColumns: string[]
  notes: ImportLog['notes']
  /** What else is worth saying, a line each. */
  facts: Record<string, string>
  seconds: number
}

export type Outcome = 'published' | 'dry run' | 'refused by --strict' | 'nothing could be taken'

/**
 * Imports a file as one new version of the catalogue: all of it, or on any failure nothing. The log must be closed by
 * whoever made it.
 * @throws OperatorError when the file cannot be read, or not be understood as a whole.
 */
export async function importFile(
  catalogue: Catalogue,
  request: ImportRequest & { path: string; log: ImportLog },
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { log } = request
  const rate = request.rate ?? (await raterOf(catalogue))
  const onProgress = (progress: Progress) => options.onProgress?.({ ...progress, rows: log.read })
  return withLocalFile(request.path, onProgress, path =>
    importLocalFile(catalogue, { surroundings: catalogue, ...request, path, ...(rate && { rate }) }, options).then(
      report => ({ ...report, file: request.path }),
    ),
  )
}

/** Rates by the regions that the catalogue has; undefined when it has none. */
async function raterOf(catalogue: Catalogue): Promise<ImportRequest['rate']> {
  const maps = await catalogue.noise()
  if (maps.size === 0) return undefined
  const atlas = atlasOf(Array.from(maps.values(), readNoiseMap))
  return (latitude, longitude) => atlas.explain({ latitude, longitude })?.rating ?? null
}

async function importLocalFile(
  catalogue: Catalogue,
  request: ImportRequest & { path: string; log: ImportLog },
  { dryRun = false, strict = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportReport> {
  const start = performance.now()
  const { log } = request
  const file = await openSourceFile(request.path, progress => onProgress({ ...progress, rows: log.read }))
  const format = formatOf(file)
  const publication = withComputed(request, request => format.importer(file, request, log))
  let outcome: Outcome = 'published'
  const keep: PublishOptions['keep'] = ({ added, changed, unchanged, refused }) => {
    const taken = added + changed + unchanged
    if (strict && log.refused + refused.length > 0) outcome = 'refused by --strict'
    // A file of which no row fits is a mistake, and must not take away what the source had.
    else if (taken === 0 && log.read > 0) outcome = 'nothing could be taken'
    else if (dryRun) outcome = 'dry run'
    return outcome === 'published'
  }
  const { refused, version, ...counts } = await nameFullDisk(() => catalogue.publish(publication, { keep }))
  for (const { line, id, reason } of refused) log.refuse({ line, name: id, reason })
  return {
    file: request.path,
    format: format.name,
    sources: publication.sources.map(source => source.name),
    outcome,
    version,
    read: log.read,
    ...counts,
    refused: log.refused,
    refusedByReason: log.reasons,
    unrated: log.unrated,
    ignoredColumns: log.ignoredColumns,
    notes: log.notes,
    facts: Object.fromEntries(log.facts),
    seconds: Math.round(performance.now() - start) / 1000,
  }
}

/** Says of the sources that their ratings are computed as soon as one of them is. */
function withComputed(request: ImportRequest, make: (request: ImportRequest) => Publication): Publication {
  const { rate } = request
  if (!rate) return make(request)
  let isComputed = false
  const publication = make({
    ...request,
    rate(latitude, longitude) {
      const rating = rate(latitude, longitude)
      isComputed ||= rating !== null
      return rating
    },
  })
  return { ...publication, drafts: marked() }

  async function* marked() {
    yield* publication.drafts
    if (isComputed) for (const source of publication.sources) source.ratings = 'computed'
  }
}

/** The catalogue names its own full disk; this is for the report's temporary file. */
async function nameFullDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    throw new OperatorError('no space is left on the disk of temporary files: nothing was changed; free some', {
      cause: error,
    })
  }
}
