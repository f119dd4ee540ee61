import { alternatives } from '../../../text/alternatives.ts'
import type { Row } from './language-table.ts'
import type { Foreign } from './languages.ts'

/** What is "of a country" in English, German, French, Spanish and Italian, beside those of the tables of names; endings aside. */
const ADJECTIVES = `
Chilean ; chilenisch ; chilien|chilienne|chiliens|chiliennes ; chileno|chilena ; cileno|cilena|cileni|cilene
Argentine ; argentinisch ; argentin|argentine ; argentino|argentina ; argentino|argentina|argentini|argentine
Peruvian ; peruanisch ; péruvien|péruvienne|péruviens|péruviennes ; peruano|peruana ; peruviano
Bolivian ; bolivianisch ; bolivien|bolivienne ; boliviano ; boliviano
Brazilian ; brasilianisch ; brésilien|brésilienne|brésiliens|brésiliennes ; brasileño|brasileña ; brasiliano
Colombian ; kolumbianisch ; colombien|colombienne ; colombiano ; colombiano
Ecuadorian ; ecuadorianisch ; équatorien|équatorienne ; ecuatoriano ; ecuadoriano
Mexican ; mexikanisch ; mexicain|mexicaine ; mexicano ; messicano
Cuban ; kubanisch ; cubain|cubaine ; cubano ; cubano
Moroccan ; marokkanisch ; marocain|marocaine ; marroquí|marroquíes ; marocchino|marocchina|marocchini|marocchine
Algerian ; algerisch ; algérien|algérienne ; argelino ; algerino
Tunisian ; tunesisch ; tunisien|tunisienne ; tunecino ; tunisino
Egyptian ; ägyptisch ; égyptien|égyptienne ; egipcio ; egiziano
Kenyan ; kenianisch ; kényan|kényane ; keniano|keniata ; keniano|keniota
South African ; südafrikanisch ; sud africain|sud africaine ; sudafricano ; sudafricano
Turkish ; türkisch ; turc|turque|turcs|turques ; turco ; turco|turca|turchi|turche
Croatian ; kroatisch ; croate ; croata ; croato
Slovenian ; slowenisch ; slovène ; esloveno ; sloveno
Czech ; tschechisch ; tchèque ; checo ; ceco|ceca|cechi|ceche
Slovak ; slowakisch ; slovaque ; eslovaco ; slovacco|slovacca|slovacchi|slovacche
Hungarian ; ungarisch ; hongrois|hongroise ; húngaro ; ungherese
Romanian ; rumänisch ; roumain|roumaine ; rumano ; romeno|rumeno
Bulgarian ; bulgarisch ; bulgare ; búlgaro ; bulgaro
Serbian ; serbisch ; serbe ; serbio ; serbo
Albanian ; albanisch ; albanais|albanaise ; albanés|albanesa ; albanese
Russian ; russisch ; russe ; ruso ; russo
Ukrainian ; ukrainisch ; ukrainien|ukrainienne ; ucraniano ; ucraino
Estonian ; estnisch ; estonien|estonienne ; estonio ; estone
Latvian ; lettisch ; letton|lettonne ; letón|letona ; lettone
Lithuanian ; litauisch ; lituanien|lituanienne ; lituano ; lituano
Danish ; dänisch ; danois|danoise ; danés|danesa|daneses ; danese
Dutch ; niederländisch ; néerlandais|néerlandaise ; neerlandés|neerlandesa|holandés|holandesa ; olandese
Belgian ; belgisch ; belge ; belga|belgas ; belga|belgi|belghe
Swiss ; schweizerisch ; suisse ; suizo ; svizzero
Icelandic ; isländisch ; islandais|islandaise ; islandés|islandesa|islandeses ; islandese
American ; amerikanisch ; américain|américaine ; estadounidense|americano ; americano|statunitense
Australian ; australisch ; australien|australienne|australiens|australiennes ; australiano ; australiano
New Zealand ; neuseeländisch ; néo zélandais|néo zélandaise ; neozelandés|neozelandesa|neozelandeses ; neozelandese
Indian ; indisch ; indien|indienne|indiens|indiennes ; indio ; indiano
Chinese ; chinesisch ; chinois|chinoise ; chino ; cinese
Vietnamese ; vietnamesisch ; vietnamien|vietnamienne ; vietnamita ; vietnamita
Indonesian ; indonesisch ; indonésien|indonésienne ; indonesio ; indonesiano
`

const COLUMNS = ['de', 'fr', 'es', 'it'] as const

/** The adjectives of countries in a language as rows of its vocabulary. */
export function adjectivesOfCountries(language: Foreign): readonly Row[] {
  return ADJECTIVES.trim()
    .split('\n')
    .map(line => {
      const [english = '', ...columns] = line.split(';').map(text => text.trim())
      return { english, said: alternatives(columns[COLUMNS.indexOf(language)] ?? '') }
    })
}
