import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'

const NAME = String.raw`([^?.!,]{2,60}?)`
const END = String.raw`(?!\p{L})`

/** "What makes X so special", "was ist das Besondere an X": what is told of a spot is wanted. */
const SPECIAL: Readonly<Record<Language, { of: readonly string[]; as: string }>> = {
  en: {
    of: [
      `(?:what makes|why is) ${NAME} (?:so |such a )?(?:special|unique|remarkable|extraordinary)(?: place)?`,
      `(?:what is|what['’]?s) (?:so |the )?(?:special|unique|remarkable)(?: thing)? (?:about|with) ${NAME}(?=\\s*(?:$|[?.!,]))`,
    ],
    as: 'tell me about $1',
  },
  de: {
    of: [
      `was macht ${NAME} (?:so )?(?:besonders|einzigartig|speziell|außergewöhnlich)`,
      `was ist (?:das besondere|so besonders|besonders|so einzigartig) (?:an|am|bei|beim) ${NAME}(?=\\s*(?:$|[?.!,]))`,
    ],
    as: 'erzähl mir von $1',
  },
  fr: {
    of: [
      `qu['’]est[- ]ce qui rend ${NAME} (?:si |aussi )?(?:spécial|unique|particulier|particulière|exceptionnel|exceptionnelle)e?`,
      `qu['’](?:est[- ]ce que )?${NAME} a de (?:si )?(?:spécial|particulier|unique)`,
    ],
    as: 'parle-moi de $1',
  },
  es: {
    of: [
      `qué (?:hace|vuelve) (?:tan )?(?:especial|únic[oa]) a ${NAME}(?=\\s*(?:$|[?.!,]))`,
      `(?:qué tiene de (?:especial|únic[oa])|por qué es tan especial) ${NAME}(?=\\s*(?:$|[?.!,]))`,
    ],
    as: 'háblame de $1',
  },
  it: {
    of: [
      `(?:che )?cosa rende (?:così )?(?:special[ei]|unic[oa]) ${NAME}(?=\\s*(?:$|[?.!,]))`,
      `(?:che )?cosa (?:ha|c['’]è) di (?:speciale|unico) (?:a |in )?${NAME}(?=\\s*(?:$|[?.!,]))`,
    ],
    as: 'parlami di $1',
  },
}

/** Writes what asks for the special of a spot as asking to be told of it. */
export function whatIsSpecialIn(language: Language): readonly Rewrite[] {
  const { of, as } = SPECIAL[language]
  return of.map(said => ({ said: new RegExp(String.raw`(?<!\p{L})${said}${END}`, 'giu'), as }))
}
