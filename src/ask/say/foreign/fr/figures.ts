import type { Figures } from '../de/figures.ts'

/** The sentences of numbers about many spots, of comparisons and of noises, in French. */
export const FRENCH_FIGURES: Figures = {
  /** What is ahead when groups or values are compared, the most and the least of each measure. */
  ahead: {
    count: { most: 'Le plus grand nombre', least: 'Le plus petit nombre' },
    best: { most: 'Plus calme à son lieu le plus calme', least: 'Plus bruyant à son lieu le plus calme' },
    rating: { most: 'Plus calme en moyenne', least: 'Plus bruyant en moyenne' },
    elevation: { most: 'Plus haut en moyenne', least: 'Plus bas en moyenne' },
    level: { most: 'Plus bruyant en moyenne', least: 'Moins bruyant en moyenne' },
  },
  /** How groups of one field are told, and which of them comes first. */
  by: {
    country: 'par pays',
    continent: 'par continent',
    tag: 'par caractéristique',
    activity: 'par activité',
    scenery: 'par type de paysage',
  },
  leading: {
    count: { most: 'en tête', least: 'en dernier' },
    best: { most: 'le plus calme', least: 'le plus bruyant' },
    rating: { most: 'les plus calmes en moyenne', least: 'les plus bruyants en moyenne' },
    elevation: { most: 'les plus hauts en moyenne', least: 'les plus bas en moyenne' },
    level: { most: 'les plus bruyants en moyenne', least: 'les moins bruyants en moyenne' },
  },
  how: { mean: 'en moyenne', median: 'en médiane' },
  values: {
    country: 'Pays',
    continent: 'Continents',
    tag: 'Caractéristiques',
    activity: 'Activités',
    scenery: 'Types de paysage',
  },
  /** What spots are compared by, beside their ratings. */
  more: {
    rating: 'Plus calme',
    noise: 'Plus bruyant',
    distance: 'Plus près',
    farthest: 'Plus loin',
    highest: 'Plus haut',
    lowest: 'Plus bas',
    northernmost: 'Plus au nord',
    southernmost: 'Plus au sud',
    easternmost: 'Plus à l’est',
    westernmost: 'Plus à l’ouest',
    'highest level': 'Niveau de bruit plus élevé',
    'lowest level': 'Niveau de bruit plus bas',
    'most activities': 'Plus d’activités',
    'most tags': 'Plus de caractéristiques',
  },
  kinds: {
    motorway: 'autoroutes',
    'main road': 'autoroutes et routes principales',
    tram: 'tramways',
    road: 'routes',
    rail: 'voies ferrées',
    aerodrome: 'avions',
    settlement: 'localités',
    works: 'usines et carrières',
    turbine: 'éoliennes',
    event: 'lieux d’événements',
  },
  visitable: 'rien ne dit que l’accès y est fermé',
  like: name => `semblable à ${name}`,
  somewhatLike: name => `un peu semblable à ${name}`,
  after: name => `après ${name}`,
  fields: {
    access: 'accès pas connu',
    fire: 'règle pour le feu pas connue',
    transport: 'transport pas connu',
    elevation: 'altitude pas connue',
    level: 'niveau de bruit pas connu',
    scenery: 'paysage pas connu',
    activities: 'activités pas connues',
  },
  ofSpotsAlone: 'D’une région entière on ne connaît ici que les lieux répertoriés, pas le bruit qu’il y a ailleurs.',
  ofNoises:
    'Les bruits que l’on entend ne sont pas connus pour tous ces lieux : il n’y a pas de chiffres pour tous les lieux.',
  ofLoudness:
    'Je ne peux pas résumer le niveau d’un seul bruit sur de nombreux lieux : je peux compter les lieux où on l’entend, ou non.',
  unheard: count =>
    `Pour ${count} ${count === 1 ? 'autre lieu' : 'autres lieux'}, on ne sait pas quels bruits s’y entendent.`,
  notComparable: 'Cela ne peut pas être comparé : trop peu est connu.',
  distinct: (what, count, spots) => `${what} (${spots}) : ${count}.`,
  share: (of, whole, count, part, percent) => `${count} sur ${of} ${whole} (${part}) : ${percent} %.`,
  lessThan: percent => `moins de ${percent}`,
  over: percent => `plus de ${percent}`,
  unknownOf: count => `Pour ${lieux(count)} ce n’est pas connu.`,
  unknownMore: count => `Pour ${count} ${count === 1 ? 'autre' : 'autres'}, ce n’est pas connu.`,
  quietest: label => `le plus grand calme : ${label}`,
  tiedMore: count => `${count} autres lieux ont la même note que le dernier`,
  next: list => `Ensuite : ${list}.`,
  equal: (list, figure) => `À égalité (${figure}) : ${list}.`,
  /** "Quieter on average: Norway (4.4); Sweden (4.1)." */
  inOrder: (ahead, list) => `${ahead} : ${list}.`,
  ofSpots: count => `${count} ${count === 1 ? 'lieu' : 'lieux'}`,
  moreValues: count => `${count} de plus`,
  louderIn: (a, b) => `Il y a plus de bruit à ${a} qu’à ${b}.`,
  quieterIn: (a, b) => `C’est plus calme à ${a} qu’à ${b}.`,
  asLoudIn: (a, b) => `Il y a autant de bruit à ${a} qu’à ${b}.`,
  computed: (list, areTowns) => `Calculé ${areTowns ? 'en leur centre' : 'sur place'} : ${list}.`,
  apartBy: difference => `Écart : ${difference}.`,
  apartInDb: (a, b, db) => `L’écart entre ${a} et ${b} est de ${db}.`,
  ratedAs: rating => `soit la note ${rating}`,
  measureUnknown: names => `Pas connu : ${names}.`,
  straight: 'à vol d’oiseau',
  /** Noises that are heard or not. */
  loudestSource: (sources, isNegated) => `source la plus bruyante${isNegated ? ' autre que' : ' :'} ${sources}`,
  gives: (sources, level) => `${sources} : ${level}`,
  heardAll: (candidates, spots, fitting, where) =>
    fitting === 0
      ? `J’ai vérifié ${candidates} ${spots} : rien ne convient (${where}).`
      : `Sur ${candidates} ${spots}, ${fitting} ${fitting === 1 ? 'convient' : 'conviennent'} (${where}).`,
  heardSome: ({ tried, candidates, fitting, isNoisiest }, spots, where) =>
    `J’ai regardé les ${tried} ${isNoisiest ? 'plus bruyants' : 'premiers'} sur ${candidates} ${spots} : ${fitting} ${fitting === 1 ? 'convient' : 'conviennent'} (${where}).`,
  heardUnknown: (count, what) =>
    `Pour ${lieux(count)} ce que l’on entend (${what}) n’est pas connu : la note n’a pas été calculée.`,
  heardOfNone: what => `Ce que l’on y entend (${what}) n’est pas connu : la note n’a pas été calculée.`,
  tooFaint: (count, db) =>
    `Pour ${lieux(count)} on ne peut pas le dire : au-dessous de ${db} dB le modèle ne donne pas de niveau.`,
  edge: (name, km) => `La carte importée s’arrête à ${km} de ${name} : le bruit venu d’au-delà n’est pas connu.`,
  onMap: said => `Sur la carte importée : ${said}`,
  beyond: 'La carte importée s’arrête près de certains d’entre eux : le bruit venu d’au-delà n’est pas connu.',
  unsure: (count, total) =>
    `Pour ${count} sur ${total}, la fiabilité est faible : on peut y entendre un bruit que la carte importée ne montre pas.`,
  onlyAirfields: 'Des avions, seuls les aérodromes de la carte sont connus, pas leurs trajets.',
  firstOf: count => `Les ${count} premiers :`,
  mostHeard: count => `Les ${count} où l’on en entend le plus :`,
  noiseUnknownAt: (name, sources) =>
    `${name} : ce que l’on y entend (${sources}) n’est pas connu ; la note n’a pas été calculée.`,
  tooFaintAt: (name, sources, db) => `${name}, ${sources} : moins de ${db} dB ; le modèle ne dit pas combien.`,
  faintest: (name, sources, level) => `On en entend le moins à ${name} (${sources} : environ ${level} dB).`,
  noiseAt: (name, sources, level) => `${name}, ${sources} : ${level}.`,
  levelAt: (name, level) => `${name} : ${level} de bruit humain y ont été calculés (Lden).`,
  levelUnknown: name => `${name} : combien de dB de bruit il y a n’est pas connu ; la note n’a pas été calculée.`,
  levelFrom: db => `à partir de ${db} dB`,
  levelTo: db => `jusqu’à ${db} dB`,
  levelBelow: db => `moins de ${db} dB`,
}

/** Of a kind of place whose gender is not said: "for 3 of them". */
function lieux(count: number): string {
  return `${count} ${count === 1 ? 'lieu' : 'lieux'}`
}
