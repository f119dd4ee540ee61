import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import { whole } from './whole.ts'

const NUMBER = String.raw`([0-5](?:[.,]\d)?)`
const END = String.raw`(?![.,]?\d|\s*(?:km|kilom|meil|mil|hor|heur|stund|or[ae]\b|db\b|jour|día|giorn|tag|%))`

type Words = {
  /** What is rated, before the two ends of a range. */
  noun: string
  /** What stands before the ends and between them; how it is said in full. */
  from: string
  to: string
  between: readonly [between: string, and: string]
  exactly: string
  /** Behind a number that is meant as it stands. */
  exact: string
}

const WORDS: Readonly<Record<Foreign, Words>> = {
  de: {
    noun: 'Bewertung(?:en)?|Note|Wertung|Punktzahl|bewertet',
    from: '(?:von|zwischen|mit)\\s',
    to: 'bis|und',
    between: ['zwischen', 'und'],
    exactly: 'genau',
    exact: 'nicht mehr(?:,| und)? nicht weniger|glatt',
  },
  fr: {
    noun: 'notes?|notée?s?|score',
    from: '(?:comprises? |située?s? |allant |qui va )?(?:entre|de)\\s',
    to: 'et|à',
    between: ['entre', 'et'],
    exactly: 'exactement',
    exact: 'ni plus ni moins|exactement|précisément',
  },
  es: {
    noun: 'puntuación|puntuacion|notas?|valoración|calificación',
    from: '(?:(?:de |que va |comprendida |situada )?(?:entre|de))\\s',
    to: 'y|a',
    between: ['entre', 'y'],
    exactly: 'exactamente',
    exact: 'ni más ni menos|just[oa]s?|clavad[oa]s?|exact[oa]s?|pelad[oa]s?|exactamente',
  },
  it: {
    noun: 'vot[oi]|punteggi?o?|valutazione',
    from: '(?:compres[oa] |che va )?(?:tra|fra|da)\\s(?:il\\s)?',
    to: 'e(?: il)?|a',
    between: ['tra', 'e'],
    exactly: 'esattamente',
    exact: 'né più né meno|esatt[oai]|precis[oai]|tond[oai]|spaccat[oai]|esattamente',
  },
}

/** "Note comprise entre 3 et 4", "puntuación de 3 a 4", "4,5 justos", "mindestens mit 4 bewertete Seen", as said in full. */
export function ratedIn(language: Foreign): readonly Rewrite[] {
  const { noun, from, to, between, exactly, exact } = WORDS[language]
  const range = whole(
    String.raw`(${noun})\s(?:${from})${NUMBER}\s(?:${to})\s${NUMBER}${END}`,
    `$1 ${between[0]} $2 ${between[1]} $3`,
  )
  const asItStands = {
    said: new RegExp(String.raw`(?<![\d.,])${NUMBER},?\s(?:${exact})(?!\p{L})`, 'giu'),
    as: `${exactly} $1`,
  }
  return [...(language === 'de' ? BEFORE_NOUN : []), range, asItStands]
}

const SIDE = '(mindestens|höchstens|genau|exakt|über|unter|besser als|schlechter als|mehr als|weniger als)'

/** German says before a noun what stands behind it elsewhere. */
const BEFORE_NOUN: readonly Rewrite[] = [
  whole(
    String.raw`(?:mit\s)?zwischen\s${NUMBER}\sund\s${NUMBER}\sbewertete[nrs]?\s(\p{Lu}\p{L}+)`,
    '$3 mit Bewertung zwischen $1 und $2',
  ),
  whole(
    String.raw`(?:${SIDE}\s)?(?:mit\s)?(?:${SIDE}\s)?${NUMBER}\sbewertete[nrs]?\s(\p{Lu}\p{L}+)`,
    '$4 mit Bewertung $1 $2 $3',
  ),
]
