import { z } from 'zod'
import type { Source } from '../../catalogue/catalogue.ts'
import type { Coordinates } from '../../geo/coordinates.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Cells } from './columns.ts'
import { idFrom, idFromPlace } from './identity.ts'
import type { Parsed, SourceTerms } from '../importer.ts'
import { checkSourceName } from '../source-name.ts'
import { cleanLine } from '../../text/clean.ts'

/** Which sources an import fills, and how a row finds its own. */
export type SourceOfRows = {
  /** Grows until the last row is read. */
  sources: Source[]
  identify(cells: Cells, spot: { name: string; place: Coordinates }): Parsed<{ id: string; source: string }>
  /** Takes the sources that an export names before its rows. */
  announce(announced: unknown): void
}

/** Every row belongs to the one source that the operator names. */
export function oneSource(terms: SourceTerms): SourceOfRows {
  const { name } = terms
  return {
    sources: [{ ...terms, ratings: 'editorial', extractDate: null }],
    identify(cells, spot) {
      const given = cleanLine(cells.id ?? cells.wikidata)
      return {
        value: { id: given === null ? idFromPlace(name, spot.name, spot.place) : idFrom(name, given), source: name },
      }
    },
    announce() {},
  }
}

/** Every row says which source it belongs to and has its id already: an export of a catalogue. */
export function restoredSources(path: string): SourceOfRows {
  const sources = new Map<string, Source>()
  const list: Source[] = []
  const add = (source: unknown) => {
    const parsed = AnnouncedSource.safeParse(source)
    if (!parsed.success) {
      throw new OperatorError(
        `the sources that "${path}" names are not those of an export: ${z.prettifyError(parsed.error)}`,
      )
    }
    sources.set(checkSourceName(parsed.data.name), parsed.data)
    list.push(parsed.data)
  }
  return {
    sources: list,
    identify(cells) {
      const source = cleanLine(cells.source)
      if (source !== null && !sources.has(source) && cells.sourceAttribution !== undefined) add(sourceOf(cells))
      if (sources.size === 0) throw new OperatorError(needsSource(path))
      if (source === null || !sources.has(source)) {
        const known = [...sources.keys()].map(name => `"${name}"`).join(', ')
        return { fault: `the source "${source ?? ''}" is none of the file's sources: ${known}` }
      }
      const id = cleanLine(cells.id)
      return id === null || !/^\S{1,200}$/.test(id)
        ? { fault: `the id "${id ?? ''}" is not one` }
        : { value: { id, source } }
    },
    announce(announced) {
      if (!Array.isArray(announced)) throw new OperatorError(needsSource(path))
      for (const source of announced) add(source)
    },
  }
}

export function needsSource(path: string): string {
  return `--source is needed: name the source that the rows of "${path}" belong to, such as --source my-places (only what sanctuary export wrote names its sources itself)`
}

const text = z.string().min(1)
const AnnouncedSource = z.object({
  name: text,
  attribution: text,
  licence: text.nullish().transform(value => value ?? null),
  url: text.nullish().transform(value => value ?? null),
  ratings: z.enum(['editorial', 'computed']).default('editorial'),
  extractDate: text.nullish().transform(value => value ?? null),
})

/** A table has no head: each row carries the terms of its source. */
function sourceOf(cells: Cells): unknown {
  return {
    name: cleanLine(cells.source),
    attribution: cleanLine(cells.sourceAttribution),
    licence: cleanLine(cells.sourceLicence),
    url: cleanLine(cells.sourceUrl),
    ratings: cleanLine(cells.sourceRatings) ?? undefined,
    extractDate: cleanLine(cells.sourceExtractDate),
  }
}
