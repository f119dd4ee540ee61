import type { LanguageTable } from '../language-table.ts'
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
  filler: FILLER,
  contractions: {},
  elided: /(?<!\p{L})(l|d|qu|j|n|s|c|m|t|jusqu|lorsqu|puisqu|quelqu|aujourd)['’](?=[\p{L}])/giu,
  endings: /(?:es|e|s|x)$/,
  comparesWithOf: false,
  compounds: null,
}
