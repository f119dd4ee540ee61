import type { Catalogue, Publication, PublishOptions, PublishReport, Version } from '../catalogue/catalogue.ts'
import { joinNoiseMaps } from '../silence/noise-maps.ts'
import { readNoiseMap } from '../silence/noise-bytes.ts'
import { OperatorError } from '../operator-error.ts'
import { formatOf } from './formats.ts'
import type { ImportLog } from './import-log.ts'
import type { ImportRequest } from './importer.ts'
import { type DownloadOptions, withLocalFile } from './readers/download.ts'
import { ratedByModel } from './rated.ts'
import { openSourceFile, type Progress } from './readers/source-file.ts'

export type ImportOptions = {
  /** Publishes nothing, and reports what would have been. */
  dryRun?: boolean
  /** Publishes nothing when any row is refused. */
  strict?: boolean
  /** Publishes even when a source keeps less than half of its spots. */
  allowShrink?: boolean
  download?: DownloadOptions
  /** Told after each piece of the file that is read; `rows` counts those of all passes. */
  onProgress?: (progress: Progress & { rows: number }) => void
}

/** A file to import; the catalogue that it goes to is what an importer sees around. */
export type FileRequest = Omit<ImportRequest, 'surroundings'> & { path: string; log: ImportLog }

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
  /** The sources that would keep less than half of their spots, where that is why nothing was published. */
  shrunk?: PublishReport['sizes']
  refused: number
  /** The most frequent first. */
  refusedByReason: { reason: string; rows: number }[]
  /** Rows without a rating that the model rated. */
  ratedByModel: number
  /** Those of the refused that have no silence rating: kept, and rated when a region that holds them is imported. */
  unrated: number
  /** Columns that hold no field. */
  ignoredColumns: string[]
  notes: ImportLog['notes']
  /** What else is worth saying, a line each. */
  facts: Record<string, string>
  seconds: number
}

export type Outcome = 'published' | 'dry run' | 'refused by --strict' | 'nothing could be taken' | 'would shrink'

/**
 * Imports a file as one new version of the catalogue: all of it, or on any failure nothing. The log must be closed by
 * whoever made it.
 * @throws OperatorError when the file cannot be read, or not be understood as a whole.
 */
export async function importFile(
  catalogue: Catalogue,
  request: FileRequest,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { log } = request
  const rate = request.rate ?? (await raterOf(catalogue))
  const onProgress = (progress: Progress) => options.onProgress?.({ ...progress, rows: log.read })
  return withLocalFile(request.path, { ...options.download, onProgress }, path =>
    importLocalFile(catalogue, { ...request, surroundings: catalogue, path, ...(rate && { rate }) }, options).then(
      report => ({ ...report, file: request.path }),
    ),
  )
}

/** Rates by the regions that the catalogue has; undefined when it has none. */
async function raterOf(catalogue: Catalogue): Promise<ImportRequest['rate']> {
  const maps = await catalogue.noise()
  if (maps.size === 0) return undefined
  const noiseMaps = joinNoiseMaps(Array.from(maps.values(), readNoiseMap))
  return (latitude, longitude) => {
    const explanation = noiseMaps.explain({ latitude, longitude })
    return explanation ? ratedByModel(explanation) : null
  }
}

async function importLocalFile(
  catalogue: Catalogue,
  request: ImportRequest & { path: string; log: ImportLog },
  { dryRun = false, strict = false, allowShrink = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportReport> {
  const start = performance.now()
  const { log } = request
  const file = await openSourceFile(request.path, progress => onProgress({ ...progress, rows: log.read }))
  const format = formatOf(file)
  const publication = withComputed(request, request => format.importer(file, request, log))
  let outcome = 'published' as Outcome
  const keep: PublishOptions['keep'] = ({ added, changed, unchanged, gone, refused, sizes }) => {
    const taken = added + changed + unchanged
    if (strict && log.refused + refused.length > 0) outcome = 'refused by --strict'
    // A file of which no row fits is a mistake, and must not take away what the source had.
    else if (taken === 0 && log.read > 0 && (log.unrated === 0 || gone > 0)) outcome = 'nothing could be taken'
    else if (!allowShrink && shrunkOf(sizes).length > 0) outcome = 'would shrink'
    else if (dryRun) outcome = 'dry run'
    return outcome === 'published'
  }
  const { refused, version, sizes, ...counts } = await nameFullDisk(() => catalogue.publish(publication, { keep }))
  for (const { line, id, reason } of refused) log.refuse({ line, name: id, reason })
  return {
    file: request.path,
    format: format.name,
    sources: publication.sources.map(source => source.name),
    outcome,
    version,
    read: log.read,
    ...counts,
    ...(outcome === 'would shrink' && { shrunk: shrunkOf(sizes) }),
    refused: log.refused,
    refusedByReason: log.reasons,
    ratedByModel: log.ratedByModel,
    unrated: log.unrated,
    ignoredColumns: log.ignoredColumns,
    notes: log.notes,
    facts: Object.fromEntries(log.facts),
    seconds: Math.round(performance.now() - start) / 1000,
  }
}

/** A file that is cut off, or empty, must not take away what a source had. */
function shrunkOf(sizes: PublishReport['sizes']): PublishReport['sizes'] {
  return sizes.filter(({ before, after }) => after < before / 2)
}

/** Says of the sources that their ratings are computed as soon as one of them is. */
function withComputed(request: ImportRequest, make: (request: ImportRequest) => Publication): Publication {
  const { rate } = request
  if (!rate) return make(request)
  let isComputed = false
  const publication = make({
    ...request,
    rate(latitude, longitude) {
      const rated = rate(latitude, longitude)
      isComputed ||= rated !== null
      return rated
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
