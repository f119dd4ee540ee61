import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

/** A rule with words beside it, and what says that it is in force, which restricts nothing; and how it is said without that. */
const IN_FORCE: Readonly<Record<Language, readonly (readonly [said: string, as: string])[]>> = {
  en: [
    ['((?:rules?|bans?|regulations?|restrictions?)) (?:is|are) (?:in force|in effect|valid|applicable)', '$1 apply'],
  ],
  de: [
    ['(\\p{L}*(?:regel(?:n|ung|ungen)?|verbote?|vorschrift(?:en)?|bestimmung(?:en)?)) (?:gilt|gelten)', '$1'],
    [
      '(?<=^\\W*(?:und )?)(?:gilt|gelten)(?= [^?]{0,40}(?:feuer|brand)(?:regel|verbot|vorschrift|bestimmung))',
      'gibt es',
    ],
  ],
  fr: [
    [
      '((?:règles?|règlements?|interdictions?)(?: [\\p{L}]+){0,3}) (?:(?:s\\W{1,2})?applique(?:nt)?|est en vigueur|sont en vigueur|vaut|valent)(?:[- ](?:t-)?(?:il|elle|ils|elles))?',
      '$1',
    ],
  ],
  es: [
    [
      '((?:normas?|reglas?|prohibici\\p{L}+)(?: [\\p{L}]+){0,3}) (?:rigen?|se aplican?|está en vigor|están en vigor|valen?)',
      '$1',
    ],
  ],
  it: [
    [
      '((?:regol[ae]|norm[ae]|diviet[oi])(?: [\\p{L}]+){0,3}) (?:vale|valgono|si applica|si applicano|è in vigore|sono in vigore)',
      '$1',
    ],
  ],
}

/** Leaves out of "which fire rule applies there" that it applies. */
export function rulesInForceIn(language: Language): readonly Rewrite[] {
  return IN_FORCE[language].map(([said, as]) => ({
    said: new RegExp(String.raw`(?<!\p{L})${said}(?!\p{L})`, 'giu'),
    as,
  }))
}
