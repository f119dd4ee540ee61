import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Option } from 'commander'
import { exportSnapshot } from '../../export/export-snapshot.ts'
import { EXPORT_FORMATS, type ExportFormatName } from '../../export/formats.ts'
import { linksOf } from '../../serve/config.ts'
import { OperatorError } from '../../operator-error.ts'
import type { AddCommand } from '../command.ts'
import { withCatalogueToRead } from '../with-catalogue.ts'
import { writeOut } from '../write-out.ts'

type Options = { format?: ExportFormatName; source?: string; safeForSpreadsheets?: true }

export const addExport: AddCommand = (program, context) => {
  program
    .command('export')
    .argument('[file]', 'where to write; standard output when left out')
    .description('write the catalogue so that sanctuary import FILE makes the same one of it')
    .addOption(
      new Option('--format <format>', "by the file's ending when left out, else ndjson").choices(
        Object.keys(EXPORT_FORMATS),
      ),
    )
    .option('--source <name>', 'one source alone')
    .option(
      '--safe-for-spreadsheets',
      'CSV with an apostrophe before texts that look like formulas; it does not import back as it was',
    )
    .action((file: string | undefined, options: Options) => {
      const config = context.config()
      const links = linksOf(config, config.port)
      const isForSpreadsheets = options.safeForSpreadsheets ?? false
      const format = options.format ?? (isForSpreadsheets && file === undefined ? 'csv' : formatByEnding(file ?? ''))
      if (isForSpreadsheets && format !== 'csv') {
        throw new OperatorError(`--safe-for-spreadsheets is for CSV, and this would be ${format}: add --format csv`)
      }
      return withCatalogueToRead(context, catalogue =>
        catalogue.withSnapshot(async snapshot => {
          const names = snapshot.sources.map(source => source.name)
          if (options.source !== undefined && !names.includes(options.source)) {
            throw new OperatorError(`there is no source "${options.source}"; there are: ${names.join(', ') || 'none'}`)
          }
          const parts = exportSnapshot(snapshot, { format, source: options.source, links, isForSpreadsheets })
          if (file === undefined) await writeOut(parts, context.out)
          else await writeFileWhole(file, parts)
        }),
      )
    })
}

function formatByEnding(file: string): ExportFormatName {
  const names = Object.keys(EXPORT_FORMATS) as ExportFormatName[] // the keys of a const table
  const fits = (name: ExportFormatName) =>
    EXPORT_FORMATS[name].endings.some(ending => file.toLowerCase().endsWith(ending))
  return names.find(fits) ?? 'ndjson'
}

/** Writes beside the file and moves it into place at the end, so that there is never half an export. */
async function writeFileWhole(file: string, parts: AsyncIterable<string>): Promise<void> {
  const partial = `${file}.${process.pid}.partial`
  try {
    await pipeline(Readable.from(parts), createWriteStream(partial))
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error
    throw new OperatorError(`the export could not be written to "${file}": ${error.message}`, { cause: error })
  }
}
