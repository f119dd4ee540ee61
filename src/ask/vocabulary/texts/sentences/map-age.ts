import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

const OSM = '(?:the )?(?:map|maps|map data|osm data|openstreetmap data|osm extract|map extract|extract)'
const END = String.raw`(?=\s*(?:$|[?!.]))`
const OF = '( (?:of|for|in) [^?!.,]{2,40}?)?'

/** How old the map is that a region was imported from. */
const AGE: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `^\\W*how (?:old|recent|current|up[- ]to[- ]date|fresh) (?:is|are) ${OSM}${OF}${END}`,
    `^\\W*(?:when (?:was|were)|what date is|from when (?:is|are)|when is) ${OSM}${OF} (?:last )?(?:updated|from|made|taken|downloaded|dated)${END}`,
  ],
  de: [
    `^\\W*wie (?:alt|aktuell) (?:ist|sind) (?:die |der |das )?(?:karte|karten|kartendaten|osm-daten|kartenauszug|auszug)( (?:von|für|aus|der|des) [^?!.,]{2,40}?)?${END}`,
    `^\\W*(?:von wann|aus welchem jahr) (?:ist|sind|stammen) (?:die |der |das )?(?:karte|karten|kartendaten|osm-daten|kartenauszug|auszug)( (?:von|für|aus|der|des) [^?!.,]{2,40}?)?${END}`,
  ],
  fr: [
    `^\\W*(?:de quand (?:datent|date)|quel âge (?:ont|a)) (?:la carte|les cartes|les données (?:de la carte|cartographiques|osm))( (?:de |d[’']|du |pour )[^?!.,]{2,40}?)?${END}`,
  ],
  es: [
    `^[¿\\W]*(?:de cuándo (?:son|es|datan)|(?:qué|cuánta) antigüedad tienen?) (?:el mapa|los mapas|los datos (?:del mapa|cartográficos|de osm))( (?:de|del|para) [^?!.,]{2,40}?)?${END}`,
  ],
  it: [
    `^\\W*(?:di quando (?:sono|è)|quanto (?:sono vecchi|sono aggiornati|è vecchia|è aggiornata)|a quando risalgono) (?:la mappa|le mappe|i dati (?:della mappa|cartografici|osm))( (?:di|del|della|dell[’']|per) ?[^?!.,]{2,40}?)?${END}`,
  ],
}

const READ: Readonly<Record<Language, string>> = {
  en: 'how old is the data$1?',
  de: 'wie alt sind die Daten$1?',
  fr: 'de quand datent les données$1 ?',
  es: '¿de cuándo son los datos$1?',
  it: 'di quando sono i dati$1?',
}

/** "How old is the map data for the Isle of Man?": from when that of its region are. */
export function mapAgeIn(language: Language): readonly Rewrite[] {
  return AGE[language].map(said => ({ said: new RegExp(said, 'giu'), as: READ[language] }))
}
