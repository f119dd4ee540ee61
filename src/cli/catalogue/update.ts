import { BaseMapFolder } from '../../basemap/folder.ts'
import { baseMapFolder } from '../../serve/settings/places.ts'
import type { Catalogue, Origin } from '../../catalogue/catalogue.ts'
import type { ImportOptions } from '../../import/import-file.ts'
import type { ImportReport } from '../../import/report.ts'
import { readOrder } from '../../import/origin/order.ts'
import { OperatorError } from '../../operator-error.ts'
import type { AddCommand } from '../command.ts'
import { withCatalogue } from '../with-catalogue.ts'
import { exitCodeOf, importOne } from './import-files.ts'
import { importOnWorkers, workOf } from './on-workers.ts'
import { outcomeWords } from './import-report.ts'
import { withUpdateLock } from './update-lock.ts'

type Options = { allowShrink?: true; allowPrivate?: true; onWorkers?: true }

export const addUpdate: AddCommand = (program, context) => {
  program
    .command('update')
    .argument('[source...]', 'the sources to update; all that were imported from a URL where none is named')
    .description('import what has changed on its server since: each source that came from a URL')
    .option('--allow-shrink', 'publish even when a source keeps less than half of its spots')
    .option('--allow-private', 'download from a host in a private network, or this machine')
    .option('--on-workers', 'have workers import what has changed, and wait')
    .addHelpText('after', `\n${HELP}`)
    .action(async (names: string[], options: Options) => {
      const { dataDir, importThreads: threads } = context.config()
      const flags = {
        dataDir,
        threads,
        allowShrink: options.allowShrink ?? false,
        trustsServer: true,
        download: { allowsPrivate: options.allowPrivate ?? false },
        baseMaps: new BaseMapFolder(baseMapFolder(dataDir)),
      }
      const config = context.config()
      const importEach: ImportEach = options.onWorkers
        ? (_, request, own) => importOnWorkers(config, request.path, workOf(request, own))
        : importOne
      const code = await withUpdateLock(dataDir, () =>
        withCatalogue(context, catalogue =>
          updateAll(catalogue, { names, flags, importEach, print: line => context.print(line) }),
        ),
      )
      if (code === undefined) context.note('sanctuary: another update of this data folder is under way')
      context.exitWith(code ?? EXIT_FAILED)
    })
}

const HELP = `Made for a timetable such as cron's: one line for each source, and a lock, so that two updates never run at once.
A server is asked for what is newer than it gave (ETag, Last-Modified); a new version of this program imports all again.
Exit code: 0 all are as their servers have them; 1 one could not be updated, or another update is under way; 2 a mistake.`

const EXIT_FAILED = 1

type Flags = ImportOptions & { dataDir: string }
type ImportEach = typeof importOne
type Order = { names: readonly string[]; flags: Flags; importEach: ImportEach; print: (line: string) => void }

async function updateAll(catalogue: Catalogue, { names, flags, importEach, print }: Order): Promise<number> {
  const origins = await catalogue.origins()
  const sources = (await catalogue.sources()).map(({ name }) => name)
  for (const name of names) {
    if (!sources.includes(name)) {
      throw new OperatorError(`there is no source "${name}"; there are: ${sources.join(', ') || 'none'}`)
    }
  }
  const seen = new Set<string>()
  let code = 0
  for (const name of names.length > 0 ? names : sources) {
    if (seen.has(name)) continue
    const origin = origins.get(name)
    if (!origin || origin.url === null) {
      print(`${name}: skipped, it did not come from a URL`)
      continue
    }
    for (const source of origin.sources) seen.add(source)
    const { line, isDone } = await updateOne(catalogue, { ...origin, url: origin.url }, { flags, importEach })
    print(`${origin.sources.join(', ')}: ${line}`)
    if (!isDone) code = EXIT_FAILED
  }
  return code
}

/** Updates the sources of one URL; a mistake is its own and holds up no other. */
async function updateOne(
  catalogue: Catalogue,
  { url, order }: Origin & { url: string },
  { flags, importEach }: Pick<Order, 'flags' | 'importEach'>,
): Promise<{ line: string; isDone: boolean }> {
  try {
    const { strict, drawsBaseMap: _, ...request } = readOrder(order)
    const { report, log } = await importEach(catalogue, { path: url, ...request }, { ...flags, strict })
    log.close()
    return { line: lineOf(report), isDone: exitCodeOf(report) === 0 }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return { line: `failed: ${error.message}`, isDone: false }
  }
}

function lineOf(report: ImportReport): string {
  const { outcome, added, changed, gone } = report
  const counts = outcome === 'published' ? ` (${added} added, ${changed} changed, ${gone} gone)` : ''
  return `${outcomeWords(report)}${counts} in ${report.seconds.toFixed(1)} s`
}
