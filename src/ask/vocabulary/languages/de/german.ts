import { fold } from '../../../../text/fold.ts'
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
import { REWRITES } from './rewrites.ts'
import { THINGS } from './things.ts'

/** The vocabulary of German. */
export const GERMAN: LanguageTable = {
  ...vocabularyOf('de', THINGS, [MEASURES, ELSEWHERE, THINGS, CONDITIONS, QUESTIONS, NAMES]),
  filler: [...FILLER, ...wishWordsIn('de'), ...particlesIn('de')],
  contractions: {
    gibts: 'gibt es',
    isses: 'ist es',
    // Words of English that stand beside others.
    spot: 'ort',
    spots: 'orte',
    gehts: 'geht es',
    ists: 'ist es',
    aufm: 'auf dem',
    fürs: 'für das',
    ins: 'in das',
    ans: 'an das',
    ums: 'um das',
    übers: 'über das',
    nem: 'einem',
    ner: 'einer',
    nen: 'einen',
    ne: 'eine',
    nix: 'nichts',
    nich: 'nicht',
    iwo: 'irgendwo',
    vllt: 'vielleicht',
    mim: 'mit dem',
    mei: 'mein',
    koa: 'kein',
    i: 'ich',
    ned: 'nicht',
    net: 'nicht',
    is: 'ist',
    n: 'ein',
  },
  rewrites: [
    ...particleRewritesIn('de'),
    ...measuredIn('de'),
    ...noiseToldIn('de'),
    ...joiningIn('de'),
    ...askedOtherwiseIn('de'),
    ...whichIsQuieterIn('de'),
    ...deniedWishesIn('de'),
    ...wishSentencesIn('de'),
    ...asFarAsPossibleIn('de'),
    ...otherwiseIn('de'),
    ...andAroundIn('de'),
    ...toOtherEndIn('de'),
    ...notBotheringIn('de'),
    ...rankingJudgedIn('de'),
    ...listsIn('de'),
    ...ratingBoundsIn('de'),
    ...whatIsSpecialIn('de'),
    ...bothEitherIn('de'),
    ...moreNoiseIn('de'),
    ...moreOfWhichIn('de'),
    ...firstInOrderIn('de'),
    ...REWRITES,
  ],
  elided: null,
  diminutive: { said: /(?:chen|lein)s?$/, softened: [], ends: [''] },
  // "Waldseen" is no form of "Wald": "ee" belongs to the word. An "n" alone ends none but behind "e", "el", "er": nor is "Horn" of "hört".
  endings: /(?<=ee)[ns]$|(?!ee)(?<!e(?=e))(?:en|e)?(?:em|en|er|es|e|(?<=e[lr]?)n|s)$/,
  pronouns: { before: /^(man|ich|wir)$/, behind: /^(man|ich|wir)$/ },
  comparesWithOf: false,
  compounds: {
    ordinals: { zweit: 'second', dritt: 'third', viert: 'fourth', [fold('fünft')]: 'fifth' },
    without: /frei(?:e[mnrs]?)?$/,
    heads: new Map([
      ...['weg', 'wege', 'wegen', 'weges', 'pfad', 'pfade', 'pfaden', 'steig', 'steige'].map(
        end => [end, 'hiking'] as const,
      ),
      ...[
        'ort',
        'orte',
        'orten',
        'platz',
        'plätze',
        'plätzen',
        'plätzchen',
        'gebiet',
        'gebiete',
        'ziel',
        'ziele',
        'zielen',
        'fleck',
        'oase',
        'oasen',
        'stelle',
        'stellen',
      ].map(end => [fold(end), 'place'] as const),
    ]),
    adjective: /(?:isch(?:e[mnrs]?)|^Bad)$/,
  },
}
