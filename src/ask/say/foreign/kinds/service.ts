import type { QuestionContext } from '../../../question-context.ts'
import type { ServiceTopic } from '../../../vocabulary/kinds/service-topics.ts'
import { CONFIDENCES, METHOD } from '../../../../silence/parameters.ts'
import { NOISY_BELOW } from '../../../../silence/rating.ts'
import { VALIDATION } from '../../directory/validation.ts'
import { coverageOf, creditsOf, datesOf, landOfSource, licencesOf } from '../../kinds/service.ts'
import { sayAllRated, sayRatedBy, UPKEEP } from '../../directory/upkeep.ts'
import { wordMeant } from '../../directory/words-meant.ts'
import type { Voice } from '../voice.ts'

type Sentences = {
  api: string
  map: string
  operator: string
  answerer: string
  credits: (list: string) => string
  coverage: (spots: number, countries: number, first: string) => string
  regions: (names: string) => string
  noRegions: string
  published: (day: string) => string
  dated: (list: string) => string
  licences: (list: string) => string
  cite: (list: string) => string
  citeVersion: (day: string, method: string) => string
  noiseData: (lands: string, method: string) => string
  notMeasured: string
  noisyListed: (below: string) => string
  contribution: string
  confidence: (high: string, medium: string) => string
}

