import type { Foreign } from '../languages.ts'
import type { Rewrite } from '../language-table.ts'

/** "Ohne dass mich Autolärm stört", "sans que les avions me dérangent", "sin que me moleste el tráfico": without it. */
const SAID: Readonly<Record<Foreign, readonly Rewrite[]>> = {
  de: [
    {
      said: /(?<!\p{L})ohne,? dass (?:(?:mich|uns|einen|man)(?: dort| da)? )?([^,.?!]{2,40}?) (?:(?:mich|uns|einen) )?(?:stört|stören|nervt|nerven|belästigt|belästigen)(?!\p{L})/giu,
      as: 'ohne $1',
    },
    {
      said: /(?<!\p{L}),? wo (?:mich|uns|einen) (kein\p{L}* [^,.?!]{2,40}?) (?:stört|stören|nervt|nerven|belästigt|belästigen)(?!\p{L})/giu,
      as: ' mit $1',
    },
    // "Mich stören Hunde nicht", with the verb before it.
    {
      said: /(?<!\p{L})(?<!wo )(?:mich|uns) (stört|stören|nervt|nerven) ((?!kein)[^,.?!]{2,40}?) (?:gar |überhaupt )?nicht(?!\p{L})/giu,
      as: '$2 $1 mich nicht',
    },
  ],
  fr: [
    {
      said: /(?<!\p{L})sans qu(?:e |['’])([^,.?!]{2,40}?) (?:me|nous|vous|m['’]|ne me|ne nous) ?(?:dérang|gên|embêt|perturb|saoul)(?:e|ent)(?!\p{L})/giu,
      as: 'sans $1',
    },
  ],
  es: [
    {
      said: /(?<!\p{L})sin que (?:me|nos) (?:molest|incord|fastid)i?en? ([^,.?!]{2,40}?)(?=\s*(?:$|[,.?!]|\s(?:en|cerca)\s))/giu,
      as: 'sin $1',
    },
    {
      said: /(?<!\p{L})sin que ([^,.?!]{2,40}?) (?:me|nos) (?:molest|incord|fastid)i?en?(?!\p{L})/giu,
      as: 'sin $1',
    },
  ],
  it: [
    {
      said: /(?<!\p{L})senza che ([^,.?!]{2,40}?) (?:mi|ci|non mi) (?:disturbi|dia fastidio|diano fastidio|disturbino)(?!\p{L})/giu,
      as: 'senza $1',
    },
    {
      said: /(?<!\p{L})senza che (?:mi|ci) (?:disturbi|disturbino|dia fastidio|diano fastidio) ([^,.?!]{2,40}?)(?=\s*(?:$|[,.?!]))/giu,
      as: 'senza $1',
    },
  ],
}

/** The rewrites of a language for what is not to bother anybody. */
export function notBotheringIn(language: Foreign): readonly Rewrite[] {
  return SAID[language]
}
