import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'

/** How a language says that what lies around a place is meant with it. */
type AndAround = {
  in: string
  near: string
  and: string
  /** What surrounds it. */
  around: string
  /** The same where nothing follows: "in Madrid or around", and not "or around Lisbon". */
  atEnd: string
}

const AND_AROUND: Readonly<Record<Language, AndAround>> = {
  en: {
    in: 'in|at',
    near: 'near',
    and: 'or|and|and/or|&',
    around:
      '(?:(?:in |its |the |in the |the immediate )*(?:surroundings|surrounding (?:area|areas|region|country|countryside)|environs|vicinity))(?: of it)?',
    atEnd: 'around(?: it| there)?|nearby|near(?: it)?|close by|close to it|roundabout|round about',
  },
  de: {
    in: 'in|im',
    near: 'bei',
    and: 'oder|und|und/oder|u\\.|samt|bzw\\.?',
    around: '(?:(?:in |der |die |dessen |deren |näherer |nähere |näheren )*(?:umgebung|umland|umkreis|umgegend))',
    atEnd: 'drumherum|drumrum|rundherum|in der nähe|daneben|nähe',
  },
  fr: {
    in: 'à|a|en|dans',
    near: 'près de',
    and: 'et|ou|et/ou',
    around: '(?:(?:dans |aux |ses |les |ses proches )*(?:environs|alentours))(?: proches| immédiats)?',
    atEnd: 'autour|à proximité|pas loin|tout près',
  },
  es: {
    in: 'en',
    near: 'cerca de',
    and: 'o|y|u|y/o',
    around: '(?:(?:en |por |sus |los |las )*(?:alrededores|inmediaciones|cercanías))',
    atEnd: 'alrededor|cerca|por ahí cerca|al lado',
  },
  it: {
    in: 'a|in|ad',
    near: 'vicino a',
    and: 'o|e|ed|oppure|e/o',
    around: '(?:(?:nei |i |suoi |nelle |immediati )*(?:dintorni|paraggi|vicinanze))',
    atEnd: 'intorno|attorno|lì vicino|vicino|zona',
  },
}

const WORD = String.raw`\p{L}[\p{L}'’.-]*`
const NAME = String.raw`\p{Lu}[\p{L}'’.-]*`

/** The rewrites of a language for a place with what lies around it: near it. */
export function andAroundIn(language: Language): readonly Rewrite[] {
  const { in: within, near, and, around, atEnd } = AND_AROUND[language]
  const behind = String.raw`,? (?:${and}) (?:${around}(?!\p{L})|(?:${atEnd})(?=\s*(?:$|[?.!,;:]|(?:with|where|mit|wo|avec|où|con|donde|dove)\s)))`
  const as = `${near} $1`
  // "Orte Madrid": German nouns have a capital, too.
  const names = language === 'de' ? NAME : `${NAME}(?: ${NAME}){0,2}`
  return [
    { said: new RegExp(String.raw`(?<!\p{L})(?:${within}) (${WORD}(?: ${WORD}){0,3}?)${behind}`, 'giu'), as },
    // "Ruhige Orte Madrid und Umgebung".
    { said: new RegExp(String.raw`(?<!\p{L})(${names})(?i:${behind})`, 'gu'), as },
  ]
}
