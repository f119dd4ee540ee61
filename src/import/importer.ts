// The world's files to spots: a file is opened (source-file.ts), its format chosen (formats.ts), its rows read (csv.ts,
// geojson.ts, ndjson.ts), their columns recognised (fields.ts), each row made a draft or refused (draft.ts), and the
// whole published as one version (import-file.ts). An importer that needs passes of its own is beside these.
import type { BaseMapFolder } from '../basemap/folder.ts'
import type { Catalogue, Publication, Source } from '../catalogue/catalogue.ts'
import type { Screening } from './elevation/screening.ts'
import type { FieldName } from './values/fields.ts'
import type { ImportLog } from './import-log.ts'
import type { Rated } from './rated.ts'
import type { Encoding } from './readers/encoding.ts'
import type { UnitHelp } from './units/unit-help.ts'
import type { SourceFile } from './readers/source-file.ts'

/** A source as the operator names it; the importer adds what only the file can say. */
export type SourceTerms = Pick<Source, 'name' | 'attribution' | 'licence' | 'url'>

/** What an import must know of its catalogue: the noise around, and the spots that new noise may change. */
export type Surroundings = Pick<Catalogue, 'noise' | 'grids' | 'drafts' | 'unrated' | 'withSnapshot'>

/** What an import may use beside the file. */
export type ImportMeans = {
  /** Where the base map of a region is kept; absent: none is drawn. */
  baseMaps?: BaseMapFolder | undefined
  /** Where catalogue and base maps are kept on disk, whose room is compared with what a large import needs; absent: nobody knows. */
  dataFolder?: string | undefined
  /** How many threads compute; absent: this one alone. What is imported does not depend on it. */
  threads?: number | undefined
  /** False leaves out the silence grid, so that a benchmark sees the rest of an import. */
  makesGrid?: boolean | undefined
  /** Other machines that compute too; likewise. */
  help?: UnitHelp | undefined
}

export type ImportRequest = ImportMeans & {
  /** The source that every row belongs to; null restores the sources that an export of ours names itself. */
  source: SourceTerms | null
  /** Columns that the operator names, with the field that each holds. */
  columns: ReadonlyMap<string, FieldName>
  /** Rates a place whose row brings no rating; null where no region holds it. Absent when there is no region. */
  rate?: ((latitude: number, longitude: number) => Rated | null) | undefined
  surroundings: Surroundings
  /** Tells whether a source was last imported by this very program, which would rate its spots alike; absent: none was. */
  isOurs?: (source: string) => boolean
  /** How a text file is encoded; absent: UTF-8. */
  encoding?: Encoding
  /** A file with the border of the region, where the operator knows it better than the data. */
  areaFile?: string
  /** A folder of tiles with the heights of the ground. */
  elevationFolder?: string | undefined
  /** What ratings are screened by, by those heights; absent: nothing. */
  screening?: Screening | undefined
}

/**
 * Turns a file into a publication. The file may be read as often as it takes, while the drafts are asked for. The list
 * of sources may grow until the last draft is given. Rows that cannot be taken are refused in the log; a file that
 * cannot be read at all ends the drafts with an OperatorError, and then nothing is published.
 */
export type Importer = (file: SourceFile, request: ImportRequest, log: ImportLog) => Publication

/** What a parser makes of a value: the value, or why it cannot be taken. */
export type Parsed<T> = { value: T } | { fault: string }
