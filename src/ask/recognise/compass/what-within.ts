import { FILLER, type Span } from '../spans.ts'

/** Reads "what is there within 3 km of Ordino", "qu'y a-t-il à moins de 3 km" as asking for what lies around, and not for the kind of one spot. */
export function withWhatWithin(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === 'tags')
  const span = spans[at]
  const next = spans.slice(at + 1).find(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'relation')?.meaning
  if (!span || next?.is !== 'distance' || next.isHeight) return spans
  return spans.with(at, { ...span, meaning: FILLER, said: 'the' })
}
