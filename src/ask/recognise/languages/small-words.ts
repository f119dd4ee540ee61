// Words in lower case of a question in German, French, Spanish or Italian: most are words of the language, which has more of
// them than any table, and a few are names that somebody typed without their capital.
import { typosBetween } from '../../../text/edit-distance.ts'
import type { Named } from '../../gazetteer/gazetteer.ts'
import type { Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

/** Tells whether a word of another language than English is in lower case. */
export function isSmallWord({ foreign, source, text }: Token): boolean {
  return foreign !== null && /^\p{Ll}/u.test(source?.text ?? text)
}

/**
 * Tells whether a word in lower case may be a misspelled name where no place is expected: of a spot, of which one letter is
 * wrong, in a question that has no capital. "En France métropolitaine" is no Parque Metropolitano, "statues" are no States.
 */
export function isMistypedSmall(tokens: readonly Token[], at: number, name: string, named?: Named): boolean {
  const token = tokens[at]
  if (!token || !isSmallWord(token)) return true
  const isOfSpot = named === undefined || named.spots.length + named.cores.length > 0
  return isOfSpot && !hasCapitals(tokens) && typosBetween(token.folded, name, 1) <= 1
}

/** "Vedere l'aurora": a town in lower case is named behind a thing or by itself ("laghi grenoble"), and not behind an article or a verb. */
export function isSmallTown(tokens: readonly Token[], at: number, spans: readonly Span[]): boolean {
  const token = tokens[at]
  if (!token || !isSmallWord(token)) return false
  return hasCapitals(tokens) || !isTownNext(spans)
}

/** "Lakes grenoble": a town may follow what is looked for, and what lists it. */
export function isTownNext(spans: readonly Span[]): boolean {
  return BEFORE_TOWN.has(spans.at(-1)?.meaning.is ?? 'sign')
}

const BEFORE_TOWN: ReadonlySet<Span['meaning']['is']> = new Set([
  'sign',
  'comma',
  'generic',
  'feature',
  'quality',
  'superlative',
  'access',
  'name',
  'and',
  'or',
])

/** Whether the writer begins a name with a capital: the first word of a sentence tells nothing. */
function hasCapitals(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      at > 0 && !/^[.?!:"“„«»]$/.test(tokens[at - 1]?.text ?? '') && /^\p{Lu}/u.test(token.source?.text ?? token.text),
  )
}
