import type { Row } from './language-table.ts'
import type { Foreign } from './languages.ts'

/** A part of the world, and what is "of it" where its countries are asked for: German, French, Spanish, Italian. */
const PARTS = `
Scandinavia ; skandinavische ; scandinave ; escandinavo ; scandinavo
the Nordic countries ; nordische ; nordique ; nórdico ; nordico
the Baltic states ; baltische ; balte ; báltico ; baltico
the Balkans ; balkanische ; balkanique ; balcánico ; balcanico
the Alps ; alpine ; alpin ; alpino ; alpino
Africa ; afrikanische ; africain ; africano ; africano
North Africa ; nordafrikanische ; nord africain ; norteafricano ; nordafricano
West Africa ; westafrikanische ; ouest africain ; ;
East Africa ; ostafrikanische ; est africain ; ;
Asia ; asiatische ; asiatique ; asiático ; asiatico
Southeast Asia ; südostasiatische ; ; ;
Europe ; europäische ; européen ; europeo ; europeo
Central Europe ; mitteleuropäische ; ; centroeuropeo ;
Eastern Europe ; osteuropäische ; ; ;
South America ; südamerikanische ; sud américain ; sudamericano ; sudamericano
Central America ; mittelamerikanische ; ; centroamericano ; centroamericano
Latin America ; lateinamerikanische ; latino américain ; latinoamericano ; latinoamericano
North America ; nordamerikanische ; nord américain ; norteamericano ; nordamericano
the Caribbean ; karibische ; caribéen ; caribeño ; caraibico
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
  de: ['hat die meisten', 'hat am meisten', 'haben die meisten'],
  fr: [
    'a le plus de',
    'a le plus d',
    'compte le plus de',
    'compte le plus d',
    'possède le plus de',
    'possède le plus d',
  ],
  es: ['tiene más', 'tiene el mayor número de', 'cuenta con más', 'hay más'],
  it: ['ha più', 'ha il maggior numero di', 'conta più', 'ci sono più'],
}
const COUNTRY: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['welches land', 'in welchem land'],
  fr: ['quel pays'],
  es: ['qué país', 'cuál país', 'en qué país'],
  it: ['quale paese', 'che paese', 'in quale paese'],
}

/** "Quel pays scandinave", "¿qué país nórdico tiene más": the countries of a part of the world, as rows of a vocabulary. */
export function countriesOfParts(language: Foreign): readonly Row[] {
  const at = LANGUAGES.indexOf(language) + 1
  const most = (asked: readonly string[]) => asked.flatMap(each => HAS_MOST[language].map(has => `${each} ${has}`))
  const rows = PARTS.trim()
    .split('\n')
    .map(line => line.split(';').map(text => text.trim()))
    .flatMap(columns => {
      const [part = '', adjective = ''] = [columns[0], columns[at]]
      const asked = adjective === '' ? [] : ASKED[language](adjective)
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
    { english: 'has the most', said: alone },
  ].filter(({ said }) => said.length > 0)
}
