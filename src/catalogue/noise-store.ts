// Reads noise from an SQLite file at once, without waiting: a question opens pages while it is answered.
import type { DatabaseSync } from 'node:sqlite'
import type { NoisePages, NoiseStore, OwnPage, PageEntry, RegionEntry } from '../silence/pages/noise-pages.ts'
import type { BoxColumns, NoiseTables, PageColumns } from './noise-tables.ts'

const PAGE_COLUMNS = 'cell, layer, part, hash, west, south, east, north, reach'
const IS_IN = 'since <= ? and (until is null or until > ?)'

/** Opens the noise of a catalogue in an SQLite file: of all versions that are still kept. */
export function openNoiseStore(database: DatabaseSync): NoiseStore {
  const heard = database.prepare(`select ${PAGE_COLUMNS} from noise_heard where cell between ? and ? and ${IS_IN}`)
  const own = database.prepare(`select ${PAGE_COLUMNS}, source from noise_own where cell between ? and ?`)
  const regions = database.prepare(`select * from noise_regions where ${IS_IN} order by source`)
  const page = database.prepare('select bytes from noise_pages where hash = ?')
  const latest = database.prepare('select coalesce(max(number), 0) as number from versions')
  const kept = database.prepare(`select value from meta where key = '${KEPT_FROM}'`)
  const sources = database.prepare('select source, digest from noise_regions where until is null order by source')
  const cells = database.prepare(
    `select cell from noise_own where source = ? union
     select cell from noise_heard where until is null and instr(sources, ?) > 0`,
  )

  function bytes(hash: string): Uint8Array {
    const row = page.get(hash)
    if (!row) throw new RangeError(`there is no noise page ${hash}`)
    return row['bytes'] as Uint8Array // a column of bytes
  }

  function at(version: number): NoisePages {
    // The rows are those of the tables.
    return {
      regions: () => (regions.all(version, version) as NoiseTables['noise_regions'][]).map(regionOf),
      pagesIn([first, last]) {
        const found = heard.all(first, last, version, version) as PageColumns[]
        const oldest = Number(kept.get()?.['value'] ?? 0)
        if (version < oldest) throw new RangeError(`the noise of version ${version} is no longer kept`)
        return found.map(entryOf)
      },
      bytes,
    }
  }

  return {
    at,
    bytes,
    version: () => Number(latest.get()?.['number'] ?? 0),
    sources: () => new Map(sources.all().map(row => [String(row['source']), String(row['digest'])])),
    cellsOf: source => cells.all(source, lineOf(source)).map(row => Number(row['cell'])),
    ownIn: ([first, last]) =>
      (own.all(first, last) as NoiseTables['noise_own'][]).map(
        (row): OwnPage => ({ ...entryOf(row), source: row.source }),
      ),
    close: () => database.close(),
  }
}

/** The oldest version of which all noise is kept; a row of `meta`. */
export const KEPT_FROM = 'noise-kept-from'

/** Names of sources as they stand in `sources`. */
export function linesOf(sources: readonly string[]): string {
  return sources.length === 0 ? '' : `\n${sources.join('\n')}\n`
}

function lineOf(source: string): string {
  return `\n${source}\n`
}

function entryOf(row: PageColumns): PageEntry {
  const { cell, layer, part, hash, reach } = row
  return { cell, layer, part, hash, reach, box: boxOf(row) }
}

function regionOf(row: NoiseTables['noise_regions']): RegionEntry {
  const { source, name, hash, digest } = row
  return { source, name, hash, digest, box: boxOf(row) }
}

function boxOf({ west, south, east, north }: BoxColumns) {
  return { west, south, east, north }
}
