import type { LanguageTable } from '../language-table.ts'
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
  filler: FILLER,
  contractions: {},
  // "Né" negates by its accent.
  rewrites: [{ said: /(?<!\p{L})n[éè](?!\p{L})/giu, as: 'neanche' }],
  elided:
    /(?<!\p{L})(l|d|c|un|dell|all|nell|sull|dall|quell|quest|cos|dov|com|qualcos|sull|un|s|m|t|v)['’](?=[\p{L}])/giu,
  endings: /(?:hi|he|i|e|o|a)$/,
  pronouns: { before: /^(si|mi|ci|vi|io|noi)$/, behind: null },
  comparesWithOf: true,
  compounds: null,
}
