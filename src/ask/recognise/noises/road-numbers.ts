import type { Recogniser } from '../name-recognisers.ts'
import { UNAPPLIED } from '../spans.ts'
import type { Token } from '../tokens.ts'

/**
 * Recognises the number of a road, "the A1", "off the M25", "near CG-2", "loin de l'A9", as one name: which road is near a spot is
 * not sought by name. Behind what says how far, it is named as not applied, and is no place that is not known.
 */
export const recogniseRoadNumber: Recogniser = (tokens, at) => {
  const isArticle = ARTICLE.test(tokens[at]?.folded ?? '') && !isLetters(tokens[at])
  const first = isArticle ? at + 1 : at
  const isRoad = isLetters(tokens[first]) && /^\d{1,4}$/.test(tokens[first + 1]?.text ?? '')
  const isBehind = BEFORE.test(tokens[at - 1]?.folded ?? '')
  if (!isRoad || !(isArticle || isBehind)) return undefined
  return { meaning: isBehind ? UNAPPLIED : { is: 'unknown' }, length: isArticle ? 3 : 2 }
}

/** "CG", and the "A" of a road that French and Italian read as a preposition. */
function isLetters(token: Token | undefined): boolean {
  return /^\p{Lu}{1,3}$/u.test(token?.source?.text ?? token?.text ?? '')
}

const ARTICLE = /^(the|die|der|das|l|la|el)$/
const BEFORE =
  /^(from|off|near|along|by|of|road|motorway|highway|route|von|zur|an|de|del|dalla|della|autobahn|strasse|autoroute|autopista|carretera|autostrada|strada)$/
