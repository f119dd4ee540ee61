import { spotUrl } from '../spots/links.ts'
import type { SpotRecord } from '../spots/spot.ts'
import type { Source } from '../catalogue/catalogue.ts'
import type { WriteExport } from './write-export.ts'

export type Cell = string | number | null

/** The columns and what each holds; a table has no head, so each row carries the terms of its source. */
const COLUMNS: Record<string, (spot: SpotRecord, source: Source | undefined, url: string) => Cell> = {
  id: spot => spot.id,
  slug: spot => spot.slug,
  name: spot => spot.name,
  latitude: spot => spot.latitude,
  longitude: spot => spot.longitude,
  silenceRating: spot => spot.silenceRating,
  description: spot => spot.description,
  tags: spot => listCell(spot.tags),
  activities: spot => listCell(spot.activities),
  accessStatus: spot => spot.accessStatus,
  fireStatus: spot => spot.fireStatus,
  sceneryType: spot => spot.sceneryType,
  transportation: spot => spot.transportation,
  commentsCount: spot => spot.commentsCount,
  country: spot => spot.country,
  place: spot => spot.place,
  placeAt: spot => (spot.placeAt ? `${spot.placeAt.latitude} ${spot.placeAt.longitude}` : null),
  otherNames: spot => listCell(spot.otherNames),
  url: (_spot, _source, url) => url,
  ratedBy: spot => spot.ratedBy,
  confidence: spot => spot.confidence,
  lden: spot => spot.lden,
  elevation: spot => spot.elevation,
  elevationSource: spot => spot.elevationSource ?? null,
  website: spot => spot.links?.website ?? null,
  wikipedia: spot => spot.links?.wikipedia ?? null,
  wikidata: spot => spot.links?.wikidata ?? null,
  noiseSentence: spot => spot.noiseSentence ?? null,
  source: spot => spot.source,
  sourceAttribution: (_spot, source) => source?.attribution ?? null,
  sourceLicence: (_spot, source) => source?.licence ?? null,
  sourceUrl: (_spot, source) => source?.url ?? null,
  sourceRatings: (_spot, source) => source?.ratings ?? null,
  sourceExtractDate: (_spot, source) => source?.extractDate ?? null,
}

/** Writes a table after RFC 4180, lines ended by a line feed; unknown is an empty cell, lists are parted by `;`. */
export const writeCsv: WriteExport = (...parts) => writeRows(parts, cell => cell)

/**
 * Writes the same with an apostrophe before every text that a spreadsheet would take for a formula (OWASP, CSV
 * injection). It does not import back as it was.
 */
export const writeSafeCsv: WriteExport = (...parts) =>
  writeRows(parts, cell => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell))

const FORMULA = /^[=+\-@\t\r]/

async function* writeRows(
  [{ sources }, spots, links]: Parameters<WriteExport>,
  safe: (cell: Cell) => Cell,
): AsyncGenerator<string> {
  const byName = new Map(sources.map(source => [source.name, source]))
  const columns = Object.values(COLUMNS)
  yield `${Object.keys(COLUMNS).join(',')}\n`
  for await (const spot of spots) {
    const [source, url] = [byName.get(spot.source), spotUrl(spot.slug, links)]
    yield csvLine(columns.map(cellOf => safe(cellOf(spot, source, url))))
  }
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(quoted).join(',')}\n`
}

/** Joins a list, or writes it as JSON where a separator, a bracket or a blank end inside of it would be lost. */
export function listCell(texts: readonly string[]): string {
  const isPlain = texts.every(text => !/[;|,[\]"\n\r]|^\s|\s$|^$/.test(text))
  return isPlain ? texts.join(';') : JSON.stringify(texts)
}

function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell)
  return /[",;\t\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
