import type { Catalogue, Publication, PublishOptions, PublishReport } from '../catalogue/catalogue.ts'
import type { NoiseStore } from '../silence/pages/noise-pages.ts'
import { openNoise } from '../silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../silence/pages/page-cache.ts'
import { OperatorError } from '../operator-error.ts'
import { formatOf } from './formats.ts'
import type { ImportLog } from './import-log.ts'
import type { ImportMeans, ImportRequest } from './importer.ts'
import { contentHash } from './origin/content-hash.ts'
import {
  downloadedOrigin,
  hasSameSurroundings,
  type KnownOrigins,
  originOf,
  readKnownOrigins,
  validatorsOf,
  withBaseMaps,
} from './origin/known-origins.ts'
import { writeOrder } from './origin/order.ts'
import { type From, withOrigins } from './origin/with-origins.ts'
import { type DownloadOptions, isUrl, withLocalFile } from './readers/download.ts'
import { ratedByModel } from './rated.ts'
import { type ImportReport, type Outcome, secondsSince, unchangedReport } from './report.ts'
import { withoutOptimiser } from './without-optimiser.ts'
import { openSourceFile, type Progress } from './readers/source-file.ts'

export type ImportOptions = ImportMeans & {
  /** Publishes nothing, and reports what would have been. */
  dryRun?: boolean
  /** Publishes nothing when any row is refused. */
  strict?: boolean
  /** Publishes even when a source keeps less than half of its spots. */
  allowShrink?: boolean
  /**
   * Leaves a download whose server says that it has not changed, whatever has changed around it. Otherwise the noise
   * around counts too.
   */
  trustsServer?: boolean
  download?: DownloadOptions
  /** Waited for before any of it is published, when nobody else can publish any more; may throw. */
  beforePublish?: () => Promise<void>
  /** This process does nothing else: what is small is imported without the optimising compiler. */
  ownsProcess?: boolean
  /** Told after each piece of the file that is read; `rows` counts those of all passes. */
  onProgress?: (progress: Progress & { rows: number }) => void
}

/** A file to import; the catalogue that it goes to is what an importer sees around. */
export type FileRequest = Omit<ImportRequest, 'surroundings' | keyof ImportMeans> & { path: string; log: ImportLog }

/**
 * Imports a file as one new version of the catalogue: all of it, or on any failure nothing. The same file again, by the
 * same order and program and in the same surroundings, makes no version. The log must be closed by whoever made it.
 * @throws OperatorError when the file cannot be read, or not be understood as a whole.
 */
export async function importFile(
  catalogue: Catalogue,
  request: FileRequest,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { log, path: asked } = request
  const start = performance.now()
  const known = await readKnownOrigins(catalogue)
  await options.baseMaps?.share(catalogue.baseMaps)
  const origin = {
    url: isUrl(asked) ? asked : null,
    order: writeOrder(asked, {
      ...request,
      strict: options.strict === true,
      drawsBaseMap: options.baseMaps !== undefined,
    }),
  }
  const onProgress = (progress: Progress) => options.onProgress?.({ ...progress, rows: log.read })
  const earlier = withBaseMaps(known, downloadedOrigin(known, origin), options.baseMaps)
  const isToTrust =
    options.dryRun !== true && earlier && (options.trustsServer === true || hasSameSurroundings(known, earlier))
  const download = { ...options.download, onProgress, known: isToTrust ? validatorsOf(earlier) : null }
  return withLocalFile(asked, download, async (path, validators) => {
    if (path === null && earlier) return unchangedReport(catalogue, { file: asked, origin: earlier, start })
    if (path === null) throw new Error('a file that was not asked for conditionally is not there')
    // How a caller's own rates come about cannot be hashed.
    const content = request.rate ? null : await hashed(path, request)
    const same =
      options.dryRun === true
        ? undefined
        : withBaseMaps(known, originOf(known, { content, order: origin.order }), options.baseMaps)
    const from = { ...origin, content, etag: validators?.etag ?? null, lastModified: validators?.lastModified ?? null }
    if (same && hasSameSurroundings(known, same)) {
      const now = { ...same, ...from, url: origin.url ?? same.url }
      for (const source of same.sources) await catalogue.keepOrigin(source, now)
      return unchangedReport(catalogue, { file: asked, origin: same, start })
    }
    const { baseMaps, dataFolder } = options.dryRun === true ? {} : options
    const store = await catalogue.noise()
    try {
      const { threads, help, makesGrid } = options
      const means: ImportMeans = { baseMaps, dataFolder, threads, help, makesGrid }
      const isOurs = (source: string) => known.origins.get(source)?.program === known.program
      const whole = { ...request, ...means, surroundings: catalogue, isOurs, path, store }
      const before = await baseMapsOf(catalogue)
      const report = await importLocalFile(catalogue, { ...whole, known, from }, options)
      await baseMaps?.settle({ before, after: await baseMapsOf(catalogue) }, new Date())
      return { ...report, file: asked }
    } finally {
      store.close()
    }
  })
}

/** The names of the base maps that the present version needs. */
export async function baseMapsOf(catalogue: Pick<Catalogue, 'sources'>): Promise<ReadonlySet<string>> {
  return new Set((await catalogue.sources()).flatMap(({ baseMap }) => baseMap ?? []))
}

/** A file that cannot be read at all is told by its reader. */
async function hashed(path: string, { areaFile, elevationFolder }: FileRequest): Promise<string | null> {
  return contentHash(path, areaFile, elevationFolder).catch(() => null)
}

/** Rates by the regions that the catalogue has; undefined when it has none. */
function raterOf(store: NoiseStore): ImportRequest['rate'] {
  if (store.sources().size === 0) return undefined
  const noiseMaps = openNoise(store.at(store.version()), new PageCache(RATING_CACHE_BYTES))
  return (latitude, longitude) => {
    const explanation = noiseMaps.explain({ latitude, longitude })
    return explanation ? ratedByModel(explanation) : null
  }
}

async function importLocalFile(
  catalogue: Catalogue,
  request: ImportRequest & { path: string; log: ImportLog; known: KnownOrigins; from: From; store: NoiseStore },
  options: ImportOptions = {},
): Promise<ImportReport> {
  const start = performance.now()
  const { log } = request
  const { dryRun = false, strict = false, allowShrink = false, onProgress = () => {}, beforePublish } = options
  const file = await openSourceFile(request.path, progress => onProgress({ ...progress, rows: log.read }))
  const format = formatOf(file)
  const rate = request.rate ?? (format.isRated ? raterOf(request.store) : undefined)
  const made = withComputed({ ...request, rate }, rated => format.importer(file, rated, log))
  const publication = withOrigins(made, { ...request, format: format.name })
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
  const publish = () => nameFullDisk(() => catalogue.publish(publication, { keep, whenAlone: beforePublish }))
  const isQuick = options.ownsProcess === true && file.size < format.optimisedFrom
  const { refused, version, sizes, ...counts } = await (isQuick ? withoutOptimiser(publish) : publish())
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
    seconds: secondsSince(start),
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
