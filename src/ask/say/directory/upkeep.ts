// How the directory is kept, in each language.
import { countBits } from '../../../arrays/bitset.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'

type Upkeep = {
  howOften: string
  /** Behind the licences, which are told before. */
  licence: string
  noLicence: string
  ratedBy: (all: number, computed: number, editorial: number) => string
  allRated: (all: number) => string
  leftOut: string
  missing: string
}

/** What the method leaves out is that of docs/silence.md; vocabulary/kinds/method-subjects.ts tells it one by one. */
export const UPKEEP: Readonly<Record<Language, Upkeep>> = {
  en: {
    howOften: 'How often it is updated is not known here: a new version comes when the operator publishes one.',
    licence: 'What each allows, and what it asks for, is in its own text.',
    noLicence: 'No source of the catalogue tells its licence.',
    ratedBy: (all, computed, editorial) =>
      `Of ${all} ratings in the catalogue, ${computed} are computed and ${editorial} given by editors.`,
    allRated: all => `Each of the ${all} spots has a rating: a place that could not be rated is not in the catalogue.`,
    leftOut:
      'The model counts roads, railways, aircraft around airports, settlements, works and some events, as the map has them, over a whole year. It leaves out weather, natural sounds, visitors, boats, drones, farm machinery, bells, music, building sites and aircraft far from airports; forests, walls and cuttings screen nothing, and seasons are not told apart.',
    missing:
      'The catalogue has what its editors chose and the regions that its operator imported from the map: that a place is missing says nothing about how quiet it is there.',
  },
  de: {
    howOften:
      'Wie oft aktualisiert wird, ist hier nicht bekannt: Eine neue Fassung kommt, wenn der Betreiber eine veröffentlicht.',
    licence: 'Was jede erlaubt und verlangt, steht in ihrem eigenen Text.',
    noLicence: 'Keine Quelle des Katalogs nennt ihre Lizenz.',
    ratedBy: (all, computed, editorial) =>
      `Von ${all} Bewertungen im Katalog sind ${computed} berechnet und ${editorial} von einer Redaktion vergeben.`,
    allRated: all => `Jeder der ${all} Orte hat eine Bewertung: Was sich nicht bewerten ließ, steht nicht im Katalog.`,
    leftOut:
      'Das Modell zählt Straßen, Bahnen, Flugzeuge um Flugplätze, Siedlungen, Industrie und manche Veranstaltungsorte, wie die Karte sie hat, über ein ganzes Jahr. Es lässt Wetter, Naturgeräusche, Besucher, Boote, Drohnen, Landmaschinen, Glocken, Musik, Baustellen und Flugzeuge fern von Flugplätzen weg; Wälder, Mauern und Einschnitte schirmen nichts ab, und Jahreszeiten werden nicht unterschieden.',
    missing:
      'Der Katalog hat, was die Redaktion ausgewählt und der Betreiber an Regionen aus der Karte importiert hat: Dass ein Ort fehlt, sagt nichts darüber, wie ruhig es dort ist.',
  },
  fr: {
    howOften:
      'À quelle fréquence il est mis à jour n’est pas connu ici : une nouvelle version vient quand l’exploitant en publie une.',
    licence: 'Ce que chacune permet et demande est dans son propre texte.',
    noLicence: 'Aucune source du catalogue ne donne sa licence.',
    ratedBy: (all, computed, editorial) =>
      `Sur ${all} notes du catalogue, ${computed} sont calculées et ${editorial} données par une rédaction.`,
    allRated: all => `Chacun des ${all} lieux a une note : ce qui n’a pas pu être noté n’est pas dans le catalogue.`,
    leftOut:
      'Le modèle compte les routes, les voies ferrées, les avions autour des aéroports, les localités, l’industrie et certains lieux d’événements, tels que la carte les a, sur une année entière. Il laisse de côté le temps qu’il fait, les sons de la nature, les visiteurs, les bateaux, les drones, les machines agricoles, les cloches, la musique, les chantiers et les avions loin des aéroports ; les forêts, les murs et les tranchées ne protègent de rien, et les saisons ne sont pas distinguées.',
    missing:
      'Le catalogue a ce que la rédaction a choisi et les régions que l’exploitant a importées de la carte : qu’un lieu manque ne dit rien du calme qui y règne.',
  },
  es: {
    howOften:
      'Aquí no se sabe con qué frecuencia se actualiza: llega una versión nueva cuando quien lo gestiona la publica.',
    licence: 'Lo que cada una permite y exige está en su propio texto.',
    noLicence: 'Ninguna fuente del catálogo dice su licencia.',
    ratedBy: (all, computed, editorial) =>
      `De ${all} puntuaciones del catálogo, ${computed} son calculadas y ${editorial} dadas por una redacción.`,
    allRated: all =>
      `Cada uno de los ${all} lugares tiene una puntuación: lo que no se pudo puntuar no está en el catálogo.`,
    leftOut:
      'El modelo cuenta carreteras, ferrocarriles, aviones alrededor de aeropuertos, poblaciones, industria y algunos lugares de eventos, como los tiene el mapa, durante un año entero. Deja fuera el tiempo que hace, los sonidos de la naturaleza, los visitantes, los barcos, los drones, la maquinaria agrícola, las campanas, la música, las obras y los aviones lejos de aeropuertos; los bosques, los muros y las trincheras no protegen de nada, y no se distinguen las estaciones.',
    missing:
      'El catálogo tiene lo que la redacción eligió y las regiones que quien lo gestiona importó del mapa: que falte un lugar no dice nada de lo tranquilo que es.',
  },
  it: {
    howOften: 'Qui non si sa ogni quanto è aggiornato: una nuova versione arriva quando il gestore ne pubblica una.',
    licence: 'Che cosa ciascuna permette e chiede è nel suo testo.',
    noLicence: 'Nessuna fonte del catalogo dice la sua licenza.',
    ratedBy: (all, computed, editorial) =>
      `Di ${all} voti nel catalogo, ${computed} sono calcolati e ${editorial} dati da una redazione.`,
    allRated: all => `Ciascuno dei ${all} luoghi ha un voto: ciò che non si è potuto valutare non è nel catalogo.`,
    leftOut:
      'Il modello conta strade, ferrovie, aerei intorno agli aeroporti, centri abitati, industria e alcuni luoghi di eventi, come li ha la mappa, lungo un anno intero. Lascia fuori il tempo atmosferico, i suoni della natura, i visitatori, le barche, i droni, le macchine agricole, le campane, la musica, i cantieri e gli aerei lontani dagli aeroporti; boschi, muri e trincee non schermano nulla, e le stagioni non sono distinte.',
    missing:
      'Il catalogo ha ciò che la redazione ha scelto e le regioni che il gestore ha importato dalla mappa: che un luogo manchi non dice nulla di quanto sia tranquillo.',
  },
}

/** How many ratings there are, and how they came about. */
export function ratersOf({ index }: QuestionContext) {
  const of = (confidence: 'editorial' | 'high' | 'medium' | 'low') => countBits(index.docsOfConfidence(confidence))
  return { editorial: of('editorial'), computed: of('high') + of('medium') + of('low') }
}

/** Tells that no spot is without a rating. */
export function sayAllRated(language: Language, context: QuestionContext): string {
  const { computed, editorial } = ratersOf(context)
  return UPKEEP[language].allRated(computed + editorial)
}

/** Tells of how many ratings there are, how many are computed and how many given by editors. */
export function sayRatedBy(language: Language, context: QuestionContext): string {
  const { computed, editorial } = ratersOf(context)
  return UPKEEP[language].ratedBy(computed + editorial, computed, editorial)
}
