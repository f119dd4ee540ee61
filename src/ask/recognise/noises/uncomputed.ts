import { isFar } from '../places/far.ts'
import type { Span } from '../spans.ts'

/**
 * Takes boats with motors, jet skis and drones that are not wanted, "without drones", as a noise that is not computed: named as
 * not applied. Whether the law allows them is not asked there.
 */
export function withUncomputed(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) =>
    isLaw(span) && CRAFT.test(span.said) && isRuledOut(spans, at) ? { ...span, meaning: { is: 'unknown' } } : span,
  )
}

function isLaw({ meaning }: Span): boolean {
  return meaning.is === 'off topic' && meaning.subject === 'law'
}

const CRAFT = /^(motor ?boats?|powerboats?|jet skis?|snowmobiles?|drones?)$/i

/** "Without music or drones", "far from jet skis". */
function isRuledOut(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at).findLast(span => !LIST.has(span.meaning.is) || isFar(span))
  return before !== undefined && (before.meaning.is === 'negation' || isFar(before))
}

const LIST: ReadonlySet<Span['meaning']['is']> = new Set([
  'and',
  'or',
  'comma',
  'stop',
  'unknown',
  'noise source',
  'off topic',
])
