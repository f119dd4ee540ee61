import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'

/**
 * Recognises the "wild" of camping: whether one may camp outside of camp sites is a matter of
 * law, of which "camping" in the catalogue says nothing.
 */
export const recogniseWildCamping: Recogniser = (tokens, at) => {
  const word = tokens[at]?.folded ?? ''
  const isBefore = /^(wild|stealth|dispersed)$/.test(word) && isCamping(meaningAt(tokens, at + 1)?.meaning)
  const isBehind = /^wild$/.test(word) && isCamping(meaningAt(tokens, at - 1)?.meaning)
  if (!isBefore && !isBehind) return undefined
  return { meaning: { is: 'off topic', subject: 'law' }, length: 1 }
}

function isCamping(meaning: NonNullable<ReturnType<typeof meaningAt>>['meaning'] | undefined): boolean {
  return meaning?.is === 'feature' && meaning.feature === 'camping'
}
