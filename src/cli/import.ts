import { isFieldName, FIELDS, type FieldName } from '../import/values/fields.ts'
import { importFile, type ImportOptions } from '../import/import-file.ts'
import { ImportLog } from '../import/import-log.ts'
import type { SourceTerms } from '../import/importer.ts'
import { OSM_TERMS } from '../import/osm/import-osm.ts'
import { isOsmName } from '../import/osm/importer.ts'
import { checkSourceName } from '../import/source-name.ts'
import { OperatorError } from '../operator-error.ts'
import type { AddCommand } from './command.ts'
import { reportJson, reportLines, writeReport } from './import-report.ts'
import { progressOn } from './progress.ts'
import { writeOut } from './write-out.ts'
import { withCatalogue } from './with-catalogue.ts'

const EXIT_REFUSED_BY_STRICT = 1

type Options = {
  source?: string
  attribution?: string
  licence?: string
  url?: string
  area?: string
  map: string[]
  strict?: true
  dryRun?: true
  json?: true
  report?: string
}

export const addImport: AddCommand = (program, context) => {
  program
    .command('import')
    .argument('<file>', 'OpenStreetMap (.osm.pbf, .osm, .osm.gz), CSV, GeoJSON or NDJSON: a path or an https URL')
    .description('import a file as one source: its spots replace those that the source had')
    .option('--source <name>', 'what the source is called, such as my-places; an export of ours names its own')
    .option('--attribution <text>', 'whom to credit; shown wherever spots of the source are')
    .option('--licence <text>', 'the terms of the data')
    .option('--url <url>', 'where the data comes from')
    .option(
      '--area <file>',
      'OpenStreetMap: the border of the region, as GeoJSON or .poly, instead of what the data says',
    )
    .option('--map <column=field>', 'take a column for a field; may be repeated', gather, [])
    .option('--strict', 'publish nothing when a row is refused')
    .option('--dry-run', 'publish nothing, and report what would be')
    .option('--json', 'print the report as JSON, with every refused row')
    .option('--report <file>', 'write that JSON to a file too')
    .addHelpText('after', `\n${HELP}`)
    .action(async (path: string, options: Options) => {
      const source = termsOf(options, path)
      const columns = readMapping(options.map)
      const flags: ImportOptions = { dryRun: options.dryRun ?? false, strict: options.strict ?? false }
      const log = new ImportLog()
      const progress = progressOn(process.stderr, () => performance.now())
      try {
        const report = await withCatalogue(context, catalogue =>
          importFile(
            catalogue,
            { path, source, columns, log, ...(options.area && { areaFile: options.area }) },
            { ...flags, onProgress: progress.show },
          ),
        ).finally(progress.end)
        if (options.report !== undefined) await writeReport(options.report, reportJson(report, log))
        if (options.json) await writeOut(reportJson(report, log), process.stdout)
        else for (const line of reportLines(report, log)) context.print(line)
        if (report.outcome === 'refused by --strict') process.exitCode = EXIT_REFUSED_BY_STRICT
      } finally {
        log.close()
      }
    })
}

const HELP = `Fields for --map: ${Object.keys(FIELDS)
  .filter(field => !field.startsWith('source'))
  .join(', ')}.
Common spellings of them (lat, y, title, rating …) are recognised by themselves.
Exit code: 0 published, refused rows or not; 1 nothing published because of --strict; 2 a mistake, nothing published.`

function gather(text: string, earlier: string[]): string[] {
  return [...earlier, text]
}

function termsOf({ source, attribution, licence, url }: Options, path: string): SourceTerms | null {
  if (source === undefined) {
    if (attribution === undefined && licence === undefined && url === undefined) return null
    throw new OperatorError('--attribution, --licence and --url say something of a source: name it with --source')
  }
  if (source !== undefined && isOsmName(path)) {
    if (attribution === undefined && licence === undefined) return { ...OSM_TERMS, name: checkSourceName(source) }
    throw new OperatorError(
      'OpenStreetMap data has its own attribution and licence: leave out --attribution and --licence',
    )
  }
  if (attribution === undefined || attribution.trim() === '') {
    throw new OperatorError('--attribution is needed: whom to credit, such as --attribution "© The ranger service"')
  }
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new OperatorError(`--url must be an http or https URL, got "${url}"`)
  }
  return {
    name: checkSourceName(source),
    attribution: attribution.trim(),
    licence: licence?.trim() || null,
    url: url ?? null,
  }
}

function readMapping(texts: string[]): ReadonlyMap<string, FieldName> {
  const mapping = new Map<string, FieldName>()
  for (const text of texts) {
    const at = text.lastIndexOf('=')
    const [column, field] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    if (at < 1 || column === '') throw new OperatorError(`--map is COLUMN=FIELD, got "${text}"`)
    if (!isFieldName(field)) {
      throw new OperatorError(`--map "${text}" names no field of a spot; there are: ${Object.keys(FIELDS).join(', ')}`)
    }
    if (mapping.has(column)) throw new OperatorError(`--map gives the column "${column}" twice`)
    if (field !== 'otherNames' && [...mapping.values()].includes(field)) {
      throw new OperatorError(`--map gives the field "${field}" twice`)
    }
    mapping.set(column, field)
  }
  return mapping
}
