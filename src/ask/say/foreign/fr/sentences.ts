import { METHOD } from '../../../../silence/parameters.ts'
import { FRENCH_WHERE } from './where.ts'
import type { Sentences } from '../de/sentences.ts'
import { type Gender, inList } from '../words.ts'
import { de, FIRST, FIRST_FEMININE, que } from './grammar.ts'
import { FRENCH_UNKNOWABLE } from './unknowable.ts'

/** The sentences of answers in French; what is unknown is "pas connu". */
export const FRENCH_SENTENCES: Sentences = {
  quoted: text => `« ${text} »`,
  and: 'et',
  or: 'ou',
  colon: ' :',
  semicolon: ' ;',
  joint: joint => (joint === 'and' ? 'et' : 'ou'),
  notKnown: 'pas connu',
  lessThan: text => `moins de ${text}`,
  rating: rating => `note ${rating}`,
  doubt: { low: 'fiabilité faible', medium: 'fiabilité moyenne', high: 'fiabilité élevée' },
  where: FRENCH_WHERE,
  middle: name => `${name} (centre)`,
  perhaps: word => `peut-être ${word}`,
  away: (km, from) => (from === null ? `à ${km}` : `à ${km} ${de(from)}`),
  gettingThere: text => `pour y aller (en anglais) : ${text}`,
  gettingThereToo: text => `pour y aller : ${text}`,
  holds: wishes => `connu : ${wishes}`,
  notKnownWishes: wishes => `pas connu : ${wishes}`,

  notApplied: words => `Je n’ai pas pu tenir compte de : ${words}.`,
  rivers:
    'Ici, on compte pour un fleuve ce qui se trouve jusqu’à une trentaine de kilomètres : son cours n’est noté que grossièrement.',
  riversTooCoarse:
    'Ce qui se trouve au bord d’un fleuve ne peut pas se dire dans un territoire si petit : son cours n’est noté que grossièrement, à une trentaine de kilomètres près. Tout le territoire compte, même ce qui est loin de l’eau.',
  estimated: (words, km) => `J’ai compté ${words} comme environ ${km} à vol d’oiseau : c’est une estimation.`,
  readAs: pairs => `J’ai lu ${pairs.map(([from, to]) => `« ${from} » comme « ${to} »`).join(' et ')}.`,
  moreWords: count => `${count} de plus`,
  allThatFollows: 'tout ce qui suit',
  homonym: (name, elsewhere, count) =>
    count === 1
      ? `J’ai cherché à ${name} ; il y en a un autre : ${elsewhere}.`
      : `J’ai cherché à ${name} ; il y en a d’autres : ${elsewhere}.`,

  none: phrase => `Aucun résultat pour « ${phrase} ».`,
  noneRecorded: phrase => `Rien n’est enregistré ici comme « ${phrase} ».`,
  zero: phrase => `Le catalogue compte 0 ${phrase}.`,
  without: (conditions, count) =>
    `Sans ${count === 1 ? 'la condition' : 'les conditions'} ${inList(conditions, 'et')} :`,
  highestRating: rating => `note la plus haute : ${rating}`,
  are: ({ total, phrase, isYes }) => `${isYes ? 'Oui, le catalogue compte' : 'Le catalogue compte'} ${total} ${phrase}`,
  lead: (order, count, more, gender) => {
    const [rated, last] = gender === 'f' ? ['notée', 'la dernière'] : ['noté', 'le dernier']
    const tied = more === 1 ? `est aussi bien ${rated}` : `sont aussi bien ${rated}s`
    return `${count === 1 ? 'En tête des' : `Les ${count}`} ${agreeing(order, gender)}${more > 0 ? ` (${more} de plus ${tied} que ${last})` : ''} :`
  },
  orders: {
    rating: 'plus calmes',
    noise: 'plus bruyants',
    distance: 'plus proches',
    farthest: 'plus éloignés',
    highest: 'plus hauts',
    lowest: 'plus bas',
    northernmost: 'plus au nord',
    southernmost: 'plus au sud',
    easternmost: 'plus à l’est',
    westernmost: 'plus à l’ouest',
    'lowest level': 'au niveau de bruit le plus bas',
    'highest level': 'au niveau de bruit le plus élevé',
    'most activities': 'avec le plus d’activités',
    'most tags': 'avec le plus de caractéristiques',
  },
  inOrder: 'Dans l’ordre :',
  first: (order, phrase, { rank, label, gender }) =>
    `${rank > 1 ? `Au rang ${rank} des` : 'En tête des'} ${agreeing(order, gender)} (« ${phrase} ») : ${label}.`,
  best: (head, gender, order) => {
    const article = gender === 'f' ? 'La' : 'Le'
    const quality = (gender === 'f' ? FIRST_FEMININE.get(order) : undefined) ?? FIRST.get(order) ?? ''
    return `${/^[aeiouéèêîâôh]/i.test(head) ? `L’${head}` : `${article} ${head}`} ${article.toLowerCase()} plus ${quality}`
  },
  is: (best, label) => `${best} est ${label}`,
  noisy: 'bruyant',
  noisyLeft: (count, below) =>
    count === 1
      ? `1 lieu bruyant (note inférieure à ${below}) n’est pas montré.`
      : `${count} lieux bruyants (note inférieure à ${below}) ne sont pas montrés.`,
  tied: count => (count === 1 ? '1 autre a la même note.' : `${count} autres ont la même note.`),
  onlyOne: 'C’est le seul du catalogue.',
  fewer: total => `Il n’y en a pas autant : ${total} au total.`,
  /** Where noisy spots that are not shown may lie nearer. */
  butNoisy: ' qui ne soit pas bruyant',
  closest: (phrase, place, name, km, rating, but) =>
    `Le plus proche ${de(place)} (« ${phrase} »)${but} : ${name}, à ${km} à vol d’oiseau, ${rating}.`,
  closestOfWidened: (name, place, km, rating, but) =>
    `Le plus proche${but} : ${name} (${rating}), à ${km} ${de(place)} à vol d’oiseau.`,
  /** Nothing is near: the closest of all. */
  closestFar: (name, place, km, rating, but) =>
    `Rien de tel à proximité. Le plus proche${but} : ${name} (${rating}), à ${km} ${de(place)} à vol d’oiseau.`,
  looked: km => `J’ai cherché jusqu’à ${km} de là.`,
  byDistance: (shown, total) => `Par distance${total > shown ? `, ${shown} sur ${total}` : ''} :`,
  unmeasuredOf: (count, isHeight, isGivenUp) =>
    isGivenUp
      ? `Pour ${count} ${isHeight ? 'l’altitude n’est pas connue' : 'le niveau de bruit n’est pas connu'}.`
      : `Pour ${count} de plus ${isHeight ? 'l’altitude' : 'le niveau de bruit'} n’est pas ${isHeight ? 'connue' : 'connu'} ; ${count === 1 ? 'laissé' : 'laissés'} de côté.`,
  unranked: (count, isHeight) =>
    `Pour ${count} ${count === 1 ? 'lieu' : 'lieux'} ${isHeight ? 'l’altitude n’est pas connue' : 'ce n’est pas connu'} ; ${count === 1 ? 'laissé' : 'laissés'} de côté.`,
  metres: text => `${text} m d’altitude`,
  description: text => `Description (en anglais) : ${text}`,

  several: (count, phrase, names) =>
    `${count} lieux s’appellent « ${phrase} », le plus calme d’abord : ${names}. La suite concerne le premier.`,
  access: (name, status) =>
    status === undefined
      ? `${name} : on ne sait pas si l’accès est gratuit.`
      : `${name} : accès ${status === 'free' ? 'gratuit' : 'payant ; le prix n’est pas connu'}.`,
  fire: (name, status) =>
    status === null
      ? `${name} : on ne sait pas si le feu y est autorisé.`
      : `${name} : feu ${status === 'allowed' ? 'autorisé' : status === 'prohibited' ? 'interdit' : `réglementé : ${status}`}.`,
  transport: (name, text) =>
    text === null ? `${name} : on ne sait pas comment y aller.` : `${name}, pour y aller (en anglais) : ${text}`,
  byMode: (name, mode) => `${name} : on ne sait pas si l’on peut y aller ainsi (${mode}).`,
  yes: sentence => `Oui : ${sentence}`,
  no: sentence => `Non : ${sentence}`,
  deny: none => `Non : ${none}`,
  rated: (name, rating, word) => `${name} : note ${rating} (${word}).`,
  located: (name, at, near, country) =>
    `${name} se trouve à ${at}${near === null ? '' : `, près ${de(near)}`}${country === null ? '' : `, ${country}`}.`,
  activities: (name, list) =>
    list === null ? `${name} : on ne sait pas ce que l’on peut y faire.` : `Activités à ${name} : ${list}.`,
  scenery: (name, type) =>
    type === null ? `${name} : le type de paysage n’est pas connu.` : `${name}, type de paysage : ${type}.`,
  comments: (name, count) =>
    count === undefined
      ? `${name} : le nombre de commentaires n’est pas connu.`
      : `${name} a ${count} ${count < 2 ? 'commentaire' : 'commentaires'}.`,
  tags: (name, list) =>
    list === null ? `${name} : on ne sait pas ce qu’il y a là.` : `${name}, caractéristiques : ${list}.`,
  distanceTo: (name, place, km) =>
    km === null
      ? `La distance de ${name} à ${place} n’est pas connue.`
      : `${name} est à ${km} ${de(place)} à vol d’oiseau.`,
  nearerUnknown: (name, one, other) =>
    `Lequel est le plus proche ${de(name)}, ${one} ou ${other}, n’est pas connu : un pays ou une grande région n’a pas de point unique d’où mesurer.`,
  inPlace: (name, place, isIn, country) =>
    isIn === null
      ? `On ne sait pas si ${name} s’y trouve : ${place}.`
      : isIn
        ? `Oui, ${name} s’y trouve : ${place}.`
        : `Non, ${name} se trouve ailleurs : ${country ?? ''}.`,
  drinkingWater: name =>
    `Un point d’eau potable est noté à ${name} ; on ne sait pas s’il fonctionne ni si l’eau est sûre.`,
  feature: (name, feature, has) =>
    has ? `Oui, ${name} le mentionne : ${feature}.` : `${name} : ce n’est pas connu (${feature}).`,
  elevation: (name, metres) =>
    metres === null ? `L’altitude de ${name} n’est pas connue.` : `${name} est à ${metres} m d’altitude.`,
  elevationAt: name =>
    `${name} : l’altitude n’est pas connue ; le catalogue ne connaît que celle de ses propres lieux.`,
  unrecorded: (name, word, sentence) =>
    sentence === null
      ? `Rien n’est noté sur « ${word} » pour ${name} ; ce n’est pas connu.`
      : `La description de ${name} dit (en anglais) : ${sentence}`,

  whyEdited: (name, rating) =>
    `${name} a reçu de la rédaction la note ${rating} ; quelles sources de bruit l’expliquent n’est pas connu, car aucun niveau n’a été calculé.`,
  whyAtCoordinates: (name, rating, level) =>
    `${name} a reçu de la rédaction la note ${rating} ; la rédaction ne nomme pas de sources de bruit. À ses coordonnées, ${level} dB de bruit ont été calculés.`,
  whyNoMap: (name, rating) =>
    `${name} a la note ${rating}, calculée d’après une carte de bruit qui n’est pas disponible : ce qui l’explique n’est pas connu.`,
  why: (name, rating, level, low, high, method, doubt) =>
    `${name} a la note ${rating}, car ${level} dB de bruit y ont été calculés, avec un intervalle de ${low} à ${high} (méthode ${method}, ${doubt}).`,
  silenceAt: (name, rating, level, low, high, method, doubt) =>
    `${name} : ${level} dB de bruit y ont été calculés, soit la note ${rating}, avec un intervalle de ${low} à ${high} (méthode ${method}, ${doubt}).`,
  silenceUnknown: name => `Le calme de ce lieu (${name}) n’est pas connu : aucune région importée ne couvre ce point.`,
  quietestPoint: (name, km) => `Le point le plus calme à moins de ${km} ${de(name)}, accessible à pied :`,
  pointsUnknown: (name, km) =>
    `Le point le plus calme à moins de ${km} ${de(name)} n’est pas connu : aucune région importée ne le couvre.`,
  pointsNone: (name, km) =>
    `Le point le plus calme à moins de ${km} ${de(name)} n’est pas connu : aucun sentier n’y est connu.`,
  pointsNext: list => `Viennent ensuite ${list}.`,
  about: level => `environ ${level}`,
  loudest: sources =>
    sources === null ? 'Aucune source de bruit n’a été trouvée à portée.' : `Le plus fort à cet endroit : ${sources}.`,
  reasonSupposed: 'l’essentiel de ce que l’on peut entendre est hors de la carte et n’est pas connu',
  reasonNone: 'ni route, ni voie ferrée, ni village assez près pour être entendu',
  reasonFaint: source => `on n’entend faiblement que ceci : ${source}`,
  reasonMixed: source => `plusieurs bruits se mêlent, le plus fort : ${source}`,
  reasonMost: source => `l’essentiel du bruit vient de là : ${source}`,
  rightThere: 'sur place',

  equallyRated: (a, b) => `Les deux ont la même note : ${a} ; ${b}.`,
  quieter: (one, other, difference, isQuieter) =>
    `${one} est plus ${isQuieter ? 'calme' : 'bruyant'} ${que(other)} (écart ${difference}) :`,
  ranked: list => `Du plus calme au plus bruyant : ${list}.`,
  uncompared: name => `Le calme de ${name} n’est pas connu ici.`,
  here: 'Votre position n’est pas connue ici : nommez un lieu, ou donnez latitude et longitude.',
  unknownPlace: name => `Un lieu nommé « ${name} » n’est pas connu ici ; je ne peux donc pas dire ce qui s’y trouve.`,
  unmeasured: said => `Ce n’est pas connu ici (${said}) : le catalogue ne le note pas.`,
  help: 'Je réponds aux questions sur les lieux de nature calmes de ce catalogue : où ils sont, quelle est leur note de silence et pourquoi, ce qu’on y trouve et ce qu’on peut y faire, ce qui est le plus proche, combien il y en a.',
  ratingHelp: `La note de silence va de 1 (bruyant) à 5 (silence parfait), avec une décimale. Elle est calculée (méthode ${METHOD}) d’après les routes, voies ferrées, aéroports, localités et industries de la carte aux environs, ou donnée par une rédaction ; aucune n’est mesurée sur place avec un microphone. Demandez pourquoi un lieu a sa note pour voir ce qu’on y entend le plus.`,
  notUnderstood: foreign =>
    `Je ne peux pas répondre à cela : je ne connais que les lieux de nature calmes de ce catalogue.${foreign === null ? '' : ` Je n’ai pas compris ${foreign}.`}`,
  examples: list => `Demandez par exemple : ${list}.`,
  exampleBest: phrase => `Où y a-t-il des ${phrase} ?`,
  exampleFire: name => `Peut-on faire du feu à ${name} ?`,
  exampleCount: plural => `Combien de ${plural} y a-t-il ?`,
  englishOnly: 'Cette réponse n’existe qu’en anglais :',
  declinedSelf: [
    'Je suis désolé que ce soit si dur pour vous en ce moment.',
    'Je ne peux pas vous aider pour cela, mais quelqu’un le peut : parlez maintenant à une personne de confiance, ou appelez le numéro d’urgence (112 en Europe, 3114 en France).',
    'Sur findahelpline.com vous trouverez des personnes à qui parler ou écrire, gratuitement et en toute confidentialité.',
  ],
  declinedOthers: 'Je ne peux pas vous aider pour cela.',
  unknowable: FRENCH_UNKNOWABLE,
}

/** An order of several, agreeing: "plus bruyantes". */
function agreeing(order: string, gender: Gender): string {
  return gender === 'f' ? order.replace(/(nt|ut|é)s$/, '$1es').replace(/^plus bas$/, 'plus basses') : order
}
