import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'
import { whole } from './whole.ts'

/** Whoever wants no ferry wants no boat either: an island that a boat alone goes to is no answer. Its noise is another thing. */
const WITHOUT: Readonly<Record<Language, readonly [said: string, as: string]>> = {
  en: [
    String.raw`without(?: (?:taking|needing|using|having to take))?(?: an?| any| the)? (?:(?:car |passenger )?ferr(?:y|ies)(?: (?:ride|trip|crossing)s?)?|(?:cruise |expedition )?ship|cruise(?! ships?)|boat (?:ride|trip|crossing))(?! (?:noise|sound|horn|traffic|engine)s?)`,
    'not by boat',
  ],
  de: [
    String.raw`ohne(?: (?:eine|die|jede))?(?: [Ff]ährfahrt| [Ff]ährüberfahrt| (?:[Aa]uto)?[Ff]ähren?)(?: (?:zu )?(?:nehmen|benutzen|nutzen|brauchen)(?: zu müssen)?)?(?! lärm)`,
    'nicht mit dem Schiff',
  ],
  fr: ['sans(?: prendre)?(?: le| la| de| aucun)? (?:ferry|ferries|bac|traversier)', 'pas en bateau'],
  es: [String.raw`sin(?: (?:coger|tomar|usar))?(?: el| un| ning[uú]n)? (?:ferry|ferri|transbordador)`, 'sin barco'],
  it: ['senza(?: prendere)?(?: il| un| alcun)? (?:traghetto|aliscafo)', 'senza nave'],
}

/** Writes "without a ferry" as without any boat. */
export function withoutFerryIn(language: Language): readonly Rewrite[] {
  const [said, as] = WITHOUT[language]
  return [whole(String.raw`(?:${said})(?!\p{L})`, as)]
}
