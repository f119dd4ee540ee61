import type { LanguageTable } from '../language-table.ts'
import { asFarAsPossibleIn } from '../everyday/as-far-as-possible.ts'
import { andAroundIn } from '../lists/and-around.ts'
import { bothEitherIn } from '../everyday/both-either.ts'
import { firstInOrderIn } from '../everyday/first-in-order.ts'
import { moreNoiseIn } from '../everyday/more-noise.ts'
import { moreOfWhichIn } from '../everyday/more-of-which.ts'
import { notBotheringIn } from '../everyday/not-bothering.ts'
import { otherwiseIn } from '../everyday/otherwise.ts'
import { deniedWishesIn } from '../wishes/denied-wishes.ts'
import { wishSentencesIn } from '../wishes/wish-sentences.ts'
import { wishWordsIn } from '../wishes/wish-words.ts'
import { rankingJudgedIn } from '../everyday/ranking-judged.ts'
import { ratingBoundsIn } from '../everyday/rating-bounds.ts'
import { noiseToldIn } from '../../noises/noise-told.ts'
import { joiningIn } from '../chat/joining.ts'
import { particleRewritesIn, particlesIn } from '../chat/particles.ts'
import { askedOtherwiseIn } from '../../texts/asked-otherwise.ts'
import { whichIsQuieterIn } from '../../texts/which-is-quieter.ts'
import { toOtherEndIn } from '../lists/to-other-end.ts'
import { whatIsSpecialIn } from '../everyday/what-is-special.ts'
import { listsIn } from '../lists/lists.ts'
import { measuredIn } from '../measured/measured.ts'
import { vocabularyOf } from '../vocabulary-of.ts'
import { CONDITIONS } from './conditions.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { MEASURES } from './measures.ts'
import { NAMES } from './names.ts'
import { FILLER, QUESTIONS } from './questions.ts'
import { THINGS } from './things.ts'

