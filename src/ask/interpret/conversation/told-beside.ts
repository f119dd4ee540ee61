import { LANDSCAPE_KEYS } from '../../vocabulary/features.ts'
import type { Span } from '../../recognise/spans.ts'

/**
 * Tells whether a word stands in what somebody tells beside the question: in brackets, or in a sentence of their own life
 * where another one names what is looked for. "We've got a Silver Cross pram. Is there a park …"
 */
export function isToldBeside(spans: readonly Span[], at: number): boolean {
  return isInBrackets(spans, at) || isOfOwnLife(spans, at)
}

function isInBrackets(spans: readonly Span[], at: number): boolean {
  const open = spans.slice(0, at).findLast(({ typed }) => typed === '(' || typed === ')')
  return open?.typed === '(' && spans.slice(at).some(({ typed }) => typed === ')')
}

function isOfOwnLife(spans: readonly Span[], at: number): boolean {
  const ends = spans.flatMap(({ meaning, typed }, i) => (meaning.is === 'sign' && ENDS.test(typed) ? [i] : []))
  const from = (ends.findLast(end => end < at) ?? -1) + 1
  const to = ends.find(end => end > at) ?? spans.length
  const [own, others] = [spans.slice(from, to), [...spans.slice(0, from), ...spans.slice(to)]]
  return others.some(isSought) && !own.some(isSought) && own.some(({ typed }) => OWN.test(typed))
}

const ENDS = /^[.!?;]$/
const OWN =
  /^(i|we|my|our|me|us|mine|outside|here|today|tonight|ich|wir|mein\w*|unser\w*|je|nous|mon|ma|mes|notre|nos|yo|mi|mis|nuestr\w+|io|mio|mia|nostr\w)$/i

function isSought({ meaning, said }: Span): boolean {
  if (meaning.is === 'feature') return LANDSCAPE_KEYS.has(meaning.feature)
  if (meaning.is === 'generic') return !/^ones?$/i.test(said)
  return meaning.is === 'superlative' || meaning.is === 'mention' || (meaning.is === 'ask' && ASKS.has(meaning.ask))
}

const ASKS: ReadonlySet<string> = new Set(['exists', 'where', 'count', 'tell'])
