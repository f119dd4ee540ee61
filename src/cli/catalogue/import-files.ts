import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type FileRequest, importFile, type ImportOptions } from '../../import/import-file.ts'
import type { ImportReport, Outcome } from '../../import/report.ts'
import { ImportLog } from '../../import/import-log.ts'
import { OperatorError } from '../../operator-error.ts'
import { noteImport } from '../../serve/metrics/last-import.ts'
import { type Context, EXIT_MISTAKE } from '../command.ts'
import { progressOn } from './progress.ts'

/** What an import did, with its refused rows; whoever gets it closes the log. */
export type Imported = { report: ImportReport; log: ImportLog }

/** Where nothing was published. */
const EXIT_CODES: Partial<Record<Outcome, number>> = {
  'refused by --strict': 1,
  'nothing could be taken': 1,
  'would shrink': 2,
}

/** Imports a file into a catalogue, with a bar on standard error and a note of its phases in the data folder. @throws OperatorError when it cannot be imported. */
export async function importOne(
  catalogue: Catalogue,
  request: Omit<FileRequest, 'log'>,
  { dataDir, ...options }: ImportOptions & { dataDir: string },
): Promise<Imported> {
  const log = new ImportLog()
  const progress = progressOn(process.stderr, () => performance.now())
  const phases = noteImport(dataDir)
  const onProgress: ImportOptions['onProgress'] = now => {
    progress.show(now)
    phases.enter(now)
  }
  try {
    const own = { dataFolder: dataDir, ownsProcess: true, onProgress }
    const report = await importFile(catalogue, { ...request, log }, { ...options, ...own })
    phases.end(report.outcome)
    return { report, log }
  } catch (error) {
    phases.end('failed')
    log.close()
    throw error
  } finally {
    progress.end()
  }
}

export type ImportEach = (request: Omit<FileRequest, 'log'>) => Promise<Imported>
type Importing = { importEach: ImportEach; context: Context; onImported: (imported: Imported) => void }

/**
 * Imports files one after the other, each as a version of its own. Of several, one that cannot be imported is named, and
 * the others are.
 * @returns the exit code: the highest of the files'.
 * @throws OperatorError when the only file cannot be imported.
 */
export async function importFiles(
  requests: readonly Omit<FileRequest, 'log'>[],
  { importEach, context, onImported }: Importing,
): Promise<number> {
  let code = 0
  for (const request of requests) {
    try {
      const imported = await importEach(request)
      onImported(imported)
      code = Math.max(code, exitCodeOf(imported.report))
    } catch (error) {
      if (!(error instanceof OperatorError) || requests.length === 1) throw error
      context.note(`sanctuary: ${error.message}`)
      code = EXIT_MISTAKE
    }
  }
  return code
}

export function exitCodeOf(report: ImportReport): number {
  return EXIT_CODES[report.outcome] ?? (isAllRefused(report) ? 1 : 0)
}

/** Nothing of the file is shown: its rows were refused, or wait for a region. */
function isAllRefused({ read, added, changed, unchanged }: ImportReport): boolean {
  return read > 0 && added + changed + unchanged === 0
}
