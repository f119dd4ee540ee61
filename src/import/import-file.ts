import type { Catalogue, PublishOptions, Version } from '../catalogue/catalogue.ts'
import { OperatorError } from '../spots/operator-error.ts'
import { formatOf } from './formats.ts'
import type { ImportLog } from './import-log.ts'
import type { ImportRequest } from './importer.ts'
import { openSourceFile, type Progress } from './source-file.ts'

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
  /** Those of the refused that have no silence rating. */
  unrated: number
  /** Columns that hold no field. */
  ignoredColumns: string[]
  notes: ImportLog['notes']
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
  { dryRun = false, strict = false, onProgress = () => {} }: ImportOptions = {},
): Promise<ImportReport> {
  const start = performance.now()
  const { log } = request
  const file = await openSourceFile(request.path, progress => onProgress({ ...progress, rows: log.read }))
  const format = formatOf(file)
  const publication = format.importer(file, request, log)
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
    unrated: log.unrated,
    ignoredColumns: log.ignoredColumns,
    notes: log.notes,
    seconds: Math.round(performance.now() - start) / 1000,
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
