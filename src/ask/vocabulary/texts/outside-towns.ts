import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

/** Behind the word: a town that is named, or a part of one, is no town at large; "just outside a city" is near it. */
const NAMED = String.raw`(?!\p{L}|[-\s]+(?:(?:of|von|de|di|d|named)(?!\p{L})|limits|cent(?:re|er)|walls?|gates?|parks?|hall|(?-i:\p{Lu}\p{Ll}+)))`

/** "Outside towns", "hors des villes", and how a language says "away from" them. */
const OUTSIDE: Readonly<Record<Language, readonly [outside: string, as: string]>> = {
  en: [
    `(?<!(?:just|right|directly|shortly|get|getting|way) )(?:outside|out)(?: of)?(?: the| any| all| an?)?(?: big| large| major| busy)? (?:cities|city|towns?|villages|built-up areas)${NAMED}`,
    'away from towns',
  ],
  de: [
    `(?<!(?:direkt|knapp|kurz|gleich) )au(?:ß|ss)erhalb (?:von |der |einer |aller )?(?:groß|gross)?(?:städten?|stadt|ortschaften|dörfern?|siedlungen)${NAMED}`,
    'abseits der Städte',
  ],
  fr: [
    `(?<!(?:juste) )(?:en dehors|hors|à l['’]extérieur) (?:des?|de la|d['’]une|de toute|de toutes les) ?(?:grandes? )?(?:villes?|villages|agglomérations?)${NAMED}`,
    'loin des villes',
  ],
  es: [
    `(?<!justo )(?:fuera|afueras?) (?:de (?:las |la |una |los )?|del )(?:grandes )?(?:ciudad(?:es)?|pueblos?|poblaciones|núcleos urbanos)${NAMED}`,
    'lejos de las ciudades',
  ],
  it: [
    `(?<!appena )(?:al di )?fuori (?:dalle |dalla |delle |della |da(?:lle)? |dai |dei )?(?:grandi )?(?:città|paesi|centri abitati)${NAMED}`,
    'lontano dalle città',
  ],
}

/** Writes "outside towns" as away from them: how much is heard of settlements is computed, where they end is not. */
export function outsideTownsIn(language: Language): readonly Rewrite[] {
  const [outside, as] = OUTSIDE[language]
  return [{ said: new RegExp(String.raw`(?<!\p{L})${outside}`, 'giu'), as }]
}
