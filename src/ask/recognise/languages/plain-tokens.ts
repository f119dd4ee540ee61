import type { LanguageTable } from '../../vocabulary/languages/language-table.ts'
import { rewritten } from '../../vocabulary/texts/rewritten.ts'
import { type Token, tokensWith } from '../tokens.ts'
import { spelled } from './foreign-lexicon.ts'

/** Splits a question into its words, without what English contracts. */
export function plainTokens(
  text: string,
  { elided, contractions, rewrites = [] }: Pick<LanguageTable, 'elided' | 'contractions' | 'rewrites'>,
): Token[] {
  const plain = spelled(rewritten(text, rewrites))
    .replaceAll(/[¿¡]/g, ' ')
    .replaceAll('_', ' ')
    .replaceAll(/(\d{1,3})[.\u00A0\u202F ](\d{3})(?=\s*(?:km|kilom|m(?!\p{L})|met))/giu, '$1$2')
  const apart = elided === null ? plain : plain.replaceAll(elided, '$1 ')
  return tokensWith(apart, contractionsOf(contractions)).map(token => {
    const text = TYPED.get(token.text.toLowerCase())
    return text === undefined ? token : { ...token, text }
  })
}

/** Words as they were typed that `spelled` keeps apart. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ['ouu', 'où'],
  ['laa', 'là'],
  ['suur', 'sûr'],
  ['ee', 'è'],
  ['schoenner', 'schöner'],
  ['paesse', 'Pässe'],
  ['paessen', 'Pässen'],
  ['faehre', 'Fähre'],
  ['faehren', 'Fähren'],
])

const known = new WeakMap<object, ReadonlyMap<string, string>>()

function contractionsOf(contractions: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const map = known.get(contractions) ?? new Map(Object.entries(contractions))
  known.set(contractions, map)
  return map
}
