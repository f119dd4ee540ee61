import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { nameAt } from '../names.ts'
import type { Token } from '../tokens.ts'

/**
 * Recognises what is called after a region in small letters, or after how it looks, where a text has both words: "arctic foxes" are
 * looked for, wherever they live, and no foxes in the Arctic; so are "brown bears".
 */
export const recogniseNameOfAnimal: Recogniser = (tokens, at, { lookups }) => {
  const [kind, animal] = [tokens[at], tokens[at + 1]]
  if (!isSmall(kind) || !isSmall(animal) || meaningAt(tokens, at + 1) || nameAt(tokens, at + 1, lookups))
    return undefined
  const found = meaningAt(tokens, at) ? undefined : nameAt(tokens, at, lookups)
  const isRegion = found?.length === 1 && found.named.region !== null && found.named.spots.length === 0
  const isKind = isRegion || LOOKS.test(kind.folded)
  return isKind && lookups.canMention(`${kind.folded} ${animal.folded}`)
    ? { meaning: { is: 'unknown' }, length: 2 }
    : undefined
}

const LOOKS = /^(polar|brown|black|red|white|grey|gray|golden|green|blue|wild|giant|bearded|spotted|horned)$/

function isSmall(token: Token | undefined): token is Token {
  return token?.source === null && token.folded.length > 2 && /^\p{Ll}/u.test(token.text)
}
