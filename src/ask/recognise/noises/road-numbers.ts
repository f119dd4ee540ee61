import type { Recogniser } from '../name-recognisers.ts'

/** Recognises the number of a road, "the A1", "off the M25", "near CG-2", as one name: which road is near a spot is not sought by name. */
export const recogniseRoadNumber: Recogniser = (tokens, at) => {
  const isArticle = ARTICLE.test(tokens[at]?.folded ?? '')
  const first = isArticle ? at + 1 : at
  const [letters, number, before] = [tokens[first], tokens[first + 1], tokens[first - 1]]
  const isRoad = /^\p{Lu}{1,3}$/u.test(letters?.text ?? '') && /^\d{1,4}$/.test(number?.text ?? '')
  if (!isRoad || !(isArticle || BEFORE.test(before?.folded ?? ''))) return undefined
  return { meaning: { is: 'unknown' }, length: isArticle ? 3 : 2 }
}

const ARTICLE = /^(the|die|der|das|l|la|el)$/
const BEFORE =
  /^(from|off|near|along|by|of|road|motorway|highway|route|von|zur|an|de|del|dalla|della|autobahn|strasse|autoroute|autopista|carretera|autostrada|strada)$/
