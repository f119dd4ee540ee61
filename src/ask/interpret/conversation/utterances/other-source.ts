import type { Query } from '../../../query.ts'
import { sourcesIn } from '../../../recognise/noises/source-near.ts'
import { isFiller, type Span } from '../../../recognise/spans.ts'

/** "How far is the nearest road?", "and the motorway?": how near that is, and no word of a description. */
export function withOtherSource(spans: readonly Span[], beforeIt: () => Query | null): readonly Span[] {
  if (spans.length > MOST_SPANS || spans[0]?.meaning.is !== 'and') return spans
  const [found, ...others] = sourcesIn(spans)
  if (!found || others.length > 0) return spans
  const { from, to, source } = found
  // Of trains and trams it may be asked whether they go there.
  const isOther = (span: Span, at: number) => at >= from && at < to && span.meaning.is === 'transport'
  if (spans.some(isOther) || !spans.every((span, at) => (at >= from && at < to) || isBeside(span, at))) return spans
  const near = beforeIt()?.aspects.find(({ of }) => of === 'source near')
  if (near?.of !== 'source near') return spans
  const meaning: Span['meaning'] = { is: 'source near', ...source, km: null, isWhether: false }
  return spans.flatMap((span, at): Span[] =>
    at === to - 1 ? [{ ...span, meaning }] : at >= from && at < to ? [] : [span],
  )
}

/** "And how about to the nearest motorway?". */
const MOST_SPANS = 8

function isBeside({ meaning }: Span, at: number): boolean {
  const isNearest = meaning.is === 'superlative' && meaning.by === 'distance'
  const isHowFar = meaning.is === 'aspect' && meaning.aspect === 'distance'
  return (
    isFiller({ meaning }) ||
    isNearest ||
    isHowFar ||
    meaning.is === 'sign' ||
    meaning.is === 'relation' ||
    (meaning.is === 'and' && at === 0)
  )
}
