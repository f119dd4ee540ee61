import type { Names } from './known.ts'
import { harmOf } from '../../vocabulary/harm/harm-of.ts'
import { withBrackets } from './brackets.ts'
import { withBreaks } from './breaks.ts'
import { withCapitals } from './capitals.ts'
import { withContractions } from './contractions.ts'
import { withElisions } from './elisions.ts'
import { withUmlauts } from './umlauts.ts'

/** A question as it is spelled with all the letters, apostrophes, capitals and commas that people leave out. */
export function spelledOut(text: string, names: Names): string {
  const written = withBrackets(withContractions(text), names)
  const spelled = withBreaks(withCapitals(withElisions(withUmlauts(written, names), names), names))
  // What would harm somebody is told by the words as they were typed, whatever else they may stand for.
  const isHidden = spelled !== text && harmOf(text) !== null && harmOf(spelled) === null
  return isHidden ? text : spelled
}
