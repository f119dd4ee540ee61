import { FILLER, namesSpot, type Span, UNSAID } from '../spans.ts'

/**
 * Reads "quieter than Tyresta in Sweden" as all there that are: with a place behind it, no kind need be named for spots to be
 * looked for, and where Tyresta lies is not asked.
 */
export function withMoreThanIn(spans: readonly Span[]): readonly Span[] {
  const first = spans.findIndex(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'comma')
  const [more, than, spot, relation, place, ...behind] = spans.slice(Math.max(0, first))
  if (more?.meaning.is !== 'comparative' || than?.meaning.is !== 'ask' || than.meaning.ask !== 'compare') return spans
  if (!namesSpot(spot) || relation?.meaning.is !== 'relation' || place?.meaning.is !== 'name') return spans
  return behind.every(({ meaning }) => SAYS_NOTHING.has(meaning.is)) ? [HEAD, ...spans] : spans
}

const HEAD: Span = { ...UNSAID, meaning: { is: 'generic' } }
const SAYS_NOTHING: ReadonlySet<Span['meaning']['is']> = new Set(['sign', FILLER.is])
