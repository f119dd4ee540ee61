// Lists and orders that people ask for, in five languages. K: a kind of place in the plural, S: in the singular, D: with its
// article, P: where, N: how many, T: a town, A and B: spots, L: another kind, M and O: K and L in the German dative; [m|f|n] is chosen by the kind's gender.
// A table is as long as what it holds.

type In<Value> = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', Value>>
export type Kind = { plural: string; singular: string; the: string; gender: 0 | 1 | 2 }

const kind = (plural: string, singular: string, the: string, gender: 0 | 1 | 2 = 0): Kind => ({
  plural,
  singular,
  the,
  gender,
})

/** By their tags. */
export const KINDS: Readonly<Record<string, In<Kind>>> = {
  lake: {
    en: kind('lakes', 'lake', 'the lake'),
    de: kind('Seen', 'See', 'der See'),
    fr: kind('lacs', 'lac', 'le lac'),
    es: kind('lagos', 'lago', 'el lago'),
    it: kind('laghi', 'lago', 'il lago'),
  },
  island: {
    en: kind('islands', 'island', 'the island'),
    de: kind('Inseln', 'Insel', 'die Insel', 1),
    fr: kind('îles', 'île', 'l’île', 1),
    es: kind('islas', 'isla', 'la isla', 1),
    it: kind('isole', 'isola', 'l’isola', 1),
  },
  waterfall: {
    en: kind('waterfalls', 'waterfall', 'the waterfall'),
    de: kind('Wasserfälle', 'Wasserfall', 'der Wasserfall'),
    fr: kind('cascades', 'cascade', 'la cascade', 1),
    es: kind('cascadas', 'cascada', 'la cascada', 1),
    it: kind('cascate', 'cascata', 'la cascata', 1),
  },
  beach: {
    en: kind('beaches', 'beach', 'the beach'),
    de: kind('Strände', 'Strand', 'der Strand'),
    fr: kind('plages', 'plage', 'la plage', 1),
    es: kind('playas', 'playa', 'la playa', 1),
    it: kind('spiagge', 'spiaggia', 'la spiaggia', 1),
  },
  volcano: {
    en: kind('volcanoes', 'volcano', 'the volcano'),
    de: kind('Vulkane', 'Vulkan', 'der Vulkan'),
    fr: kind('volcans', 'volcan', 'le volcan'),
    es: kind('volcanes', 'volcán', 'el volcán'),
    it: kind('vulcani', 'vulcano', 'il vulcano'),
  },
  glacier: {
    en: kind('glaciers', 'glacier', 'the glacier'),
    de: kind('Gletscher', 'Gletscher', 'der Gletscher'),
    fr: kind('glaciers', 'glacier', 'le glacier'),
    es: kind('glaciares', 'glaciar', 'el glaciar'),
    it: kind('ghiacciai', 'ghiacciaio', 'il ghiacciaio'),
  },
  'national-park': {
    en: kind('national parks', 'national park', 'the national park'),
    de: kind('Nationalparks', 'Nationalpark', 'der Nationalpark'),
    fr: kind('parcs nationaux', 'parc national', 'le parc national'),
    es: kind('parques nacionales', 'parque nacional', 'el parque nacional'),
    it: kind('parchi nazionali', 'parco nazionale', 'il parco nazionale'),
  },
}

/** Where: countries by their codes, and continents. */
export const PLACES: Readonly<Record<string, In<string>>> = {
  NO: { en: 'in Norway', de: 'in Norwegen', fr: 'en Norvège', es: 'en Noruega', it: 'in Norvegia' },
  US: { en: 'in the USA', de: 'in den USA', fr: 'aux États-Unis', es: 'en Estados Unidos', it: 'negli Stati Uniti' },
  AU: { en: 'in Australia', de: 'in Australien', fr: 'en Australie', es: 'en Australia', it: 'in Australia' },
  CA: { en: 'in Canada', de: 'in Kanada', fr: 'au Canada', es: 'en Canadá', it: 'in Canada' },
  NZ: {
    en: 'in New Zealand',
    de: 'in Neuseeland',
    fr: 'en Nouvelle-Zélande',
    es: 'en Nueva Zelanda',
    it: 'in Nuova Zelanda',
  },
  CL: { en: 'in Chile', de: 'in Chile', fr: 'au Chili', es: 'en Chile', it: 'in Cile' },
  JP: { en: 'in Japan', de: 'in Japan', fr: 'au Japon', es: 'en Japón', it: 'in Giappone' },
  SE: { en: 'in Sweden', de: 'in Schweden', fr: 'en Suède', es: 'en Suecia', it: 'in Svezia' },
  southAmerica: {
    en: 'in South America',
    de: 'in Südamerika',
    fr: 'en Amérique du Sud',
    es: 'en Sudamérica',
    it: 'in Sud America',
  },
  africa: { en: 'in Africa', de: 'in Afrika', fr: 'en Afrique', es: 'en África', it: 'in Africa' },
  world: { en: '', de: '', fr: '', es: '', it: '' },
}

