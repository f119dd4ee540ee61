import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

/** Where most of a kind are is asked of countries, where no other place is named. */
const MOST: Readonly<Record<Language, readonly [string, string]>> = {
  en: [
    String.raw`^\W*(?:and )?where (?:are|do (?:i|we|you|people) find|can (?:i|we|you|one) find|will (?:i|we) find) (?:there )?(?:the )?most ((?:national |nature |hot |bird )?(?!spots|places|sites)\p{L}+s)\W*$`,
    'which country has the most $1?',
  ],
  de: [
    String.raw`^\W*(?:und )?wo (?:gibt es|gibts|sind|liegen|stehen|finde ich|findet man|finden wir) (?:denn )?(?:die )?meisten ((?!orte|plätze|stellen)(?-i:\p{Lu})\p{L}+)\W*$`,
    'welches Land hat die meisten $1?',
  ],
  fr: [
    String.raw`^\W*(?:et )?où (?:y a-t-il|trouve-t-on|se trouvent|est-ce qu['’]il y a|est-ce qu['’]on trouve) le plus d(?:e |['’])((?!lieux|endroits)\p{L}+)\W*$`,
    'quel pays a le plus de $1 ?',
  ],
  es: [String.raw`^\W*(?:y )?dónde hay más ((?!lugares|sitios)\p{L}+s)\W*$`, '¿qué país tiene más $1?'],
  it: [
    String.raw`^\W*(?:e )?dove (?:ci sono|si trovano|trovo) più ((?!posti|luoghi)\p{L}+)\W*$`,
    'quale paese ha più $1?',
  ],
}

/** Reads "where are the most lakes?" as asked of countries. */
export function whereMostIn(language: Language): readonly Rewrite[] {
  const [said, as] = MOST[language]
  return [{ said: new RegExp(said, 'giu'), as }]
}
