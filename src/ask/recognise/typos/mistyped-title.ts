import { isWord } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { LONGEST_NAME, mistypedNameAt } from '../names.ts'
import type { Token } from '../tokens.ts'

/** A shorter word in lower case may be any word. */
const SHORTEST_IN_LOWER_CASE = 6

/**
 * Recognises the whole name of a spot with a word mistyped, before what begins or ends it: "Rwenzori Monutains", "Port de
 * Rasnol", "Cabana dels caaçdors de Sispony".
 */
export const recogniseMistypedTitle: Recogniser = (tokens, at, { lookups }) => {
  if (at === 0 || !isCapital(tokens[at])) return undefined
  const end = tokens.findIndex(({ folded, text }, i) => i > at && folded === '' && !/^[-/–&]$/.test(text))
  const run = tokens.slice(at, Math.min(end === -1 ? tokens.length : end, at + LONGEST_NAME))
  const isMistyped = (token: Token) =>
    (isCapital(token) || token.folded.length >= SHORTEST_IN_LOWER_CASE) &&
    !isWord(token) &&
    !lookups.spotTypos.has(token.folded)
  if (!run.some(isMistyped)) return undefined
  const found = mistypedNameAt(tokens, at, lookups, { withCities: false })
  if (!found || found.length === 1 || found.named.spots.length === 0) return undefined
  return { meaning: { is: 'name', named: found.named, phrase: found.phrase }, length: found.length }
}

function isCapital(token: Token | undefined): boolean {
  return /\p{Lu}/u.test(token?.text ?? '')
}
