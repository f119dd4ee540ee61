import { Option } from 'commander'
import { isFieldName, FIELDS, type FieldName } from '../../import/values/fields.ts'
import { importFile, type ImportOptions, type ImportReport, type Outcome } from '../../import/import-file.ts'
import { ImportLog } from '../../import/import-log.ts'
import type { SourceTerms } from '../../import/importer.ts'
import { OSM_TERMS } from '../../import/osm/import-osm.ts'
import { isOsmName } from '../../import/osm/importer.ts'
import { ENCODINGS, type Encoding, parseEncoding } from '../../import/readers/encoding.ts'
import { checkSourceName } from '../../import/source-name.ts'
import { OperatorError } from '../../operator-error.ts'
import type { AddCommand } from '../command.ts'
import { reportJson, reportLines, writeReport } from './import-report.ts'
import { progressOn } from './progress.ts'
import { writeOut } from '../write-out.ts'
import { withCatalogue } from '../with-catalogue.ts'

/** Where nothing was published. */
const EXIT_CODES: Partial<Record<Outcome, number>> = {
  'refused by --strict': 1,
  'nothing could be taken': 1,
  'would shrink': 2,
}

type Options = {
  source?: string
  attribution?: string
  licence?: string
  url?: string
  area?: string
  map: string[]
  encoding: Encoding
  strict?: true
  dryRun?: true
  allowShrink?: true
  allowPrivate?: true
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
    .addOption(
      new Option('--map <column=field>', 'take a column for a field; may be repeated')
        .argParser<string[]>(gather)
        .default([], 'none'),
    )
    .option(
      '--encoding <name>',
      `how a text file is encoded: ${ENCODINGS.join(' or ')}`,
      parseEncoding,
      'utf8' as const,
    )
    .option('--strict', 'publish nothing when a row is refused')
    .option('--dry-run', 'publish nothing, and report what would be')
    .option('--allow-shrink', 'publish even when a source keeps less than half of its spots')
    .option('--allow-private', 'download from a host in a private network, or this machine')
    .option('--json', 'print the report as JSON, with every refused row')
    .option('--report <file>', 'write that JSON to a file too')
    .addHelpText('after', `\n${HELP}`)
    .action(async (path: string, options: Options) => {
      const source = termsOf(options, path)
      const columns = readMapping(options.map)
      const flags: ImportOptions = {
        dryRun: options.dryRun ?? false,
        strict: options.strict ?? false,
        allowShrink: options.allowShrink ?? false,
        download: { allowsPrivate: options.allowPrivate ?? false },
      }
      const log = new ImportLog()
      const progress = progressOn(process.stderr, () => performance.now())
      try {
        const report = await withCatalogue(context, catalogue =>
          importFile(
            catalogue,
            { path, source, columns, log, encoding: options.encoding, ...(options.area && { areaFile: options.area }) },
            { ...flags, onProgress: progress.show },
          ),
        ).finally(progress.end)
        if (options.report !== undefined) await writeReport(options.report, reportJson(report, log))
        if (options.json) await writeOut(reportJson(report, log), context.out)
        else for (const line of reportLines(report, log)) context.print(line)
        context.exitWith(EXIT_CODES[report.outcome] ?? (isAllRefused(report) ? 1 : 0))
      } finally {
        log.close()
      }
    })
}

/** Nothing of the file is shown: its rows were refused, or wait for a region. */
function isAllRefused({ read, added, changed, unchanged }: ImportReport): boolean {
  return read > 0 && added + changed + unchanged === 0
}

const HELP = `Fields for --map: ${Object.keys(FIELDS)
  .filter(field => !field.startsWith('source'))
  .join(', ')}.
Common spellings of them (lat, y, title, rating …) are recognised by themselves.
A place without a rating is rated by the model where an imported region holds it; the others are kept, and rated when a
region that holds them is imported.
Exit code: 0 published, refused rows or not; 1 every row was refused, or one was and --strict is given; 2 a mistake, or a source that would lose most of its spots: nothing published.`

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
