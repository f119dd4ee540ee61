import type { LanguageTable } from '../language-table.ts'
import { CONDITIONS } from './conditions.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { MEASURES } from './measures.ts'
import { NAMES } from './names.ts'
import { FILLER, QUESTIONS } from './questions.ts'
import { THINGS } from './things.ts'
import { adjectivesOfCountries } from '../nationalities.ts'
import { adjectivesOfRegions } from '../../region-adjectives.ts'

/** The vocabulary of Spanish. */
export const SPANISH: LanguageTable = {
  rows: [
    ...MEASURES,
    ...ELSEWHERE,
    ...THINGS,
    ...CONDITIONS,
    ...QUESTIONS,
    ...NAMES,
    ...adjectivesOfRegions('es'),
    ...adjectivesOfCountries('es'),
  ],
  things: new Set(THINGS.map(({ english }) => english)),
  filler: FILLER,
  contractions: {},
  elided: null,
  endings: /(?:os|as|es|o|a|s)$/,
  comparesWithOf: false,
  compounds: null,
}
