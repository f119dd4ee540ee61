import { extname } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import { readCsv } from './readers/csv.ts'
import { readGeojson } from './readers/geojson.ts'
import { importOsmFile } from './osm/importer.ts'
import { isOsm } from './osm/open-osm.ts'
import { importRows } from './pipeline/import-rows.ts'
import type { Importer } from './importer.ts'
import { readNdjson, RECORD_SEPARATOR } from './readers/ndjson.ts'
import type { RowReader } from './readers/rows.ts'
import type { SourceFile } from './readers/source-file.ts'

/** A kind of file and what reads it. */
export type Format = {
  name: string
  /** Lower case, with the dot; the whole end of the name, such as `.osm.pbf`. */
  endings: readonly string[]
  /** Whether the first bytes (up to 64 KiB) can be of this kind. */
  isLike(head: Buffer): boolean
  importer: Importer
  /** Whether rows without a rating are rated by the regions that the catalogue has. */
  isRated: boolean
  /** A file with fewer bytes is read sooner without the optimising compiler than with it. */
  optimisedFrom: number
}

/** Every kind of file that can be imported. One whose ending fits is asked first, then the others in this order. */
export const FORMATS: readonly Format[] = [
  {
    name: 'OpenStreetMap',
    endings: ['.osm.pbf', '.osm.gz', '.osm', '.pbf'],
    isLike: isOsm,
    importer: importOsmFile,
    isRated: false,
    optimisedFrom: 20e6,
  },
  {
    name: 'NDJSON',
    endings: ['.ndjson', '.jsonl', '.geojsonl', '.geojsons', '.geojsonseq'],
    isLike: head => isJson(head) && isObjectALine(head),
    ...rowsBy(readNdjson),
  },
  {
    name: 'GeoJSON',
    endings: ['.geojson', '.json'],
    isLike: head => isJson(head) && !isObjectALine(head),
    ...rowsBy(readGeojson),
  },
  {
    name: 'CSV',
    endings: ['.csv', '.tsv', '.txt'],
    isLike: head => !isJson(head) && (isUtf16(head) || !head.includes(0)),
    ...rowsBy(readCsv),
  },
]

function rowsBy(read: RowReader) {
  return { importer: importRows(read), isRated: true, optimisedFrom: 0 }
}

/** Beginnings of files that people try, and what to do with them. */
const FOREIGN: { begins: Buffer; advice: string }[] = [
  { begins: Buffer.from('PK\x03\x04'), advice: 'a ZIP archive or a spreadsheet: unpack it, or save it as CSV' },
  { begins: Buffer.from([0x1f, 0x8b]), advice: 'compressed with gzip: unpack it with gunzip' },
  { begins: Buffer.from('SQLite format 3'), advice: 'a database or a GeoPackage: export it as GeoJSON or CSV' },
  { begins: Buffer.from([0, 0, 0x27, 0x0a]), advice: 'a shapefile: convert it to GeoJSON, as ogr2ogr does' },
  { begins: Buffer.from('<'), advice: 'XML: convert it to GeoJSON or CSV' },
]

/** Chooses what reads a file, by its beginning and its ending. @throws OperatorError when nothing does. */
export function formatOf(file: SourceFile): Format {
  const name = file.path.toLowerCase()
  const fits = (format: Format) => format.endings.some(ending => name.endsWith(ending))
  const inOrder = [...FORMATS.filter(fits), ...FORMATS.filter(format => !fits(format))]
  const foreign = FOREIGN.find(({ begins }) => file.head.subarray(0, begins.length).equals(begins))
  const format = foreign
    ? inOrder.find(format => fits(format) && format.isLike(file.head))
    : inOrder.find(format => format.isLike(file.head))
  if (format) return format
  const kinds = FORMATS.map(({ name }) => name).join(', ')
  const what = foreign ? `is ${foreign.advice}` : `(${extname(name) || 'no ending'}) is of no kind that can be imported`
  throw new OperatorError(`the file "${file.path}" ${what}; ${kinds} are understood`)
}

/** The first line, a byte order mark and a record separator (RFC 8142) aside. */
function beginning(head: Buffer): string {
  const text = head.toString('utf8').trimStart()
  return text.startsWith(RECORD_SEPARATOR) ? text.slice(1).trimStart() : text
}

function isJson(head: Buffer): boolean {
  return /^[[{]/.test(beginning(head))
}

/** JSON of one object that holds all the others. */
const CONTAINERS: ReadonlySet<unknown> = new Set(['FeatureCollection', 'GeometryCollection', 'Topology'])

function isObjectALine(head: Buffer): boolean {
  if (head[0] === 0x1e) return true
  const [line = '', ...others] = beginning(head).split('\n')
  if (others.length === 0 && head.length >= 65_536) return false
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const type = 'type' in value ? value.type : undefined
    const isAlone = others.every(other => other.trim() === '')
    return !CONTAINERS.has(type) && !(type === 'Feature' && isAlone)
  } catch {
    return false
  }
}

function isUtf16(head: Buffer): boolean {
  return head.length >= 2 && (head.readUInt16BE(0) === 0xfffe || head.readUInt16BE(0) === 0xfeff)
}
