import type { QuestionContext } from '../../../question-context.ts'
import type { ServiceTopic } from '../../../vocabulary/kinds/service-topics.ts'
import { coverageOf, creditsOf, datesOf, licencesOf } from '../../kinds/service.ts'
import type { Voice } from '../voice.ts'

type Sentences = {
  api: string
  operator: string
  answerer: string
  credits: (list: string) => string
  coverage: (spots: number, countries: number, first: string) => string
  regions: (names: string) => string
  noRegions: string
  published: (day: string) => string
  dated: (list: string) => string
  licences: (list: string) => string
}

const SENTENCES: Readonly<Record<Voice['language'], Sentences>> = {
  de: {
    api: 'Ja: Alles hier ist eine offene Schnittstelle zum Lesen, ohne Schlüssel. Sie ist unter /docs beschrieben und als OpenAPI unter /openapi.json; der ganze Katalog lässt sich exportieren.',
    operator: 'Wer dieses Verzeichnis betreibt, ist hier nicht bekannt: Das sagen seine Seiten und der Betreiber.',
    answerer:
      'Hier antwortet ein Programm, nach Regeln und Tabellen und ohne Sprachmodell; kein Mensch schreibt diese Antworten.',
    credits: list => `Die Daten kommen aus diesen Quellen: ${list}.`,
    coverage: (spots, countries, first) =>
      `Der Katalog hat ${spots} Orte in ${countries} Ländern, die meisten in diesen: ${first}.`,
    regions: names => `Regionen, deren Lärm aus der Karte berechnet ist: ${names}.`,
    noRegions: 'Es ist keine Region importiert, deren Lärm berechnet ist.',
    published: day => `Diese Fassung des Katalogs wurde am ${day} veröffentlicht.`,
    dated: list => `Die Kartendaten sind von diesen Tagen: ${list}.`,
    licences: list => `Lizenzen der Quellen: ${list}.`,
  },
  fr: {
    api: 'Oui : tout ici est une API ouverte, en lecture, sans clé. Elle est décrite sur /docs, et en OpenAPI sur /openapi.json ; tout le catalogue peut être exporté.',
    operator: 'Qui tient cet annuaire n’est pas connu ici : ses pages et son exploitant le disent.',
    answerer:
      'C’est un programme qui répond ici, d’après des règles et des tables, sans modèle de langage ; personne n’écrit ces réponses.',
    credits: list => `Les données viennent de ces sources : ${list}.`,
    coverage: (spots, countries, first) =>
      `Le catalogue a ${spots} lieux dans ${countries} pays, le plus dans ceux-ci : ${first}.`,
    regions: names => `Régions dont le bruit est calculé d’après la carte : ${names}.`,
    noRegions: 'Aucune région dont le bruit est calculé n’a été importée.',
    published: day => `Cette version du catalogue a été publiée le ${day}.`,
    dated: list => `Les données de la carte sont de ces jours : ${list}.`,
    licences: list => `Licences des sources : ${list}.`,
  },
  es: {
    api: 'Sí: todo esto es una API abierta, de lectura y sin clave. Está descrita en /docs, y como OpenAPI en /openapi.json; se puede exportar todo el catálogo.',
    operator: 'Aquí no se sabe quién lleva este directorio: lo dicen sus páginas y quien lo opera.',
    answerer:
      'Aquí responde un programa, con reglas y tablas y sin modelo de lenguaje; ninguna persona escribe estas respuestas.',
    credits: list => `Los datos vienen de estas fuentes: ${list}.`,
    coverage: (spots, countries, first) =>
      `El catálogo tiene ${spots} lugares en ${countries} países; los que más: ${first}.`,
    regions: names => `Regiones cuyo ruido se calcula a partir del mapa: ${names}.`,
    noRegions: 'No se ha importado ninguna región cuyo ruido se calcule.',
    published: day => `Esta versión del catálogo se publicó el ${day}.`,
    dated: list => `Los datos del mapa son de estos días: ${list}.`,
    licences: list => `Licencias de las fuentes: ${list}.`,
  },
  it: {
    api: 'Sì: tutto questo è un’API aperta, in lettura e senza chiave. È descritta su /docs, e come OpenAPI su /openapi.json; tutto il catalogo si può esportare.',
    operator: 'Chi gestisce questo elenco non è noto qui: lo dicono le sue pagine e il gestore.',
    answerer:
      'Qui risponde un programma, con regole e tabelle e senza modello linguistico; nessuno scrive queste risposte a mano.',
    credits: list => `I dati vengono da queste fonti: ${list}.`,
    coverage: (spots, countries, first) =>
      `Il catalogo ha ${spots} luoghi in ${countries} paesi; quelli con più luoghi: ${first}.`,
    regions: names => `Regioni il cui rumore è calcolato dalla mappa: ${names}.`,
    noRegions: 'Non è stata importata nessuna regione il cui rumore sia calcolato.',
    published: day => `Questa versione del catalogo è stata pubblicata il ${day}.`,
    dated: list => `I dati della mappa sono di questi giorni: ${list}.`,
    licences: list => `Licenze delle fonti: ${list}.`,
  },
}

/** Answers what is asked of the directory itself. */
export function serviceIn(voice: Voice, topic: ServiceTopic, context: QuestionContext): string[] {
  const sentences = SENTENCES[voice.language]
  if (topic === 'operator') return [sentences.operator]
  if (topic === 'answerer') return [sentences.answerer]
  if (topic === 'sources') {
    const named = creditsOf(context.index)
    return [...(named.length > 0 ? [sentences.credits(voice.listed(named))] : []), voice.say.ratingHelp]
  }
  if (topic === 'api') {
    const named = licencesOf(context.index)
    return [sentences.api, ...(named.length > 0 ? [sentences.licences(voice.listed(named))] : [])]
  }
  const more = (count: number) => (count > 0 ? [voice.figures.moreValues(count)] : [])
  if (topic === 'regions') {
    const { spots, countries, first, regions, moreRegions } = coverageOf(context)
    const named = first.map(({ value, count }) => `${voice.country(value)} (${count})`)
    const names = [...regions, ...more(moreRegions)]
    return [
      sentences.coverage(spots, countries, voice.listed(named)),
      names.length > 0 ? sentences.regions(voice.listed(names)) : sentences.noRegions,
    ]
  }
  const { published, dated, moreDated } = datesOf(context)
  const rows = [...dated.map(({ name, date }) => `${name} (${date})`), ...more(moreDated)]
  return [sentences.published(published), ...(rows.length > 0 ? [sentences.dated(voice.listed(rows))] : [])]
}