/** Towns and where they lie. */
export const TOWNS: readonly { at: readonly [number, number]; name: In<string> }[] = [
  { at: [59.9139, 10.7522], name: { en: 'Oslo', de: 'Oslo', fr: 'Oslo', es: 'Oslo', it: 'Oslo' } },
  { at: [48.2082, 16.3738], name: { en: 'Vienna', de: 'Wien', fr: 'Vienne', es: 'Viena', it: 'Vienna' } },
  { at: [-33.8688, 151.2093], name: { en: 'Sydney', de: 'Sydney', fr: 'Sydney', es: 'Sídney', it: 'Sydney' } },
  { at: [35.6895, 139.6917], name: { en: 'Tokyo', de: 'Tokio', fr: 'Tokyo', es: 'Tokio', it: 'Tokyo' } },
  { at: [41.9028, 12.4964], name: { en: 'Rome', de: 'Rom', fr: 'Rome', es: 'Roma', it: 'Roma' } },
]

/** What the places are to have or to be. */
export const WISHES = {
  free: {
    en: [
      'free K P',
      'Which K P are free?',
      'K P that cost nothing',
      'are there any K P with free entry?',
      'K P I can visit without paying',
    ],
    de: [
      'kostenlose K P',
      'Welche K P sind kostenlos?',
      'K P, die nichts kosten',
      'K P ohne Eintritt',
      'Gibt es P K mit freiem Eintritt?',
    ],
    fr: [
      'K [gratuits|gratuites] P',
      '[Quels|Quelles] sont les K [gratuits|gratuites] P ?',
      'K P qui ne coûtent rien',
      'K P en accès libre',
      'Y a-t-il des K P sans droit d’entrée ?',
    ],
    es: [
      'K gratis P',
      '¿Qué K P son gratis?',
      'K P que no cuesten nada',
      'K P con entrada libre',
      '¿Hay K P sin pagar entrada?',
    ],
    it: [
      'K [gratuiti|gratuite] P',
      'Quali K P sono [gratuiti|gratuite]?',
      'K P che non costano niente',
      'K P a ingresso libero',
      'Ci sono K P senza biglietto?',
    ],
  },
  paid: {
    en: [
      'K P that charge an entrance fee',
      'Which K P cost money?',
      'K P where I have to pay to get in',
      'K P with an entry fee',
    ],
    de: [
      'kostenpflichtige K P',
      'Welche K P kosten Eintritt?',
      'K P, für die man Eintritt zahlen muss',
      'K P mit Eintrittsgebühr',
    ],
    fr: [
      'K [payants|payantes] P',
      '[Quels|Quelles] K P sont [payants|payantes] ?',
      'K P où il faut payer l’entrée',
      'K P à l’entrée payante',
    ],
    es: ['K de pago P', '¿Qué K P son de pago?', 'K P donde hay que pagar entrada', 'K P que cobran entrada'],
    it: [
      'K a pagamento P',
      'Quali K P sono a pagamento?',
      'K P dove si paga l’ingresso',
      'K P con biglietto d’ingresso',
    ],
  },
  notFree: {
    en: ['K P that are not free', 'Which K P are not free of charge?', "K P that aren't free"],
    de: ['K P, die nicht kostenlos sind', 'Welche K P sind nicht gratis?', 'nicht kostenlose K P'],
    fr: [
      'K P qui ne sont pas [gratuits|gratuites]',
      '[Quels|Quelles] K P ne sont pas [gratuits|gratuites] ?',
      'K non [gratuits|gratuites] P',
    ],
    es: ['K P que no son gratis', '¿Qué K P no son [gratuitos|gratuitas]?', 'K P que no sean gratis'],
    it: ['K P che non sono gratis', 'Quali K P non sono [gratuiti|gratuite]?', 'K non [gratuiti|gratuite] P'],
  },
  dogs: {
    en: ['dog-friendly K P', 'Which K P allow dogs?', 'K P where I can take my dog', 'K P with dogs allowed'],
    de: ['hundefreundliche K P', 'Welche K P erlauben Hunde?', 'K P, wo mein Hund mit darf', 'K P mit Hund'],
    fr: [
      'K P où les chiens sont admis',
      '[Quels|Quelles] K P acceptent les chiens ?',
      'K P où je peux emmener mon chien',
      'K P avec chien',
    ],
    es: [
      'K P donde se admiten perros',
      '¿Qué K P admiten perros?',
      'K P a donde puedo llevar a mi perro',
      'K P con perro',
    ],
    it: [
      'K P dove sono ammessi i cani',
      'Quali K P accettano cani?',
      'K P dove posso portare il cane',
      'K P con il cane',
    ],
  },
  camping: {
    en: ['K P where I can camp', 'Which K P allow camping?', 'K P for camping', 'K P where you may pitch a tent'],
    de: ['K P, wo man zelten kann', 'An welchen M P kann man campen?', 'K P zum Zelten', 'K P mit Campingmöglichkeit'],
    fr: [
      'K P où l’on peut camper',
      '[Quels|Quelles] K P permettent de camper ?',
      'K P pour camper',
      'K P où planter sa tente',
    ],
    es: ['K P donde se puede acampar', '¿En qué K P se puede acampar?', 'K P para acampar', 'K P con acampada'],
    it: [
      'K P dove si può campeggiare',
      'In quali K P si può campeggiare?',
      'K P per campeggiare',
      'K P dove posso piantare la tenda',
    ],
  },
  toilets: {
    en: ['K P with toilets', 'Which K P have a toilet?', 'K P that have restrooms'],
    de: ['K P mit Toiletten', 'Welche K P haben eine Toilette?', 'K P mit WC'],
    fr: ['K P avec toilettes', '[Quels|Quelles] K P ont des toilettes ?', 'K P qui disposent de WC'],
    es: ['K P con aseos', '¿Qué K P tienen baños?', 'K P que tengan aseo'],
    it: ['K P con bagni', 'Quali K P hanno servizi igienici?', 'K P che hanno un bagno'],
  },
  fire: {
    en: ['K P where fires are allowed', 'Which K P allow campfires?', 'K P where I can light a fire'],
    de: ['K P, wo Feuer erlaubt ist', 'An welchen M P darf man Feuer machen?', 'K P mit erlaubtem Lagerfeuer'],
    fr: [
      'K P où les feux sont autorisés',
      'Dans [quels|quelles] K P peut-on faire du feu ?',
      'K P où l’on a le droit de faire un feu',
    ],
    es: [
      'K P donde se permite hacer fuego',
      '¿En qué K P está permitido hacer fuego?',
      'K P donde pueda encender una hoguera',
    ],
    it: [
      'K P dove è permesso accendere fuochi',
      'In quali K P si può accendere un fuoco?',
      'K P dove i fuochi sono consentiti',
    ],
  },
  noFire: {
    en: ['K P where fires are forbidden', 'Which K P prohibit fires?', 'K P where you must not light a fire'],
    de: [
      'K P, wo Feuer verboten ist',
      'An welchen M P ist Feuermachen verboten?',
      'K P, wo man kein Feuer machen darf',
    ],
    fr: [
      'K P où les feux sont interdits',
      'Dans [quels|quelles] K P est-il interdit de faire du feu ?',
      'K P où l’on ne peut pas faire de feu',
    ],
    es: [
      'K P donde está prohibido hacer fuego',
      '¿En qué K P no se permite hacer fuego?',
      'K P donde los fuegos están prohibidos',
    ],
    it: [
      'K P dove è vietato accendere fuochi',
      'In quali K P non si può accendere un fuoco?',
      'K P dove i fuochi sono vietati',
    ],
  },
  atLeast: {
    en: [
      'K P rated at least 4.2',
      'Which K P have a rating of 4.2 or more?',
      'K P with a rating from 4.2 up',
      '4.2+ K P',
    ],
    de: [
      'K P mit einer Bewertung von mindestens 4,2',
      'Welche K P sind mit 4,2 oder besser bewertet?',
      'K P ab 4,2',
      'mindestens mit 4,2 bewertete K P',
    ],
    fr: [
      'K P [notés|notées] au moins 4,2',
      '[Quels|Quelles] K P ont une note de 4,2 ou plus ?',
      'K P avec une note minimale de 4,2',
      'K P à partir de 4,2',
    ],
    es: [
      'K P con una puntuación de al menos 4,2',
      '¿Qué K P tienen 4,2 o más?',
      'K P con nota mínima de 4,2',
      'K P a partir de 4,2',
    ],
    it: ['K P con un voto di almeno 4,2', 'Quali K P hanno 4,2 o più?', 'K P con voto minimo 4,2', 'K P da 4,2 in su'],
  },
  above: {
    en: ['K P rated above 4.2', 'Which K P score more than 4.2?', 'K P with a rating over 4.2', 'K P better than 4.2'],
    de: ['K P mit einer Bewertung über 4,2', 'Welche K P haben mehr als 4,2?', 'K P, die besser als 4,2 bewertet sind'],
    fr: [
      'K P [notés|notées] plus de 4,2',
      '[Quels|Quelles] K P ont une note supérieure à 4,2 ?',
      'K P au-dessus de 4,2',
    ],
    es: ['K P con una puntuación superior a 4,2', '¿Qué K P tienen más de 4,2?', 'K P por encima de 4,2'],
    it: ['K P con un voto superiore a 4,2', 'Quali K P hanno più di 4,2?', 'K P sopra il 4,2'],
  },
  below: {
    en: ['K P rated below 3', 'Which K P score less than 3?', 'K P with a rating under 3.0', 'K P worse than 3'],
    de: [
      'K P mit einer Bewertung unter 3',
      'Welche K P haben weniger als 3?',
      'K P, die schlechter als 3 bewertet sind',
    ],
    fr: ['K P [notés|notées] moins de 3', '[Quels|Quelles] K P ont une note inférieure à 3 ?', 'K P en dessous de 3'],
    es: ['K P con una puntuación inferior a 3', '¿Qué K P tienen menos de 3?', 'K P por debajo de 3'],
    it: ['K P con un voto inferiore a 3', 'Quali K P hanno meno di 3?', 'K P sotto il 3'],
  },
  within: {
    en: ['K P rated between 3 and 4', 'Which K P have a rating from 3 to 4?', 'K P with a score between 3.0 and 4.0'],
    de: [
      'K P mit einer Bewertung zwischen 3 und 4',
      'Welche K P haben eine Bewertung von 3 bis 4?',
      'zwischen 3 und 4 bewertete K P',
    ],
    fr: [
      'K P [notés|notées] entre 3 et 4',
      '[Quels|Quelles] K P ont une note comprise entre 3 et 4 ?',
      'K P avec une note de 3 à 4',
    ],
    es: [
      'K P con una puntuación entre 3 y 4',
      '¿Qué K P tienen una nota de entre 3 y 4?',
      'K P con puntuación de 3 a 4',
    ],
    it: ['K P con un voto tra 3 e 4', 'Quali K P hanno un voto compreso tra 3 e 4?', 'K P con voto da 3 a 4'],
  },
  exactly: {
    en: ['K P rated exactly 4.5', 'Which K P have a rating of exactly 4.5?', 'K P rated 4.5, no more and no less'],
    de: ['K P mit genau 4,5 bewertet', 'Welche K P haben eine Bewertung von genau 4,5?', 'K P mit exakt 4,5'],
    fr: [
      'K P [notés|notées] exactement 4,5',
      '[Quels|Quelles] K P ont une note d’exactement 4,5 ?',
      'K P [notés|notées] 4,5 pile',
    ],
    es: ['K P con una puntuación de exactamente 4,5', '¿Qué K P tienen exactamente 4,5?', 'K P con 4,5 justos'],
    it: ['K P con un voto di esattamente 4,5', 'Quali K P hanno esattamente 4,5?', 'K P con 4,5 esatto'],
  },
  swimming: {
    en: ['K P where you can swim', 'Which K P are good for swimming?', 'K P for a swim', 'swimmable K P'],
    de: [
      'K P, wo man schwimmen kann',
      'An welchen M P kann man baden?',
      'K P zum Schwimmen',
      'K P mit Bademöglichkeit',
    ],
    fr: [
      'K P où l’on peut nager',
      'Dans [quels|quelles] K P peut-on se baigner ?',
      'K P pour nager',
      'K P où la baignade est possible',
    ],
    es: [
      'K P donde se puede nadar',
      '¿En qué K P se puede uno bañar?',
      'K P para nadar',
      'K P [aptos|aptas] para el baño',
    ],
    it: ['K P dove si può nuotare', 'In quali K P si può fare il bagno?', 'K P per nuotare', 'K P balneabili'],
  },
  wheelchair: {
    en: [
      'wheelchair accessible K P',
      'Which K P are accessible by wheelchair?',
      'K P for wheelchair users',
      'K P I can reach in a wheelchair',
    ],
    de: [
      'rollstuhlgerechte K P',
      'Welche K P sind mit dem Rollstuhl zugänglich?',
      'K P für Rollstuhlfahrer',
      'barrierefreie K P',
    ],
    fr: [
      'K P accessibles en fauteuil roulant',
      '[Quels|Quelles] K P sont accessibles aux fauteuils roulants ?',
      'K P pour personnes en fauteuil roulant',
    ],
    es: [
      'K P accesibles en silla de ruedas',
      '¿Qué K P son accesibles para sillas de ruedas?',
      'K P para personas en silla de ruedas',
    ],
    it: [
      'K P accessibili in sedia a rotelle',
      'Quali K P sono accessibili ai disabili in carrozzina?',
      'K P per chi è in sedia a rotelle',
    ],
  },
  noHut: {
    en: ['K P without a hut', 'Which K P have no hut?', "K P that don't have a hut"],
    de: ['K P ohne Hütte', 'Welche K P haben keine Hütte?', 'K P, an denen es keine Hütte gibt'],
    fr: ['K P sans refuge', '[Quels|Quelles] K P n’ont pas de refuge ?', 'K P où il n’y a pas de cabane'],
    es: ['K P sin refugio', '¿Qué K P no tienen refugio?', 'K P donde no haya cabaña'],
    it: ['K P senza rifugio', 'Quali K P non hanno un rifugio?', 'K P dove non c’è un rifugio'],
  },
  notNoisy: {
    en: ['K P, nothing noisy', 'K P, but nothing loud please', 'K P that are not noisy'],
    de: ['K P, nichts Lautes', 'K P, aber bitte nichts Lautes', 'K P, die nicht laut sind'],
    fr: ['K P, rien de bruyant', 'K P, mais rien de bruyant svp', 'K P qui ne sont pas [bruyants|bruyantes]'],
    es: ['K P, nada ruidoso', 'K P, pero nada ruidoso por favor', 'K P que no sean [ruidosos|ruidosas]'],
    it: ['K P, niente di rumoroso', 'K P, ma niente di rumoroso per favore', 'K P che non siano [rumorosi|rumorose]'],
  },
  only: {
    en: ['K P', 'Are there K P?', 'show me K P', 'I am looking for K P', 'K P, please'],
    de: ['K P', 'Gibt es P K?', 'Zeig mir K P', 'Ich suche K P', 'Welche K gibt es P?'],
    fr: ['K P', 'Y a-t-il des K P ?', 'Montre-moi des K P', 'Je cherche des K P', '[Quels|Quelles] K trouve-t-on P ?'],
    es: ['K P', '¿Hay K P?', 'Enséñame K P', 'Busco K P', '¿Qué K hay P?'],
    it: ['K P', 'Ci sono K P?', 'Mostrami K P', 'Cerco K P', 'Quali K ci sono P?'],
  },
  counted: {
    en: ['How many K are there P?', 'number of K P', 'how many K P do you have?', 'count the K P'],
    de: ['Wie viele K gibt es P?', 'Anzahl der K P', 'Wie viele K P kennst du?', 'Wie viel K habt ihr P?'],
    fr: ['Combien de K y a-t-il P ?', 'nombre de K P', 'Combien y a-t-il de K P ?', 'Il y a combien de K P ?'],
    es: ['[¿Cuántos|¿Cuántas] K hay P?', 'número de K P', '[¿Cuántos|¿Cuántas] K P tenéis?', 'cantidad de K P'],
    it: ['[Quanti|Quante] K ci sono P?', 'numero di K P', '[Quanti|Quante] K P avete?', 'P [quanti|quante] K ci sono?'],
  },
  countedFree: {
    en: ['How many K P are free?', 'How many free K are there P?'],
    de: ['Wie viele K P sind kostenlos?', 'Wie viele kostenlose K gibt es P?'],
    fr: ['Combien de K P sont [gratuits|gratuites] ?', 'Combien de K [gratuits|gratuites] y a-t-il P ?'],
    es: ['[¿Cuántos|¿Cuántas] K P son gratis?', '[¿Cuántos|¿Cuántas] K [gratuitos|gratuitas] hay P?'],
    it: ['[Quanti|Quante] K P sono [gratuiti|gratuite]?', '[Quanti|Quante] K [gratuiti|gratuite] ci sono P?'],
  },
} as const satisfies Record<string, In<readonly string[]>>