const SENTENCES: Readonly<Record<Voice['language'], Sentences>> = {
  de: {
    api: 'Ja: Alles hier ist eine offene Schnittstelle zum Lesen, ohne Schlüssel. Sie ist unter /docs beschrieben und als OpenAPI unter /openapi.json; der ganze Katalog lässt sich exportieren.',
    map: 'Alle Orte sind auf der Karte der Startseite, /; wie ruhig es an jedem Punkt einer importierten Region ist, zeigt die Karte unter /silence.',
    operator:
      'Wer dieses Verzeichnis betreibt und wer es bezahlt, ist hier nicht bekannt: Das sagen seine Seiten und der Betreiber.',
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
    cite: list => `Nennen Sie diese Quellen: ${list}.`,
    citeVersion: (day, method) =>
      `Nennen Sie dazu das Verzeichnis, die Adresse des Ortes, den Tag der Fassung (${day}) und bei berechneten Bewertungen das Verfahren (${method}); ob das für eine Arbeit genügt, ist hier nicht bekannt.`,
    noiseData: (lands, method) =>
      `Lärm in dB ist aus der Karte berechnet (Verfahren ${method}) für ${lands}; anderswo vergibt eine Redaktion die Bewertungen, und es gibt keine dB.`,
    notMeasured: 'Nichts davon ist mit einem Mikrofon vor Ort gemessen.',
    noisyListed: below =>
      `Was die Karte einer importierten Region an Natur hat, ist aufgeführt, wie es auch bewertet ist, und die Redaktion führt bekannte Orte auf, die laut sind, wie deren Beschreibung sagt. Die Bewertung unterscheidet sie: Ein Ort unter ${below} heißt laut und bleibt weg, wo Ruhe gesucht ist und andere passen.`,
    contribution:
      'Hier lässt sich nichts eintragen oder berichtigen: Das Verzeichnis ist nur zum Lesen. Was auf der Karte steht, wird in OpenStreetMap berichtigt und kommt mit einem späteren Import; für alles andere fragen Sie den Betreiber.',
    confidence: (high, medium) =>
      `Eine berechnete Bewertung liegt in einer Spanne, und ihre Sicherheit ist deren Breite: hoch bis ${high} Stufen, mittel bis ${medium}, darüber niedrig. Eine Bewertung der Redaktion hat keine Spanne.`,
  },
  fr: {
    api: 'Oui : tout ici est une API ouverte, en lecture, sans clé. Elle est décrite sur /docs, et en OpenAPI sur /openapi.json ; tout le catalogue peut être exporté.',
    map: 'Tous les lieux sont sur la carte de la page d’accueil, / ; la carte sur /silence montre le calme de chaque point d’une région importée.',
    operator: 'Qui tient cet annuaire et qui le paie n’est pas connu ici : ses pages et son exploitant le disent.',
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
    cite: list => `Nommez ces sources : ${list}.`,
    citeVersion: (day, method) =>
      `Nommez aussi l’annuaire, l’adresse du lieu, le jour de la version (${day}) et, pour les notes calculées, la méthode (${method}) ; si cela convient à un travail n’est pas connu ici.`,
    noiseData: (lands, method) =>
      `Le bruit en dB est calculé d’après la carte (méthode ${method}) pour ${lands} ; ailleurs une rédaction donne les notes, et il n’y a pas de dB.`,
    notMeasured: 'Rien de cela n’est mesuré sur place avec un microphone.',
    noisyListed: below =>
      `Ce que la carte d’une région importée a de nature est dans la liste quelle que soit sa note, et la rédaction y met aussi des lieux connus qui sont bruyants, comme le dit leur description. La note les distingue : un lieu noté moins de ${below} est dit bruyant, et est laissé de côté là où l’on cherche le calme et que d’autres conviennent.`,
    contribution:
      'Rien ne peut être ajouté ni corrigé ici : l’annuaire est en lecture seule. Ce que montre la carte se corrige dans OpenStreetMap et vient avec une importation suivante ; pour le reste, demandez à l’exploitant.',
    confidence: (high, medium) =>
      `Une note calculée se trouve dans un intervalle, et sa fiabilité dit combien il est large : haute jusqu’à ${high} points, moyenne jusqu’à ${medium}, faible au-delà. Une note de la rédaction n’a pas d’intervalle.`,
  },
  es: {
    api: 'Sí: todo esto es una API abierta, de lectura y sin clave. Está descrita en /docs, y como OpenAPI en /openapi.json; se puede exportar todo el catálogo.',
    map: 'Todos los lugares están en el mapa de la página de inicio, /; el mapa de /silence muestra lo tranquilo que es cada punto de una región importada.',
    operator: 'Aquí no se sabe quién lleva este directorio ni quién lo paga: lo dicen sus páginas y quien lo opera.',
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
    cite: list => `Nombre estas fuentes: ${list}.`,
    citeVersion: (day, method) =>
      `Nombre también el directorio, la dirección del lugar, el día de la versión (${day}) y, en las puntuaciones calculadas, el método (${method}); si eso basta para un trabajo no se sabe aquí.`,
    noiseData: (lands, method) =>
      `El ruido en dB se calcula a partir del mapa (método ${method}) para ${lands}; en lo demás una redacción da las puntuaciones y no hay dB.`,
    notMeasured: 'Nada de eso se mide con un micrófono en el lugar.',
    noisyListed: below =>
      `Lo que el mapa de una región importada tiene de naturaleza está en la lista sea cual sea su puntuación, y la redacción incluye también lugares conocidos que son ruidosos, como dice su descripción. La puntuación los distingue: un lugar por debajo de ${below} se llama ruidoso y se deja fuera donde se busca tranquilidad y otros cumplen.`,
    contribution:
      'Aquí no se puede añadir ni corregir nada: el directorio es solo de lectura. Lo que hay en el mapa se corrige en OpenStreetMap y llega con una importación posterior; para lo demás pregunte a quien lo gestiona.',
    confidence: (high, medium) =>
      `Una puntuación calculada está dentro de un intervalo, y su fiabilidad dice cuán ancho es: alta hasta ${high} puntos, media hasta ${medium}, baja más allá. Una puntuación de la redacción no tiene intervalo.`,
  },
  it: {
    api: 'Sì: tutto questo è un’API aperta, in lettura e senza chiave. È descritta su /docs, e come OpenAPI su /openapi.json; tutto il catalogo si può esportare.',
    map: 'Tutti i luoghi sono sulla mappa della pagina iniziale, /; la mappa su /silence mostra quanto è tranquillo ogni punto di una regione importata.',
    operator: 'Chi gestisce questo elenco e chi lo paga non è noto qui: lo dicono le sue pagine e il gestore.',
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
    cite: list => `Citi queste fonti: ${list}.`,
    citeVersion: (day, method) =>
      `Citi anche l’elenco, l’indirizzo del luogo, il giorno della versione (${day}) e, per i voti calcolati, il metodo (${method}); se basti per un lavoro qui non è noto.`,
    noiseData: (lands, method) =>
      `Il rumore in dB è calcolato dalla mappa (metodo ${method}) per ${lands}; altrove i voti li dà una redazione, e non ci sono dB.`,
    notMeasured: 'Niente di tutto ciò è misurato sul posto con un microfono.',
    noisyListed: below =>
      `Ciò che la mappa di una regione importata ha di natura è nell’elenco qualunque sia il voto, e la redazione vi mette anche luoghi noti che sono rumorosi, come dice la loro descrizione. Il voto li distingue: un luogo sotto ${below} è detto rumoroso, e resta fuori dove si cerca la quiete e altri vanno bene.`,
    contribution:
      'Qui non si può aggiungere né correggere nulla: l’elenco è di sola lettura. Ciò che sta sulla mappa si corregge in OpenStreetMap e arriva con un’importazione successiva; per il resto chieda a chi lo gestisce.',
    confidence: (high, medium) =>
      `Un voto calcolato sta in un intervallo, e la sua affidabilità dice quanto è largo: alta fino a ${high} punti, media fino a ${medium}, bassa oltre. Un voto della redazione non ha intervallo.`,
  },
}

