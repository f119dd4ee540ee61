import type { LanguageTable } from '../language-table.ts'
import { CONDITIONS } from './conditions.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { MEASURES } from './measures.ts'
import { NAMES } from './names.ts'
import { FILLER, QUESTIONS } from './questions.ts'
import { THINGS } from './things.ts'
import { adjectivesOfCountries } from '../nationalities.ts'
import { adjectivesOfRegions } from '../../region-adjectives.ts'

/** The vocabulary of French. */
export const FRENCH: LanguageTable = {
  rows: [
    ...MEASURES,
    ...ELSEWHERE,
    ...THINGS,
    ...CONDITIONS,
    ...QUESTIONS,
    ...NAMES,
    ...adjectivesOfRegions('fr'),
    ...adjectivesOfCountries('fr'),
  ],
  things: new Set(THINGS.map(({ english }) => english)),
  filler: FILLER,
  contractions: {},
  elided: /(?<!\p{L})(l|d|qu|j|n|s|c|m|t|jusqu|lorsqu|puisqu|quelqu|aujourd)['’](?=[\p{L}])/giu,
  endings: /(?:es|e|s|x)$/,
  comparesWithOf: false,
  compounds: null,
}
