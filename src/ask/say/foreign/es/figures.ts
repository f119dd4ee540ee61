import type { Figures } from '../de/figures.ts'

/** The sentences of numbers about many spots, of comparisons and of noises, in Spanish. */
export const SPANISH_FIGURES: Figures = {
  /** What is ahead when groups or values are compared, the most and the least of each measure. */
  ahead: {
    count: { most: 'Con más', least: 'Con menos' },
    best: { most: 'Más tranquilo en su lugar más tranquilo', least: 'Más ruidoso en su lugar más tranquilo' },
    rating: { most: 'Más tranquilo de media', least: 'Más ruidoso de media' },
    elevation: { most: 'Más alto de media', least: 'Más bajo de media' },
    level: { most: 'Más ruidoso de media', least: 'Menos ruidoso de media' },
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
  fields: {
    access: 'acceso no conocido',
    fire: 'norma sobre el fuego no conocida',
    transport: 'transporte no conocido',
  },
  ofSpotsAlone:
    'De una región entera aquí solo se conocen los lugares que constan en ella, no cuánto ruido hay en el resto.',
  ofNoises:
    'Los ruidos que se oyen se calculan lugar por lugar cuando se pregunta: no hay cifras de todos los lugares.',
  notComparable: 'Eso no se puede comparar: no se sabe lo suficiente.',
  distinct: (what, count, spots) => `${what} (${spots}): ${count}.`,
  share: (of, whole, count, part, percent) => `${count} de ${of} ${whole} (${part}): ${percent} %.`,
  lessThan: percent => `menos de ${percent}`,
  over: percent => `más de ${percent}`,
  unknownOf: count => `De ${count} no se sabe.`,
  quietest: label => `el más tranquilo: ${label}`,
  next: list => `Después: ${list}.`,
  equal: (list, figure) => `Iguales en esto (${figure}): ${list}.`,
  /** "Quieter on average: Norway (4.4); Sweden (4.1)." */
  inOrder: (ahead, list) => `${ahead}: ${list}.`,
  moreValues: count => `${count} más`,
  louderIn: (a, b) => `Hay más ruido en ${a} que en ${b}.`,
  quieterIn: (a, b) => `Está más tranquilo en ${a} que en ${b}.`,
  asLoudIn: (a, b) => `Hay tanto ruido en ${a} como en ${b}.`,
  atMiddle: list => `Calculado en su centro: ${list}.`,
  ratedAs: rating => `equivale a la puntuación ${rating}`,
  measureUnknown: names => `No se sabe: ${names}.`,
  straight: 'en línea recta',
  /** Noises that are heard or not. */
  gives: (sources, level) => `${sources}: ${level}`,
  heardAll: (candidates, spots, fitting, where) => `De ${candidates} ${spots}, ${fitting} cumplen (${where}).`,
  heardSome: (tried, candidates, spots, fitting, where) =>
    `He mirado los ${tried} primeros de ${candidates} ${spots}: ${fitting} cumplen (${where}).`,
  heardUnknown: (count, what) => `De ${count} no se sabe qué se oye (${what}): la puntuación no fue calculada.`,
  tooFaint: (count, db) => `De ${count} no se puede decir: por debajo de ${db} dB el modelo no da el nivel.`,
  firstOf: count => `Los ${count} primeros:`,
  noiseUnknownAt: (name, sources) =>
    `${name}: no se sabe qué se oye allí (${sources}); la puntuación no fue calculada.`,
  tooFaintAt: (name, sources, db) => `${name}, ${sources}: menos de ${db} dB; el modelo no dice cuánto menos.`,
  noiseAt: (name, sources, level) => `${name}, ${sources}: ${level}.`,
  levelAt: (name, level) => `${name}: se calcularon ${level} de ruido humano (Lden).`,
  levelUnknown: name => `${name}: no se sabe cuántos dB de ruido hay; la puntuación no fue calculada.`,
  levelFrom: db => `desde ${db} dB`,
  levelTo: db => `hasta ${db} dB`,
  levelBelow: db => `menos de ${db} dB`,
}
