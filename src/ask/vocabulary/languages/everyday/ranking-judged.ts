import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** "Votre classement, c'est du pipeau", "eure Rangliste ist Quatsch": the ratings are judged, and no first of an order is asked for. */
const SAID: Readonly<Record<Foreign, Rewrite>> = {
  de: {
    said: /(?<!\p{L})(?:eure|euer|deine?|ihre?) (?:rangliste|ranking|rangfolge|bestenliste)(?=,?\s+(?:ist|sind|taugt|stimmt|war)(?!\p{L}))/giu,
    as: 'eure Bewertung',
  },
  fr: {
    said: /(?<!\p{L})(?:votre|ton|vos) (?:classements?|palmarès)(?=,?\s+(?:c['’]est|est|n['’]est|ne|me|vaut|ça)(?!\p{L}))/giu,
    as: 'votre note',
  },
  es: {
    said: /(?<!\p{L})(?:vuestr[ao]|tu|su) (?:clasificación|ranking)(?=,?\s+(?:es|está|no|parece)(?!\p{L}))/giu,
    as: 'vuestra puntuación',
  },
  it: {
    said: /(?<!\p{L})(?:la )?(?:vostra|tua|sua) classifica(?=,?\s+(?:è|fa|non|sembra)(?!\p{L}))/giu,
    as: 'il vostro voto',
  },
}

/** The rewrites of a language for a judgement on the ranking. */
export function rankingJudgedIn(language: Foreign): readonly Rewrite[] {
  return [SAID[language]]
}
