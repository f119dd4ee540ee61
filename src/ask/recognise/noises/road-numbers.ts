import type { Recogniser } from '../name-recognisers.ts'
import { FILLER, type Span, UNAPPLIED } from '../spans.ts'
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

/**
 * Reads "can one hear the CG-2 at Estany Mort", "entend-on la CG-2 à …" as asking what is loudest there: the roads are told by their
 * numbers, with how loud and how far away each is.
 */
export function withRoadsHeard(spans: readonly Span[]): readonly Span[] {
  const road = spans.findIndex(({ meaning, typed }) => /^(unknown|stop)$/.test(meaning.is) && ROAD.test(typed))
  const isOfOne = spans.filter(({ meaning }) => /^(name|spot|coordinates)$/.test(meaning.is)).length === 1
  if (road === -1 || !isOfOne || !spans.some(isHearing) || spans.some(isSought)) return spans
  return spans.map((span, at): Span => {
    if (at === road) return { ...span, said: 'what noise', meaning: { is: 'ask', ask: 'why' } }
    return isHearing(span) || /^(?:negation|ask|unknown|stop)$/.test(span.meaning.is)
      ? { ...span, meaning: FILLER }
      : span
  })
}

const ROAD = /^((?:the|die|der|das|la|le|el|l)['’ ]? ?)?\p{Lu}{1,3}[ -]?\d{1,4}$/u

function isHearing({ typed }: Span): boolean {
  return HEARS.test(typed)
}

/** To hear, in each language, and how loud something is. */
const HEARS =
  /^((can |could |do |does )?((one|you|i|we) )?hears?|hearing|heard|be heard|audible|(wie )?laut|how loud|hörst?|hört( man)?|hören|hörbar|zu hören|entend([- ](on|tu))?|entends|entendre|entendez|audibles?|oyen?|se oyen?|oír|oye|sente|si sente|sentono|sentire|udibile)$/i

/** Places are looked for, or what is said is no question of one of them. */
function isSought({ meaning, typed }: Span): boolean {
  // "Can ONE hear".
  return (
    typed.toLowerCase() !== 'one' &&
    /^(generic|feature|count|distance|superlative|comparative|group|share|average)$/.test(meaning.is)
  )
}
