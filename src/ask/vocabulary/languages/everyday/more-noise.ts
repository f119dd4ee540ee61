import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

const TWO_NAMES = String.raw`([^.?!,]{2,40}?)`

/** What is said of two places with a noun, as a language says louder. */
const MORE: Readonly<Record<Foreign, readonly (readonly [said: string, as: string])[]>> = {
  de: [
    [String.raw`gibt es mehr (?:lärm|krach)(?=\s[^.?!,]{0,60}\sals\s)`, 'ist es lauter'],
    [String.raw`mehr (?:lärm|krach)(?=\s(?:[^.?!,]{0,60}\s)?als\s)`, 'lauter'],
  ],
  fr: [[String.raw`plus de (?:bruits?|vacarme|boucan)(?=\s[^.?!,]{0,60}?\squ(?:e\s|['’]))`, 'plus bruyant']],
  es: [[String.raw`(?:hay )?m[aá]s ruido en ${TWO_NAMES}\sque en\s`, 'es $1 más ruidoso que ']],
  it: [
    [
      String.raw`(?:c['’]è )?più (?:rumore|chiasso) (?:a|in|al|nel|nella) ${TWO_NAMES}\sche (?:a|in|al|nel|nella)\s`,
      'è $1 più rumoroso rispetto a ',
    ],
  ],
}

/** "Plus de bruit à Fontainebleau qu'à Vincennes", "mehr Lärm als am Königssee": both are compared. */
export function moreNoiseIn(language: Foreign): readonly Rewrite[] {
  return MORE[language].map(([said, as]) => ({ said: new RegExp(String.raw`(?<!\p{L})${said}`, 'giu'), as }))
}
