import type { z } from 'zod'
import type { SpotList } from '../../http/schemas/schemas.ts'
import { kilometres } from '../../text/distance-words.ts'
import type { Context } from '../command.ts'

export type SpotRows = z.infer<typeof SpotList>

/** Prints spots for people, a line each with tabs between; what is said of the list goes to standard error. */
export function printSpots({ data, meta }: SpotRows, { print, note }: Pick<Context, 'print' | 'note'>): void {
  for (const spot of data) print(spotLine(spot))
  if (meta.didYouMean !== undefined) note(`searched for "${meta.didYouMean}"`)
  for (const hint of meta.hints ?? []) note(hint)
  note(`${data.length} of ${meta.totalAvailable}`)
}

function spotLine({ silenceRating, name, place, country, distanceKm, slug }: SpotRows['data'][number]): string {
  const where = [place, country].filter(Boolean).join(', ')
  return [silenceRating.toFixed(1), name, where, distanceKm === undefined ? '' : kilometres(distanceKm), slug].join(
    '\t',
  )
}
