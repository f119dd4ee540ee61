import type { Span } from '../../recognise/spans.ts'

/** "We do not need a hut", "no hut needed", "with or without a hut": neither with it nor without. */
export function isNotNeeded(spans: readonly Span[], at: number): boolean {
  const no = spans.findLastIndex(({ meaning }, i) => i < at && meaning.is !== 'stop' && meaning.is !== 'relation')
  const span = spans[no]
  if (span?.meaning.is !== 'negation' && span?.meaning.is !== 'forbidden') return false
  if (saysNotNeeded(span) || NEEDED.test(spans[at + 1]?.typed ?? '')) return true
  const before = spans.slice(Math.max(0, no - 2), no).map(({ typed }) => typed)
  return NEEDS.test(before.join(' ')) || (/^without$/i.test(span.said) && WITH_OR.test(before.join(' ')))
}

/** Tells whether a span says "not needed": of what it speaks, one with it will do, too. */
export function saysNotNeeded({ said }: Span): boolean {
  return /^(not need|no need for|not (needed|required|necessary|needed please))$/i.test(said)
}

const NEEDED = /^(needed|required|necessary|nötig|notwendig|erforderlich|nécessaire|necesari[oa]|necessari[oa])$/i
const NEEDS = /\b(brauch\w*|benötig\w*|needs?|require)( (ich|wir|man|i|we))?$/i
const WITH_OR = /^(with|mit|avec|con) (or|oder|ou|o)$/i

/** "Do I need a car": that one can get there by car is no yes; how one gets there is told. */
export function isNeeded(spans: readonly Span[]): boolean {
  return spans.some(({ meaning, typed }) => meaning.is !== 'negation' && SAYS_NEEDED.test(typed))
}

const SAYS_NEEDED =
  /^(needs?|needed|necessary|required|require|brauche?n?|braucht|benötige|nötig|notwendig|besoin|faut|nécessaire|necesito|necesita|(hace )?falta|necesario|serve|bisogno|occorre|necessari[ao])$/i
