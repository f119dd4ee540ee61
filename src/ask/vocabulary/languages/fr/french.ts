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

/** The vocabulary of French. */
export const FRENCH: LanguageTable = {
  ...vocabularyOf('fr', THINGS, [MEASURES, ELSEWHERE, THINGS, CONDITIONS, QUESTIONS, NAMES]),
  filler: [...FILLER, ...wishWordsIn('fr'), ...particlesIn('fr')],
  // Words of English that stand beside others.
  contractions: {
    spot: 'endroit',
    spots: 'endroits',
    pr: 'pour',
    ds: 'dans',
    bcp: 'beaucoup',
    pk: 'pourquoi',
    pq: 'pourquoi',
    jcherche: 'je cherche',
    jveux: 'je veux',
    jai: 'j ai',
    ya: 'y a',
  },
  elided: /(?<!\p{L})(l|d|qu|j|n|s|c|m|t|jusqu|lorsqu|puisqu|quelqu|aujourd)['’](?=[\p{L}])/giu,
  rewrites: [
    // The infinitive as the participle that sounds alike.
    {
      said: /(?<=(?<!\p{L})(?:se|me|nous|vous|pour|peux|peut|peu|veux|veut|y) )(baign|camp|nag|march|promen|repos|pêch)é(?!\p{L})/giu,
      as: '$1er',
    },
    { said: /(?<!\p{L})m[eé]d{1,2}it[eé]r{1,2}an{1,2}[eé]e(?!\p{L})/giu, as: 'méditerranée' },
    ...particleRewritesIn('fr'),
    ...measuredIn('fr'),
    ...noiseToldIn('fr'),
    ...joiningIn('fr'),
    ...askedOtherwiseIn('fr'),
    ...whichIsQuieterIn('fr'),
    ...deniedWishesIn('fr'),
    ...wishSentencesIn('fr'),
    // "Sans prendre l'avion", "sans prendre la voiture".
    { said: /(?<!\p{L})sans (?:avoir à )?prendre (?:l['’]|un )?avion(?!\p{L})/giu, as: 'pas en avion' },
    { said: /(?<!\p{L})sans (?:avoir à )?prendre (?:la |une |le |un )?(?=voiture|train|bus|bateau)/giu, as: 'sans ' },
    // "Quand le parc est-il ouvert", "X est calme à quel point".
    {
      said: /(?<!\p{L})quand ([^?.!,]{2,60}?) (?:est|sont)(?:-(?:il|elle)s?)? ouverte?s?(?!\p{L})/giu,
      as: "horaires d'ouverture $1",
    },
    {
      said: /(?<!\p{L})([^?.!,]{2,60}?) (?:est|sont) (?:calme|tranquille|silencieux|silencieuse|bruyant|bruyante)s? à quel point(?!\p{L})/giu,
      as: 'à quel point est calme $1',
    },
    // "Allemagne du nord au sud": an order, and not northern Germany.
    {
      said: /,? (du (?:nord|sud)|de l['’](?:est|ouest)) (au (?:nord|sud)|à l['’](?:est|ouest))(?!\p{L})/giu,
      as: ', $1 $2',
    },
    // "À 50 km à la ronde".
    { said: /(?<=\d\s?(?:km|kilomètres|kilometres|mètres|m)) [àa] la ronde(?!\p{L})/giu, as: '' },
    // "Combien de lieux font moins de 35 dB": a verb, and no spring.
    {
      said: /(?<!\p{L})(?:font|fait)(?=\s+(?:moins|plus|entre|environ|au moins|au plus)\s)/giu,
      as: 'ont',
    },
    ...asFarAsPossibleIn('fr'),
    ...otherwiseIn('fr'),
    ...andAroundIn('fr'),
    ...toOtherEndIn('fr'),
    ...notBotheringIn('fr'),
    ...rankingJudgedIn('fr'),
    ...listsIn('fr'),
    ...ratingBoundsIn('fr'),
    ...whatIsSpecialIn('fr'),
    ...bothEitherIn('fr'),
    ...moreNoiseIn('fr'),
    ...moreOfWhichIn('fr'),
    ...firstInOrderIn('fr'),
    // "Où est-ce plus calme qu'à Port-Cros": what places are, and not where it lies.
    {
      said: /(?<!\p{L})où (?:est[- ]ce|c['’ ]?est)(?: que c['’ ]?est)? (?=(?:plus|moins) (?:calme|tranquille|silencieu|paisible|bruyant)\p{L}* qu)/giu,
      as: 'quels endroits sont ',
    },
    // "Pas le permis de conduire": no paper that a place asks for.
    { said: /(?<=(?<!\p{L})pas (?:(?:le|de) )?)permis de conduire(?!\p{L})/giu, as: 'permis' },
    // "J'entends des avions toute la journée chez moi", "je ne dors plus à cause des camions": what somebody flees.
    {
      said: /(?<!\p{L})(?:j['’]entends|nous entendons|on entend) (?:(?:sans cesse|tout le temps|toujours|constamment) )?(?:des?|les?|la|l['’]) ?(\p{L}+)(?: (?:toute la journée|tout le temps|sans cesse|en permanence|chez moi|chez nous|à la maison|jour et nuit))+/giu,
      as: 'sans $1',
    },
    {
      said: /(?<!\p{L})(?:je|on|nous) (?:ne |n['’])?(?:dors|dort|dormons|arrive|arrivons)(?: pas| plus| mal)+(?: à dormir)? à cause (?:des?|du|de la|de l['’]) ?(?=\p{L})/giu,
      as: 'sans ',
    },
    // "Ni bruyant ni cher": what is not dear is free.
    { said: /(?<!\p{L})ni ch(?:er|ère)s? ni(?!\p{L})/giu, as: 'gratuit, pas' },
    { said: /(?<=(?<!\p{L})ni\s[^.?!]{0,100})\s+ni ch(?:er|ère)s?(?!\p{L})/giu, as: ', gratuit' },
    // "Moins bien noté que 2" is below a number, and compares with a spot.
    { said: /(?<!\p{L})moins bien notée?s? que (?=\d)/giu, as: 'note inférieure à ' },
    // "Notés 3,6 pile".
    { said: /(\d(?:[.,]\d)?)\s+(?:pile|tout juste|tout rond)(?!\p{L})/giu, as: 'exactement $1' },
    // "Sentiers déserts": empty of people, and no deserts.
    {
      said: /(?<=(?<!\p{L})(?:sentier|chemin|coin|endroit|lieu|rivage|site|vallon|étang|parc|bois|lac)[sx]?\s+(?:(?:totalement|complètement|presque|quasi|bien|très)\s+)?)déserts?(?!\p{L})/giu,
      as: 'isolés',
    },
    // "C koi le + calme", as messages are typed.
    { said: /(?<!\p{L})c['’ ]?(?:est )?(?:koi|quoi) (?=l[ea]s? )/giu, as: 'quel est ' },
    { said: /(?<!\p{L})(l[ea]s?(?:\s\p{L}+)?)\s\+\s?(?=\p{L})/giu, as: '$1 plus ' },
    // "Y a même pas les calanques" asks for what is missed, and denies nothing.
    {
      said: /(?<!\p{L})(?:il )?(?:n['’ ]?)?y a même pas (?=les? |la |l['’])(?=[^,.?!]*[.!]*$)/giu,
      as: 'y a ',
    },
    // "Le deuxième plus calme": a superlative without its article.
    {
      said: /(?<=(?:deuxième|seconde?|troisième|quatrième|cinquième|sixième|dixième|\d[eè](?:me)?)\s)(plus|moins)(?=\s(?:calmes?|tranquilles?|silencieu|paisibles?|bruyant))/giu,
      as: 'le $1',
    },
    // "Moins de bruit d'avion" is less of that noise alone.
    { said: /(?<!\p{L}|avec )moins de bruit(?!\s*(?:d['’]|de |du |des |que |qu['’]))(?!\p{L})/giu, as: 'plus calme' },
    // "No, lakes" is rather that; "no, I meant …" negates nothing that follows.
    {
      said: /^\s*(?:non|no)\s*,\s+(?=(?:(?:des|les|le|la|en|aux?|à|dans|près)(?!\p{L})|l['’])[^,.!?]{2,40}[.!?\s]*$)/giu,
      as: 'plutôt ',
    },
    { said: /^\s*(?:non|no)\s*[,.!]\s+(?=\p{L})/giu, as: '' },
    // "À moins d'une heure" keeps its "de".
    { said: /(?<=(?<!\p{L})(?:moins|plus) )d['’](?=une (?:demi[- ])?heure(?!\p{L}))/giu, as: 'de ' },
    { said: /(?<!\p{L})(?:une )?heure et demie(?!\p{L})/giu, as: '1,5 heures' },
    { said: /(?<!\p{L})(?:une )?demi[- ]heure(?!\p{L})/giu, as: '0,5 heures' },
    { said: /(?<!\p{L}|['’])(?:une |d['’]une )heure(?!\p{L})/giu, as: '1 heure' },
  ],
  diminutive: null,
  endings: /(?:es|e|s|x)$/,
  pronouns: { before: /^(se|s|on|je|j|me|m|tu|te|y)$/, behind: /^(t|on|je|tu|il|elle|ils|elles|nous|vous)$/ },
  comparesWithOf: false,
  compounds: null,
}
