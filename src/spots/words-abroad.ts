// Words of German, French, Spanish and Italian for what spots are and offer, a row for each English word of tags and activities.
// Single words: of a name of several ("parc national") each stands for itself. Words that mean something else in
// English too, or are mostly parts of names ("rio", "refuge", "moor"), are left out.
import { fold } from '../text/fold.ts'

const BY_ENGLISH: Readonly<Record<string, string>> = {
  forest: `
    Wald Wälder Wäldern Waldes Forst Forsten Waldgebiet
    forêt forêts bois
    bosque bosques arboleda
    bosco boschi foresta foreste`,
  rainforest: 'Regenwald Regenwälder selva selvas giungla',
  taiga: 'taïga',
  lake: `
    See Seen Weiher Teich Teiche Stausee Stauseen
    lac lacs étang étangs
    lago lagos laguna lagunas embalse embalses
    laghi laghetto laghetti stagno stagni`,
  river: `
    Fluss Flüsse Flüssen Bach Bäche Strom
    rivière rivières fleuve fleuves ruisseau ruisseaux
    ríos arroyo arroyos
    fiume fiumi torrente torrenti ruscello ruscelli`,
  waterfall: `
    Wasserfall Wasserfälle Wasserfällen
    cascade cascades
    cascada cascadas catarata cataratas
    cascata cascate`,
  coast: 'Küste Küsten Meer côte côtes littoral mer costas litoral mare',
  beach: `
    Strand Strände Stränden Sandstrand Sandstrände
    plage plages
    playa playas
    spiaggia spiagge`,
  mountain: `
    Gebirge Berg Berge
    montagne montagnes
    montaña montañas
    montagna`,
  peak: 'Gipfel Gipfeln sommet sommets cumbre cumbres cima cimas vetta vette cime',
  saddle: 'Bergsattel collado collados valico valichi',
  ridge: 'Bergkamm Bergrücken crête crêtes cresta crestas creste crinale',
  valley: 'Tal Täler Tälern vallée vallées vallon valle valles valli vallata',
  canyon: 'Schlucht Schluchten Klamm gorge gorges cañón cañones barranco gola gole forra',
  cliff: 'Klippe Klippen Steilküste falaise falaises acantilado acantilados scogliera scogliere',
  cape: 'Kap Landspitze cabo cabos capo',
  bay: 'Bucht Buchten baie baies crique criques bahía bahías cala calas baia insenatura',
  fjord: 'Fjorde Fjorden fiordo fiordos fiordi',
  island: 'Insel Inseln île îles isla islas isola isole',
  wetland: `
    Moore Sumpf Sümpfe Feuchtgebiet Feuchtgebiete
    marais tourbière tourbières marécage
    humedal humedales pantano pantanos turbera
    palude paludi torbiera torbiere`,
  heath: 'Heide brezal brughiera',
  grassland: 'Wiese Wiesen Steppe pré pradera praderas prado prados prateria praterie prati',
  savanna: 'Savanne savane savanes sabana savane',
  tundra: 'toundra',
  desert: 'Wüste Wüsten désert déserts desierto desiertos deserto deserti',
  dune: 'Düne Dünen dunas',
  cave: 'Höhle Höhlen Grotte grottes cueva cuevas gruta grutas grotta',
  rock: 'Felsen Fels rocher rochers roca rocas peñasco roccia rocce',
  glacier: 'Gletscher Gletschern glaciar glaciares ghiacciaio ghiacciai',
  volcano: 'Vulkan Vulkane volcan volcans volcán volcanes vulcano vulcani',
  spring: 'Quelle Quellen manantial manantiales sorgente sorgenti',
  hotspring: 'Thermalquelle Thermalquellen termas terme',
  nature: 'Natur naturelle naturaleza naturale natura',
  reserve: 'Schutzgebiet réserve reserva reservas riserva riserve',
  naturereserve: 'Naturschutzgebiet Naturschutzgebiete Naturreservat',
  nationalpark: 'Nationalparks',
  national: 'nacional nazionale',
  park: 'parc parcs parque parques parco parchi',
  garden: 'Garten Gärten jardin jardins jardín jardines giardino giardini',
  viewpoint: 'Aussichtspunkt Aussichtspunkte belvédère mirador miradores belvedere',
  camping: 'Zelten Zeltplatz Campingplatz campeggio acampada acampar',
  hut: 'Hütte Hütten Schutzhütte cabane cabanes cabaña refugio refugios rifugio rifugi bivacco',
  picnic: 'Picknick Picknickplatz merendero',
  toilets: 'Toilette Toiletten toilettes aseos servizi',
  parking: 'Parkplatz Parkplätze aparcamiento parcheggio',
  wheelchair: 'Rollstuhl rollstuhlgerecht barrierefrei',
  dogs: 'Hund Hunde Hunden chien chiens perro perros cani',
  stargazing: 'Sternbeobachtung Sterne étoiles estrellas stelle',
  wildlife: 'Wildtiere faune fauna',
  monastery: 'Kloster Klöster monastère monastères monasterio monasterios monastero monasteri',
  hiking: `
    Wandern Wanderung Wanderungen
    randonnée randonnées
    senderismo excursionismo
    escursionismo escursione escursioni`,
  swimming: 'Schwimmen baignade nager nadar nuotare',
  climbing: 'Klettern escalade escalada arrampicata',
  cycling: 'Radfahren Fahrrad vélo cyclisme ciclismo bicicleta bicicletta',
  canoeing: 'Kanu Kanufahren canoë canoa',
  kayaking: 'Kajak kayak',
  fishing: 'Angeln pêche pesca',
  birdwatching: 'Vogelbeobachtung Vögel ornithologie oiseaux aves uccelli',
  photography: 'Fotografieren Fotografie photographie fotografía fotografia',
  meditation: 'meditación meditazione',
}

const ENGLISH_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_ENGLISH).flatMap(([english, words]) =>
    words
      .trim()
      .split(/\s+/)
      .flatMap(waysToType)
      .filter(word => word !== english)
      .map(word => [word, english] as const),
  ),
)

/** Returns the English word of tags and activities for a folded word of another language; undefined when there is none. */
export function englishWordOf(folded: string): string | undefined {
  return ENGLISH_OF.get(folded)
}

/** Without accents, and as German is typed where there are no dots: "Wälder", "walder", "waelder". */
function waysToType(word: string): string[] {
  const typed = word.toLowerCase().replaceAll(/[äöü]/g, vowel => `${fold(vowel)}e`)
  return [...new Set([fold(word), fold(typed)])]
}
