import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'

/** Before what is sought, and not before how quiet it is, which it makes stronger, nor a dump: "a damn dump" is contempt as a whole. */
const NOUN = {
  en: String.raw`(?=\s+(?!(?:quiet|loud|noisy|calm|peaceful|silent|far|near|close|dump|hole|pit)(?:er|s)?(?!\p{L}))\p{L}{3})`,
  de: String.raw`(?=\s+(?!(?:ruhig|still|leise|laut|weit|nah)(?:er|e|en|es)?(?!\p{L}))\p{L}{3})`,
  romance: String.raw`(?=\s+(?!(?:en|de|que|qui|che|con|por|per|dans|sur|avec|tranquil\p{L}*|silen\p{L}*|calme\p{L}*|bruyant\p{L}*|ruidos\p{L}*|rumoros\p{L}*)(?!\p{L}))\p{L}{3})`,
} as const

const ES = '(?-i:maldit[oa]s?|put[oa]s?|puñeter[oa]s?|jodid[oa]s?|condenad[oa]s?)'
const IT = '(?-i:(?:stra)?maledett[oaie]|dannat[oaie]|fottut[oaie])'

/**
 * What is sworn beside what is sought, "the loudest damn place", "el maldito lago": it restricts nothing. In a capital it may be a name; of a
 * place itself, "that lake is bloody awful", it is told and stays.
 */
const SWORN: Readonly<Record<Language, readonly string[]>> = {
  en: [
    `(?-i:damn(?:ed)?|god ?damn(?:ed)?|bloody|fucking|effing|freaking|frigging|frickin['’]?|flipping|f\\*+ing)${NOUN.en}`,
    "(?<=^\\W*)(?:(?:damn it|dammit|damnit|goddammit|bloody hell|for fuck['’]?s sake),?|(?:damn|fuck|shit),) (?=\\p{L})",
  ],
  de: [
    `(?-i:verdammt(?:e|er|es|en)?|verflucht(?:e|er|es|en)?|verflixt(?:e|er|es|en)?|schei(?:ß|ss))${NOUN.de}(?! ?noch ?mal)`,
    '(?<=^\\W*)(?:(?:verdammt|verflucht|verflixt|scheiße|herrgott),|(?:verdammt|verflucht|verflixt|herrgott) ?noch ?mal,?) (?=\\p{L})',
  ],
  fr: [
    `(?-i:putain|bordel) d(?:e (?=\\p{L}{3})|['’](?=\\p{L}{2}))`,
    `(?<=(?:le|la|les|l['’]|un|une|des|ce|cette|ces|cet) )(?-i:foutus?|foutues?|sacrés?|sacrées?|maudite?s?|fichus?|fichues?)${NOUN.romance}`,
    '(?<=^\\W*)(?:putain|bordel|merde), (?=\\p{L})(?!de )',
  ],
  es: [
    `(?<=(?:el|la|los|las|un|una|qué) )${ES}${NOUN.romance}`,
    '(?<=^\\W*)(?:joder|mierda|maldita sea|hostia|coño), (?=\\p{L})',
  ],
  it: [
    `(?<=(?:il|lo|la|i|gli|le|un|una) )${IT}${NOUN.romance}`,
    '(?<=^\\W*)(?:cazzo|merda|maledizione|accidenti), (?=\\p{L})',
  ],
}

/** "Quel maledetto lago" points at nothing that was spoken of. */
const POINTED: Partial<Readonly<Record<Language, readonly (readonly [string, string])[]>>> = {
  es: [
    [`(?:este|ese|aquel) ${ES}${NOUN.romance}`, 'el'],
    [`(?:esta|esa|aquella) ${ES}${NOUN.romance}`, 'la'],
  ],
  it: [
    [`(?:quel|questo|sto) ${IT}${NOUN.romance}`, 'il'],
    [`(?:quella|questa|sta) ${IT}${NOUN.romance}`, 'la'],
  ],
}

/** Leaves out what is sworn. */
export function swearingIn(language: Language): readonly Rewrite[] {
  const rows = [...SWORN[language].map(said => [said, ''] as const), ...(POINTED[language] ?? [])]
  return rows.map(([said, as]) => ({ said: new RegExp(String.raw`(?<!\p{L})${said}`, 'giu'), as }))
}

/** "R there any", "where r the lakes", "r dogs allowed". */
export const ARE_IN_SHORT: Rewrite = {
  said: /(?:(?<=^\W*)|(?<=\b(?:how|what|where|which|who|why|there|they|you|u|we|these|those|and) ))r(?= (?:there|u|you|they|we|any|some|all|the|these|those|dogs?|fires?|kids|children|pets|tents|campfires|not|allowed|open|free|quiet(?:er)?)\b)/giu,
  as: 'are',
}
