import type { Catalogue, Origin, PublishReport, Version } from '../catalogue/catalogue.ts'
import type { ImportLog } from './import-log.ts'

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

export type Outcome =
  | 'published'
  | 'nothing changed'
  | 'dry run'
  | 'refused by --strict'
  | 'nothing could be taken'
  | 'would shrink'

/** Says of an import that it changed nothing. */
export async function unchangedReport(
  catalogue: Catalogue,
  { file, origin, start }: { file: string; origin: Origin; start: number },
): Promise<ImportReport> {
  const own = (await catalogue.sources()).filter(({ name }) => origin.sources.includes(name))
  return {
    file,
    format: origin.format,
    sources: origin.sources,
    outcome: 'nothing changed',
    version: await catalogue.version(),
    read: 0,
    added: 0,
    changed: 0,
    gone: 0,
    refused: 0,
    ratedByModel: 0,
    unrated: 0,
    unchanged: own.reduce((sum, { spots }) => sum + spots, 0),
    refusedByReason: [],
    ignoredColumns: [],
    notes: [],
    facts: {},
    seconds: secondsSince(start),
  }
}

/** Seconds, to a thousandth, since a moment of `performance.now()`. */
export function secondsSince(start: number): number {
  return Math.round(performance.now() - start) / 1000
}
