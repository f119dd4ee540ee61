import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import { whole } from './whole.ts'

/** "Andere Seen als Sarek", "lacs autres que Sarek", "laghi diversi da Sarek": all but that one. */
const OTHERS: Readonly<Record<Foreign, readonly Rewrite[]>> = {
  de: [
    whole(
      String.raw`(?:irgend)?(?:ein(?:en|e[mnrs]?)? )?andere[mnrs]? ([^,.?!;]{3,60}?) als (?=(?:de[mnr] |die |das )?\p{Lu})`,
      '$1 außer ',
    ),
    whole(String.raw`neben ([^,.?!;]{3,60}?) noch(?=\s*(?:$|[?.!,]))`, 'außer $1'),
  ],
  fr: [whole(String.raw`autres? (?:que |qu['’])`, 'sauf ')],
  es: [
    whole(String.raw`(?:distint|diferente|otr)[oa]?s? (?:de|a|que) (?=(?:el |la |los |las )?\p{Lu})`, 'excepto '),
    whole(
      String.raw`(?:otr[oa]s?) ([^,.?!;]{3,60}?) (?:que no sean?|distint[oa]s? de|además de|aparte de) (?=\p{Lu})`,
      '$1 excepto ',
    ),
  ],
  it: [
    whole(
      String.raw`(?:divers[oaie]|differenti|altr[oaie]) (?:da(?:l|lla|i|gli|lle)?|rispetto a) (?=\p{Lu})`,
      'tranne ',
    ),
    whole(
      String.raw`altr[oaie] ([^,.?!;]{3,60}?) (?:oltre a|oltre al|oltre alla|che non siano?) (?=\p{Lu})`,
      '$1 tranne ',
    ),
  ],
}

export function othersThanIn(language: Foreign): readonly Rewrite[] {
  return OTHERS[language]
}