/** The vocabulary of Spanish. */
export const SPANISH: LanguageTable = {
  ...vocabularyOf('es', THINGS, [MEASURES, ELSEWHERE, THINGS, CONDITIONS, QUESTIONS, NAMES]),
  filler: [...FILLER, ...wishWordsIn('es'), ...particlesIn('es')],
  // Words of English that stand beside others.
  contractions: {
    spot: 'lugar',
    spots: 'lugares',
    // As messages are typed.
    kiero: 'quiero',
    kisiera: 'quisiera',
    aki: 'aquí',
    ke: 'que',
    x: 'por',
    q: 'que',
    k: 'que',
    xq: 'por que',
    tb: 'también',
    tmb: 'también',
    pa: 'para',
    dnd: 'donde',
    d: 'de',
  },
  elided: null,
  rewrites: [
    ...particleRewritesIn('es'),
    ...measuredIn('es'),
    ...noiseToldIn('es'),
    ...joiningIn('es'),
    ...askedOtherwiseIn('es'),
    ...whichIsQuieterIn('es'),
    ...deniedWishesIn('es'),
    ...wishSentencesIn('es'),
    { said: /(?<!\p{L})b[ou]lc[aá]n(es)?(?!\p{L})/giu, as: 'volcan$1' },
    {
      said: /(?<!\p{L})ay (?=(?:alg[uú]n|un[oa]?s?|lagos?|playas?|bosques?|islas?|volcan|bolcan|montaña)\p{L}*)/giu,
      as: 'hay ',
    },
    // "Sin coger el avión", "sin coger el coche".
    {
      said: /(?<!\p{L})sin (?:tener que )?(?:coger|tomar|subir a|volar en) (?:el |un )?avi[oó]n(?!\p{L})/giu,
      as: 'no en avión',
    },
    {
      said: /(?<!\p{L})sin (?:tener que )?(?:coger|tomar|usar) (?:el |un )?(?=coche|tren|bus|autobús|barco)/giu,
      as: 'sin ',
    },
    // "Se puede pasear por Sarek" is within it, where "por Ordino" is about there.
    {
      said: /(?<!\p{L})((?:camin|pase|and|viaj|pedale|naveg)ar|correr|perder(?:me|se|nos)|ir a pie|ir en bici|hacer senderismo) por (?=(?:el |la |los |las )?\p{Lu})/gu,
      as: '$1 en ',
    },
    // "Corea del norte al sur": an order, and not North Korea.
    { said: /,? del (norte|sur|este|oeste) al? (norte|sur|este|oeste)(?!\p{L})/giu, as: ', de $1 a $2' },
    // "Donde no hay carreteras" is without them; "donde no hay que pagar", "donde no hay nadie" are other things.
    {
      said: /(?<!\p{L})(?:d[oó]nde|en (?:el|la|los|las) que) no (?:hay|hayan) (?!que(?!\p{L})|nad[ai]e?(?!\p{L})|much|tant|demasiad|casi|apenas|más|gente)(?=\p{L})/giu,
      as: 'donde no haya ',
    },
    // "El lugar más alto" is the first of an order, where "más alto" alone compares.
    {
      said: /(?<!\p{L})((?:el|la)\s(?!puntuaci|nota|nivel|valor|volumen|ruido|grado|número)\p{L}{3,}\s)más alt([oa])(?!\p{L}|\s+que)/giu,
      as: '$1más elevad$2',
    },
    // "Senderos desiertos": empty of people, and no deserts.
    {
      said: /(?<=(?<!\p{L})(?:senderos?|caminos?|lugar(?:es)?|sitios?|rinc[oó]n(?:es)?|parajes?|bosques?|lagos?|valles?)\s+(?:(?:totalmente|completamente|casi|muy)\s+)?)desiert(os?)(?!\p{L})/giu,
      as: 'aislad$1',
    },
    ...asFarAsPossibleIn('es'),
    ...otherwiseIn('es'),
    ...andAroundIn('es'),
    ...toOtherEndIn('es'),
    ...notBotheringIn('es'),
    ...rankingJudgedIn('es'),
    ...listsIn('es'),
    ...ratingBoundsIn('es'),
    ...whatIsSpecialIn('es'),
    ...bothEitherIn('es'),
    ...moreNoiseIn('es'),
    ...moreOfWhichIn('es'),
    ...firstInOrderIn('es'),
    // "El + tranquilo", as messages are typed.
    { said: /(?<!\p{L})((?:el|la|los|las|lo)(?:\s\p{L}+)?)\s\+\s?(?=\p{L})/giu, as: '$1 más ' },
    { said: /(?<!\p{L})como (?:máximo|mucho)(?!\p{L})/giu, as: 'a lo sumo' },
    // "¿Qué es más silencioso, A o B?" compares; "¿qué es Sarek?" wants to be told.
    { said: /(?<!\p{L})qu[eé] es (?=(?:lo )?(?:más|mas|menos|mejor|peor)(?!\p{L}))/giu, as: 'cuál es ' },
    // "Más bajo de 1500 m" is a bound, "el más bajo de" an order.
    { said: /(?<!\p{L})más baj[oa]s? (?:de|que) (?=\d)/giu, as: 'por debajo de ' },
    { said: /(?<!\p{L})más alt[oa]s? (?:de|que) (?=\d)/giu, as: 'por encima de ' },
    // "Lo más al sur que tengas" is the first of an order, where "más al sur que" compares.
    {
      said: /(?<!\p{L})(más (?:al )?\p{L}{3,}) que (?:tengas|tengáis|tenéis|tienes|haya|hay|conozcas|conozcáis|conoces|exista|existe)(?=\s*(?:[?!.,;]|$|en |cerca ))/giu,
      as: '$1',
    },
    // "Los lagos más tranquilos que sean gratis": one wishes that they are so, and asks nothing.
    {
      said: /(?<=(?<!\p{L})(?:más|mas|menos) (?:\p{L}+|al (?:norte|sur|este|oeste)) )que (?=(?:no )?(?:sean?|estén|esté)(?!\p{L}))/giu,
      as: '',
    },
    // "El lago más tranquilo que admita perros" is the first of those that do; nothing is more quiet than dogs.
    {
      said: /(?<!\p{L})((?:el|la|los|las|dos|tres|cuatro|cinco)\s(?:\p{L}+\s){0,2}(?:más|menos) \p{L}{3,}) (?=que (?:no )?(?:se )?(?:tenga|sea|esté|este|admita|permita|acepte|deje|pueda|haya|ofrezca|cuente)n?(?!\p{L}))/giu,
      as: '$1, ',
    },
    // "El que está más alto" is the highest.
    { said: /(?<!\p{L})(el|la) que (?:está|esté|queda|quede|es|sea) (?=(?:más|menos) \p{L})/giu, as: '$1 ' },
    // How high a lake lies is asked in other words.
    {
      said: /(?<!\p{L})cu[aá]nto mide (?=(?:el|la|los|las) (?:lago|laguna|embalse|río|bosque|playa|isla|parque|cueva|cañón|desierto)(?!\p{L}))/giu,
      as: 'cuánto mide de largo ',
    },
    // "A 50 km a la redonda".
    { said: /(?<=\d\s?(?:km|kilómetros|kilometros|metros|m)) a la redonda(?!\p{L})/giu, as: '' },
    // "No, I meant …" negates nothing that follows.
    {
      said: /^\s*(?:non|no)\s*,\s+(?=(?!(?:no|me|eso|esto|es[ae]|es[ao]s|est[ae]|est[ao]s|aquel\p{L}*|(?:el|la|los|las) otr[ao]s?|otr[ao]s?|ningun[ao]|ni|ya|yo|así|solo|sólo|es|son|hay|está|están|gracias|busco|quiero|buscaba|quería|tampoco|nada|mejor)(?!\p{L}))(?:\p{L}+\s*){1,5}[.!?]?$)/giu,
      as: 'más bien ',
    },
    { said: /^\s*(?:non|no)\s*[,.!]\s+(?=\p{L})/giu, as: '' },
    { said: /(?<!\p{L})(?:una )?hora y media(?!\p{L})/giu, as: '1,5 horas' },
    { said: /(?<!\p{L})media hora(?!\p{L})/giu, as: '0,5 horas' },
    { said: /(?<!\p{L})una hora(?!\p{L})/giu, as: '1 hora' },
  ],
  diminutive: {
    said: /(?:ec|c)?it[oa]s?$/,
    softened: [
      [/qu$/, 'c'],
      [/gu$/, 'g'],
    ],
    ends: ['', 'o', 'a', 'e'],
  },
  endings: /(?:os|as|es|o|a|s)$/,
  pronouns: { before: /^(se|me|nos|te)$/, behind: null },
  comparesWithOf: false,
  compounds: null,
}
