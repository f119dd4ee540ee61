// What is said behind one spot and of spots that were shown, as people say it; lists in the order en, de, fr, es, it.

/** Asks for the quietest lake of Andorra. */
export const QUIETEST_LAKE = [
  'quietest lake in Andorra',
  'ruhigster See in Andorra',
  "le lac le plus calme d'Andorre",
  'el lago más tranquilo de Andorra',
  'il lago più tranquillo di Andorra',
] as const

/** A fact asked of it. */
export const HOW_HIGH = [
  'how high up is it?',
  'wie hoch liegt er?',
  'à quelle altitude ?',
  '¿a qué altura está?',
  'a che altitudine è?',
] as const

/** Looks for a hut near it. */
export const HUT_NEAR_IT = [
  [
    'any hut close to it',
    'is there a hut near it',
    'are there any huts nearby?',
    'is there a hut close by',
    'is there a hut next to it',
    'a hut not far from it?',
    'what huts are near it',
    'are there huts near there',
    'any hut around it?',
  ],
  [
    'gibt es eine Hütte in der Nähe davon?',
    'ist da eine Hütte in der Nähe',
    'gibt es dort in der Nähe eine Hütte?',
    'gibt es in der Nähe eine Hütte?',
    'eine Hütte nicht weit davon?',
    'irgendeine Hütte nahebei?',
    'eine Hütte nahe dabei?',
  ],
  [
    'y a-t-il un refuge à proximité ?',
    'il y a un refuge près de là ?',
    'un refuge tout près ?',
    'y a-t-il un refuge dans les environs ?',
    'un refuge pas loin de là',
    'des refuges autour ?',
    'quels refuges sont proches de lui ?',
  ],
  [
    '¿hay algún refugio cerca?',
    '¿hay un refugio cerca de allí?',
    'algún refugio cerca de él',
    '¿hay un refugio en los alrededores?',
    'un refugio a poca distancia',
    '¿hay refugios alrededor?',
    '¿qué refugios están cerca de él?',
  ],
  [
    "c'è un rifugio vicino?",
    "c'è un rifugio nei dintorni?",
    'qualche rifugio lì vicino',
    "c'è un rifugio nelle vicinanze?",
    'un rifugio non lontano da lì',
    'un rifugio vicino ad esso?',
    'quali rifugi ci sono lì vicino?',
    'rifugi lì intorno?',
  ],
] as const

/** Asks whether it has one itself. */
export const HUT_AT_IT = [
  ['is there a hut there?', 'does it have a hut', 'is there a hut at it'],
  ['gibt es dort eine Hütte?', 'hat er eine Hütte?'],
  ['il y a un refuge là-bas ?', 'est-ce qu’il y a un refuge ?'],
  ['¿tiene refugio?', '¿hay refugio allí?'],
  ["c'è un rifugio lì?", 'ha un rifugio?'],
] as const

/** Asks something of the hut that was found, or of the lake where none was. */
export const IS_THE_HUT_FREE = [
  ['and is the hut free', 'is the hut free?', 'is that hut free?', 'does the hut cost anything?'],
  ['ist die Hütte kostenlos?', 'und ist die Hütte gratis?'],
  ['le refuge est-il gratuit ?', 'ce refuge est gratuit ?'],
  ['¿el refugio es gratis?', '¿es gratis el refugio?'],
  ['il rifugio è gratis?', 'è gratuito il rifugio?'],
] as const

/** Asks for forests of Germany. */
export const FORESTS = [
  'quiet forests in Germany',
  'ruhige Wälder in Deutschland',
  'des forêts calmes en Allemagne',
  'bosques tranquilos en Alemania',
  'foreste tranquille in Germania',
] as const

/** Asks about a spot by its name. */
export const HAINICH = [
  'tell me about Hainich',
  'erzähl mir von Hainich',
  'parle-moi de Hainich',
  'háblame de Hainich',
  'parlami di Hainich',
] as const

/** Compares the one that is spoken of with another. */
export const COMPARE_IT = [
  ['compare it with Sarek', 'compare it to Sarek', 'how does it compare to Sarek?'],
  ['vergleich ihn mit Sarek', 'vergleiche das mit Sarek', 'vergleiche es mit Sarek'],
  ['compare-la avec Sarek', 'compare-le à Sarek', 'comparez-la avec Sarek', 'compare ça avec Sarek'],
  ['compáralo con Sarek', 'compárala con Sarek', 'compara eso con Sarek'],
  ['confrontala con Sarek', 'confrontalo con Sarek', 'paragonala a Sarek', 'paragonalo a Sarek'],
] as const

/** Compares all that were shown with another. */
export const COMPARE_ALL = [
  ['compare them with Sarek', 'compare with Sarek', 'and compared to Sarek?'],
  ['vergleiche mit Sarek', 'und im Vergleich zu Sarek?'],
  ['compare-les avec Sarek', 'compare avec Sarek', 'et par rapport à Sarek ?'],
  ['compáralos con Sarek', '¿y comparado con Sarek?'],
  ['confrontale con Sarek', 'e rispetto a Sarek?'],
] as const

/** Compares two that it names, whatever was shown. */
export const COMPARE_NAMED = [
  ['compare Rondane with Sarek', 'compare Rondane and Sarek'],
  ['vergleiche den Rondane mit Sarek', 'vergleiche Rondane und Sarek'],
  ['compare le Rondane avec Sarek', 'compare la Rondane et Sarek'],
  ['compara Rondane con Sarek', 'compara Rondane y Sarek'],
  ['confronta Rondane con Sarek', 'confronta Rondane e Sarek'],
] as const

