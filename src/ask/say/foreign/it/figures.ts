import type { Figures } from '../de/figures.ts'

/** The sentences of numbers about many spots, of comparisons and of noises, in Italian. */
export const ITALIAN_FIGURES: Figures = {
  /** What is ahead when groups or values are compared, the most and the least of each measure. */
  ahead: {
    count: { most: 'Il numero maggiore', least: 'Il numero minore' },
    best: { most: 'Più tranquillo nel luogo più tranquillo', least: 'Più rumoroso nel luogo più tranquillo' },
    rating: { most: 'Più tranquillo in media', least: 'Più rumoroso in media' },
    elevation: { most: 'Più alto in media', least: 'Più basso in media' },
    level: { most: 'Più rumoroso in media', least: 'Meno rumoroso in media' },
  },
  /** How groups of one field are told, and which of them comes first. */
  by: {
    country: 'per paese',
    continent: 'per continente',
    tag: 'per caratteristica',
    activity: 'per attività',
    scenery: 'per tipo di paesaggio',
  },
  leading: {
    count: { most: 'in testa', least: 'in coda' },
    best: { most: 'il più tranquillo', least: 'il più rumoroso' },
    rating: { most: 'i più tranquilli in media', least: 'i più rumorosi in media' },
    elevation: { most: 'i più alti in media', least: 'i più bassi in media' },
    level: { most: 'i più rumorosi in media', least: 'i meno rumorosi in media' },
  },
  how: { mean: 'in media', median: 'in mediana' },
  values: {
    country: 'Paesi',
    continent: 'Continenti',
    tag: 'Caratteristiche',
    activity: 'Attività',
    scenery: 'Tipi di paesaggio',
  },
  /** What spots are compared by, beside their ratings. */
  more: {
    rating: 'Più tranquillo',
    noise: 'Più rumoroso',
    distance: 'Più vicino',
    farthest: 'Più lontano',
    highest: 'Più alto',
    lowest: 'Più basso',
    northernmost: 'Più a nord',
    southernmost: 'Più a sud',
    easternmost: 'Più a est',
    westernmost: 'Più a ovest',
    'highest level': 'Con un livello di rumore più alto',
    'lowest level': 'Con un livello di rumore più basso',
    'most activities': 'Con più attività',
    'most tags': 'Con più caratteristiche',
  },
  kinds: {
    motorway: 'autostrade',
    'main road': 'autostrade e strade principali',
    tram: 'tram',
    road: 'strade',
    rail: 'ferrovie',
    aerodrome: 'aerei',
    settlement: 'centri abitati',
    works: 'fabbriche e cave',
    turbine: 'pale eoliche',
    event: 'luoghi di eventi',
  },
  visitable: 'non risulta chiuso alle visite',
  like: name => `simile a ${name}`,
  somewhatLike: name => `un po’ simile a ${name}`,
  after: name => `dopo ${name}`,
  fields: {
    access: 'accesso non noto',
    fire: 'regola sul fuoco non nota',
    transport: 'trasporto non noto',
    elevation: 'quota non nota',
    level: 'livello di rumore non noto',
    scenery: 'paesaggio non noto',
    activities: 'attività non note',
  },
  ofSpotsAlone: 'Di un’intera regione qui sono noti solo i luoghi elencati, non quanto rumore c’è altrove.',
  ofNoises: 'Quali rumori si sentono non si sa di tutti questi luoghi: non ci sono cifre per tutti i luoghi.',
  ofLoudness:
    'Non posso riassumere quanto è forte un solo rumore in molti luoghi: posso contare i luoghi dove si sente, o dove no.',
  unheard: count => `Di ${count} ${count === 1 ? 'altro luogo' : 'altri luoghi'} non si sa quali rumori vi si sentono.`,
  notComparable: 'Questo non si può confrontare: non se ne sa abbastanza.',
  distinct: (what, count, spots) => `${what} (${spots}): ${count}.`,
  share: (of, whole, count, part, percent) => `${count} su ${of} ${whole} (${part}): ${percent} %.`,
  lessThan: percent => `meno di ${percent}`,
  over: percent => `più di ${percent}`,
  unknownOf: count => `Per ${luoghi(count)} non è noto.`,
  unknownMore: count => (count === 1 ? 'Di 1 altro luogo non si sa.' : `Di altri ${count} luoghi non si sa.`),
  quietest: label => `la quiete maggiore: ${label}`,
  tiedMore: count => `altri ${count} luoghi hanno lo stesso voto dell’ultimo`,
  next: list => `Poi: ${list}.`,
  equal: (list, figure) => `Pari in questo (${figure}): ${list}.`,
  /** "Quieter on average: Norway (4.4); Sweden (4.1)." */
  inOrder: (ahead, list) => `${ahead}: ${list}.`,
  ofSpots: count => `${count} ${count === 1 ? 'luogo' : 'luoghi'}`,
  moreValues: count => `altri ${count}`,
  louderIn: (a, b) => `C’è più rumore a ${a} che a ${b}.`,
  quieterIn: (a, b) => `È più tranquillo a ${a} che a ${b}.`,
  asLoudIn: (a, b) => `C’è tanto rumore a ${a} quanto a ${b}.`,
  computed: (list, areTowns) => `Calcolato ${areTowns ? 'al centro' : 'sul posto'}: ${list}.`,
  apartBy: difference => `Differenza: ${difference}.`,
  apartInDb: (a, b, db) => `La differenza tra ${a} e ${b} è di ${db}.`,
  ratedAs: rating => `pari al voto ${rating}`,
  measureUnknown: names => `Non è noto: ${names}.`,
  straight: 'in linea d’aria',
  /** Noises that are heard or not. */
  loudestSource: (sources, isNegated) => `la fonte più rumorosa ${isNegated ? 'non è' : 'è'}: ${sources}`,
  gives: (sources, level) => `${sources}: ${level}`,
  heardAll: (candidates, spots, fitting, where) =>
    fitting === 0
      ? `Ho controllato ${candidates} ${spots}: niente di adatto (${where}).`
      : `Su ${candidates} ${spots}, ${fitting} ${fitting === 1 ? 'corrisponde' : 'corrispondono'} (${where}).`,
  heardSome: ({ tried, candidates, fitting, isNoisiest }, spots, where) =>
    `Ho guardato i ${isNoisiest ? `${tried} più rumorosi` : `primi ${tried}`} di ${candidates} ${spots}: ${fitting} ${fitting === 1 ? 'corrisponde' : 'corrispondono'} (${where}).`,
  heardUnknown: (count, what) =>
    `Per ${luoghi(count)} non è noto che cosa si sente (${what}): il voto non è stato calcolato.`,
  heardOfNone: what => `Che cosa vi si sente (${what}) non è noto: il voto non è stato calcolato.`,
  tooFaint: (count, db) => `Per ${luoghi(count)} non si può dire: sotto ${db} dB il modello non dà il livello.`,
  edge: (name, km) => `La mappa importata finisce a ${km} da ${name}: non si sa quale rumore arrivi da oltre.`,
  onMap: said => `Sulla mappa importata: ${said}`,
  beyond: 'La mappa importata finisce vicino ad alcuni di essi: non si sa quale rumore arrivi da oltre.',
  unsure: (count, total) =>
    `Per ${count} su ${total} l’affidabilità è bassa: vi si può sentire rumore che la mappa importata non mostra.`,
  onlyAirfields: 'Degli aerei si conoscono solo gli aeroporti della mappa, non dove volano.',
  firstOf: count => `I primi ${count}:`,
  mostHeard: count => `I ${count} dove se ne sente di più:`,
  noiseUnknownAt: (name, sources) =>
    `${name}: che cosa vi si sente (${sources}) non è noto; il voto non è stato calcolato.`,
  tooFaintAt: (name, sources, db) => `${name}, ${sources}: meno di ${db} dB; quanto meno il modello non lo dice.`,
  faintest: (name, sources, level) => `Se ne sente meno a ${name} (${sources}: circa ${level} dB).`,
  noiseAt: (name, sources, level) => `${name}, ${sources}: ${level}.`,
  levelAt: (name, level) => `${name}: vi sono stati calcolati ${level} di rumore umano (Lden).`,
  levelUnknown: name => `${name}: quanti dB di rumore ci sono non è noto; il voto non è stato calcolato.`,
  levelFrom: db => `da ${db} dB`,
  levelTo: db => `fino a ${db} dB`,
  levelBelow: db => `meno di ${db} dB`,
}

/** Of a kind of place whose gender is not said: "of 3 of them". */
function luoghi(count: number): string {
  return `${count} ${count === 1 ? 'luogo' : 'luoghi'}`
}
