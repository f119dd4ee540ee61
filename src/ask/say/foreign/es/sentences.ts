import { METHOD } from '../../../../silence/parameters.ts'
import { SPANISH_WHERE } from './where.ts'
import type { Sentences } from '../de/sentences.ts'
import { type Gender, inList } from '../words.ts'
import { FIRST } from './grammar.ts'
import { SPANISH_UNKNOWABLE } from './unknowable.ts'

/** The sentences of answers in Spanish; what is unknown is "no se sabe". */
export const SPANISH_SENTENCES: Sentences = {
  quoted: text => `«${text}»`,
  and: 'y',
  or: 'o',
  colon: ':',
  semicolon: ';',
  // "Lagos e islas", "Oslo u Odense".
  joint: (joint, last) =>
    joint === 'and' ? (/^h?[ií](?!e)/i.test(last) ? 'e' : 'y') : /^h?[oó]/i.test(last) ? 'u' : 'o',
  notKnown: 'no se sabe',
  lessThan: text => `menos de ${text}`,
  rating: rating => `puntuación ${rating}`,
  doubt: { low: 'fiabilidad baja', medium: 'fiabilidad media', high: 'fiabilidad alta' },
  where: SPANISH_WHERE,
  middle: name => `${name} (centro)`,
  perhaps: word => `quizá ${word}`,
  away: (km, from) => (from === null ? `a ${km}` : `a ${km} de ${from}`),
  gettingThere: text => `cómo llegar (en inglés): ${text}`,
  gettingThereToo: text => `cómo llegar: ${text}`,
  holds: wishes => `se sabe: ${wishes}`,
  notKnownWishes: wishes => `no se sabe: ${wishes}`,

  notApplied: words => `No pude tener en cuenta: ${words}.`,
  rivers:
    'De un río cuenta aquí lo que queda a unos treinta kilómetros como máximo: su curso se conoce solo a grandes rasgos.',
  riversTooCoarse:
    'En una zona tan pequeña no se puede decir qué queda junto a un río: su curso se conoce solo a grandes rasgos, con unos treinta kilómetros de margen. Cuenta toda la zona, también lo que está lejos del agua.',
  estimated: (words, km) => `He tomado ${words} como unos ${km} en línea recta: es una estimación.`,
  readAs: pairs => `Leí ${pairs.map(([from, to]) => `«${from}» como «${to}»`).join(' y ')}.`,
  moreWords: count => `${count} más`,
  allThatFollows: 'todo lo que sigue',
  homonym: (name, elsewhere, count) =>
    count === 1
      ? `Busqué en ${name}; hay otro en ${elsewhere}.`
      : `Busqué en ${name}; hay otros con ese nombre: ${elsewhere}.`,

  none: phrase => `No hay ningún resultado para «${phrase}».`,
  noneRecorded: phrase => `Aquí no consta nada como «${phrase}».`,
  zero: phrase => `El catálogo tiene 0 ${phrase}.`,
  without: (conditions, count) => `Sin ${count === 1 ? 'la condición' : 'las condiciones'} ${inList(conditions, 'y')}:`,
  highestRating: rating => `puntuación más alta: ${rating}`,
  are: ({ total, phrase, isYes }) => `${isYes ? 'Sí, el catálogo tiene' : 'El catálogo tiene'} ${total} ${phrase}`,
  lead: (order, count, more, gender) => {
    const [the, last] = gender === 'f' ? ['as', 'la última'] : ['os', 'el último']
    const tied = `${more} más ${more === 1 ? 'tiene' : 'tienen'} una puntuación tan alta como ${last}`
    return `${count === 1 ? `A la cabeza de l${the}` : `L${the} ${count}`} ${agreeing(order, gender)}${more > 0 ? ` (${tied})` : ''}:`
  },
  orders: {
    rating: 'más tranquilos',
    noise: 'más ruidosos',
    distance: 'más cercanos',
    farthest: 'más lejanos',
    highest: 'más altos',
    lowest: 'más bajos',
    northernmost: 'más al norte',
    southernmost: 'más al sur',
    easternmost: 'más al este',
    westernmost: 'más al oeste',
    'lowest level': 'con el nivel de ruido más bajo',
    'highest level': 'con el nivel de ruido más alto',
    'most activities': 'con más actividades',
    'most tags': 'con más características',
  },
  inOrder: 'Por orden:',
  first: (order, phrase, { rank, label, gender }) =>
    `${rank > 1 ? `En el puesto ${rank}` : 'A la cabeza'} de ${gender === 'f' ? 'las' : 'los'} ${agreeing(order, gender)} («${phrase}»): ${label}.`,
  best: (head, gender, order) =>
    `${gender === 'f' && !head.startsWith('área') ? 'La' : 'El'} ${head} más ${(FIRST.get(order) ?? '').replace(/o$/, gender === 'f' ? 'a' : 'o')}`,
  is: (best, label) => `${best} es ${label}`,
  noisy: 'ruidoso',
  noisyLeft: (count, below) =>
    count === 1
      ? `1 lugar ruidoso (puntuación inferior a ${below}) no se muestra.`
      : `${count} lugares ruidosos (puntuación inferior a ${below}) no se muestran.`,
  tied: count => (count === 1 ? '1 más tiene la misma puntuación.' : `${count} más tienen la misma puntuación.`),
  onlyOne: 'Es el único del catálogo.',
  fewer: total => `No hay tantos: ${total} en total.`,
  /** Where noisy spots that are not shown may lie nearer. */
  butNoisy: ' que no es ruidoso',
  closest: (phrase, place, name, km, rating, but) =>
    `El más cercano a ${place} («${phrase}»)${but}: ${name}, a ${km} en línea recta, ${rating}.`,
  closestOfWidened: (name, place, km, rating, but) =>
    `El más cercano${but}: ${name} (${rating}), a ${km} de ${place} en línea recta.`,
  /** Nothing is near: the closest of all. */
  closestFar: (name, place, km, rating, but) =>
    `No hay nada así cerca. El más cercano${but}: ${name} (${rating}), a ${km} de ${place} en línea recta.`,
  looked: km => `Busqué hasta ${km} de allí.`,
  byDistance: (shown, total) => `Por distancia${total > shown ? `, ${shown} de ${total}` : ''}:`,
  unmeasuredOf: (count, isHeight, isGivenUp) =>
    isGivenUp
      ? `De ${count} no se sabe ${isHeight ? 'la altitud' : 'el nivel de ruido'}.`
      : `De ${count} más no se sabe ${isHeight ? 'la altitud' : 'el nivel de ruido'}; ${count === 1 ? 'queda' : 'quedan'} fuera.`,
  unranked: (count, isHeight) =>
    `De ${count} no se sabe${isHeight ? ' la altitud' : ''}; ${count === 1 ? 'queda' : 'quedan'} fuera.`,
  metres: text => `${text} m sobre el mar`,
  description: text => `Descripción (en inglés): ${text}`,

  several: (count, phrase, names) =>
    `${count} lugares se llaman «${phrase}», primero el más tranquilo: ${names}. Lo que sigue es del primero.`,
  access: (name, status) =>
    status === undefined
      ? `No se sabe si el acceso a ${name} es gratuito.`
      : `El acceso a ${name} es ${status === 'free' ? 'gratuito' : 'de pago; no se sabe cuánto cuesta'}.`,
  fire: (name, status) =>
    status === null
      ? `No se sabe si se puede hacer fuego en ${name}.`
      : `En ${name} el fuego está ${status === 'allowed' ? 'permitido' : status === 'prohibited' ? 'prohibido' : `regulado: ${status}`}.`,
  transport: (name, text) =>
    text === null ? `No se sabe cómo llegar a ${name}.` : `Cómo llegar a ${name} (en inglés): ${text}`,
  byMode: (name, mode) => `No se sabe si se llega así a ${name} (${mode}).`,
  yes: sentence => `Sí: ${sentence}`,
  no: sentence => `No: ${sentence}`,
  deny: none => none,
  rated: (name, rating, word) => `${name}: puntuación ${rating} (${word}).`,
  located: (name, at, near, country) =>
    `${name} está en ${at}${near === null ? '' : `, cerca de ${near}`}${country === null ? '' : `, ${country}`}.`,
  activities: (name, list) =>
    list === null ? `No se sabe qué se puede hacer en ${name}.` : `Actividades en ${name}: ${list}.`,
  scenery: (name, type) =>
    type === null ? `No se sabe el tipo de paisaje de ${name}.` : `Tipo de paisaje de ${name}: ${type}.`,
  comments: (name, count) =>
    count === undefined
      ? `No se sabe cuántos comentarios tiene ${name}.`
      : `${name} tiene ${count} ${count === 1 ? 'comentario' : 'comentarios'}.`,
  tags: (name, list) => (list === null ? `No se sabe qué hay en ${name}.` : `Características de ${name}: ${list}.`),
  distanceTo: (name, place, km) =>
    km === null
      ? `No se sabe a qué distancia de ${place} está ${name}.`
      : `${name} está a ${km} de ${place} en línea recta.`,
  nearerUnknown: (name, one, other) =>
    `No se sabe si ${name} está más cerca de ${one} o de ${other}: un país o una región grande no tiene un único punto desde el que medir.`,
  inPlace: (name, place, isIn, country) =>
    isIn === null
      ? `No se sabe si ${name} está allí: ${place}.`
      : isIn
        ? `Sí, ${name} está allí: ${place}.`
        : `No, ${name} está aquí: ${country ?? ''}.`,
  drinkingWater: name =>
    `En ${name} consta un punto de agua potable; aquí no se sabe si funciona ni si el agua es segura.`,
  feature: (name, feature, has) =>
    has ? `Sí, consta en ${name}: ${feature}.` : `No se sabe si lo hay en ${name}: ${feature}.`,
  elevation: (name, metres) =>
    metres === null ? `No se sabe a qué altura está ${name}.` : `${name} está a ${metres} m sobre el mar.`,
  elevationAt: name => `${name}: no se sabe a qué altitud está; el catálogo solo conoce la de sus propios lugares.`,
  unrecorded: (name, word, sentence) =>
    sentence === null
      ? `De «${word}» no consta nada sobre ${name}: no se sabe.`
      : `La descripción de ${name} dice (en inglés): ${sentence}`,

  whyEdited: (name, rating) =>
    `${name} tiene de la redacción la puntuación ${rating}; no se sabe qué fuentes de ruido hay detrás, pues no se calcularon niveles.`,
  whyAtCoordinates: (name, rating, level) =>
    `${name} tiene de la redacción la puntuación ${rating}; la redacción no nombra fuentes de ruido. En sus coordenadas se calcularon ${level} dB de ruido.`,
  whyNoMap: (name, rating) =>
    `${name} tiene la puntuación ${rating}, calculada con un mapa de ruido que no está a mano: no se sabe qué hay detrás.`,
  why: (name, rating, level, low, high, method, doubt) =>
    `${name} tiene la puntuación ${rating} porque allí se calcularon ${level} dB de ruido, con un intervalo de ${low} a ${high} (método ${method}, ${doubt}).`,
  silenceAt: (name, rating, level, low, high, method, doubt) =>
    `${name}: allí se calcularon ${level} dB de ruido, que es la puntuación ${rating}, con un intervalo de ${low} a ${high} (método ${method}, ${doubt}).`,
  silenceUnknown: name => `No se sabe lo tranquilo que es (${name}): ninguna región importada cubre ese punto.`,
  quietestPoint: (name, km) => `El punto más tranquilo a menos de ${km} de ${name} al que se llega a pie:`,
  pointsUnknown: (name, km) =>
    `No se sabe cuál es el punto más tranquilo a menos de ${km} de ${name}: ninguna región importada lo cubre.`,
  pointsNone: (name, km) =>
    `No se sabe cuál es el punto más tranquilo a menos de ${km} de ${name}: no se conoce allí ningún camino.`,
  pointsNext: list => `Después vienen ${list}.`,
  about: level => `unos ${level}`,
  loudest: sources =>
    sources === null ? 'No se encontró ninguna fuente de ruido cerca.' : `Lo más fuerte allí: ${sources}.`,
  reasonSupposed: 'la mayor parte de lo que puede oírse queda fuera del mapa y no se conoce',
  reasonNone: 'no hay carretera, tren ni pueblo tan cerca que se oiga',
  reasonFaint: source => `solo se oye, y poco: ${source}`,
  reasonMixed: source => `se mezclan varios ruidos, el más fuerte: ${source}`,
  reasonMost: source => `casi todo el ruido viene de aquí: ${source}`,
  rightThere: 'allí mismo',

  equallyRated: (a, b) => `Los dos tienen la misma puntuación: ${a}; ${b}.`,
  quieter: (one, other, difference, isQuieter) =>
    `${one} es más ${isQuieter ? 'tranquilo' : 'ruidoso'} que ${other} (diferencia ${difference}):`,
  ranked: list => `Del más tranquilo al más ruidoso: ${list}.`,
  uncompared: name => `Aquí no se sabe lo tranquilo que es ${name}.`,
  here: 'Aquí no se sabe dónde está usted: nombre un lugar o dé latitud y longitud.',
  unknownPlace: name =>
    `Un lugar llamado «${name}» no se conoce aquí, así que no puedo decir qué hay allí: no se sabe.`,
  unmeasured: said => `Eso no se sabe aquí (${said}): el catálogo no lo recoge.`,
  help: 'Respondo preguntas sobre los lugares tranquilos de naturaleza de este catálogo: dónde están, qué puntuación de silencio tienen y por qué, qué hay y qué se puede hacer allí, qué es lo más cercano y cuántos hay.',
  ratingHelp: `La puntuación de silencio va de 1 (ruidoso) a 5 (silencio total), con un decimal. Se calcula (método ${METHOD}) con las carreteras, vías de tren, aeropuertos, poblaciones e industrias del mapa de alrededor, o la da una redacción; ninguna se mide con un micrófono en el lugar. Pregunte por qué un lugar tiene su puntuación para ver qué es lo más fuerte allí.`,
  notUnderstood: foreign =>
    `No puedo responder a eso: solo conozco los lugares tranquilos de naturaleza de este catálogo.${foreign === null ? '' : ` No he entendido ${foreign}.`}`,
  examples: list => `Pregunte, por ejemplo: ${list}.`,
  exampleBest: phrase => `¿Dónde hay ${phrase}?`,
  exampleFire: name => `¿Se puede hacer fuego en ${name}?`,
  exampleCount: (plural, gender) => `¿${gender === 'f' ? 'Cuántas' : 'Cuántos'} ${plural} hay?`,
  englishOnly: 'Esta respuesta solo existe en inglés:',
  declinedSelf: [
    'Siento mucho que lo esté pasando tan mal.',
    'Con eso no puedo ayudar, pero alguien sí: hable ahora con una persona de confianza o llame al número de emergencias (112 en Europa, 024 en España).',
    'En findahelpline.com encontrará personas con quienes hablar o escribir, gratis y de forma confidencial.',
  ],
  declinedOthers: 'Con eso no puedo ayudar.',
  unknowable: SPANISH_UNKNOWABLE,
}

/** An order of several, agreeing: "más tranquilas". */
function agreeing(order: string, gender: Gender): string {
  return gender === 'f' ? order.replace(/os$/, 'as') : order
}
