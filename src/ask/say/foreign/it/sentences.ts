import { METHOD } from '../../../../silence/parameters.ts'
import { ITALIAN_WHERE } from './where.ts'
import type { Sentences } from '../de/sentences.ts'
import { type Gender, inList } from '../words.ts'
import { a, FIRST } from './grammar.ts'
import { ITALIAN_UNKNOWABLE } from './unknowable.ts'

/** The sentences of answers in Italian; what is unknown is "non si sa". */
export const ITALIAN_SENTENCES: Sentences = {
  quoted: text => `«${text}»`,
  and: 'e',
  or: 'o',
  colon: ':',
  semicolon: ';',
  joint: (joint, last) => (joint === 'and' ? (/^e/i.test(last) ? 'ed' : 'e') : 'o'),
  notKnown: 'non si sa',
  lessThan: text => `meno di ${text}`,
  rating: rating => `voto ${rating}`,
  doubt: { low: 'affidabilità bassa', medium: 'affidabilità media', high: 'affidabilità alta' },
  where: ITALIAN_WHERE,
  middle: name => `${name} (centro)`,
  perhaps: word => `forse ${word}`,
  away: (km, from) => (from === null ? `a ${km}` : `a ${km} da ${from}`),
  gettingThere: text => `come arrivarci (in inglese): ${text}`,
  gettingThereToo: text => `come arrivarci: ${text}`,
  holds: wishes => `si sa: ${wishes}`,
  notKnownWishes: wishes => `non si sa: ${wishes}`,

  notApplied: words => `Non ho potuto tener conto di: ${words}.`,
  rivers:
    'Di un fiume conta qui ciò che dista al massimo una trentina di chilometri: il suo corso è noto solo a grandi linee.',
  riversTooCoarse:
    'In una zona così piccola non si può dire che cosa si trovi lungo un fiume: il suo corso è noto solo a grandi linee, con una trentina di chilometri di margine. Conta tutta la zona, anche ciò che è lontano dall’acqua.',
  estimated: (words, km) => `Ho inteso ${words} come circa ${km} in linea d’aria: è una stima.`,
  readAs: pairs => `Ho letto ${pairs.map(([from, to]) => `«${from}» come «${to}»`).join(' e ')}.`,
  moreWords: count => (count === 1 ? '1 altro' : `altri ${count}`),
  allThatFollows: 'tutto ciò che segue',
  homonym: (name, elsewhere, count) =>
    count === 1
      ? `Ho cercato ${a(name)}; ce n’è un altro in ${elsewhere}.`
      : `Ho cercato ${a(name)}; ce ne sono altri: ${elsewhere}.`,

  none: phrase => `Nessun risultato per «${phrase}».`,
  noneRecorded: phrase => `Qui nulla è registrato come «${phrase}».`,
  zero: phrase => `Il catalogo ha 0 ${phrase}.`,
  without: (conditions, count) =>
    `Senza ${count === 1 ? 'la condizione' : 'le condizioni'} ${inList(conditions, 'e')}:`,
  highestRating: rating => `voto più alto: ${rating}`,
  are: ({ total, phrase, isYes }) => `${isYes ? 'Sì, il catalogo ha' : 'Il catalogo ha'} ${total} ${phrase}`,
  lead: (order, count, more, gender) => {
    const [the, other, others, last] =
      gender === 'f' ? ['le', 'un’altra', 'altre', 'l’ultima'] : ['i', 'un altro', 'altri', 'l’ultimo']
    const tied = `${more === 1 ? `${other} ha` : `${others} ${more} hanno`} un voto alto come ${last}`
    return `${count === 1 ? `In testa tra ${the}` : `${gender === 'f' ? 'Le' : 'I'} ${count}`} ${agreeing(order, gender)}${more > 0 ? ` (${tied})` : ''}:`
  },
  orders: {
    rating: 'più tranquilli',
    noise: 'più rumorosi',
    distance: 'più vicini',
    farthest: 'più lontani',
    highest: 'più alti',
    lowest: 'più bassi',
    northernmost: 'più a nord',
    southernmost: 'più a sud',
    easternmost: 'più a est',
    westernmost: 'più a ovest',
    'lowest level': 'con il livello di rumore più basso',
    'highest level': 'con il livello di rumore più alto',
    'most activities': 'con più attività',
    'most tags': 'con più caratteristiche',
  },
  inOrder: 'In ordine:',
  first: (order, phrase, { rank, label, gender }) =>
    `${rank > 1 ? `Al posto ${rank}` : 'In testa'} tra ${gender === 'f' ? 'le' : 'i'} ${agreeing(order, gender)} («${phrase}»): ${label}.`,
  best: (head, gender, order) => {
    const article = /^[aeiou]/i.test(head)
      ? 'L’'
      : gender === 'f'
        ? 'La '
        : /^(?:s[^aeiou]|z)/i.test(head)
          ? 'Lo '
          : 'Il '
    return `${article}${head} più ${(FIRST.get(order) ?? '').replace(/o$/, gender === 'f' ? 'a' : 'o')}`
  },
  is: (best, label) => `${best} è ${label}`,
  noisy: 'rumoroso',
  noisyLeft: (count, below) =>
    count === 1
      ? `1 luogo rumoroso (voto inferiore a ${below}) non è mostrato.`
      : `${count} luoghi rumorosi (voto inferiore a ${below}) non sono mostrati.`,
  tied: (count, gender) => {
    const [other, others] = gender === 'f' ? ['altra', 'Altre'] : ['altro', 'Altri']
    return count === 1 ? `1 ${other} ha lo stesso voto.` : `${others} ${count} hanno lo stesso voto.`
  },
  onlyOne: 'È l’unico del catalogo.',
  fewer: total => `Non ce ne sono tanti: ${total} in tutto.`,
  /** Where noisy spots that are not shown may lie nearer. */
  butNoisy: ' che non sia rumoroso',
  closest: (phrase, place, name, km, rating, but) =>
    `Il più vicino ${a(place)} («${phrase}»)${but}: ${name}, a ${km} in linea d’aria, ${rating}.`,
  closestOfWidened: (name, place, km, rating, but) =>
    `Il più vicino${but}: ${name} (${rating}), a ${km} da ${place} in linea d’aria.`,
  /** Nothing is near: the closest of all. */
  closestFar: (name, place, km, rating, but) =>
    `Nulla di simile nelle vicinanze. Il più vicino${but}: ${name} (${rating}), a ${km} da ${place} in linea d’aria.`,
  looked: km => `Ho cercato fino a ${km} da lì.`,
  byDistance: (shown, total) => `Per distanza${total > shown ? `, ${shown} su ${total}` : ''}:`,
  unmeasuredOf: (count, isHeight, isGivenUp) =>
    isGivenUp
      ? `Di ${count} non si sa ${isHeight ? 'l’altitudine' : 'il livello di rumore'}.`
      : `${count === 1 ? 'Di un altro' : `Di altri ${count}`} non si sa ${isHeight ? 'l’altitudine' : 'il livello di rumore'}; ${count === 1 ? 'è lasciato' : 'sono lasciati'} fuori.`,
  unranked: (count, isHeight) =>
    `Di ${count} di questi non si sa${isHeight ? ' l’altitudine' : ''}; ${count === 1 ? 'è lasciato' : 'sono lasciati'} fuori.`,
  metres: text => `${text} m sul mare`,
  description: text => `Descrizione (in inglese): ${text}`,

  several: (count, phrase, names) =>
    `${count} luoghi si chiamano «${phrase}», il più tranquillo per primo: ${names}. Quel che segue riguarda il primo.`,
  access: (name, status) =>
    status === undefined
      ? `Non si sa se l’accesso ${a(name)} è gratuito.`
      : `L’accesso ${a(name)} è ${status === 'free' ? 'gratuito' : 'a pagamento; non si sa quanto costi'}.`,
  fire: (name, status) =>
    status === null
      ? `Non si sa se ${a(name)} si può accendere un fuoco.`
      : `${name}: il fuoco è ${status === 'allowed' ? 'permesso' : status === 'prohibited' ? 'vietato' : `regolato: ${status}`}.`,
  transport: (name, text) =>
    text === null ? `Non si sa come si arriva ${a(name)}.` : `Come arrivare ${a(name)} (in inglese): ${text}`,
  byMode: (name, mode) => `Non si sa se ${a(name)} si arriva così (${mode}).`,
  yes: sentence => `Sì: ${sentence}`,
  no: sentence => `No: ${sentence}`,
  deny: none => `No: ${none}`,
  rated: (name, rating, word) => `${name}: voto ${rating} (${word}).`,
  located: (name, at, near, country) =>
    `${name} si trova a ${at}${near === null ? '' : `, vicino a ${near}`}${country === null ? '' : `, ${country}`}.`,
  activities: (name, list) =>
    list === null ? `Non si sa che cosa si può fare ${a(name)}.` : `Attività ${a(name)}: ${list}.`,
  scenery: (name, type) =>
    type === null ? `Non si sa il tipo di paesaggio di ${name}.` : `Tipo di paesaggio di ${name}: ${type}.`,
  comments: (name, count) =>
    count === undefined
      ? `Non si sa quanti commenti ha ${name}.`
      : `${name} ha ${count} ${count === 1 ? 'commento' : 'commenti'}.`,
  tags: (name, list) => (list === null ? `Non si sa che cosa c’è ${a(name)}.` : `Caratteristiche di ${name}: ${list}.`),
  distanceTo: (name, place, km) =>
    km === null ? `Non si sa quanto dista ${name} da ${place}.` : `${name} è a ${km} da ${place} in linea d’aria.`,
  nearerUnknown: (name, one, other) =>
    `Non si sa che cosa sia più vicino ${a(name)}, ${one} o ${other}: un paese o una grande regione non ha un unico punto da cui misurare.`,
  inPlace: (name, place, isIn, country) =>
    isIn === null
      ? `Non si sa se ${name} è lì: ${place}.`
      : isIn
        ? `Sì, ${name} è lì: ${place}.`
        : `No, ${name} è qui: ${country ?? ''}.`,
  drinkingWater: name =>
    `A ${name} risulta un punto di acqua potabile; qui non si sa se è in funzione e se l’acqua è sicura.`,
  feature: (name, feature, has) =>
    has ? `Sì, per ${name} risulta: ${feature}.` : `Non si sa se ${a(name)} c’è: ${feature}.`,
  elevation: (name, metres) =>
    metres === null ? `Non si sa a che altezza è ${name}.` : `${name} è a ${metres} m sul mare.`,
  elevationAt: name => `${name}: non si sa a che quota si trova; il catalogo conosce solo quella dei propri luoghi.`,
  unrecorded: (name, word, sentence) =>
    sentence === null
      ? `Su «${word}» non risulta nulla per ${name}: non si sa.`
      : `La descrizione di ${name} dice (in inglese): ${sentence}`,

  whyEdited: (name, rating) =>
    `${name} ha dalla redazione il voto ${rating}; non si sa quali fonti di rumore ci siano dietro, perché non sono stati calcolati livelli.`,
  whyAtCoordinates: (name, rating, level) =>
    `${name} ha dalla redazione il voto ${rating}; la redazione non nomina fonti di rumore. Alle sue coordinate sono stati calcolati ${level} dB di rumore.`,
  whyNoMap: (name, rating) =>
    `${name} ha il voto ${rating}, calcolato da una mappa del rumore che non è disponibile: non si sa che cosa ci sia dietro.`,
  why: (name, rating, level, low, high, method, doubt) =>
    `${name} ha il voto ${rating} perché lì sono stati calcolati ${level} dB di rumore, con un intervallo da ${low} a ${high} (metodo ${method}, ${doubt}).`,
  silenceAt: (name, rating, level, low, high, method, doubt) =>
    `${name}: lì sono stati calcolati ${level} dB di rumore, cioè il voto ${rating}, con un intervallo da ${low} a ${high} (metodo ${method}, ${doubt}).`,
  silenceUnknown: name => `Non si sa quanto è tranquillo (${name}): nessuna regione importata copre quel punto.`,
  quietestPoint: (name, km) => `Il punto più tranquillo entro ${km} da ${name} raggiungibile a piedi:`,
  pointsUnknown: (name, km) =>
    `Non si sa qual è il punto più tranquillo entro ${km} da ${name}: nessuna regione importata lo copre.`,
  pointsNone: (name, km) =>
    `Non si sa qual è il punto più tranquillo entro ${km} da ${name}: lì non si conosce alcun sentiero.`,
  pointsNext: list => `Seguono ${list}.`,
  about: level => `circa ${level}`,
  loudest: sources =>
    sources === null ? 'Nessuna fonte di rumore trovata nei dintorni.' : `Il rumore più forte lì: ${sources}.`,
  reasonSupposed: 'la maggior parte di ciò che si può sentire è fuori dalla mappa e non è nota',
  reasonNone: 'nessuna strada, ferrovia o paese è così vicino da sentirsi',
  reasonFaint: source => `si sente solo, e appena: ${source}`,
  reasonMixed: source => `più rumori si mescolano, il più forte: ${source}`,
  reasonMost: source => `quasi tutto il rumore viene da qui: ${source}`,
  rightThere: 'proprio lì',

  equallyRated: (a, b) => `Hanno lo stesso voto: ${a}; ${b}.`,
  quieter: (one, other, difference, isQuieter) =>
    `${one} è più ${isQuieter ? 'tranquillo' : 'rumoroso'} di ${other} (differenza ${difference}):`,
  ranked: list => `Dal più tranquillo al più rumoroso: ${list}.`,
  uncompared: name => `Qui non si sa quanto è tranquillo ${name}.`,
  here: 'Qui non si sa dove Lei si trova: indichi un luogo, o latitudine e longitudine.',
  unknownPlace: name => `Un luogo chiamato «${name}» qui non è noto, quindi non si sa che cosa c’è lì.`,
  unmeasured: said => `Questo qui non si sa (${said}): il catalogo non lo registra.`,
  help: 'Rispondo a domande sui luoghi tranquilli di natura di questo catalogo: dove sono, che voto di silenzio hanno e perché, che cosa c’è e che cosa si può fare, che cosa è più vicino e quanti sono.',
  ratingHelp: `Il voto di silenzio va da 1 (rumoroso) a 5 (silenzio perfetto), con un decimale. È calcolato (metodo ${METHOD}) da strade, ferrovie, aeroporti, centri abitati e industrie della mappa nei dintorni, oppure dato da una redazione; nessuno è misurato sul posto con un microfono. Chieda perché un luogo ha il suo voto per vedere che cosa lì è più forte.`,
  notUnderstood: foreign =>
    `A questo non posso rispondere: conosco solo i luoghi tranquilli di natura di questo catalogo.${foreign === null ? '' : ` Non ho capito ${foreign}.`}`,
  examples: list => `Chieda, per esempio: ${list}.`,
  exampleBest: phrase => `Dove ci sono ${phrase}?`,
  exampleFire: name => `Si può accendere un fuoco ${a(name)}?`,
  exampleCount: (plural, gender) => `${gender === 'f' ? 'Quante' : 'Quanti'} ${plural} ci sono?`,
  englishOnly: 'Questa risposta esiste solo in inglese:',
  declinedSelf: [
    'Mi dispiace che per Lei sia così difficile in questo momento.',
    'In questo non posso aiutare, ma qualcuno può: parli adesso con una persona di fiducia o chiami il numero di emergenza (112 in Europa).',
    'Su findahelpline.com trova persone con cui parlare o scrivere, gratis e in modo riservato.',
  ],
  declinedOthers: 'In questo non posso aiutare.',
  unknowable: ITALIAN_UNKNOWABLE,
}

/** An order of several, agreeing: "più tranquille". */
function agreeing(order: string, gender: Gender): string {
  return gender === 'f' ? order.replace(/i$/, 'e') : order
}
