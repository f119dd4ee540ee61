// The spots that a publish touches, as they were and as they will be, read in the order of their ids.
import type { Writer } from '../engine.ts'
import type { TouchedRow } from './touched-rows.ts'

export type TouchedSpot = {
  id: string
  /** The present slug; null for a spot that is new. */
  slug: string | null
  /** A slug that it had before it was gone; null for one that has one, or never had. */
  earlierSlug: string | null
  oldSource: string | null
  /** The source whose record counts after the publish, and what it says; null when no source has the spot any more. */
  next: Next | null
  /** Whether this publish added or changed that record, and did not only drop the record of another source. */
  isTouched: boolean
}

/** What a record says of where a spot gets its slug and its place in the order. */
type Next = Pick<TouchedRow, 'source' | 'name' | 'place' | 'country' | 'silenceRating' | 'wantedSlug'>

/** Gives the spots in batches, which may be changed while the next ones are read. */
export async function* touchedSpots(writer: Writer, size: number): AsyncGenerator<TouchedSpot[]> {
  let spots: TouchedSpot[] = []
  let last: TouchedRow | undefined
  for await (const rows of writer.touched()) {
    for (const row of rows) {
      if (last && row.id !== last.id) {
        spots.push(spotOf(last))
        if (spots.length === size) {
          yield spots
          spots = []
        }
        last = row
      } else last = last === undefined || row.kind !== 'gone' || last.kind === 'gone' ? row : last
    }
  }
  if (last) spots.push(spotOf(last))
  if (spots.length > 0) yield spots
}

/** The source that has just brought or changed an id decides; else the one that counted; else any that still has it. */
function spotOf(row: TouchedRow): TouchedSpot {
  const { id, slug, earlierSlug, oldSource } = row
  const isTouched = row.kind !== 'gone'
  return { id, slug, earlierSlug, oldSource, isTouched, next: isTouched ? row : leftBy(row) }
}

function leftBy({ leftSource: source, leftRecord: record }: TouchedRow): Next | null {
  if (source === null || record === null) return null
  const { name, place, country, silenceRating }: Omit<Next, 'source' | 'wantedSlug'> = JSON.parse(record) // written by writeRecord alone
  return { source, name, place, country, silenceRating, wantedSlug: null }
}
