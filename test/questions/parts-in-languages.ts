// The same questions in five languages, put together of parts: English, German, French, Spanish, Italian.

/** A part in each language, English first. */
export type InEach = readonly [string, string, string, string, string]

/** What is looked for. */
export const KINDS: readonly InEach[] = [
  ['lakes', 'Seen', 'lacs', 'lagos', 'laghi'],
  ['forests', 'Wälder', 'forêts', 'bosques', 'foreste'],
  ['islands', 'Inseln', 'îles', 'islas', 'isole'],
  ['beaches', 'Strände', 'plages', 'playas', 'spiagge'],
  ['waterfalls', 'Wasserfälle', 'cascades', 'cascadas', 'cascate'],
  ['mountains', 'Berge', 'montagnes', 'montañas', 'montagne'],
  ['gardens', 'Gärten', 'jardins', 'jardines', 'giardini'],
  ['national parks', 'Nationalparks', 'parcs nationaux', 'parques nacionales', 'parchi nazionali'],
  ['rivers', 'Flüsse', 'rivières', 'ríos', 'fiumi'],
  ['glaciers', 'Gletscher', 'glaciers', 'glaciares', 'ghiacciai'],
  ['deserts', 'Wüsten', 'déserts', 'desiertos', 'deserti'],
  ['volcanoes', 'Vulkane', 'volcans', 'volcanes', 'vulcani'],
  ['canyons', 'Schluchten', 'canyons', 'cañones', 'canyon'],
  ['mountain huts', 'Berghütten', 'refuges de montagne', 'refugios de montaña', 'rifugi di montagna'],
  ['viewpoints', 'Aussichtspunkte', 'points de vue', 'miradores', 'punti panoramici'],
  ['bogs', 'Moore', 'tourbières', 'turberas', 'torbiere'],
  ['caves', 'Höhlen', 'grottes', 'cuevas', 'grotte'],
  ['campsites', 'Campingplätze', 'campings', 'campings', 'campeggi'],
]

/** Where. */
export const PLACES: readonly InEach[] = [
  ['in Norway', 'in Norwegen', 'en Norvège', 'en Noruega', 'in Norvegia'],
  ['in Germany', 'in Deutschland', 'en Allemagne', 'en Alemania', 'in Germania'],
  ['in Japan', 'in Japan', 'au Japon', 'en Japón', 'in Giappone'],
  ['in the United States', 'in den USA', 'aux États-Unis', 'en Estados Unidos', 'negli Stati Uniti'],
  ['in Africa', 'in Afrika', 'en Afrique', 'en África', 'in Africa'],
  ['in the Alps', 'in den Alpen', 'dans les Alpes', 'en los Alpes', 'nelle Alpi'],
  ['in Scotland', 'in Schottland', 'en Écosse', 'en Escocia', 'in Scozia'],
  ['in South America', 'in Südamerika', 'en Amérique du Sud', 'en Sudamérica', 'in Sudamerica'],
  ['in Scandinavia', 'in Skandinavien', 'en Scandinavie', 'en Escandinavia', 'in Scandinavia'],
  ['in New Zealand', 'in Neuseeland', 'en Nouvelle-Zélande', 'en Nueva Zelanda', 'in Nuova Zelanda'],
  ['in Brazil', 'in Brasilien', 'au Brésil', 'en Brasil', 'in Brasile'],
  ['', '', '', '', ''],
]

/** What it is to have or to be. */
export const WISHES: readonly InEach[] = [
  ['that are free', 'die kostenlos sind', 'qui sont gratuits', 'que sean gratis', 'che siano gratuiti'],
  [
    'where dogs are allowed',
    'wo Hunde erlaubt sind',
    'où les chiens sont admis',
    'donde se admiten perros',
    'dove sono ammessi i cani',
  ],
  [
    'where you can camp',
    'wo man zelten kann',
    'où l’on peut camper',
    'donde se puede acampar',
    'dove si può campeggiare',
  ],
  [
    'where fires are allowed',
    'wo Feuer erlaubt ist',
    'où les feux sont autorisés',
    'donde se permite hacer fuego',
    'dove è permesso accendere fuochi',
  ],
  [
    'reachable by train',
    'mit dem Zug erreichbar',
    'accessibles en train',
    'accesibles en tren',
    'raggiungibili in treno',
  ],
  [
    'accessible by wheelchair',
    'mit dem Rollstuhl zugänglich',
    'accessibles en fauteuil roulant',
    'accesibles en silla de ruedas',
    'accessibili in sedia a rotelle',
  ],
  ['where you can swim', 'wo man schwimmen kann', 'où l’on peut nager', 'donde se puede nadar', 'dove si può nuotare'],
  [
    'rated above 4',
    'mit einer Bewertung über 4',
    'notés plus de 4',
    'con una puntuación superior a 4',
    'con un voto superiore a 4',
  ],
  ['without road noise', 'ohne Straßenlärm', 'sans bruit de route', 'sin ruido de carretera', 'senza rumore di strada'],
  ['with toilets', 'mit Toiletten', 'avec toilettes', 'con aseos', 'con bagni'],
  ['with parking', 'mit Parkplatz', 'avec parking', 'con aparcamiento', 'con parcheggio'],
  ['', '', '', '', ''],
  ['with drinking water', 'mit Trinkwasser', 'avec eau potable', 'con agua potable', 'con acqua potabile'],
  ['under 30 dB', 'unter 30 dB', 'sous 30 dB', 'por debajo de 30 dB', 'sotto i 30 dB'],
  [
    'that are not in a national park',
    'die nicht in einem Nationalpark liegen',
    'qui ne sont pas dans un parc national',
    'que no estén en un parque nacional',
    'che non sono in un parco nazionale',
  ],
]

/** Names of towns. */
export const TOWNS: readonly InEach[] = [
  ['Oslo', 'Oslo', 'Oslo', 'Oslo', 'Oslo'],
  ['Vienna', 'Wien', 'Vienne', 'Viena', 'Vienna'],
  ['Bern', 'Bern', 'Berne', 'Berna', 'Berna'],
  ['Glasgow', 'Glasgow', 'Glasgow', 'Glasgow', 'Glasgow'],
  ['Munich', 'München', 'Munich', 'Múnich', 'Monaco di Baviera'],
  ['Tokyo', 'Tokio', 'Tokyo', 'Tokio', 'Tokyo'],
]
