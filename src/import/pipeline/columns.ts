import { OperatorError } from '../../operator-error.ts'
import { type FieldName, isAmbiguousRating, recogniseColumn } from '../values/fields.ts'
import type { ImportLog } from '../import-log.ts'
import type { Row } from '../readers/rows.ts'
import { isBlank } from '../../text/clean.ts'

/** A row's values by what they mean; blank ones are left out, and the columns of other names are gathered. */
export type Cells = Partial<Record<FieldName, unknown>>

/** Names of columns that are remembered. */
const MOST_SEEN = 10_000

type Place = { field: FieldName; rank: number }

/** Finds the fields of rows by their columns' names: those that the operator mapped, else the common spellings. */
export class Columns {
  readonly #mapping: ReadonlyMap<string, FieldName>
  readonly #mappedFields: ReadonlySet<FieldName>
  readonly #log: ImportLog
  readonly #seen = new Map<string, Place | undefined>()
  /** The plan of the last row, which is that of all rows of a table. */
  #plan: { columns: readonly string[]; places: (Place & { index: number })[] } = { columns: [], places: [] }

  constructor(mapping: ReadonlyMap<string, FieldName>, log: ImportLog) {
    this.#mapping = mapping
    this.#mappedFields = new Set(mapping.values())
    this.#log = log
  }

  cellsOf({ columns, values }: Row): Cells {
    if (this.#plan.columns !== columns) this.#plan = { columns, places: this.#placesOf(columns) }
    const cells: Cells = {}
    const otherNames: unknown[] = []
    for (const { field, index } of this.#plan.places) {
      const value = values[index]
      if (isBlank(value)) continue
      if (field === 'otherNames') otherNames.push(value)
      else cells[field] ??= value
    }
    if (otherNames.length > 0) cells.otherNames = otherNames
    return cells
  }

  /** @throws OperatorError when a table has no column for what no spot can be without. */
  checkHeader(columns: readonly string[], path: string): void {
    this.checkMapped(columns, path)
    const fields = new Set(this.#placesOf(columns).map(({ field }) => field))
    const hasPlace = fields.has('coordinates') || (fields.has('latitude') && fields.has('longitude'))
    const missing = [...(fields.has('name') ? [] : ['name']), ...(hasPlace ? [] : ['latitude', 'longitude'])]
    const [field] = missing.filter(field => !fields.has(field as FieldName)) // its elements are field names
    if (field === undefined) return
    throw new OperatorError(
      `no column of "${path}" is known to hold the ${field}: name it with --map COLUMN=${field}; ${listed(columns)}`,
    )
  }

  /** @throws OperatorError when a mapped column is not among those that occurred. */
  checkMapped(columns: Iterable<string>, path: string): void {
    const occurring = [...columns]
    for (const column of this.#mapping.keys()) {
      if (occurring.includes(column)) continue
      throw new OperatorError(`--map names the column "${column}", which "${path}" has not; ${listed(occurring)}`)
    }
  }

  /** The columns that have occurred. */
  get occurred(): Iterable<string> {
    return this.#seen.keys()
  }

  #placesOf(columns: readonly string[]): (Place & { index: number })[] {
    return columns
      .flatMap((column, index) => {
        const place = this.#placeOf(column)
        return place ? [{ ...place, index }] : []
      })
      .sort((a, b) => a.rank - b.rank)
  }

  #placeOf(column: string): Place | undefined {
    if (this.#seen.has(column)) return this.#seen.get(column)
    const place = this.#recognise(column)
    // A file of objects may have names without end.
    if (this.#seen.size < MOST_SEEN || this.#mapping.has(column)) this.#seen.set(column, place)
    return place
  }

  #recognise(column: string): Place | undefined {
    const field = this.#mapping.get(column)
    if (field !== undefined) return { field, rank: -1 }
    const recognised = recogniseColumn(column)
    if (recognised === 'derived' || column === '') return undefined
    // A field that the operator has mapped is taken from that column alone.
    if (recognised && !this.#mappedFields.has(recognised.field)) {
      if (isAmbiguousRating(column)) this.#log.facts.set('WARNING', asSilence(column))
      return recognised
    }
    this.#log.ignoreColumn(column)
    return undefined
  }
}

function asSilence(column: string): string {
  return `the column "${column}" was taken as silence ratings: if these are stars, leave it out, or name another with --map COLUMN=silenceRating`
}

function listed(columns: readonly string[]): string {
  const shown = columns.slice(0, 40).map(column => `"${column}"`)
  return `its columns are ${shown.join(', ')}${columns.length > shown.length ? ' …' : ''}`
}
