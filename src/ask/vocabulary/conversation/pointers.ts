// How each language points at one or several of the spots that an answer listed: "the second one", "Nummer 3", "les deux derniers".
import type { Language } from '../languages/languages.ts'

/** Words that a pointing phrase is made of, each list written with "|" between its patterns. */
export type PointerWords = {
  /** Articles, by the preposition that they hold; '' for none. */
  articles: Readonly<Record<string, string>>
  /** What may stand between an article and the number: "the very last". */
  between: string
  /** The first, the second and so on. */
  ordinals: readonly string[]
  last: string
  /** Points without an article: "letzterer", "the one at the bottom". */
  bare: Readonly<Record<'first' | 'last', string>>
  other: string
  /** What stands before a number: "no. 2". */
  numbered: string
  numbers: readonly string[]
  /** The first, the last of several, and how many they are. */
  firsts: string
  lasts: string
  /** What stands for a spot behind them, one and several. */
  noun: string
  nouns: string
  /** Of what it is the second: "of those", "on the list". */
  tail: string
  and: string
  /** What leaves out what stands behind it. */
  without: string
}

const WORDS: Readonly<Record<Language, PointerWords>> = {
  en: {
    articles: { '': 'the|that|this|those|these' },
    between: 'very|actual',
    ordinals: [
      'first|1 ?st|top(?= ?one)|former|uppermost(?= ?one)',
      'second|2 ?nd',
      'third|3 ?rd',
      'fourth|4 ?th',
      'fifth|5 ?th',
      'sixth|6 ?th',
      'seventh|7 ?th',
      'eighth|8 ?th',
      'ninth|9 ?th',
      'tenth|10 ?th',
    ],
    last: 'last|latter|final(?= ?one)|bottom(?= ?one)',
    bare: {
      first: 'the one (?:at|on) (?:the )?top',
      last: 'the one (?:at|on) (?:the )?bottom',
    },
    other: 'other',
    numbered: 'numbers?|no\\.|nr\\.?|#|option|item|result',
    numbers: ['one', 'two', 'three', 'four', 'five'],
    firsts: 'first|top',
    lasts: 'last|bottom',
    noun: 'one|place|spot|site|entry|option|result|suggestion|hit|item',
    nouns: 'ones|places|spots|sites|entries|options|results|suggestions',
    tail: '(?:of|from) (?:them|those|these|the (?:list|two|three|four|five))|(?:on|in|from|of) (?:the|your|that|this) list|(?:that )?you (?:just )?(?:mentioned|named|listed|showed|gave)(?: me)?|(?:listed|mentioned|shown)',
    and: 'and|&|or',
    without: 'without|except|except for|but|not|besides|other than|apart from|leave out|skip|excluding',
  },
  de: {
    articles: {
      '': 'der|die|das|dem|den|des|dieser|diese|dieses|diesem|diesen|jener|jene|jenes|jenem|jenen',
      bei: 'beim|am',
      von: 'vom',
      zu: 'zum|zur',
      in: 'im',
    },
    between: 'aller',
    ordinals: [
      'erste[nmrs]?|1\\.|oberste[nmrs]?',
      'zweite[nmrs]?|2\\.',
      'dritte[nmrs]?|3\\.',
      'vierte[nmrs]?|4\\.',
      'fünfte[nmrs]?|5\\.',
      'sechste[nmrs]?|6\\.',
      'sieb(?:en)?te[nmrs]?|7\\.',
      'achte[nmrs]?|8\\.',
      'neunte[nmrs]?|9\\.',
      'zehnte[nmrs]?|10\\.',
    ],
    last: 'letzte[nmrs]?|letztgenannte[nmrs]?|letztere[nmrs]?|unterste[nmrs]?',
    bare: { first: 'erstere[nmrs]?', last: 'letztere[nmrs]?' },
    other: 'andere[nmrs]?',
    numbered: 'nummer|nummern|nr\\.?|#|punkt',
    numbers: ['eins', 'zwei', 'drei', 'vier', 'fünf'],
    firsts: 'erste[nr]|obere[nr]|obersten',
    lasts: 'letzte[nr]|untere[nr]|untersten',
    noun: 'ort|platz|stelle|eintrag|vorschlag|treffer',
    nouns: 'orte|orten|plätze|plätzen|stellen|vorschläge|treffer',
    tail: 'davon|von (?:denen|ihnen|diesen|den (?:beiden|zweien|dreien))|(?:auf|in|von|aus) (?:der|deiner|dieser) liste|(?:den|die|das) du (?:mir )?(?:zuletzt )?(?:genannt|gezeigt|erwähnt) hast|genannte[nrs]?',
    and: 'und|oder|&',
    without: 'ohne|außer|nicht|bis auf|abgesehen von|ausser',
  },
  fr: {
    articles: { '': "le|la|l[’']|les|ce|cet|cette|ces", de: 'du|des', à: 'au|aux' },
    between: 'tout|toute',
    ordinals: [
      'premier|première|1er|1ère|1re',
      'deuxième|second|seconde|2 ?i?(?:e|è|è?me|nde?)',
      'troisième|3 ?i?(?:e|è|è?me)',
      'quatrième|4 ?i?(?:e|è|è?me)',
      'cinquième|5 ?i?(?:e|è|è?me)',
      'sixième|6 ?i?(?:e|è|è?me)',
      'septième|7 ?i?(?:e|è|è?me)',
      'huitième|8 ?i?(?:e|è|è?me)',
      'neuvième|9 ?i?(?:e|è|è?me)',
      'dixième|10 ?i?(?:e|è|è?me)',
    ],
    last: 'dernier|dernière',
    bare: { first: "celui (?:d’|d')?(?:en haut|tout en haut)", last: "celui (?:d’|d')?(?:en bas|tout en bas)" },
    other: 'autre',
    numbered: 'numéros?|n ?°|no\\.|nº|#',
    numbers: ['un', 'deux', 'trois', 'quatre', 'cinq'],
    firsts: 'premiers|premières',
    lasts: 'derniers|dernières',
    noun: 'endroit|lieu|site|coin|résultat|proposition',
    nouns: 'endroits|lieux|sites|coins|résultats|propositions',
    tail: "de (?:la|cette|ta|votre) liste|d[’']entre (?:eux|elles)|de ceux-là|de ceux-ci|des (?:deux|trois)|(?:que tu (?:m[’']?)?as|que vous avez) (?:cité|nommé|montré|mentionné)e?s?",
    and: 'et|ou|&',
    without: 'sans|sauf|hormis|excepté|pas|à part|autre que|autres que|mais pas',
  },
  es: {
    articles: { '': 'el|la|los|las|ese|esa|este|esta|aquel|aquella|esos|esas|estos|estas', de: 'del', a: 'al' },
    between: 'mismo',
    ordinals: [
      'primero|primera|primer|1 ?\\.?[ºªoa]|1er',
      'segundo|segunda|2 ?\\.?[ºªoa]',
      'tercero|tercera|tercer|3 ?\\.?[ºªoa]|3er',
      'cuarto|cuarta|4 ?\\.?[ºªoa]',
      'quinto|quinta|5 ?\\.?[ºªoa]',
      'sexto|sexta|6 ?\\.?[ºªoa]',
      'séptimo|séptima|7 ?\\.?[ºªoa]',
      'octavo|octava|8 ?\\.?[ºªoa]',
      'noveno|novena|9 ?\\.?[ºªoa]',
      'décimo|décima|10 ?\\.?[ºªoa]',
    ],
    last: 'último|última',
    bare: { first: 'el de arriba|la de arriba', last: 'el de abajo|la de abajo' },
    other: 'otro|otra',
    numbered: 'números?|n\\.?º|núm\\.|nro\\.|#',
    numbers: ['uno', 'dos', 'tres', 'cuatro', 'cinco'],
    firsts: 'primeros|primeras',
    lasts: 'últimos|últimas',
    noun: 'sitio|lugar|resultado|punto|opción',
    nouns: 'sitios|lugares|resultados|puntos|opciones',
    tail: 'de (?:la|esta|esa|tu|su) lista|de (?:esos|esas|estos|estas|ellos|ellas|los dos|los tres|las dos|las tres)|que (?:me )?(?:(?:has|ha) (?:nombrado|mencionado|mostrado|enseñado)|mostraste|enseñaste|nombraste|mencionaste)',
    and: 'y|e|o|&',
    without: 'sin|menos|excepto|salvo|no|aparte de|que no sea|en vez de',
  },
  it: {
    articles: {
      '': "il|lo|la|l[’']|i|gli|le|quel|quello|quella|quell[’']|quest[’']|questo|questa|quei|quelle|questi|queste",
      di: "del|della|dell[’']|dei|delle|degli",
      a: "al|alla|all[’']|ai|alle|agli|nel|nella|nell[’']|nei|nelle|negli",
      da: "dal|dalla|dall[’']|dai|dalle|dagli",
      su: "sul|sulla|sull[’']|sui|sulle|sugli",
    },
    between: 'stesso',
    ordinals: [
      'primo|prima|1 ?\\.?[ºªoa]',
      'secondo|seconda|2 ?\\.?[ºªoa]',
      'terzo|terza|3 ?\\.?[ºªoa]',
      'quarto|quarta|4 ?\\.?[ºªoa]',
      'quinto|quinta|5 ?\\.?[ºªoa]',
      'sesto|sesta|6 ?\\.?[ºªoa]',
      'settimo|settima|7 ?\\.?[ºªoa]',
      'ottavo|ottava|8 ?\\.?[ºªoa]',
      'nono|nona|9 ?\\.?[ºªoa]',
      'decimo|decima|10 ?\\.?[ºªoa]',
    ],
    last: 'ultimo|ultima',
    bare: { first: 'quello in alto|quella in alto', last: 'quello in basso|quello in fondo|quella in fondo' },
    other: 'altro|altra',
    numbered: 'numero|numeri|n\\.º|n\\.|nº|#',
    numbers: ['uno', 'due', 'tre', 'quattro', 'cinque'],
    firsts: 'primi|prime',
    lasts: 'ultimi|ultime',
    noun: 'posto|luogo|sito|risultato|punto',
    nouns: 'posti|luoghi|siti|risultati|punti',
    tail: 'della (?:lista|tua lista|sua lista)|nella lista|di (?:questi|queste|quelli|quelle|loro)|dei (?:due|tre)|delle (?:due|tre)|che (?:mi )?hai (?:nominat|citat|mostrat|menzionat)[oaei]',
    and: 'e|ed|o|&',
    without: 'senza|tranne|eccetto|non|a parte|meno|salvo|che non sia',
  },
}

/** The words of a language. */
export function pointerWordsOf(language: Language): PointerWords {
  return WORDS[language]
}
