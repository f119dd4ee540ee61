/** How many spots were looked at, of how many, and how many fit. */
type Looked = Record<'tried' | 'candidates' | 'fitting', number> & { isNoisiest: boolean }

/** The sentences of numbers about many spots, of comparisons and of noises, in German. */
export const GERMAN_FIGURES = {
  /** What is ahead when groups or values are compared, the most and the least of each measure. */
  ahead: {
    count: { most: 'Am meisten', least: 'Am wenigsten' },
    best: { most: 'Am ruhigsten Ort ruhiger', least: 'Am ruhigsten Ort lauter' },
    rating: { most: 'Im Mittel ruhiger', least: 'Im Mittel lauter' },
    elevation: { most: 'Im Mittel höher', least: 'Im Mittel tiefer' },
    level: { most: 'Im Mittel lauter', least: 'Im Mittel leiser' },
  },
  /** How groups of one field are told, and which of them comes first. */
  by: {
    country: 'nach Ländern',
    continent: 'nach Erdteilen',
    tag: 'nach Merkmalen',
    activity: 'nach Aktivitäten',
    scenery: 'nach Landschaftstypen',
  },
  leading: {
    count: { most: 'am meisten', least: 'am wenigsten' },
    best: { most: 'am ruhigsten', least: 'am lautesten' },
    rating: { most: 'im Mittel am ruhigsten', least: 'im Mittel am lautesten' },
    elevation: { most: 'im Mittel am höchsten', least: 'im Mittel am tiefsten' },
    level: { most: 'im Mittel am lautesten', least: 'im Mittel am leisesten' },
  },
  how: { mean: 'im Mittel', median: 'im Median' },
  values: {
    country: 'Länder',
    continent: 'Erdteile',
    tag: 'Merkmale',
    activity: 'Aktivitäten',
    scenery: 'Landschaftstypen',
  },
  /** What spots are compared by, beside their ratings. */
  more: {
    rating: 'Ruhiger',
    noise: 'Lauter',
    distance: 'Näher',
    farthest: 'Weiter entfernt',
    highest: 'Höher',
    lowest: 'Tiefer',
    northernmost: 'Weiter nördlich',
    southernmost: 'Weiter südlich',
    easternmost: 'Weiter östlich',
    westernmost: 'Weiter westlich',
    'highest level': 'Nach dem Lärmpegel lauter',
    'lowest level': 'Nach dem Lärmpegel leiser',
    'most activities': 'Mehr Aktivitäten',
    'most tags': 'Mehr Merkmale',
  },
  kinds: {
    motorway: 'Autobahnen',
    'main road': 'Autobahnen und Hauptstraßen',
    tram: 'Straßenbahnen',
    road: 'Straßen',
    rail: 'Bahn',
    aerodrome: 'Flugzeuge',
    settlement: 'Siedlungen',
    works: 'Fabriken und Steinbrüche',
    turbine: 'Windräder',
    event: 'Veranstaltungen',
  },
  visitable: 'nicht als gesperrt bekannt',
  like: (name: string) => `ähnlich wie ${name}`,
  somewhatLike: (name: string) => `entfernt ähnlich wie ${name}`,
  after: (name: string) => `nach ${name}`,
  fields: {
    access: 'Zugang nicht bekannt',
    fire: 'Feuerregel nicht bekannt',
    transport: 'Anreise nicht bekannt',
    elevation: 'Höhe nicht bekannt',
    level: 'Lärmpegel nicht bekannt',
    scenery: 'Landschaft nicht bekannt',
    activities: 'Aktivitäten nicht bekannt',
  },
  ofSpotsAlone: 'Von einer ganzen Region sind hier nur die verzeichneten Orte bekannt, nicht wie laut es anderswo ist.',
  ofNoises:
    'Welche Geräusche zu hören sind, ist nicht von allen diesen Orten bekannt: Zahlen über alle Orte gibt es dazu nicht.',
  ofLoudness:
    'Wie laut ein einzelnes Geräusch über viele Orte ist, kann ich nicht zusammenfassen: Zählen kann ich die Orte, an denen es zu hören ist, oder nicht.',
  unheard: (count: number) =>
    `Von ${count} ${count === 1 ? 'weiteren Ort' : 'weiteren Orten'} ist nicht bekannt, was dort zu hören ist.`,
  notComparable: 'Das lässt sich nicht vergleichen: Dafür ist nicht genug bekannt.',
  distinct: (what: string, count: number, spots: string) => `${what} (${spots}): ${count}.`,
  share: (of: number, whole: string, count: number, part: string, percent: string) =>
    `${whole}, ${part}: ${count} von ${of}, das sind ${percent} %.`,
  lessThan: (percent: string) => `weniger als ${percent}`,
  over: (percent: string) => `über ${percent}`,
  unknownOf: (count: number) => `Bei ${count} davon ist es nicht bekannt.`,
  unknownMore: (count: number) =>
    count === 1 ? 'Bei 1 weiteren Ort ist es nicht bekannt.' : `Bei ${count} weiteren Orten ist es nicht bekannt.`,
  quietest: (label: string) => `am ruhigsten: ${label}`,
  /** Behind a list of the quietest: more than a few. */
  tiedMore: (count: number) => `${count} weitere Orte sind so bewertet wie der letzte`,
  next: (list: string) => `Danach: ${list}.`,
  equal: (list: string, figure: string) => `Darin gleich (${figure}): ${list}.`,
  /** "Quieter on average: Norway (4.4); Sweden (4.1)." */
  inOrder: (ahead: string, list: string) => `${ahead}: ${list}.`,
  /** Of how many spots an average is. */
  ofSpots: (count: number) => `${count} ${count === 1 ? 'Ort' : 'Orte'}`,
  moreValues: (count: number) => `${count} weitere`,
  louderIn: (a: string, b: string, areTowns: boolean) =>
    areTowns ? `In ${a} ist es lauter als in ${b}.` : `Bei ${a} ist es lauter als bei ${b}.`,
  quieterIn: (a: string, b: string, areTowns: boolean) =>
    areTowns ? `In ${a} ist es ruhiger als in ${b}.` : `Bei ${a} ist es ruhiger als bei ${b}.`,
  asLoudIn: (a: string, b: string, areTowns: boolean) =>
    areTowns ? `In ${a} ist es so laut wie in ${b}.` : `Bei ${a} ist es so laut wie bei ${b}.`,
  computed: (list: string, areTowns: boolean) => `${areTowns ? 'In der Ortsmitte' : 'Dort'} berechnet: ${list}.`,
  apartBy: (difference: string) => `Unterschied: ${difference}.`,
  apartInDb: (a: string, b: string, db: string) => `Der Unterschied zwischen ${a} und ${b} beträgt ${db}.`,
  ratedAs: (rating: string) => `entspricht Bewertung ${rating}`,
  measureUnknown: (names: string) => `Nicht bekannt: ${names}.`,
  straight: 'Luftlinie',
  /** Noises that are heard or not. */
  loudestSource: (sources: string, isNegated: boolean) => `lauteste Quelle${isNegated ? ' nicht' : ''}: ${sources}`,
  gives: (sources: string, level: string) => `${sources}: ${level}`,
  heardAll: (candidates: number, spots: string, fitting: number, where: string) =>
    fitting === 0
      ? `Geprüft: ${candidates} ${spots}. Nichts davon passt (${where}).`
      : `Geprüft: ${candidates} ${spots}. Es ${fitting === 1 ? 'passt' : 'passen'} ${fitting} (${where}).`,
  heardSome: ({ tried, candidates, fitting, isNoisiest }: Looked, spots: string, where: string) =>
    `Der Katalog hat ${candidates} ${spots}. Angesehen sind die ${isNoisiest ? 'lautesten' : 'ersten'} ${tried}; davon ${fitting === 1 ? 'passt' : 'passen'} ${fitting} (${where}).`,
  heardUnknown: (count: number, what: string) =>
    `Bei ${count} davon ist nicht bekannt, was zu hören ist (${what}): Die Bewertung wurde nicht berechnet.`,
  heardOfNone: (what: string) =>
    `Was dort zu hören ist (${what}), ist nicht bekannt: Die Bewertung wurde nicht berechnet.`,
  tooFaint: (count: number, db: number) =>
    `Bei ${count} davon lässt es sich nicht sagen: Unter ${db} dB gibt das Modell keinen Pegel an.`,
  edge: (name: string, km: string) =>
    `Die importierte Karte endet ${km} von ${name}: Welcher Lärm von jenseits kommt, ist nicht bekannt.`,
  onMap: (said: string) => `Auf der importierten Karte: ${said}`,
  beyond: 'Die importierte Karte endet in der Nähe einiger davon: Welcher Lärm von jenseits kommt, ist nicht bekannt.',
  unsure: (count: number, total: number) =>
    `Bei ${count} von ${total} ist die Sicherheit gering: Dort kann Lärm zu hören sein, den die importierte Karte nicht zeigt.`,
  onlyAirfields: 'Von Flugzeugen sind nur die Flugplätze der Karte bekannt, nicht, wo sie fliegen.',
  firstOf: (count: number) => `Die ersten ${count}:`,
  mostHeard: (count: number) => `Die ${count} mit dem meisten davon:`,
  noiseUnknownAt: (name: string, sources: string) =>
    `${name}: Was dort zu hören ist (${sources}), ist nicht bekannt; die Bewertung wurde nicht berechnet.`,
  tooFaintAt: (name: string, sources: string, db: number) =>
    `${name}, ${sources}: unter ${db} dB; wie viel weniger, sagt das Modell nicht.`,
  faintest: (name: string, sources: string, level: number) =>
    `Am wenigsten davon hört man bei ${name} (${sources}: etwa ${level} dB).`,
  noiseAt: (name: string, sources: string, level: string) => `${name}, ${sources}: ${level}.`,
  levelAt: (name: string, level: string) => `${name}: berechnet wurden ${level} menschengemachter Lärm (Lden).`,
  levelUnknown: (name: string) =>
    `${name}: Wie viel dB Lärm es dort gibt, ist nicht bekannt; die Bewertung wurde nicht berechnet.`,
  levelFrom: (db: string) => `ab ${db} dB`,
  levelTo: (db: string) => `bis ${db} dB`,
  levelBelow: (db: string) => `unter ${db} dB`,
}

/** What each language has to say of figures. */
export type Figures = typeof GERMAN_FIGURES
