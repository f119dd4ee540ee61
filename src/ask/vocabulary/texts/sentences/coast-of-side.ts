import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

const NAME = '(?=(?-i:\\p{Lu}))'

/** The coast on a side of a land is what lies on the coast in that half of it. */
const COAST: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      `(?:the )?(north|south|east|west)[- ]?(east|west)?(?:ern)? coasts? of (?:the )?${NAME}`,
      'coast in the $1$2ern part of ',
    ],
  ],
  de: [
    [
      `(?:der |die |den |einer )?(nord|süd|ost|west|nordost|nordwest|südost|südwest)küsten? (?:von |der |des |in )?${NAME}`,
      'Küste im $1en von ',
    ],
  ],
  fr: [
    [
      `(?:la |les )?côtes? (nord|sud|nord-est|nord-ouest|sud-est|sud-ouest) (?:du |de la |de l[’']|des |de |d[’'])${NAME}`,
      'côte dans le $1 de ',
    ],
    [`(?:la |les )?côtes? (est|ouest) (?:du |de la |de l[’']|des |de |d[’'])${NAME}`, 'côte dans l’$1 de '],
  ],
  es: [
    [
      `(?:la )?costa (norte|sur|este|oeste|noreste|noroeste|sureste|suroeste) (?:de la |de los |del |de )${NAME}`,
      'costa en el $1 de ',
    ],
    [`(?:la )?costa occidental (?:de la |de los |del |de )${NAME}`, 'costa en el oeste de '],
    [`(?:la )?costa oriental (?:de la |de los |del |de )${NAME}`, 'costa en el este de '],
  ],
  it: [
    [
      `(?:la )?costa (nord|sud|nord-est|nord-ovest|sud-est|sud-ovest) (?:della |dello |dei |degli |del |dell[’']|di |d[’'])${NAME}`,
      'costa nel $1 di ',
    ],
    [
      `(?:la )?costa (?:ovest|occidentale) (?:della |dello |dei |degli |del |dell[’']|di |d[’'])${NAME}`,
      "costa nell'ovest di ",
    ],
    [
      `(?:la )?costa (?:est|orientale) (?:della |dello |dei |degli |del |dell[’']|di |d[’'])${NAME}`,
      "costa nell'est di ",
    ],
  ],
}

/** Reads "the west coast of Norway" as the coast in western Norway. */
export function coastOfSideIn(language: Language): readonly Rewrite[] {
  return COAST[language].map(([said, as]) => ({ said: new RegExp(`(?<!\\p{L})${said}`, 'giu'), as }))
}
