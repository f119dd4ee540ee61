import type { Recogniser } from '../name-recognisers.ts'
import { unitOf } from '../../vocabulary/length-units.ts'
import type { Token } from '../tokens.ts'

/** Recognises the unit that a distance is to be told in: "how far in nautical miles"; "in Miles" is in a town. */
export const recogniseUnitAsked: Recogniser = (tokens, at) => {
  // "And in miles?": its first two words are one phrase.
  const alone = tokens[at - 1]?.folded === 'in' && isAlone(tokens) ? unitOf(tokens[at]?.folded ?? '', false) : undefined
  if (alone) return { meaning: { is: 'unit', unit: alone }, length: 1 }
  if (!/^(in|as)$/.test(tokens[at]?.folded ?? '') || !(tokens.some(isOfLength) || isAlone(tokens))) return undefined
  const isNautical = tokens[at + 1]?.folded === 'nautical'
  const word = tokens[at + (isNautical ? 2 : 1)]
  const unit = word && !word.isCapital ? unitOf(word.folded, isNautical) : undefined
  return unit && { meaning: { is: 'unit', unit }, length: isNautical ? 3 : 2 }
}

/** "And in miles?", of a distance that was told. */
function isAlone(tokens: readonly Token[]): boolean {
  return tokens.every(({ folded, text }) => folded === '' || ALONE.test(folded) || unitOf(folded, false) || text === '')
}

const ALONE = /^(and|what|is|that|it|so|how|much|now|please|in|as|nautical|same|the|ok)$/

function isOfLength({ folded, source }: Token): boolean {
  return DISTANCE.test(folded) || (source === null && HEIGHT.test(folded))
}

const DISTANCE = /^(distance|far|closest|nearest|farthest|furthest|apart|away|long)$/
const HEIGHT = /^(elevation|altitude|height|high|higher|highest|lowest|tall|tallest|asl)$/