/** Answers what is asked of the directory itself. */
export function serviceIn(voice: Voice, topic: ServiceTopic, context: QuestionContext): string[] {
  const sentences = SENTENCES[voice.language]
  if (topic === 'map') return [sentences.map]
  if (topic === 'operator') return [sentences.operator]
  if (topic === 'answerer') return [sentences.answerer]
  const more = (count: number) => (count > 0 ? [voice.figures.moreValues(count)] : [])
  const nameOf = (land: ReturnType<typeof landOfSource>) => ('code' in land ? voice.country(land.code) : land.name)
  const licensed = () => {
    const list = licencesOf(context.index, nameOf)
    return list.length > 0 ? [sentences.licences(voice.listed(list))] : []
  }
  if (topic === 'contribution') return [sentences.contribution]
  const upkeep = UPKEEP[voice.language]
  const meant = wordMeant(voice.language, topic)
  if (meant !== undefined) return [meant]
  if (topic === 'left out') return [upkeep.leftOut]
  if (topic === 'missing') return [upkeep.missing]
  if (topic === 'rated by') return [sayRatedBy(voice.language, context)]
  if (topic === 'unrated') return [sayAllRated(voice.language, context)]
  if (topic === 'licence') {
    const told = licensed()
    return told.length > 0 ? [...told, upkeep.licence] : [upkeep.noLicence]
  }
  const [high, medium] = CONFIDENCES
  if (topic === 'confidence') return [sentences.confidence(voice.decimal(high.most), voice.decimal(medium.most))]
  if (topic === 'noisy listed') return [sentences.noisyListed(voice.decimal(NOISY_BELOW))]
  if (topic === 'citation') {
    const named = creditsOf(context.index, nameOf)
    return [
      ...(named.length > 0 ? [sentences.cite(voice.listed(named))] : []),
      ...licensed(),
      sentences.citeVersion(datesOf(context).published, METHOD),
      voice.say.ratingHelp,
    ]
  }
  if (topic === 'noise data') {
    const lands = coverageOf(context)
    const all = [...lands.regions.map(nameOf), ...more(lands.moreRegions)]
    if (all.length === 0) return [sentences.noRegions, voice.say.ratingHelp]
    const named = creditsOf(context.index, nameOf)
    return [
      sentences.noiseData(voice.listed(all), METHOD),
      ...(named.length > 0 ? [sentences.credits(voice.listed(named))] : []),
      sentences.notMeasured,
    ]
  }
  if (topic === 'sources') {
    const named = creditsOf(context.index, nameOf)
    return [...(named.length > 0 ? [sentences.credits(voice.listed(named))] : []), voice.say.ratingHelp]
  }
  if (topic === 'api') return [sentences.api, ...licensed()]
  if (topic === 'validation') return [VALIDATION[voice.language], voice.say.ratingHelp]
  if (topic === 'regions') {
    const { spots, countries, first, regions, moreRegions } = coverageOf(context)
    const named = first.map(({ value, count }) => `${voice.country(value)} (${count})`)
    const names = [...regions.map(nameOf), ...more(moreRegions)]
    return [
      sentences.coverage(spots, countries, voice.listed(named)),
      names.length > 0 ? sentences.regions(voice.listed(names)) : sentences.noRegions,
    ]
  }
  const { published, dated, moreDated } = datesOf(context)
  const rows = [...dated.map(({ name, date }) => `${nameOf(landOfSource(name))} (${date})`), ...more(moreDated)]
  return [
    ...(topic === 'how often' ? [upkeep.howOften] : []),
    sentences.published(published),
    ...(rows.length > 0 ? [sentences.dated(voice.listed(rows))] : []),
  ]
}
