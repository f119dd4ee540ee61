import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

/** A kind of place: no name, which has a capital. */
const KIND = String.raw`((?-i:\p{Ll})\p{L}+(?: (?:de |di |with |a |an )?(?-i:\p{Ll})\p{L}+)?)`
/** In German both have one. */
const NOUN = `(${[
  'Seen|Bergseen|Wälder|Hütten|Berghütten|Schutzhütten|Inseln|Strände|Berge|Gipfel|Moore|Flüsse|Bäche|Täler|Schluchten|Höhlen',
  'Wasserfälle|Parks|Nationalparks|Gärten|Campingplätze|Zeltplätze|Picknickplätze|Rastplätze|Aussichtspunkte|Gletscher|Vulkane',
  'Wüsten|Quellen|Buchten|Dünen|Wiesen|Küsten|Heiden|Fjorde|Klippen|Feuchtgebiete|Pässe|Kaps',
].join('|')})`
const END = String.raw`(?=\s*(?:$|[?!]|\.\s*$))`
const IN = {
  en: String.raw`( (?:in|on) [^?!,]{2,40}?)?`,
  de: String.raw`( (?:in|im|auf) [^?!,]{2,40}?)?`,
  fr: String.raw`( (?:en|au|aux|dans|sur) [^?!,]{2,40}?)?`,
  es: String.raw`( (?:en) [^?!,]{2,40}?)?`,
  it: String.raw`( (?:in|nel|nella|nei|nelle|negli|su) [^?!,]{2,40}?)?`,
} as const
const MORE = {
  en: '(?:quieter|louder|noisier|calmer|more peaceful|more quiet)',
  de: '(?:ruhiger|leiser|stiller|lauter)',
  fr: '(?:plus (?:calmes?|tranquilles?|silencieux|silencieuses|bruyante?s?))',
  es: '(?:más|mas) (?:tranquil[oa]s?|silencios[oa]s?|ruidos[oa]s?)',
  it: '(?:più|piu) (?:tranquill[oaie]|silenzios[oaie]|rumoros[oaie])',
} as const

/** Of two kinds of place which is the quieter: their average ratings. */
const WHICH: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      `^are (?:the )?${KIND} or (?:the )?${KIND}(?: usually| generally)? ${MORE.en}(?: on average)?${IN.en}${END}`,
      'average rating of $1 and of $2$3',
    ],
    [
      `^is an? ${KIND} or an? ${KIND}(?: usually| generally)? ${MORE.en}(?: on average)?${IN.en}${END}`,
      'average rating of $1 and of $2$3',
    ],
    [
      `^(?:which|what) (?:are|is) ${MORE.en}(?: on average)?${IN.en}[,:]? ${KIND} or ${KIND}${IN.en}${END}`,
      'average rating of $2 and of $3$1$4',
    ],
    // "Which village is quieter, X or Y": two places are named, and compared as places are.
    [`^(?:which|what) (?:village|town|city|hamlet|place) is (?=${MORE.en}[,:]? )`, 'which is '],
  ],
  de: [
    [
      `^sind${IN.de} (?:die )?${NOUN} oder (?:die )?${NOUN}${IN.de}(?: meistens| im Schnitt| im Mittel)? ${MORE.de}${END}`,
      'Durchschnittsbewertung von $2 und von $3$1$4',
    ],
    [
      `^was ist${IN.de} ${MORE.de}${IN.de}[,:] ${NOUN} oder ${NOUN}${IN.de}${END}`,
      'Durchschnittsbewertung von $3 und von $4$1$2$5',
    ],
    // Two places that are named, and no kinds.
    [
      `^(?:was|welches dorf|welche (?:stadt|ortschaft|gemeinde)|welcher (?:ort|weiler)) ist (${MORE.de})[,:] (?!${NOUN})((?-i:\\p{Lu})[^?!,]{2,40}) oder ((?-i:\\p{Lu})[^?!,]{2,40})${END}`,
      'wo ist es $1, in $3 oder in $4',
    ],
  ],
  fr: [
    [`^les ${KIND} ou les ${KIND} sont-(?:ils|elles) ${MORE.fr}${IN.fr}${END}`, 'note moyenne des $1 et des $2$3'],
    [
      `^qu[’']est[- ]ce qui est ${MORE.fr}${IN.fr}[,:]? les ${KIND} ou les ${KIND}${IN.fr}${END}`,
      'note moyenne des $2 et des $3$1$4',
    ],
  ],
  es: [
    [
      `^\\W*(?:qué )?son ${MORE.es}${IN.es} (l[oa]s) ${KIND} o (l[oa]s) ${KIND}${IN.es}${END}`,
      'puntuación media de $2 $3 y de $4 $5$1$6',
    ],
    [
      `^\\W*qué es ${MORE.es}${IN.es}[,:]? (l[oa]s) ${KIND} o (l[oa]s) ${KIND}${IN.es}${END}`,
      'puntuación media de $2 $3 y de $4 $5$1$6',
    ],
  ],
  it: [
    [
      `^sono ${MORE.it}${IN.it} (i|le|gli) ${KIND} o (i|le|gli) ${KIND}${IN.it}${END}`,
      'voto medio di $2 $3 e di $4 $5$1$6',
    ],
    [
      `^(?:che )?cosa è ${MORE.it}${IN.it}[,:]? (i|le|gli) ${KIND} o (i|le|gli) ${KIND}${IN.it}${END}`,
      'voto medio di $2 $3 e di $4 $5$1$6',
    ],
  ],
}

/** "Are lakes or huts quieter in Norway?": a list of either kind tells nothing of that. */
export function whichIsQuieterIn(language: Language): readonly Rewrite[] {
  return WHICH[language].map(([said, as]) => ({ said: new RegExp(said, 'giu'), as }))
}
