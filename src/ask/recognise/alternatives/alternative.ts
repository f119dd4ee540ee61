import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Meaning } from '../spans.ts'

/** Recognises "a quieter alternative", "un'alternativa più tranquilla" as a place; an alternative to nothing that is said is none. */
export const recogniseAlternative: Recogniser = (tokens, at, { spans }) => {
  if (!/^alternatives?$/.test(tokens[at]?.folded ?? '')) return undefined
  const isOfKind = isKind(spans.at(-1)?.meaning) || isKind(meaningAt(tokens, at + 1)?.meaning)
  return isOfKind ? { meaning: { is: 'generic' }, length: 1 } : undefined
}

function isKind(meaning: Meaning | undefined): boolean {
  return meaning?.is === 'comparative' || meaning?.is === 'quality' || meaning?.is === 'superlative'
}
