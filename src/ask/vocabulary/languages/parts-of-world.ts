import type { Row } from './language-table.ts'
import type { Foreign } from './languages.ts'

/**
 * A part of the world, and what is "of it": German, French, Spanish, Italian; endings aside. "=": "el Báltico" is the sea itself,
 * and only the other forms of the adjective are one.
 */
const PARTS = `
Scandinavia ; skandinavische ; scandinave ; escandinavo ; scandinavo
the Nordic countries ; nordische ; nordique ; nórdico ; nordico
the Baltic states ; baltische ; balte ; =báltico ; =baltico
the Balkans ; balkanische ; balkanique ; balcánico ; balcanico
the Alps ; alpine ; alpin ; alpino ; alpino
the Mediterranean ; mediterrane ; méditerranéen ; =mediterráneo ; =mediterraneo
Africa ; afrikanische ; africain ; africano ; africano
North Africa ; nordafrikanische ; nord africain ; norteafricano ; nordafricano
West Africa ; westafrikanische ; ouest africain ; ;
East Africa ; ostafrikanische ; est africain ; ;
Asia ; asiatische ; asiatique ; asiático ; asiatico
Southeast Asia ; südostasiatische ; sud est asiatique ; ; sudestasiatico
Central Asia ; zentralasiatische ; ; centroasiático ; centroasiatico
Europe ; europäische ; européen ; europeo ; europeo
Northern Europe ; nordeuropäische ; nord européen ; ; nordeuropeo
Western Europe ; westeuropäische ; ouest européen ; ;
Southern Europe ; südeuropäische ; sud européen ; ; sudeuropeo
Central Europe ; mitteleuropäische ; ; centroeuropeo ; mitteleuropeo
Eastern Europe ; osteuropäische ; est européen ; ;
South America ; südamerikanische ; sud américain ; sudamericano ; sudamericano
Central America ; mittelamerikanische ; ; centroamericano ; centroamericano
Latin America ; lateinamerikanische ; latino américain ; latinoamericano ; latinoamericano
North America ; nordamerikanische ; nord américain ; norteamericano ; nordamericano
the Caribbean ; karibische ; caribéen ; caribeño ; caraibico
the Arctic ; arktische ; ; =ártico ; =artico
Oceania ; ozeanische ; océanien ; ; oceaniano
`

const LANGUAGES = ['de', 'fr', 'es', 'it'] as const

/** How each language asks for a country with an adjective, and says that it has most of something. */
const ASKED: Readonly<Record<Foreign, (adjective: string) => readonly string[]>> = {
  de: adjective => [
    `welches ${adjective} land`,
    `welche ${adjective}n länder`,
    `in welchem ${adjective}n land`,
    `welches der ${adjective}n länder`,
  ],
  fr: adjective => [`quel pays ${adjective}`, `quels pays ${adjective}s`, `dans quel pays ${adjective}`],
  es: adjective => [`qué país ${adjective}`, `cuál país ${adjective}`, `en qué país ${adjective}`],
  it: adjective => [`quale paese ${adjective}`, `che paese ${adjective}`, `in quale paese ${adjective}`],
}
const HAS_MOST: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['hat die meisten', 'hat am meisten', 'haben die meisten', 'haben am meisten'],
  fr: [
    'a le plus de',
    'a le plus d',
    'compte le plus de',
    'compte le plus d',
    'possède le plus de',
    'possède le plus d',
    'ont le plus de',
    'ont le plus d',
    'comptent le plus de',
    'comptent le plus d',
  ],
  es: ['tiene más', 'tiene el mayor número de', 'cuenta con más', 'hay más', 'tienen más', 'tienen el mayor número de'],
  it: ['ha più', 'ha il maggior numero di', 'conta più', 'ci sono più', 'hanno più', 'hanno il maggior numero di'],
}
/** Further ways, and those of the fewest, which say so only of a country asked for. */
const HAS_MOST_THERE: typeof HAS_MOST = {
  de: ['mit den meisten', 'gibt es die meisten', 'liegen die meisten'],
  fr: ['avec le plus de', 'avec le plus d', 'y a t il le plus de', 'y a t il le plus d', 'se trouvent le plus de'],
  es: ['con más', 'con el mayor número de', 'tiene la mayor cantidad de', 'hay el mayor número de'],
  it: ['con più', 'con il maggior numero di', 'ha il numero maggiore di', 'si trovano più'],
}
const HAS_FEWEST: typeof HAS_MOST = {
  de: [
    'hat die wenigsten',
    'haben die wenigsten',
    'mit den wenigsten',
    'gibt es die wenigsten',
    'liegen die wenigsten',
  ],
  fr: [
    'a le moins de',
    'a le moins d',
    'ont le moins de',
    'ont le moins d',
    'en a le moins',
    'en ont le moins',
    'compte le moins de',
    'compte le moins d',
    'avec le moins de',
    'avec le moins d',
  ],
  es: [
    'tiene menos',
    'cuál menos',
    'tienen menos',
    'con menos',
    'cuenta con menos',
    'hay menos',
    'tiene el menor número de',
  ],
  it: ['ha meno', 'quale meno', 'hanno meno', 'con meno', 'conta meno', 'ci sono meno', 'ha il minor numero di'],
}
const COUNTRY: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['welches land', 'in welchem land', 'welche länder', 'in welchen ländern'],
  fr: ['quel pays', 'quels pays'],
  es: ['qué país', 'cuál país', 'en qué país', 'qué países', 'en qué países'],
  it: ['quale paese', 'che paese', 'in quale paese', 'quali paesi', 'in quali paesi'],
}

