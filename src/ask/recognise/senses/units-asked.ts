import type { Recogniser } from '../name-recognisers.ts'
import { unitOf } from '../../vocabulary/length-units.ts'
import type { Token } from '../tokens.ts'

/** Recognises the unit that a distance is to be told in: "how far in nautical miles"; "in Miles" is in a town. */
export const recogniseUnitAsked: Recogniser = (tokens, at) => {
  if (!/^(in|as)$/.test(tokens[at]?.folded ?? '') || !tokens.some(isOfDistance)) return undefined
  const isNautical = tokens[at + 1]?.folded === 'nautical'
  const word = tokens[at + (isNautical ? 2 : 1)]
  const unit = word && !word.isCapital ? unitOf(word.folded, isNautical) : undefined
  return unit && { meaning: { is: 'unit', unit }, length: isNautical ? 3 : 2 }
}

function isOfDistance({ folded }: Token): boolean {
  return /^(distance|far|apart|away|long)$/.test(folded)
}
