// What is to be quieter, louder, higher or lower than a spot that was spoken of, and lies elsewhere.
import type { Place } from '../../../gazetteer/place.ts'
import type { Query } from '../../../query.ts'
import type { Reading } from '../../understand.ts'
import { higherElsewhere } from './higher-elsewhere.ts'
import { quieterElsewhere } from './quieter-elsewhere.ts'
import { quieterThere } from './quieter-there.ts'

type Looking = (
  before: Query,
  reading: Reading,
  spotsBefore: () => number[],
  placeOf: (doc: number) => Place,
) => Query | null

const LOOKING: readonly Looking[] = [quieterThere, quieterElsewhere, higherElsewhere]

/** Looks for it; null where it is asked of that spot itself, or of nothing that is spoken of. */
export const moreElsewhere: Looking = (...asked) => {
  for (const look of LOOKING) {
    const query = look(...asked)
    if (query) return query
  }
  return null
}