/** Which comes first. */
export const ORDERS = {
  quietest: {
    en: [
      'the quietest S P',
      'What is the quietest S P?',
      'Which S P is the most silent?',
      'quietest K P',
      'K P, quietest first',
    ],
    de: [
      '[der ruhigste|die ruhigste|das ruhigste] S P',
      '[Welcher|Welche|Welches] S P ist am ruhigsten?',
      'die stillsten K P',
      'Was ist [der leiseste|die leiseste|das leiseste] S P?',
      'K P, die ruhigsten zuerst',
    ],
    fr: [
      'D [le plus|la plus] calme P',
      '[Quel|Quelle] est D [le plus|la plus] [silencieux|silencieuse] P ?',
      'les K les plus tranquilles P',
      'K P, du plus calme au plus bruyant',
    ],
    es: [
      'D más [tranquilo|tranquila] P',
      '¿Cuál es D más [silencioso|silenciosa] P?',
      '[los|las] K más [tranquilos|tranquilas] P',
      'K P [ordenados|ordenadas] de más a menos tranquilo',
    ],
    it: [
      'D più [tranquillo|tranquilla] P',
      'Qual è D più [silenzioso|silenziosa] P?',
      '[i|le] K più [tranquilli|tranquille] P',
      'K P [ordinati|ordinate] dal più tranquillo',
    ],
  },
  noisiest: {
    en: ['the noisiest S P', 'Which S P is the loudest?', 'the least quiet S P', 'loudest K P', 'K P, noisiest first'],
    de: [
      '[der lauteste|die lauteste|das lauteste] S P',
      '[Welcher|Welche|Welches] S P ist am lautesten?',
      '[der am wenigsten ruhige|die am wenigsten ruhige|das am wenigsten ruhige] S P',
      'die lautesten K P',
    ],
    fr: [
      'D [le plus bruyant|la plus bruyante] P',
      '[Quel|Quelle] est D [le|la] moins calme P ?',
      'les K les plus [bruyants|bruyantes] P',
    ],
    es: [
      'D más [ruidoso|ruidosa] P',
      '¿Cuál es D menos [tranquilo|tranquila] P?',
      '¿Qué S P es [el más ruidoso|la más ruidosa]?',
    ],
    it: [
      'D più [rumoroso|rumorosa] P',
      'Qual è D meno [tranquillo|tranquilla] P?',
      'Quale S P è [il più rumoroso|la più rumorosa]?',
    ],
  },
  second: {
    en: ['the second quietest S P', 'What is the 2nd quietest S P?', 'Which S is the second most quiet P?'],
    de: [
      '[der zweitruhigste|die zweitruhigste|das zweitruhigste] S P',
      'Was ist [der zweitstillste|die zweitstillste|das zweitstillste] S P?',
      '[Welcher|Welche|Welches] S P ist am zweitruhigsten?',
    ],
    fr: [
      '[le deuxième S le plus calme|la deuxième S la plus calme] P',
      '[Quel est le 2e S le plus silencieux|Quelle est la 2e S la plus silencieuse] P ?',
      '[le second S le plus tranquille|la seconde S la plus tranquille] P',
    ],
    es: [
      '[el segundo S más tranquilo|la segunda S más tranquila] P',
      '¿Cuál es [el segundo S más silencioso|la segunda S más silenciosa] P?',
      '[el 2º S más tranquilo|la 2ª S más tranquila] P',
    ],
    it: [
      '[il secondo S più tranquillo|la seconda S più tranquilla] P',
      'Qual è [il secondo S più silenzioso|la seconda S più silenziosa] P?',
      '[il 2º S più tranquillo|la 2ª S più tranquilla] P',
    ],
  },
  third: {
    en: ['the third quietest S P', 'Which S P is third quietest?'],
    de: [
      '[der drittruhigste|die drittruhigste|das drittruhigste] S P',
      '[der dritte|die dritte|das dritte] der ruhigsten K P',
    ],
    fr: [
      '[le troisième S le plus calme|la troisième S la plus calme] P',
      '[Quel est le 3e S le plus calme|Quelle est la 3e S la plus calme] P ?',
    ],
    es: [
      '[el tercer S más tranquilo|la tercera S más tranquila] P',
      '¿Cuál es [el tercer S más tranquilo|la tercera S más tranquila] P?',
    ],
    it: [
      '[il terzo S più tranquillo|la terza S più tranquilla] P',
      'Qual è [il terzo S più tranquillo|la terza S più tranquilla] P?',
    ],
  },
  last: {
    en: ['Which S P comes last for quiet?', 'the lowest rated S P', 'the worst rated S P'],
    de: [
      '[der am schlechtesten bewertete|die am schlechtesten bewertete|das am schlechtesten bewertete] S P',
      '[Welcher|Welche|Welches] S P steht an letzter Stelle?',
      'S P mit der niedrigsten Bewertung',
    ],
    fr: [
      'D [le moins bien noté|la moins bien notée] P',
      'D P avec la note la plus basse',
      '[Quel|Quelle] S arrive en dernier P ?',
    ],
    es: ['D peor [valorado|valorada] P', 'D P con la puntuación más baja', '¿Qué S P queda en último lugar?'],
    it: ['D con il voto più basso P', 'D P [valutato|valutata] peggio', 'Quale S P è all’ultimo posto?'],
  },
  north: {
    en: ['the northernmost S P', 'Which S P is furthest north?', 'the most northerly S P'],
    de: [
      '[der nördlichste|die nördlichste|das nördlichste] S P',
      '[Welcher|Welche|Welches] S P liegt am weitesten im Norden?',
      '[Welcher|Welche|Welches] S P liegt am nördlichsten?',
    ],
    fr: [
      'D [le plus|la plus] au nord P',
      '[Quel|Quelle] S est [le plus|la plus] au nord P ?',
      'D [le plus septentrional|la plus septentrionale] P',
    ],
    es: ['D más al norte P', '¿Qué S P está más al norte?', 'D más septentrional P'],
    it: ['D più a nord P', 'Quale S P è [il|la] più a nord?', 'D più settentrionale P'],
  },
  south: {
    en: ['the southernmost S P', 'Which S P lies farthest to the south?', 'southernmost K P'],
    de: [
      '[der südlichste|die südlichste|das südlichste] S P',
      '[Welcher|Welche|Welches] S P liegt am weitesten südlich?',
      'die südlichsten K P',
    ],
    fr: [
      'D [le plus|la plus] au sud P',
      '[Quel|Quelle] est D [le plus méridional|la plus méridionale] P ?',
      'les K les plus au sud P',
    ],
    es: ['D más al sur P', '¿Cuál es D más meridional P?', '[los|las] K más al sur P'],
    it: ['D più a sud P', 'Qual è D più meridionale P?', '[i|le] K più a sud P'],
  },
  east: {
    en: ['the easternmost S P', 'Which S P is furthest east?'],
    de: [
      '[der östlichste|die östlichste|das östlichste] S P',
      '[Welcher|Welche|Welches] S P liegt am weitesten im Osten?',
    ],
    fr: ['D [le plus|la plus] à l’est P', 'D [le plus oriental|la plus orientale] P'],
    es: ['D más al este P', 'D más oriental P'],
    it: ['D più a est P', 'D più orientale P'],
  },
  west: {
    en: ['the westernmost S P', 'Which S P is the most westerly?'],
    de: [
      '[der westlichste|die westlichste|das westlichste] S P',
      '[Welcher|Welche|Welches] S P liegt am westlichsten?',
    ],
    fr: ['D [le plus|la plus] à l’ouest P', 'D [le plus occidental|la plus occidentale] P'],
    es: ['D más al oeste P', 'D más occidental P'],
    it: ['D più a ovest P', 'D più occidentale P'],
  },
  nearest: {
    en: [
      'the S nearest to T',
      'Which S is closest to T?',
      'nearest K to T',
      'closest S from T',
      'the S nearest to A',
      'Which S is closest to A?',
    ],
    de: [
      '[der nächste|die nächste|das nächste] S von T aus',
      '[Welcher|Welche|Welches] S liegt T am nächsten?',
      '[Welcher|Welche|Welches] S ist am nächsten an T?',
      'D, [der|die|das] am nächsten bei T liegt',
      '[Welcher|Welche|Welches] S liegt am nächsten bei A?',
    ],
    fr: [
      'D [le plus|la plus] proche de T',
      '[Quel|Quelle] S est [le plus|la plus] près de T ?',
      'les K les plus proches de T',
      'D [le plus|la plus] proche de A',
    ],
    es: [
      'D más [cercano|cercana] a T',
      '¿Qué S está más cerca de T?',
      'D más [próximo|próxima] a T',
      'D más [cercano|cercana] a A',
    ],
    it: [
      'D più [vicino|vicina] a T',
      'Quale S è più [vicino|vicina] a T?',
      '[i|le] K più [vicini|vicine] a T',
      'D più [vicino|vicina] a A',
    ],
  },
  farthest: {
    en: ['the S P farthest from T', 'Which S P is furthest away from T?', 'the most distant S P from T'],
    de: [
      '[der|die|das] am weitesten von T entfernte S P',
      '[Welcher|Welche|Welches] S P ist am weitesten von T entfernt?',
      '[Welcher|Welche|Welches] S P liegt am weitesten weg von T?',
    ],
    fr: ['D [le plus éloigné|la plus éloignée] de T P', '[Quel|Quelle] S P est [le plus|la plus] loin de T ?'],
    es: ['D P más [alejado|alejada] de T', '¿Qué S P está más lejos de T?', 'D P más [lejano|lejana] de T'],
    it: ['D P più [lontano|lontana] da T', 'Quale S P è più [lontano|lontana] da T?', 'D P più distante da T'],
  },
  withinKm: {
    en: [
      'K within 200 km of T',
      'Which K are less than 200 kilometres from T?',
      'K no more than 200km away from T',
      'K up to 200 km from A',
    ],
    de: [
      'K im Umkreis von 200 km um T',
      'Welche K liegen weniger als 200 Kilometer von T entfernt?',
      'K höchstens 200 km von T',
      'K bis 200 km von A entfernt',
    ],
    fr: [
      'K à moins de 200 km de T',
      '[Quels|Quelles] K se trouvent dans un rayon de 200 kilomètres autour de T ?',
      'K à 200 km maximum de T',
      'K à moins de 200 km de A',
    ],
    es: [
      'K a menos de 200 km de T',
      '¿Qué K hay en un radio de 200 kilómetros de T?',
      'K a 200 km como máximo de T',
      'K a menos de 200 km de A',
    ],
    it: [
      'K entro 200 km da T',
      'Quali K si trovano a meno di 200 chilometri da T?',
      'K nel raggio di 200 km da T',
      'K a meno di 200 km da A',
    ],
  },
  withinMiles: {
    en: ['K within 100 miles of T', 'K less than 100 mi from T'],
    de: ['K im Umkreis von 100 Meilen um T', 'K weniger als 100 Meilen von T entfernt'],
    fr: ['K à moins de 100 miles de T', 'K dans un rayon de 100 milles autour de T'],
    es: ['K a menos de 100 millas de T', 'K en un radio de 100 millas de T'],
    it: ['K entro 100 miglia da T', 'K a meno di 100 miglia da T'],
  },
  five: {
    en: ['five K P', 'name five K P', 'the five quietest K P', 'give me 5 K P'],
    de: ['fünf K P', 'Nenne mir fünf K P', 'die fünf ruhigsten K P', 'Zeig mir 5 K P'],
    fr: ['cinq K P', 'Donne-moi cinq K P', 'les cinq K les plus calmes P', '5 K P'],
    es: ['cinco K P', 'Dime cinco K P', '[los|las] cinco K más [tranquilos|tranquilas] P', '5 K P'],
    it: ['cinque K P', 'Dimmi cinque K P', '[i|le] cinque K più [tranquilli|tranquille] P', '5 K P'],
  },
  top3: {
    en: ['top 3 K P', 'the top three K P', 'top 3 quietest K P', 'the best three K P'],
    de: ['Top 3 K P', 'die drei besten K P', 'die 3 ruhigsten K P', 'die Top-3 der K P'],
    fr: ['top 3 des K P', 'les trois [meilleurs|meilleures] K P', 'les 3 K les plus calmes P'],
    es: ['top 3 de K P', '[los tres mejores|las tres mejores] K P', '[los|las] 3 K más [tranquilos|tranquilas] P'],
    it: ['top 3 K P', '[i tre migliori|le tre migliori] K P', '[i|le] 3 K più [tranquilli|tranquille] P'],
  },
  couple: {
    en: ['a couple of K P', 'show me a couple of quiet K P', 'two K P'],
    de: ['zwei K P', 'Zeig mir zwei K P', 'ich hätte gern zwei K P'],
    fr: ['deux K P', 'Montre-moi deux K P', 'je voudrais deux K P'],
    es: ['un par de K P', 'Enséñame un par de K P', 'dos K P'],
    it: ['un paio di K P', 'Mostrami un paio di K P', 'due K P'],
  },
} as const satisfies Record<string, In<readonly string[]>>

