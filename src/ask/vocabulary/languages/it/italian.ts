import type { LanguageTable } from '../language-table.ts'
import { CONDITIONS } from './conditions.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { MEASURES } from './measures.ts'
import { NAMES } from './names.ts'
import { FILLER, QUESTIONS } from './questions.ts'
import { THINGS } from './things.ts'
import { adjectivesOfCountries } from '../nationalities.ts'
import { adjectivesOfRegions } from '../../region-adjectives.ts'

/** The vocabulary of Italian. */
export const ITALIAN: LanguageTable = {
  rows: [
    ...MEASURES,
    ...ELSEWHERE,
    ...THINGS,
    ...CONDITIONS,
    ...QUESTIONS,
    ...NAMES,
    ...adjectivesOfRegions('it'),
    ...adjectivesOfCountries('it'),
  ],
  things: new Set(THINGS.map(({ english }) => english)),
  filler: FILLER,
  contractions: {},
  correlative: { said: /(?<!\p{L})n[éè](?!\p{L})/giu, as: 'neanche' },
  elided:
    /(?<!\p{L})(l|d|c|un|dell|all|nell|sull|dall|quell|quest|cos|dov|com|qualcos|sull|un|s|m|t|v)['’](?=[\p{L}])/giu,
  endings: /(?:hi|he|i|e|o|a)$/,
  comparesWithOf: true,
  compounds: null,
}
