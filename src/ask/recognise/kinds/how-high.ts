import { FILLER, type Span } from '../spans.ts'

/** Reads "how high is the average rating" as the question for that figure: no height above the sea is asked for. */
export function withHowHigh(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => (isOfFigure(spans, at) ? { ...span, meaning: FILLER } : span))
}

function isOfFigure(spans: readonly Span[], at: number): boolean {
  const { meaning, said } = spans[at] ?? { meaning: FILLER, said: '' }
  if (meaning.is !== 'aspect' || meaning.aspect !== 'elevation' || !/^how high/i.test(said)) return false
  const next = spans.slice(at + 1).find(each => each.meaning.is !== 'stop')?.meaning
  if (next?.is === 'aspect') return next.aspect === 'rating' || next.aspect === 'level'
  return next?.is === 'average' || next?.is === 'share' || next?.is === 'rating word'
}
