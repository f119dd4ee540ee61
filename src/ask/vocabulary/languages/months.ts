import type { Row } from './language-table.ts'
import type { Foreign } from './languages.ts'

/** The months of each language, and what stands before one: "im August", "ad agosto". */
const MONTHS = [
  'january:januar:janvier:enero:gennaio',
  'february:februar:février:febrero:febbraio',
  'march:märz:mars:marzo:marzo',
  'april:april:avril:abril:aprile',
  'may:mai:mai:mayo:maggio',
  'june:juni:juin:junio:giugno',
  'july:juli:juillet:julio:luglio',
  'august:august:août:agosto:agosto',
  'september:september:septembre:septiembre:settembre',
  'october:oktober:octobre:octubre:ottobre',
  'november:november:novembre:noviembre:novembre',
  'december:dezember:décembre:diciembre:dicembre',
]

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const

const BEFORE: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['im', 'im monat', 'anfang', 'mitte', 'ende', 'ab', 'bis', 'seit'],
  fr: ['en', 'au mois de', 'au mois d', 'début', 'mi', 'fin', 'à la fin de', 'courant'],
  es: ['en', 'en el mes de', 'a principios de', 'a mediados de', 'a finales de', 'principios de', 'finales de'],
  it: ['in', 'a', 'ad', 'nel mese di', 'a inizio', 'a metà', 'a fine', 'inizio', 'fine'],
}

/** A month with what stands before it, as rows of a vocabulary: no name of a place. */
export function monthsIn(language: Foreign): readonly Row[] {
  return MONTHS.map(line => line.split(':')).map(names => {
    const [english = '', own = ''] = [names[0], names[LANGUAGES.indexOf(language)]]
    return { english: `in ${english}`, said: BEFORE[language].map(before => `${before} ${own}`) }
  })
}