/** What is left out, and what is one, both or neither of two. */
export const SETS = {
  except: {
    en: [
      'K P except A',
      'K P other than A',
      'all K P but A',
      'Which K P are there besides A?',
      'K P, just not A',
      'the quietest S P apart from A',
    ],
    de: [
      'K P außer A',
      'alle K P bis auf A',
      'Welche K gibt es P neben A noch?',
      'K P, nur nicht A',
      'andere K P als A',
      '[der ruhigste|die ruhigste|das ruhigste] S P außer A',
    ],
    fr: [
      'K P sauf A',
      'K P autres que A',
      '[tous|toutes] les K P à part A',
      'K P, mais pas A',
      'D [le plus|la plus] calme P hormis A',
    ],
    es: [
      'K P excepto A',
      'K P que no sean A',
      '[todos los|todas las] K P menos A',
      'K P aparte de A',
      'D más [tranquilo|tranquila] P salvo A',
    ],
    it: [
      'K P tranne A',
      'K P [diversi|diverse] da A',
      '[tutti i|tutte le] K P eccetto A',
      'K P, ma non A',
      'D più [tranquillo|tranquilla] P a parte A',
    ],
  },
  besidesParks: {
    en: [
      'K P besides the national parks',
      'K P that are not national parks',
      'K P except national parks',
      'K P other than national parks',
    ],
    de: ['K P außer den Nationalparks', 'K P, die keine Nationalparks sind', 'K P ohne Nationalparks'],
    fr: ['K P sauf les parcs nationaux', 'K P qui ne sont pas des parcs nationaux', 'K P hors parcs nationaux'],
    es: [
      'K P excepto los parques nacionales',
      'K P que no sean parques nacionales',
      'K P aparte de los parques nacionales',
    ],
    it: ['K P tranne i parchi nazionali', 'K P che non sono parchi nazionali', 'K P a parte i parchi nazionali'],
  },
  either: {
    en: ['K or L P', 'P, K or L', 'either K or L P', 'Are there K or L P?'],
    de: ['K oder L P', 'P K oder L', 'entweder K oder L P', 'Gibt es P K oder L?'],
    fr: ['K ou L P', 'des K ou des L P', 'soit des K soit des L P', 'Y a-t-il des K ou des L P ?'],
    es: ['K o L P', 'P, K o L', 'ya sean K o L P', '¿Hay K o L P?'],
    it: ['K o L P', 'K oppure L P', 'o K o L P', 'Ci sono K o L P?'],
  },
  both: {
    en: ['places P with both K and L', 'spots P that have K as well as L', 'Which places P have both K and L?'],
    de: ['Orte P mit M und O', 'Orte P, die sowohl K als auch L haben', 'Wo gibt es P sowohl K als auch L?'],
    fr: [
      'lieux P avec à la fois des K et des L',
      'endroits P où il y a des K et des L',
      'lieux P qui ont des K ainsi que des L',
    ],
    es: ['lugares P con K y L', 'lugares P que tengan tanto K como L', 'sitios P donde haya K y también L'],
    it: ['luoghi P con K e L', 'posti P che hanno sia K sia L', 'luoghi P dove ci sono K e anche L'],
  },
  neither: {
    en: [
      'national parks P with neither K nor L',
      'national parks P without K or L',
      'national parks P that have neither K nor L',
    ],
    de: [
      'Nationalparks P ohne K und ohne L',
      'Nationalparks P, die weder K noch L haben',
      'Nationalparks P mit weder M noch O',
    ],
    fr: ['parcs nationaux P sans K ni L', 'parcs nationaux P qui n’ont ni K ni L'],
    es: ['parques nacionales P sin K ni L', 'parques nacionales P que no tengan ni K ni L'],
    it: ['parchi nazionali P senza K né L', 'parchi nazionali P che non hanno né K né L'],
  },
} as const satisfies Record<string, In<readonly string[]>>