/** What says that a country, asked for before it, has the most or the fewest of something, with its English. */
export function extremesOf(language: Foreign): readonly Row[] {
  return [
    { english: 'has the most', said: [...HAS_MOST[language], ...HAS_MOST_THERE[language]] },
    { english: 'has the fewest', said: HAS_FEWEST[language] },
  ]
}

/** How a country is asked for with a verb in between. */
const WHICH_IS: typeof HAS_MOST = {
  de: ['welches ist das land', 'was ist das land'],
  fr: ['quel est le pays'],
  es: ['cuál es el país'],
  it: ['qual è il paese', 'qual è la nazione'],
}

type Part = { part: string; adjective: string; isNoun: boolean }

function partsIn(language: Foreign): Part[] {
  const at = LANGUAGES.indexOf(language) + 1
  return PARTS.trim()
    .split('\n')
    .map(line => line.split(';').map(text => text.trim()))
    .map(texts => {
      const [part = '', said = ''] = [texts[0], texts[at]]
      return { part, adjective: said.replace('=', ''), isNoun: said.startsWith('=') }
    })
    .filter(({ adjective }) => adjective !== '')
}

/** "Europäische Wälder", "plages caribéennes", as rows of a vocabulary; "alpine" says how a place looks. */
export function adjectivesOfParts(language: Foreign): readonly Row[] {
  return partsIn(language)
    .filter(({ part }) => part !== 'the Alps')
    .map(({ part, adjective, isNoun }) => ({
      english: `in ${part}`,
      said: isNoun ? inflected(adjective, language) : [adjective, feminine(adjective)],
    }))
}

/** "Européenne": the other feminines differ in their ending alone. */
function feminine(adjective: string): string {
  return adjective.replace(/en$/, 'enne')
}

/** The forms of an adjective beside that which the noun has. */
function inflected(adjective: string, language: Foreign): string[] {
  const stem = adjective.slice(0, -1)
  const plurals = language === 'es' ? ['as', 'os'] : [stem.endsWith('c') ? 'he' : 'e', 'i']
  return ['a', ...plurals].map(ending => `=${stem}${ending}`)
}

/** "Quel pays scandinave", "¿qué país nórdico tiene más": the countries of a part of the world, as rows of a vocabulary. */
export function countriesOfParts(language: Foreign): readonly Row[] {
  const most = (asked: readonly string[]) => asked.flatMap(each => HAS_MOST[language].map(has => `${each} ${has}`))
  const rows = partsIn(language).flatMap(({ part, adjective }) => {
    const asked = ASKED[language](adjective)
    return [
      { english: `which country in ${part}`, said: asked },
      { english: `which country in ${part} has the most`, said: most(asked) },
    ]
  })
  // "Quel pays d'Amérique du Sud a le plus de lacs": what no comparison says.
  const alone = language === 'fr' ? HAS_MOST.fr : []
  return [
    ...rows,
    { english: 'which country has the most', said: most(COUNTRY[language]) },
    { english: 'which country', said: WHICH_IS[language] },
    { english: 'has the most', said: alone },
  ].filter(({ said }) => said.length > 0)
}
