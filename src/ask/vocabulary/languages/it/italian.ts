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

/** The vocabulary of Italian. */
export const ITALIAN: LanguageTable = {
  ...vocabularyOf('it', THINGS, [MEASURES, ELSEWHERE, THINGS, CONDITIONS, QUESTIONS, NAMES]),
  filler: [...FILLER, ...wishWordsIn('it'), ...particlesIn('it')],
  // Words of English that stand beside others.
  contractions: {
    spot: 'posto',
    // As messages are typed.
    x: 'per',
    xche: 'perche',
    xke: 'perche',
    ke: 'che',
    cmq: 'comunque',
    qlc: 'qualche',
  },
  rewrites: [
    ...particleRewritesIn('it'),
    ...measuredIn('it'),
    ...noiseToldIn('it'),
    ...joiningIn('it'),
    ...askedOtherwiseIn('it'),
    ...whichIsQuieterIn('it'),
    ...deniedWishesIn('it'),
    ...wishSentencesIn('it'),
    // "Senza prendere l'aereo", "senza prendere la macchina".
    { said: /(?<!\p{L})senza (?:dover )?(?:prendere|volare in) (?:l['’]|un )?aereo(?!\p{L})/giu, as: 'non in aereo' },
    {
      said: /(?<!\p{L})senza (?:dover )?(?:prendere|usare) (?:l['’]|la |il |un['’])?(?=auto|macchina|treno|bus|traghetto)/giu,
      as: 'senza ',
    },
    // What other phrases below begin with. "Un po' di silenzio" is some, and no river.
    { said: /(?<!\p{L})un po['’]? (?:di |d['’])(?=\p{Ll})/gu, as: '' },
    { said: /(?<!\p{L})nn(?!\p{L})/giu, as: 'non' },
    { said: /(?<!\p{L})dv(?!\p{L})/giu, as: 'dove' },
    // "Sentieri deserti": empty of people, and no deserts.
    {
      said: /(?<=(?<!\p{L})(?:sentier[oi]|cammin[oi]|luogh?[oi]|post[oi]|angol[oi]|bosch?[oi]|lagh?[oi]|vall[ei])\s+(?:(?:totalmente|completamente|quasi|molto)\s+)?)desert([oi])(?!\p{L})/giu,
      as: 'isolat$1',
    },
    ...asFarAsPossibleIn('it'),
    ...otherwiseIn('it'),
    ...andAroundIn('it'),
    ...toOtherEndIn('it'),
    ...notBotheringIn('it'),
    ...rankingJudgedIn('it'),
    ...listsIn('it'),
    ...ratingBoundsIn('it'),
    ...whatIsSpecialIn('it'),
    ...bothEitherIn('it'),
    ...moreNoiseIn('it'),
    ...moreOfWhichIn('it'),
    ...firstInOrderIn('it'),
    // "I laghi sono più tranquilli dei vulcani" compares; "i più tranquilli dei laghi" are the first of them.
    {
      said: /(?<=(?<!\p{L})(?:sono|è|siano|sia) )((?:più|meno) \p{L}{3,}[oaie]) (?:dei|degli|delle|del|dello|della|di (?=quell[ie]))(?=\s\p{Ll})/gu,
      as: '$1 rispetto a',
    },
    // "È tranquillo a Tokyo?" asks of the place itself.
    {
      said: /^\W*è (?=(?:tranquill|silenzios|calm|rumoros)[oa] (?:a|ad|in|al|nel|nella|sul) )/giu,
      as: 'quanto è ',
    },
    // "Il + tranquillo", as messages are typed.
    { said: /(?<!\p{L})((?:il|la|i|le|lo|gli)(?:\s\p{L}+)?)\s\+\s?(?=\p{L})/giu, as: '$1 più ' },
    // "Meno rumore di aerei" is less of that noise alone.
    {
      said: /(?<!\p{L})meno rumore(?!\s+(?:d['’]|del|dell|de[il]|degli|delle|della|di(?!\s+\p{Lu})|che|rispetto))(?!\p{L})/gu,
      as: 'più tranquillo',
    },
    // How high a lake lies is asked in other words.
    {
      said: /(?<!\p{L})quanto misura (?=(?:il|la|l['’]|lo)\s?(?:lago|laguna|fiume|bosco|foresta|spiaggia|isola|parco|grotta|deserto)(?!\p{L}))/giu,
      as: 'quanto misura di lunghezza ',
    },
    // "Quello più in alto", "quello che sta più in alto" is the highest.
    { said: /(?<!\p{L})quell[oa] (?:che (?:è|sta|si trova|sia) )?(?=(?:più|meno) \p{L})/giu, as: 'il ' },
    // "No, I meant …" negates nothing that follows.
    {
      said: /^\s*(?:non|no)\s*,\s+(?=(?!(?:non|mi|quest\p{L}+|quel\p{L}*|(?:l['’]|gli |le )?altr[oaie]|nessun\p{L}*|né|io|già|così|solo|è|sono|grazie|cerco|voglio|cercavo|volevo|nemmeno|niente|meglio)(?!\p{L}))(?:\p{L}+\s*){1,5}[.!?]?$)/giu,
      as: 'piuttosto ',
    },
    { said: /^\s*(?:non|no)\s*[,.!]\s+(?=\p{L})/giu, as: '' },
    { said: /(?<!\p{L})(?:fare|farsi|farci|farmi) (?:il|un) bagno(?!\p{L})/giu, as: 'nuotare' },
    { said: /(?<!\p{L})più bass[ie] di (?=\d)/giu, as: 'sotto i ' },
    { said: /(?<=\d\s?(?:m|metri)\s)sul mare(?!\p{L})/giu, as: 'sul livello del mare' },
    { said: /(?<!\p{L})un['’]ora e mezz[oa](?!\p{L})/giu, as: '1,5 ore' },
    { said: /(?<!\p{L})mezz['’]ora(?!\p{L})/giu, as: '0,5 ore' },
    { said: /(?<!\p{L})un['’]ora(?!\p{L})/giu, as: '1 ora' },
    {
      said: /(?<!\p{L})(?:dove|in cui) non (?:ci sono|ci siano|circolano|passano|entrano) (?:auto|automobili|macchine)(?!\p{L})/giu,
      as: 'senza automobili',
    },
    // "Dove non ci sono strade" is without them; "dove non c'è nessuno", "dove non c'è molto" are other things.
    {
      said: /(?<!\p{L})(?:dove|in cui) non (?:ci (?:sono|siano|sia)|c['’ ]?[eè]) (?!nessun|nulla|niente|molt|tant|tropp|quasi|più|anima|gente|da(?!\p{L})|bisogno)(?=\p{L})/giu,
      as: 'senza ',
    },
    // "Il posto più alto" is the first of an order, where "più alto" alone compares.
    {
      said: /(?<!\p{L})((?:il|la|l['’])\s?(?!vot[oi]|punteggi|valutazion|livell|rumor|grad|numer)\p{L}{3,}\s)più alt([oa])(?!\p{L})/giu,
      as: '$1più elevat$2',
    },
    {
      said: /(?<!\p{L})((?:il|la|l['’])\s?(?!vot[oi]|punteggi|valutazion|livell|rumor|grad|numer|not[ae])\p{L}{3,}\s)più bass[oa](?!\p{L})(?!\s(?:di|del|dell['’]|della)\s?\d)/giu,
      as: '$1a quota più bassa',
    },
    // "I primi 3 paesi" are countries, where "paesi" may be villages.
    { said: /(?<=(?:\d|due|tre|quattro|cinque|dieci|migliori|primi|quanti)\s)paesi(?!\p{L})/giu, as: 'nazioni' },
    // "Sono stati valutati": no states.
    { said: /(?<=(?:sono|erano|siano) )stat[ie] (?!uniti)(?=\p{L}+t[ie](?!\p{L}))/giu, as: '' },
    // "Un'isola senza auto" has none, where one goes somewhere else "senza auto".
    {
      said: /(?<=(?:isol[ae]|paes[ei]|borg(?:o|hi)|vall[ei]|zon[ae]|villagg(?:io|i)|post[oi]|luog(?:o|hi)|are[ae]|parch?[oi]|spiagg(?:ia|e)|bosc(?:o|hi)|lag(?:o|hi))\s)senza auto(?!\p{L})/giu,
      as: 'senza automobili',
    },
    // "Né" negates by its accent.
    { said: /(?<!\p{L})n[éè](?!\p{L})/giu, as: 'neanche' },
    // "Lo Stelvio": an article, where "lo trovo" has a pronoun.
    { said: /(?<!\p{L})lo (?=s[bcdfgklmnpqrtvz]|z|gn|ps)/giu, as: 'il ' },
  ],
  elided:
    /(?<!\p{L})(l|d|c|un|dell|all|nell|sull|dall|quell|quest|cos|dov|com|qualcos|sull|un|s|m|t|v|n)['’](?=[\p{L}])/giu,
  // "Bagnini" watch over who bathes, and are no small baths.
  diminutive: {
    said: /(?:ett|(?<!^bagn)in|ell|icell|ucci)[oaei]$/,
    softened: [[/h$/, '']],
    ends: ['', 'o', 'a', 'e', 'ia'],
  },
  endings: /(?:hi|he|i|e|o|a)$/,
  pronouns: { before: /^(si|mi|ci|vi|io|noi)$/, behind: null },
  comparesWithOf: true,
  compounds: null,
}
