import { meaningAt } from '../lexicon.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Span } from '../spans.ts'

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

/** Reads "I'm in a wheelchair: are there accessible trails" as asked for wheelchairs, and neither of the price nor of the way there. */
export function withAccessibleByWheelchair(spans: readonly Span[]): readonly Span[] {
  const wheelchair = spans.find(({ meaning }) => meaning.is === 'feature' && meaning.feature === 'wheelchair')
  if (!wheelchair) return spans
  return spans.map((span): Span => {
    if (span.meaning.is !== 'aspect' || !ACCESSIBLE.test(span.typed)) return span
    return { ...span, meaning: IN.test(span.typed) ? { is: 'relation', relation: 'in' } : wheelchair.meaning }
  })
}

const ACCESSIBLE = /^(?:acc?ess?ibles?|accessibil[ei]|zugänglich(?:e[rnms]?)?)(?: en| in)?$/i
/** "Accessible en Bretagne" is one phrase. */
const IN = / (?:en|in)$/i
