import type { Rewrite, Row } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import { countsIn, pairRowsIn } from './counts.ts'
import { leftOutIn } from './left-out.ts'
import { entryPaidIn, offeredIn } from './offered.ts'
import { othersThanIn } from './others-than.ts'
import { numberedIn, ranksIn } from './ranks.ts'
import { ratedIn } from './rated.ts'
import { ruledOutIn } from './ruled-out.ts'

/** How a language words lists of places, before it is read. */
export function listsIn(language: Foreign): readonly Rewrite[] {
  return [ruledOutIn, numberedIn, countsIn, ratedIn, othersThanIn, offeredIn, leftOutIn].flatMap(of => of(language))
}

/** The same by phrases. */
export function listRowsIn(language: Foreign): readonly Row[] {
  return [...ranksIn(language), ...entryPaidIn(language), ...pairRowsIn(language)]
}
