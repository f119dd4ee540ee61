import type { Figures } from '../de/figures.ts'

/** The sentences of numbers about many spots, of comparisons and of noises, in Spanish. */
export const SPANISH_FIGURES: Figures = {
  /** What is ahead when groups or values are compared, the most and the least of each measure. */
  ahead: {
    count: { most: 'El mayor número', least: 'El menor número' },
    best: { most: 'Más tranquilo en su lugar más tranquilo', least: 'Más ruidoso en su lugar más tranquilo' },
    rating: { most: 'Más tranquilo de media', least: 'Más ruidoso de media' },
    elevation: { most: 'Más alto de media', least: 'Más bajo de media' },
    level: { most: 'Más ruidoso de media', least: 'Menos ruidoso de media' },
  },
  /** How groups of one field are told, and which of them comes first. */
  by: {
    country: 'por país',
    continent: 'por continente',
    tag: 'por característica',
    activity: 'por actividad',
    scenery: 'por tipo de paisaje',
  },
  leading: {
    count: { most: 'a la cabeza', least: 'a la cola' },
    best: { most: 'el más tranquilo', least: 'el más ruidoso' },
    rating: { most: 'los más tranquilos de media', least: 'los más ruidosos de media' },
    elevation: { most: 'los más altos de media', least: 'los más bajos de media' },
    level: { most: 'los más ruidosos de media', least: 'los menos ruidosos de media' },
  },
  how: { mean: 'de media', median: 'de mediana' },
  values: {
    country: 'Países',
    continent: 'Continentes',
    tag: 'Características',
    activity: 'Actividades',
    scenery: 'Tipos de paisaje',
  },
  /** What spots are compared by, beside their ratings. */
  more: {
    rating: 'Más tranquilo',
    noise: 'Más ruidoso',
    distance: 'Más cerca',
    farthest: 'Más lejos',
    highest: 'Más alto',
    lowest: 'Más bajo',
    northernmost: 'Más al norte',
    southernmost: 'Más al sur',
    easternmost: 'Más al este',
    westernmost: 'Más al oeste',
    'highest level': 'Con más nivel de ruido',
    'lowest level': 'Con menos nivel de ruido',
    'most activities': 'Con más actividades',
    'most tags': 'Con más características',
  },
  kinds: {
    motorway: 'autopistas',
    'main road': 'autopistas y carreteras principales',
    tram: 'tranvías',
    road: 'carreteras',
    rail: 'vías férreas',
    aerodrome: 'aviones',
    settlement: 'poblaciones',
    works: 'fábricas y canteras',
    turbine: 'aerogeneradores',
    event: 'recintos de eventos',
  },
  visitable: 'no consta que esté cerrado a visitas',
  like: name => `parecido a ${name}`,
  somewhatLike: name => `algo parecido a ${name}`,
  after: name => `después de ${name}`,
  fields: {
    access: 'acceso no conocido',
    fire: 'norma sobre el fuego no conocida',
    transport: 'transporte no conocido',
    elevation: 'altitud no conocida',
    level: 'nivel de ruido no conocido',
    scenery: 'paisaje no conocido',
    activities: 'actividades no conocidas',
  },
  ofSpotsAlone:
    'De una región entera aquí solo se conocen los lugares que constan en ella, no cuánto ruido hay en el resto.',
  ofNoises: 'Qué ruidos se oyen no se sabe de todos estos lugares: no hay cifras de todos los lugares.',
  ofLoudness:
    'No puedo resumir cómo de fuerte es un solo ruido en muchos lugares: puedo contar los lugares donde se oye, o donde no.',
  unheard: count => `De ${count} ${count === 1 ? 'lugar más' : 'lugares más'} no se sabe qué ruidos se oyen allí.`,
  notComparable: 'Eso no se puede comparar: no se sabe lo suficiente.',
  distinct: (what, count, spots) => `${what} (${spots}): ${count}.`,
  share: (of, whole, count, part, percent) => `${count} de ${of} ${whole} (${part}): ${percent} %.`,
  lessThan: percent => `menos de ${percent}`,
  over: percent => `más de ${percent}`,
  unknownOf: count => `De ${lugares(count)} no se sabe.`,
  unknownMore: count => `De ${count} más no se sabe.`,
  quietest: label => `la mayor tranquilidad: ${label}`,
  tiedMore: count => `${count} lugares más tienen la misma puntuación que el último`,
  next: list => `Después: ${list}.`,
  equal: (list, figure) => `Iguales en esto (${figure}): ${list}.`,
  /** "Quieter on average: Norway (4.4); Sweden (4.1)." */
  inOrder: (ahead, list) => `${ahead}: ${list}.`,
  ofSpots: count => `${count} ${count === 1 ? 'lugar' : 'lugares'}`,
  moreValues: count => `${count} más`,
  louderIn: (a, b) => `Hay más ruido en ${a} que en ${b}.`,
  quieterIn: (a, b) => `Está más tranquilo en ${a} que en ${b}.`,
  asLoudIn: (a, b) => `Hay tanto ruido en ${a} como en ${b}.`,
  computed: (list, areTowns) => `Calculado ${areTowns ? 'en su centro' : 'allí'}: ${list}.`,
  apartBy: difference => `Diferencia: ${difference}.`,
  apartInDb: (a, b, db) => `La diferencia entre ${a} y ${b} es de ${db}.`,
  ratedAs: rating => `equivale a la puntuación ${rating}`,
  measureUnknown: names => `No se sabe: ${names}.`,
  straight: 'en línea recta',
  /** Noises that are heard or not. */
  loudestSource: (sources, isNegated) => `la fuente más ruidosa ${isNegated ? 'no es' : 'es'}: ${sources}`,
  gives: (sources, level) => `${sources}: ${level}`,
  heardAll: (candidates, spots, fitting, where) =>
    fitting === 0
      ? `He comprobado ${candidates} ${spots}: nada cumple (${where}).`
      : `De ${candidates} ${spots}, ${fitting} ${fitting === 1 ? 'cumple' : 'cumplen'} (${where}).`,
  heardSome: ({ tried, candidates, fitting, isNoisiest }, spots, where) =>
    `He mirado los ${tried} ${isNoisiest ? 'más ruidosos' : 'primeros'} de ${candidates} ${spots}: ${fitting} ${fitting === 1 ? 'cumple' : 'cumplen'} (${where}).`,
  heardUnknown: (count, what) =>
    `De ${lugares(count)} no se sabe qué se oye (${what}): la puntuación no fue calculada.`,
  heardOfNone: what => `No se sabe qué se oye allí (${what}): la puntuación no fue calculada.`,
  tooFaint: (count, db) => `De ${lugares(count)} no se puede decir: por debajo de ${db} dB el modelo no da el nivel.`,
  edge: (name, km) => `El mapa importado termina a ${km} de ${name}: no se sabe qué ruido llega de más allá.`,
  onMap: said => `En el mapa importado: ${said}`,
  beyond: 'El mapa importado termina cerca de algunos de ellos: no se sabe qué ruido llega de más allá.',
  unsure: (count, total) =>
    `En ${count} de ${total} la fiabilidad es baja: allí puede oírse ruido que el mapa importado no muestra.`,
  onlyAirfields: 'De los aviones solo se conocen los aeródromos del mapa, no por dónde vuelan.',
  firstOf: count => `Los ${count} primeros:`,
  mostHeard: count => `Los ${count} donde más se oye:`,
  noiseUnknownAt: (name, sources) =>
    `${name}: no se sabe qué se oye allí (${sources}); la puntuación no fue calculada.`,
  tooFaintAt: (name, sources, db) => `${name}, ${sources}: menos de ${db} dB; el modelo no dice cuánto menos.`,
  faintest: (name, sources, level) => `Donde menos se oye es ${name} (${sources}: unos ${level} dB).`,
  noiseAt: (name, sources, level) => `${name}, ${sources}: ${level}.`,
  levelAt: (name, level) => `${name}: se calcularon ${level} de ruido humano (Lden).`,
  levelUnknown: name => `${name}: no se sabe cuántos dB de ruido hay; la puntuación no fue calculada.`,
  levelFrom: db => `desde ${db} dB`,
  levelTo: db => `hasta ${db} dB`,
  levelBelow: db => `menos de ${db} dB`,
}

/** Of a kind of place whose gender is not said: "of 3 of them". */
function lugares(count: number): string {
  return `${count} ${count === 1 ? 'lugar' : 'lugares'}`
}