/** Two spots, compared. */
export const TWO_COMPARED = [
  'compare Sarek and Rondane',
  'Vergleiche Sarek und Rondane',
  'compare Sarek et Rondane',
  'compara Sarek y Rondane',
  'confronta Sarek e Rondane',
] as const

/** Two spots, a fact asked of each in turn. */
export const TWO_IN_TURN = [
  ['is Sarek free?', 'and Rondane?'],
  ['ist Sarek kostenlos?', 'und Rondane?'],
  ['Sarek est-il gratuit ?', 'et Rondane ?'],
  ['¿es gratis Sarek?', '¿y Rondane?'],
  ['Sarek è gratis?', 'e Rondane?'],
] as const

/** Asks how far two that were spoken of lie from each other. */
export const HOW_FAR_APART = [
  [
    'how far apart are the two',
    'how far are the two apart?',
    'how far are they from each other',
    'how far apart are they',
    'how far is one from the other',
    'what is the distance between the two',
    'are they far apart?',
    'are the two far from each other?',
  ],
  [
    'wie weit liegen die beiden auseinander',
    'wie weit sind die beiden auseinander',
    'wie weit sind sie voneinander entfernt?',
    'wie groß ist der Abstand zwischen den beiden',
    'liegen sie weit auseinander?',
  ],
  [
    "à quelle distance sont-ils l'un de l'autre ?",
    'quelle distance entre les deux ?',
    "ils sont loin l'un de l'autre ?",
    "sont-ils loin l'un de l'autre ?",
  ],
  [
    '¿a qué distancia están el uno del otro?',
    '¿cuánto hay entre los dos?',
    '¿qué distancia hay entre ellos?',
    '¿están lejos el uno del otro?',
    '¿cuánto distan entre sí?',
  ],
  [
    "quanto distano l'uno dall'altro?",
    'quanto sono lontani tra loro?',
    "che distanza c'è tra i due?",
    "sono lontani l'uno dall'altro?",
  ],
] as const

/** Huts of Andorra above a height, and how many there are. */
export const HIGH_HUTS = [
  ['huts in Andorra above 2300 m', 'how many are there?'],
  ['Hütten in Andorra über 2300 m', 'wie viele sind es?'],
  ['refuges en Andorre au-dessus de 2300 m', 'combien y en a-t-il ?'],
  ['refugios en Andorra por encima de 2300 metros', '¿cuántos son?'],
  ['rifugi ad Andorra sopra i 2300 m', 'quanti sono?'],
] as const

/** Looks for campsites from now on, and for lakes. */
export const NOW_CAMPSITES = [
  ['thanks, and a quiet campsite?', 'now a quiet campsite', 'thank you, now a quiet campsite please'],
  ['danke, und ein ruhiger Campingplatz?', 'jetzt einen ruhigen Campingplatz'],
  ['merci, et un camping calme ?', 'maintenant un camping calme'],
  ['gracias, y un camping tranquilo?', 'ahora un camping tranquilo'],
  ['grazie, e un campeggio tranquillo?', 'adesso un campeggio tranquillo'],
] as const
export const NOW_LAKES = [
  ['thanks, and a lake?', 'now a lake', 'thanks, now a lake please', 'and a lake?'],
  ['danke, und ein See?', 'jetzt einen See bitte', 'und ein See?', 'nun ein See'],
  ['merci, et un lac ?', 'maintenant un lac', 'et un lac ?'],
  ['gracias, ¿y un lago?', 'ahora un lago', '¿y un lago?'],
  ['grazie, e un lago?', 'adesso un lago', 'e un lago?'],
] as const

/** Places to grill in Liechtenstein, something asked of one of them, and then something else in Andorra. */
export const GRILLS = [
  ['places to grill in Liechtenstein where fire is allowed', 'is there drinking water at the first one?'],
  ['Grillplätze in Liechtenstein, wo Feuer erlaubt ist', 'gibt es beim ersten Trinkwasser?'],
  ['lieux pour griller au Liechtenstein où le feu est autorisé', 'y a-t-il de l’eau potable au premier ?'],
  ['sitios para hacer barbacoa en Liechtenstein donde se permite el fuego', '¿hay agua potable en el primero?'],
  ['posti per grigliare in Liechtenstein dove il fuoco è permesso', 'c’è acqua potabile nel primo?'],
] as const
export const NOW_PICNIC_IN_ANDORRA = [
  ['now something in Andorra with picnic tables', 'now a place in Andorra to picnic'],
  ['jetzt etwas in Andorra mit Picknicktischen', 'jetzt was in Andorra mit Picknicktischen'],
  ['maintenant quelque chose en Andorre avec des tables de pique-nique'],
  ['ahora algo en Andorra con mesas de picnic'],
  ['adesso qualcosa ad Andorra con tavoli da picnic'],
] as const

/** Goes on with what was looked for: forests of Germany. */
export const GOES_ON = [
  [
    'now with a lake',
    'now the noisiest',
    'now only the free ones',
    'thanks, and which is the quietest?',
    'great, and with a lake?',
  ],
  ['jetzt mit See', 'jetzt nur die kostenlosen', 'danke, und welcher ist der ruhigste?'],
  ['maintenant avec un lac', 'maintenant seulement les gratuites', 'merci, et laquelle est la plus calme ?'],
  ['ahora con un lago', 'ahora solo los gratuitos', 'gracias, ¿y cuál es el más tranquilo?'],
  ['adesso con un lago', 'adesso solo quelle gratuite', 'grazie, e qual è la più tranquilla?'],
] as const
