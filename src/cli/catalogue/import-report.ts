import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportReport, Outcome } from '../../import/report.ts'
import type { ImportLog } from '../../import/import-log.ts'
import { OperatorError } from '../../operator-error.ts'

const SHOWN = 20

const OUTCOMES: Record<Outcome, (version: number, report: ImportReport) => string> = {
  published: version => `published as version ${version}`,
  'nothing changed': version => `nothing changed: version ${version} stands`,
  'dry run': version => `dry run: nothing was published (it would have become version ${version})`,
  'refused by --strict': () => 'nothing was published: rows were refused and --strict is given',
  'nothing could be taken': () => 'nothing was published: no row could be taken',
  'would shrink': (_, { shrunk = [] }) =>
    `nothing was published: ${shrunk.map(lossOf).join(', ')}; if that is meant, add --allow-shrink`,
}

function lossOf({ source, before, after }: { source: string; before: number; after: number }): string {
  return `the source "${source}" would keep ${after} of its ${before} spots`
}

/** Writes the report for people: the counts, then the first refused rows and the notes. */
export function reportLines(report: ImportReport, log: ImportLog): string[] {
  if (report.outcome === 'nothing changed') return [headLine(report), lastLine(report)]
  const { read, added, changed, unchanged, gone, refused, unrated, notes, ignoredColumns } = report
  const unratedPart = unrated > 0 ? ` (${unrated} of them unrated)` : ''
  const counts = { read, added, changed, unchanged, gone, refused }
  const refusals = [...log.refusals().take(SHOWN)].map(
    ({ line, name, reason }) => `  ${[line === null ? null : `line ${line}`, name, reason].filter(Boolean).join(': ')}`,
  )
  // A reason that quotes the value of its row is in no group.
  const reasons = report.refusedByReason.filter(({ rows }) => rows > 1).slice(0, SHOWN)
  const others = refused - reasons.reduce((sum, { rows }) => sum + rows, 0)
  const rest = reasons.length > 0 && others > 0 ? [`for ${others === 1 ? 'another reason' : 'other reasons'}`] : []
  const grouped = [
    ...reasons.map(({ reason, rows }) => `  ${String(rows).padStart(6)} × ${reason}`),
    ...rest.map(words => `  ${String(others).padStart(6)} ${words}`),
  ]
  const more = refused > SHOWN ? [`  … and ${refused - SHOWN} more: --json or --report FILE lists them all`] : []
  const ignored = ignoredColumns.length > 0 ? [`ignored columns: ${ignoredColumns.join(', ')}`] : []
  const { WARNING: warning, ...facts } = report.facts
  return [
    headLine(report),
    ...(warning === undefined ? [] : [`WARNING    ${warning}`]),
    ...Object.entries(counts).map(
      ([name, count]) => `${name.padEnd(11)}${count}${name === 'refused' ? unratedPart : ''}`,
    ),
    ...grouped,
    ...Object.entries(facts).map(([name, text]) => `${name.padEnd(11)}${text}`),
    ...refusals,
    ...more,
    ...ratingLine(report),
    ...notes.map(
      ({ text, rows, firstLine }) =>
        `note: ${text} (${rows === 1 ? '' : `${rows} rows, first in `}${firstLine === null ? 'no line' : `line ${firstLine}`})`,
    ),
    ...ignored,
    lastLine(report),
  ]
}

function headLine({ file, format, sources }: ImportReport): string {
  return `${file} (${format}) into ${sources.join(', ') || 'no source'}`
}

function lastLine(report: ImportReport): string {
  return `${outcomeWords(report)} in ${report.seconds.toFixed(1)} s`
}

/** Says what became of an import. */
export function outcomeWords(report: ImportReport): string {
  return OUTCOMES[report.outcome](report.version.number, report)
}

/** Says what became of the rows of the operator's own that bring no rating. */
function ratingLine({ ratedByModel, unrated, format }: ImportReport): string[] {
  if (format === 'OpenStreetMap' || ratedByModel + unrated === 0) return []
  const waiting = `${unrated} ${unrated === 1 ? 'lies' : 'lie'} outside every imported region: import one that holds them`
  return [`rated by the model: ${ratedByModel}${unrated === 0 ? '' : `; ${waiting}`}`]
}

/** Writes the report for programs, in parts: the refused rows of a huge file need not fit in memory. */
function* reportJson(report: ImportReport, log: ImportLog): Generator<string> {
  const head = JSON.stringify({ object: 'import_report', ...report }, null, 2)
  yield `${head.slice(0, -2)},\n  "refusals": [`
  let separator = '\n    '
  for (const refusal of log.refusals()) {
    yield separator + JSON.stringify(refusal)
    separator = ',\n    '
  }
  yield separator.startsWith(',') ? '\n  ]\n}\n' : ']\n}\n'
}

/** Writes the reports one behind the other. */
export function* reportsJson(imported: readonly { report: ImportReport; log: ImportLog }[]): Generator<string> {
  for (const { report, log } of imported) yield* reportJson(report, log)
}

/** Writes the reports as one JSON list. */
export function* listJson(imported: readonly { report: ImportReport; log: ImportLog }[]): Generator<string> {
  let separator = '[\n'
  for (const { report, log } of imported) {
    yield separator
    yield* reportJson(report, log)
    separator = ',\n'
  }
  yield separator === ',\n' ? ']\n' : '[]\n'
}

export async function writeReport(file: string, parts: Iterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(parts), createWriteStream(file))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`the import is done, but its report could not be written to "${file}": ${why}`, {
      cause: error,
    })
  }
}
