// Whether a question says any figure: what is read of numbers alone is not tried at each of its words where it has none.
import type { Token } from '../../tokens.ts'
import { isLengthUnit } from '../distances.ts'
import { isNumberWord } from '../numbers.ts'

/** Tells of tokens whether any of them is a number, in digits or words, a unit of lengths, a line of the globe or a decade. */
export function hasFigure(tokens: readonly Token[]): boolean {
  return known.getOrInsertComputed(tokens, () => tokens.some(isOfFigure))
}

const known = new WeakMap<readonly Token[], boolean>()

function isOfFigure({ number, folded }: Token): boolean {
  return number !== null || isNumberWord(folded) || isLengthUnit(folded) || WORDS.test(folded)
}

/** Fractions and pairs, "perfect score", tens and decades of ages, lines of the globe. */
const WORDS =
  /^(half|quarters?|couple|perfect|full|seventy|eighty|ninety|(twen|thir|for|fif|six|seven|eigh|nine)ties|teens|equator|tropic|(ant)?arctic)$/
