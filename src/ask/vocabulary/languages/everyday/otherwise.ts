import type { Foreign } from '../languages.ts'
import type { Rewrite } from '../language-table.ts'

/** "In Norway, otherwise in Sweden", "s'il n'y en a pas, en Suède": it is looked for in either. */
const SAID: Readonly<Record<Foreign, Rewrite>> = {
  de: {
    said: /(?<=\p{L})(?:,(?:\s+(?:und|oder),?)?|\s+(?:und|oder),?)\s+(?:sonst|ansonsten|andernfalls|notfalls)\s+(?=(?:in|im|bei|am|auf|um|nahe|nahe bei)\s\p{L})/giu,
    as: ' oder ',
  },
  fr: {
    said: /(?<=\p{L})(?:,(?:\s+(?:et|ou),?)?|\s+(?:et|ou),?)\s+(?:s['’]il n['’]y en a (?:pas|aucune?)|s['’]il n['’]y a rien|sinon|à défaut),?\s+(?=(?:en|au|aux|à|dans|près|autour|sur)\s\p{L})/giu,
    as: ' ou ',
  },
  es: {
    said: /(?<=\p{L})(?:,(?:\s+[yo],?)?|\s+[yo],?)\s+(?:si no,?|de lo contrario,?|en su defecto,?)\s+(?=(?:en|cerca de|alrededor de|por)\s\p{L})/giu,
    as: ' o ',
  },
  it: {
    said: /(?<=\p{L})(?:,(?:\s+(?:e|o|oppure),?)?|\s+(?:e|o|oppure),?)\s+(?:altrimenti|sennò|se no|in alternativa),?\s+(?=(?:in|nel|nella|nelle|nei|a|ad|al|vicino|intorno)\s\p{L})/giu,
    as: ' o ',
  },
}

/** The rewrites of a language for another place where there is none in the first. */
export function otherwiseIn(language: Foreign): readonly Rewrite[] {
  return [SAID[language]]
}
