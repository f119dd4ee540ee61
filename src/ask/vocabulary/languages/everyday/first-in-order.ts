import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** What says of a superlative that it begins the list, behind it or before it. */
const FIRST: Readonly<Record<Foreign, readonly (readonly [said: string, as: string])[]>> = {
  de: [
    [String.raw`(\p{L}{3,}ste[nrs]?) (?:zuerst|zu erst|zuoberst|an erster stelle|als erstes?|voran)(?!\p{L})`, '$1'],
  ],
  fr: [[String.raw`((?:les?|la) (?:plus|moins) \p{L}{3,}) (?:d['’]abord|en premier|en tête|au début)(?!\p{L})`, '$1']],
  es: [
    [String.raw`primero (?=(?:el|la|los|las) (?:más|mas|menos) \p{L}{3,})`, ''],
    [String.raw`((?:el|la|los|las) (?:más|mas|menos) \p{L}{3,}) (?:primero|al principio)(?!\p{L})`, '$1'],
  ],
  it: [
    [String.raw`prima (?=(?:il|la|i|le) (?:più|meno) \p{L}{3,})`, ''],
    [String.raw`((?:il|la|i|le) (?:più|meno) \p{L}{3,}) (?:per prim[oaie]|in cima|all['’]inizio)(?!\p{L})`, '$1'],
  ],
}

/** "Lauteste zuerst", "les plus bruyants d'abord", "primero los más ruidosos": the order alone. */
export function firstInOrderIn(language: Foreign): readonly Rewrite[] {
  return FIRST[language].map(([said, as]) => ({
    said: new RegExp(String.raw`(?<!\p{L})${said}`, 'giu'),
    as,
  }))
}
