import { Option } from 'commander'
import { BaseMapFolder } from '../../basemap/folder.ts'
import { baseMapFolder } from '../../serve/settings/places.ts'
import { type Screening, SCREENINGS } from '../../import/elevation/screening.ts'
import { isFieldName, FIELDS, type FieldName } from '../../import/values/fields.ts'
import type { ImportOptions } from '../../import/import-file.ts'
import type { SourceTerms } from '../../import/importer.ts'
import { OSM_TERMS } from '../../import/osm/import-osm.ts'
import { isOsmName } from '../../import/osm/importer.ts'
import { ENCODINGS, type Encoding, parseEncoding } from '../../import/readers/encoding.ts'
import { checkSourceName } from '../../import/source-name.ts'
import { OperatorError } from '../../operator-error.ts'
import { type AddCommand, gather } from '../command.ts'
import { type ImportEach, importFiles, type Imported, importOne } from './import-files.ts'
import { importOnWorkers, workOf } from './on-workers.ts'
import { listJson, reportLines, reportsJson, writeReport } from './import-report.ts'
import { writeOut } from '../write-out.ts'
import { withCatalogue } from '../with-catalogue.ts'

type Options = {
  source?: string
  attribution?: string
  licence?: string
  url?: string
  area?: string
  elevation?: string
  screening?: Screening
  map: string[]
  encoding: Encoding
  strict?: true
  dryRun?: true
  allowShrink?: true
  allowPrivate?: true
  onWorkers?: true
  json?: true
  report?: string
}

export const addImport: AddCommand = (program, context) => {
  program
    .command('import')
    .argument('<file...>', 'OpenStreetMap (.osm.pbf, .osm, .osm.gz), CSV, GeoJSON or NDJSON: paths or https URLs')
    .description('import files, each as one source: its spots replace those that the source had')
    .option('--source <name>', 'what the source is called, such as my-places; an export of ours names its own')
    .option('--attribution <text>', 'whom to credit; shown wherever spots of the source are')
    .option('--licence <text>', 'the terms of the data')
    .option('--url <url>', 'where the data comes from')
    .option(
      '--area <file>',
      'OpenStreetMap: the border of the region, as GeoJSON or .poly, instead of what the data says',
    )
    .option(
      '--elevation <folder>',
      'OpenStreetMap: tiles of heights (SRTM or Copernicus, N42E001.hgt), for spots without one and for the relief on maps',
    )
    .addOption(
      new Option(
        '--screening <what>',
        'with --elevation: rate with ridges between a place and what is heard there; nothing without',
      ).choices(SCREENINGS),
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
    .option('--on-workers', 'have a worker import it, and wait: files are put where SNAPSHOT_URL says')
    .option('--json', 'print the report as JSON, with every refused row')
    .option('--report <file>', 'write that JSON to a file too')
    .addHelpText('after', `\n${HELP}`)
    .action(async (paths: string[], options: Options) => {
      const [source = null] = paths.map(path => termsOf(options, path))
      const columns = readMapping(options.map)
      const flags: ImportOptions = {
        dryRun: options.dryRun ?? false,
        strict: options.strict ?? false,
        allowShrink: options.allowShrink ?? false,
        download: { allowsPrivate: options.allowPrivate ?? false },
        baseMaps: new BaseMapFolder(baseMapFolder(context.config().dataDir)),
      }
      const several = paths.length > 1
      if (several && source !== null) {
        throw new OperatorError('--source names the source of one file: import files of different sources one by one')
      }
      if (several && options.area !== undefined) {
        throw new OperatorError('--area is the border of one file: import the files one by one')
      }
      if (options.screening !== undefined && options.elevation === undefined) {
        throw new OperatorError('--screening terrain needs the heights of the ground: give --elevation <folder>')
      }
      if (options.onWorkers && (options.area !== undefined || options.elevation !== undefined)) {
        throw new OperatorError('--area and --elevation name files of this machine: import here, without --on-workers')
      }
      const requests = paths.map(path => ({
        path,
        source,
        columns,
        encoding: options.encoding,
        ...(options.area && { areaFile: options.area }),
        ...(options.elevation && { elevationFolder: options.elevation }),
        ...(options.screening && { screening: options.screening }),
      }))
      const imported: Imported[] = []
      const onImported = (one: Imported) => {
        imported.push(one)
        if (!options.json) for (const line of reportLines(one.report, one.log)) context.print(line)
      }
      try {
        const config = context.config()
        const { dataDir, importThreads: threads } = config
        const importAll = (importEach: ImportEach) => importFiles(requests, { importEach, context, onImported })
        const code = await (options.onWorkers
          ? importAll(request => importOnWorkers(config, request.path, workOf(request, flags)))
          : withCatalogue(context, catalogue =>
              importAll(request => importOne(catalogue, request, { ...flags, threads, dataDir })),
            ))
        const json = () => (several ? listJson(imported) : reportsJson(imported))
        if (options.report !== undefined) await writeReport(options.report, json())
        if (options.json) await writeOut(json(), context.out)
        context.exitWith(code)
      } finally {
        for (const { log } of imported) log.close()
      }
    })
}

const HELP = `Of several files each becomes a version, and one that cannot be imported holds up no other. The same file again, in the
same surroundings, changes nothing and makes no version.
Fields for --map: ${Object.keys(FIELDS)
  .filter(field => !field.startsWith('source'))
  .join(', ')}.
Common spellings of them (lat, y, title, rating …) are recognised by themselves. Is Rating one of stars? Leave that column out.
A place without a rating is rated by the model where an imported region holds it; the others are kept, and rated when a
region that holds them is imported.
Exit code: 0 published, refused rows or not; 1 every row was refused, or one was and --strict is given; 2 a mistake, or a source that would lose most of its spots: nothing published.`

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
