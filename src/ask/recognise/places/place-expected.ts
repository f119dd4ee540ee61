import type { Named } from '../../gazetteer/gazetteer.ts'
import { isOrdinary } from '../lexicon.ts'
import type { Lookups } from '../lookups.ts'
import { asTyped, type Token } from '../tokens.ts'
import type { Span } from '../spans.ts'

/** Behind "near", "in", "from", "to", "between", or a place and "and" or "or". */
export function isPlaceExpected(spans: readonly Span[]): boolean {
  const before = spans.filter(({ meaning }) => !(meaning.is === 'stop' || meaning.is === 'sign')).at(-1)
  const last = spans.at(-1)
  if (!before) return false
  if (before.meaning.is === 'and' || before.meaning.is === 'or' || before.meaning.is === 'comma') {
    return spans.at(-2)?.meaning.is === 'name'
  }
  const isDirect = before === last || /^(the|city|town|village|of)$/i.test(last?.said ?? '')
  return (
    isDirect &&
    (before.meaning.is === 'relation' || before.meaning.is === 'walking distance') &&
    !/^(for|by|on)$/i.test(before.said)
  )
}

/** "Triesenberg est calme ?", "Kiruna, I meant": a town that begins a sentence or is alone in it is what it is about; a word of the language only where spots lie near. */
export function isTownNamedFirst(tokens: readonly Token[], at: number, named: Named, lookups: Lookups): boolean {
  const [token, verb] = tokens.slice(at, at + 2)
  const isAlone = tokens.slice(at + 1).every(({ folded }) => BESIDE_NAME.test(folded))
  if (at > 0 || !token || !(isAlone || isBeing(verb)) || !/^\p{Lu}\p{Ll}/u.test(asTyped(token))) return false
  return (!isOrdinary(token.folded) && token.foreign !== 'common') || lookups.isKnownOf(named)
}

/** Words of courtesy and correction beside a name. */
const BESIDE_NAME = /^(\P{L}*|please|instead|rather|i|meant|mean|said|the|meinte|ich)$/u

/** "Est", "est-il calme", which is one phrase. */
function isBeing(token: Token | undefined): boolean {
  return token?.folded === 'is' || /^(?:est|ist|es|è)\b/.test(token?.source?.text ?? '')
}
