import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'

/**
 * Recognises "accessible" before a thing, which is for wheelchairs: "an accessible toilet"; "accessible by bus" and "public
 * transport accessible" are the way there.
 */
export const recogniseAccessible: Recogniser = (tokens, at, { spans }) => {
  const token = tokens[at]
  if (token?.folded !== 'accessible' || token.source !== null) return undefined
  if (/^(freely|publicly|easily|most|least|more|less|readily)$/.test(tokens[at - 1]?.folded ?? '')) return undefined
  if (spans.at(-1)?.meaning.is === 'transport') return { meaning: { is: 'aspect', aspect: 'transport' }, length: 1 }
  const next = meaningAt(tokens, at + 1)?.meaning
  const isThing = next?.is === 'feature' || next?.is === 'generic' || THINGS.test(tokens[at + 1]?.folded ?? '')
  return isThing ? { meaning: { is: 'feature', feature: 'wheelchair' }, length: 1 } : undefined
}

const THINGS =
  /^(loo|loos|boardwalk|boardwalks|entrance|entrances|facilities|seating|room|rooms|way|ways|route|routes)$/
