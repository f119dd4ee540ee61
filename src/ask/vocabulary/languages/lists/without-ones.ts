// "Without the ones that have parking", "ohne die mit Parkplatz": what those have that are left out, by the word for it that is read.
import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'
import { whole } from './whole.ts'

/** `ones`: who is left out; `have`: before what they have, and behind it; `are`: before what they are, and behind it. */
type Ones = {
  ones: string
  have: string
  haveBehind: string
  without: string
  /** Before what those do not have that are left out, and what is said of the others. */
  haveNot: string
  with: string
  are: string
  areBehind: string
  not: string
  /** What is no thing that they have: "those with a rating above 4". */
  figure: string
  no: string
  /** Above and below so many metres. */
  sides: readonly (readonly [said: string, opposite: string])[]
}

const ONES: Readonly<Record<Language, Ones>> = {
  en: {
    ones: '(?:without|except(?: for)?|excluding|minus|but not|and not|not|leaving out|leave out|drop|skip|exclude) (?:all )?(?:of )?(?:the |any )?(?:ones|those|spots|places)',
    have: '(?:(?:that|which|who) (?:have(?: got)?|has(?: got)?|offer|come with)|with)',
    haveBehind: '',
    without: 'without',
    haveNot:
      "(?:(?:that|which|who) (?:have|has|offer) no|(?:that|which) (?:do not|don[’']t) have(?: an?| any)?|without(?: an?| any)?)",
    with: 'with',
    are: '(?:that|which|who) are',
    areBehind: '',
    not: 'not',
    figure: 'ratings?|scores?|confidence|more|less|at (?:least|most)',
    no: 'no|not|none|neither|nothing|out',
    sides: [
      ['(?:(?:that|which) (?:are|lie) )?(?:above|over|higher than|at more than)', 'at most'],
      ['(?:(?:that|which) (?:are|lie) )?(?:below|under|lower than|at less than)', 'at least'],
    ],
  },
  de: {
    ones: '(?:ohne (?:die|diejenigen|jene|solche|alle)|(?:außer|ausser|bis auf) (?:den|denen|denjenigen|die|diejenigen)|(?:aber |und )?nicht (?:die|diejenigen|jene))',
    have: 'mit',
    haveBehind: 'haben|besitzen|bieten',
    without: 'ohne',
    haveNot: '(?:ohne)',
    with: 'mit',
    are: '',
    areBehind: 'sind',
    not: 'nicht',
    figure: 'bewertung(?:en)?|note|sicherheit|mehr|weniger|mindestens|höchstens|guter|schlechter|hoher|niedriger',
    no: 'keine[nmrs]?|kein|nicht|nichts|ohne',
    sides: [
      ['(?:über|oberhalb von)', 'höchstens'],
      ['(?:unter|unterhalb von)', 'mindestens'],
    ],
  },
  fr: {
    ones: '(?:sans|sauf|excepté|hormis|(?:mais |et )?pas) (?:tous |toutes )?(?:ceux|celles)',
    have: '(?:qui (?:ont|possèdent|offrent|disposent)|avec)',
    haveBehind: '',
    without: 'sans',
    haveNot: "(?:qui n[’'](?:ont|offrent) (?:pas d[e’']|aucune?)|sans)",
    with: 'avec',
    are: 'qui sont',
    areBehind: '',
    not: 'pas',
    figure: '(?:la |les )?notes?|fiabilité|plus|moins|au (?:moins|plus)|bonne|mauvaise',
    no: "aucune?|pas|ni|rien|n[’']",
    sides: [
      ['(?:qui sont )?(?:au[- ]dessus de|à plus de)', 'en dessous de'],
      ['(?:qui sont )?(?:en dessous de|au[- ]dessous de|à moins de)', 'au-dessus de'],
    ],
  },
  es: {
    ones: '(?:sin|menos|excepto|salvo|(?:pero |y )?no) (?:tod[oa]s )?(?:los|las|aquellos|aquellas)',
    have: '(?:que (?:tienen|tengan|ofrecen|ofrezcan)|con)',
    haveBehind: '',
    without: 'sin',
    haveNot: '(?:que no (?:tienen|tengan)|sin)',
    with: 'con',
    are: 'que (?:son|están|sean|estén)',
    areBehind: '',
    not: 'no',
    figure: 'puntuaci(?:ón|ones)|nota|fiabilidad|más|menos|al menos|buena|mala',
    no: 'ningún|ninguna|no|nada',
    sides: [
      ['(?:que están )?(?:por encima de|de más de|a más de)(?: los)?', 'por debajo de'],
      ['(?:que están )?(?:por debajo de|de menos de|a menos de)(?: los)?', 'por encima de'],
    ],
  },
  it: {
    ones: '(?:senza|tranne|eccetto|salvo|meno|(?:ma |e )?non) (?:tutt[ie] )?quell[ie]',
    have: '(?:che (?:hanno|abbiano|offrono)|con)',
    haveBehind: '',
    without: 'senza',
    haveNot: '(?:che non (?:hanno|abbiano)|senza)',
    with: 'con',
    are: 'che (?:sono|siano)',
    areBehind: '',
    not: 'non',
    figure: 'vot[oi]|punteggi[oi]?|affidabilità|più|meno|almeno|buon|cattivo',
    no: 'nessun[oa]?|non|niente',
    sides: [
      ['(?:che (?:sono|stanno) )?(?:sopra|oltre|al di sopra dei|a più di)(?: i)?', 'sotto'],
      ['(?:che (?:sono|stanno) )?(?:sotto|al di sotto dei|a meno di)(?: i)?', 'sopra'],
    ],
  },
}

const ARTICLE = String.raw`(?:(?:an?|the|any|eine?n?|die|den|das|une?|des|du|de la|un[oa]?|el|la|los|las|il|lo|i|gli) )?`

/** Writes what those have, or are, that are left out behind the word for it. */
export function withoutOnesIn(language: Language): readonly Rewrite[] {
  const {
    ones,
    have,
    haveBehind,
    without,
    haveNot,
    with: having,
    are,
    areBehind,
    not,
    figure,
    no,
    sides,
  } = ONES[language]
  const next = String.raw` (?!${ARTICLE}(?:${figure}|${no}|\d)(?!\p{L}))`
  // "Ohne die, die einen Parkplatz haben": the verb is behind.
  const behind = (verb: string, as: string) =>
    whole(
      String.raw`${ones},? die ${ARTICLE}(?!(?:${figure}|${no})(?!\p{L}))(\p{L}[^,.?!]{1,40}?) (?:${verb})(?!\p{L})`,
      as,
    )
  return [
    ...sides.map(([said, opposite]) => whole(String.raw`${ones} ${said}(?= \d)`, opposite)),
    whole(String.raw`${ones},? ${haveNot} ?(?=\p{L})(?!(?:${figure})(?!\p{L}))`, `${having} `),
    whole(`${ones} ${have}${next}`, `${without} `),
    ...(are === '' ? [] : [whole(`${ones} ${are}${next}`, `${not} `)]),
    ...(haveBehind === '' ? [] : [behind(haveBehind, `${without} $1`)]),
    ...(areBehind === '' ? [] : [behind(areBehind, `${not} $1`)]),
  ]
}
